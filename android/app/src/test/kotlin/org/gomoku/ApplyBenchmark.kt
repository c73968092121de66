package org.gomoku

import org.gomoku.core.Begins
import org.gomoku.core.Event
import org.gomoku.core.NewGame
import org.gomoku.core.Opening
import org.gomoku.core.Outcome
import org.gomoku.core.Players
import org.gomoku.core.Rule
import org.gomoku.core.Session
import kotlin.random.Random

/**
 * Measures what one player's action costs between the app and the core: `apply` through UniFFI and JNA, the whole
 * snapshot included, with the store in memory. Random games on a board of 15 lines, half of them for warming up.
 */
fun main() {
    val session = Session.inMemory()
    val random = Random(seed = 15)
    repeat(GAMES) { playGame(session, random) }
    val nanos = List(GAMES) { playGame(session, random) }.flatten().sorted()
    println(
        "apply through UniFFI, store in memory, ${nanos.size} moves: " +
            "median %.1f µs, 99th percentile %.1f µs".format(nanos.share(0.5), nanos.share(0.99)),
    )
    session.close()
}

private const val GAMES = 100
private const val LINES = 15

/** Plays points in random order until the game is over; returns what each move took, in nanoseconds. */
private fun playGame(session: Session, random: Random): List<Long> {
    val game = NewGame(LINES, Rule.FREESTYLE, Begins.BLACK, Opening.FREE, Players(null, null))
    session.apply(Event.NewGame(game))
    val nanos = mutableListOf<Long>()
    for (point in (0 until LINES * LINES).shuffled(random)) {
        val start = System.nanoTime()
        val snapshot = session.apply(Event.Tap(point))
        nanos += System.nanoTime() - start
        if (snapshot.outcome != Outcome.Playing) break
    }
    return nanos
}

/** The value in microseconds below which this share of the sorted list lies. */
private fun List<Long>.share(share: Double): Double = this[(share * lastIndex).toInt()] / 1000.0
