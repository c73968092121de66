package org.gomoku

import org.gomoku.core.Event
import org.gomoku.core.NewGame
import org.gomoku.support.AppRunner
import org.gomoku.support.PACE_MILLIS
import org.gomoku.support.Phone
import org.gomoku.support.startEngineGame
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith

/** The engine at its strongest, on its own thread, and players who do not wait for it. */
@RunWith(AppRunner::class)
class StopTest {
    private val phone by lazy { Phone() }
    private val engine by lazy { (phone.activity.application as GomokuApplication).engine }

    @Test
    fun `fifty new games begun while the engine thinks leave fifty empty boards`() {
        phone.startEngineGame(R.id.players_black, STRONGEST)
        val game = phone.snapshot.run { NewGame(size, rule, begins, opening, players) }
        repeat(50) {
            thinkAfter("h8")
            Thread.sleep(MILLIS_INTO_THINKING)
            assertEquals(listOf("h8"), phone.moves)
            phone.activity.send(Event.NewGame(game)) // as the dialog does; opening it each time is slow
            assertEquals(emptyList<String>(), phone.moves)
            awaitQuiet()
            assertEquals(emptyList<String>(), phone.moves)
            assertEquals(emptyList<String>(), shown())
        }
    }

    @Test
    fun `undo in the middle of its thinking`() {
        phone.startEngineGame(R.id.players_black, STRONGEST)
        thinkAfter("h8")
        Thread.sleep(MILLIS_INTO_THINKING)
        phone.tap(R.id.undo)
        awaitQuiet()
        assertEquals(emptyList<String>(), phone.moves)
        assertEquals(emptyList<String>(), shown())
    }

    @Test
    fun `the app leaves the foreground in the middle of its thinking`() {
        phone.startEngineGame(R.id.players_black, STRONGEST)
        thinkAfter("h8")
        phone.leave()
        awaitQuiet()
        phone.letPass(10 * PACE_MILLIS)
        assertEquals(listOf("h8"), phone.moves)
        assertNull(engine.thinkingSince)
        phone.comeBack()
        awaitThinking()
        phone.tap(R.id.undo)
        awaitQuiet()
    }

    @Test
    fun `a move in the middle of the search for a hint`() {
        phone.tap("h8", "i9")
        phone.tap(R.id.hint)
        phone.tap("j10")
        awaitQuiet()
        assertEquals(listOf("h8", "i9", "j10"), phone.moves)
        phone.tap(R.id.undo)
        assertNull(phone.snapshot.hint)
    }

    private fun thinkAfter(point: String) {
        phone.tap(point)
        awaitThinking()
    }

    private fun awaitThinking() {
        phone.letPass(PACE_MILLIS)
        await("the engine thinks") { engine.thinkingSince != null }
    }

    private fun awaitQuiet() = await("the engine stops") { engine.thinkingSince == null }

    private fun await(what: String, isTrue: () -> Boolean) {
        val end = System.nanoTime() + PATIENCE_NANOS
        while (!isTrue()) {
            assertTrue(what, System.nanoTime() < end)
            Thread.sleep(1)
            phone.settle()
        }
    }

    /** The moves that the screen shows. */
    private fun shown(): List<String> =
        phone.activity.snapshot.run { moves.take(ply).map { Phone.nameOf(it, size) } }

    private companion object {
        const val STRONGEST = 10
        const val MILLIS_INTO_THINKING = 100L
        const val PATIENCE_NANOS = 2_000_000_000L
    }
}
