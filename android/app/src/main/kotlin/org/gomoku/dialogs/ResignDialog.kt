package org.gomoku.dialogs

import android.app.AlertDialog
import android.app.Dialog
import android.os.Bundle
import org.gomoku.R
import org.gomoku.core.Color
import org.gomoku.core.Event
import org.gomoku.onlyPerson

/** Asks whether the only person in the game, or else the side to move, really gives up. */
@Suppress("DEPRECATION") // the framework's fragments, see GameDialog
class ResignDialog : GameDialog() {
    override fun onCreateDialog(savedInstanceState: Bundle?): Dialog = AlertDialog.Builder(activity)
        .setTitle(R.string.resign_title)
        .setMessage(if (resigning == Color.BLACK) R.string.resign_black else R.string.resign_white)
        .setPositiveButton(R.string.resign) { _, _ -> send(Event.Resign) }
        .setNegativeButton(R.string.cancel, null)
        .create()

    private val resigning: Color?
        get() = snapshot.players.onlyPerson ?: snapshot.turn
}
