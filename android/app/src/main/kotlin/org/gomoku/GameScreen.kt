package org.gomoku

import org.gomoku.core.Event
import org.gomoku.core.Snapshot

/** The activity as its dialogs see it. */
interface GameScreen {
    /** What is shown. */
    val snapshot: Snapshot

    /** Carries out [event] and shows what comes of it, be it a refusal; whether it was carried out. */
    fun send(event: Event): Boolean
}
