@file:Suppress("DEPRECATION") // the framework's fragments: small, and they keep a dialog over rotation

package org.gomoku.dialogs

import android.app.Activity
import android.app.DialogFragment
import org.gomoku.GameScreen
import org.gomoku.core.Event
import org.gomoku.core.Snapshot

/** A dialog of the game's screen. It is kept when the screen is turned. */
abstract class GameDialog : DialogFragment() {
    /** What the screen shows. */
    protected val snapshot: Snapshot
        get() = (activity as GameScreen).snapshot

    /** Carries out [event], and tells whether it was. */
    protected fun send(event: Event): Boolean = (activity as GameScreen).send(event)
}

/** Opens [dialog], unless one of its kind is open already. */
fun Activity.open(dialog: GameDialog) {
    val tag = dialog.javaClass.name
    if (fragmentManager.isStateSaved || fragmentManager.findFragmentByTag(tag) != null) return
    dialog.show(fragmentManager, tag)
    fragmentManager.executePendingTransactions()
}
