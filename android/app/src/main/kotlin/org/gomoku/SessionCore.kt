package org.gomoku

import android.util.Log
import org.gomoku.core.Event
import org.gomoku.core.GameException
import org.gomoku.core.Session
import org.gomoku.core.SessionInterface
import org.gomoku.core.Snapshot
import java.io.File

/** The core in Rust. One native call an event, and one for all that the engine thinks about a move. */
class SessionCore private constructor(
    private val session: SessionInterface,
    override val keepsGames: Boolean,
) : GameCore {
    override fun snapshot(): Snapshot = session.snapshot()

    override fun apply(event: Event): Snapshot = session.apply(event)

    override fun think(): Snapshot = session.think()

    override fun hint(): Snapshot = session.hint()

    companion object {
        private const val TAG = "gomoku"

        /** Opens the game kept in [directory], or one in memory where that folder cannot be used. */
        fun open(directory: File): SessionCore = try {
            SessionCore(Session.open(directory.path), keepsGames = true)
        } catch (refusal: GameException.Storage) {
            Log.e(TAG, "cannot open the session", refusal)
            SessionCore(Session.inMemory(), keepsGames = false)
        }
    }
}
