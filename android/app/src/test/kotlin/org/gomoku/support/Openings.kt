package org.gomoku.support

import android.app.AlertDialog
import org.gomoku.R

/** Begins a game with an opening, the `opening_` of its choice, through the dialog. */
fun Phone.startOpening(choice: Int) {
    tap(R.id.new_game)
    tap(choice)
    tapDialogButton(AlertDialog.BUTTON_POSITIVE)
}

/** Three stones on the centre and near it, as every opening with a centre allows them. */
val THREE_STONES = arrayOf("h8", "i9", "j10")

/** A white fourth move on the line of [THREE_STONES]: shapes on one side of that line are like those on the other. */
const val FOURTH = "g7"

/** Fifth moves that differ from each other in shape after [THREE_STONES] and [FOURTH] or a stone on k11. */
val FIFTHS = arrayOf("i8", "j8", "k8", "l8", "j9", "k9", "l9", "k10", "l10", "l11")
