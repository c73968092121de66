package org.gomoku.dialogs

import android.app.AlertDialog
import android.app.Dialog
import android.os.Bundle
import org.gomoku.R
import org.gomoku.core.Event

/** Asks whether both players really agree on a draw. */
@Suppress("DEPRECATION") // the framework's fragments, see GameDialog
class AgreeDrawDialog : GameDialog() {
    override fun onCreateDialog(savedInstanceState: Bundle?): Dialog = AlertDialog.Builder(activity)
        .setTitle(R.string.agree_draw_title)
        .setMessage(R.string.agree_draw_message)
        .setPositiveButton(R.string.agree) { _, _ -> send(Event.AgreeDraw) }
        .setNegativeButton(R.string.cancel, null)
        .create()
}
