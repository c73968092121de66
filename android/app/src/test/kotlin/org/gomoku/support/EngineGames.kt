package org.gomoku.support

import android.app.AlertDialog
import org.gomoku.R
import org.robolectric.RuntimeEnvironment

/** How long the app shows a person's move before the engine begins to think. */
const val PACE_MILLIS = 250L

/** How long the app shows a move of the engine before it thinks again, where it plays itself. */
const val WATCH_PACE_MILLIS = 600L

/** The engine of the app's process thinks on this thread. To be said before the app starts. */
fun thinkOn(thread: HeldThread): HeldThread {
    (RuntimeEnvironment.getApplication() as RestartableApplication).engineThread = thread
    return thread
}

/** The engine at its easiest preset. */
const val EASY = 2

/** Begins a game of these players, the `players_` of their choice, with the engine at [level], through the dialog. */
fun Phone.startEngineGame(players: Int, level: Int = EASY) {
    tap(R.id.new_game)
    tap(players)
    tap(R.id.level_easy)
    repeat(level - EASY) { tap(R.id.level_larger) }
    tapDialogButton(AlertDialog.BUTTON_POSITIVE)
}
