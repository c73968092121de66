package org.gomoku.dialogs

import android.app.AlertDialog
import android.app.Dialog
import android.os.Bundle
import org.gomoku.R
import org.gomoku.core.Event

/** Asks whether all scores shall really go. */
@Suppress("DEPRECATION") // the framework's fragments, see GameDialog
class ClearScoresDialog : GameDialog() {
    override fun onCreateDialog(savedInstanceState: Bundle?): Dialog = AlertDialog.Builder(activity)
        .setTitle(R.string.clear_scores_title)
        .setMessage(R.string.clear_scores_message)
        .setPositiveButton(R.string.clear) { _, _ -> send(Event.ClearScores) }
        .setNegativeButton(R.string.cancel, null)
        .create()
}
