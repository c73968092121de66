package org.gomoku

import org.gomoku.core.Event
import org.gomoku.core.GameException
import org.gomoku.core.Snapshot

/**
 * What the screen knows of the rules, the game and the disk: events go in, one immutable snapshot comes out.
 *
 * The app's is [SessionCore]; tests may put a fake in its place.
 */
interface GameCore {
    /** Whether games outlive the process. When they do not, the screen says so. */
    val keepsGames: Boolean

    /** The present state. */
    fun snapshot(): Snapshot

    /**
     * Carries out [event] and answers with the new state.
     *
     * @throws GameException why the event was refused; nothing has changed then
     */
    fun apply(event: Event): Snapshot

    /**
     * Lets the engine move or decide where it is to, and answers with the new state. Takes seconds, and every
     * other call works meanwhile; one that goes on with the game, or suspends it, stops this one, which then
     * changes nothing.
     *
     * @throws GameException when no engine is to move
     */
    fun think(): Snapshot

    /**
     * Lets the engine find what it would play in the place of the person to move, and answers with the state that
     * has it as its hint. For the rest it is as [think].
     *
     * @throws GameException when no person is to move
     */
    fun hint(): Snapshot
}
