package org.gomoku

import org.gomoku.core.Snapshot

/**
 * How long the engine waits before it thinks, so that a person sees each move for a moment before the next one
 * stands on the board. It waits before and not after: the screen is never behind the core.
 */
object Pace {
    private const val AGAINST_PERSON = 250L
    private const val AGAINST_ITSELF = 600L

    /** The milliseconds between [shown] and the moment in which the engine begins to think about it. */
    fun millisBefore(shown: Snapshot): Long = if (shown.players.areEngines) AGAINST_ITSELF else AGAINST_PERSON
}
