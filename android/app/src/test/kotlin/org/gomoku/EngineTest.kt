package org.gomoku

import android.app.AlertDialog
import android.view.View
import android.widget.TextView
import org.gomoku.core.Color
import org.gomoku.core.InternalException
import org.gomoku.core.Outcome
import org.gomoku.core.Players
import org.gomoku.core.Snapshot
import org.gomoku.support.AppRunner
import org.gomoku.support.EASY
import org.gomoku.support.HeldThread
import org.gomoku.support.PACE_MILLIS
import org.gomoku.support.Phone
import org.gomoku.support.RestartableApplication
import org.gomoku.support.WATCH_PACE_MILLIS
import org.gomoku.support.startEngineGame
import org.gomoku.support.thinkOn
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RuntimeEnvironment

/** Games with the engine, which thinks when the test lets it. */
@RunWith(AppRunner::class)
class EngineTest {
    private val thread = thinkOn(HeldThread())
    private val phone by lazy { Phone() }

    @Test
    fun `the engine answers a person who is Black`() {
        phone.startEngineGame(R.id.players_black)
        assertEquals(Players(black = null, white = EASY), phone.snapshot.players)
        phone.tap("h8")
        answer()
        assertEquals(2, phone.moves.size)
        assertEquals(phone.string(R.string.black_to_move), phone.text(R.id.status_turn))
        phone.tap(emptyPoint())
        answer()
        assertEquals(4, phone.moves.size)
        phone.screenshot("engine_play")
    }

    @Test
    fun `the engine begins where a person is White`() {
        phone.startEngineGame(R.id.players_white)
        assertEquals(Players(black = EASY, white = null), phone.snapshot.players)
        answer()
        assertEquals(1, phone.moves.size)
        assertEquals(phone.string(R.string.white_to_move), phone.text(R.id.status_turn))
    }

    @Test
    fun `the engine waits a moment before it answers`() {
        phone.startEngineGame(R.id.players_black)
        phone.tap("h8")
        phone.letPass(PACE_MILLIS - MARGIN_MILLIS)
        assertEquals(0, thread.waiting)
        phone.letPass(2 * MARGIN_MILLIS)
        assertEquals(1, thread.waiting)
    }

    @Test
    fun `a game of the engine against itself can be watched, stopped and continued`() {
        phone.startEngineGame(R.id.players_watch)
        assertFalse(phone.view<View>(R.id.hint).isShown)
        phone.letPass(WATCH_PACE_MILLIS)
        think()
        for (ply in 2..4) {
            phone.letPass(WATCH_PACE_MILLIS - MARGIN_MILLIS)
            assertEquals(0, thread.waiting)
            phone.letPass(2 * MARGIN_MILLIS)
            think()
            assertEquals(ply, phone.moves.size)
        }
        phone.screenshot("engine_watch")
        phone.tap(R.id.pause_engine)
        while (thread.waiting > 0) think() // the tap took its time
        assertEquals(4, phone.moves.size)
        assertEquals(phone.string(R.string.engine_paused), phone.text(R.id.status_turn))
        phone.screenshot("engine_paused")
        phone.letPass(10 * WATCH_PACE_MILLIS)
        assertEquals(0, thread.waiting)
        phone.tap(R.id.resume_engine)
        phone.letPass(WATCH_PACE_MILLIS)
        think()
        assertEquals(5, phone.moves.size)
    }

    @Test
    fun `a game of the engine against itself comes to an end`() {
        phone.startEngineGame(R.id.players_watch)
        var plies = 0
        while (phone.snapshot.outcome == Outcome.Playing) {
            phone.letPass(WATCH_PACE_MILLIS)
            think()
            assertTrue("the game ends", ++plies <= phone.snapshot.size * phone.snapshot.size)
        }
        phone.letPass(10 * WATCH_PACE_MILLIS)
        assertEquals(0, thread.waiting)
        assertTrue(phone.view<View>(R.id.banner).isShown)
        assertTrue(phone.view<View>(R.id.hint).isShown)
        assertFalse(phone.view<View>(R.id.hint).isEnabled)
    }

    @Test
    fun `after 300 ms of thinking a spinner shows the time`() {
        phone.startEngineGame(R.id.players_black)
        phone.tap("h8")
        phone.letPass(PACE_MILLIS + 300 - MARGIN_MILLIS)
        assertFalse(phone.view<View>(R.id.thinking).isShown)
        phone.letPass(2 * MARGIN_MILLIS)
        assertTrue(phone.view<View>(R.id.thinking).isShown)
        phone.letPass(900)
        val seconds = phone.text(R.id.thinking_time).removeSuffix(" s")
        assertEquals(1.2, seconds.toDouble(), 0.2)
        assertEquals(
            phone.string(R.string.thinking_spoken, seconds),
            phone.view<View>(R.id.thinking_time).contentDescription,
        )
        phone.screenshot("engine_thinking")
        think()
        assertFalse(phone.view<View>(R.id.thinking).isShown)
        phone.letPass(PACE_MILLIS + 1000)
        assertFalse("nobody thinks any more", phone.view<View>(R.id.thinking).isShown)
    }

    @Test
    fun `a tap while the engine thinks is refused politely`() {
        phone.startEngineGame(R.id.players_black)
        phone.tap("h8", "i9")
        assertEquals(listOf("h8"), phone.moves)
        assertEquals(phone.string(R.string.engines_turn), phone.message)
        phone.letPass(PACE_MILLIS)
        phone.tap("i9")
        assertEquals(listOf("h8"), phone.moves)
        think()
        assertEquals(2, phone.moves.size)
    }

    @Test
    fun `undo while the engine thinks takes one's own move back`() {
        phone.startEngineGame(R.id.players_black)
        phone.tap("h8")
        phone.letPass(PACE_MILLIS)
        phone.tap(R.id.undo)
        assertEquals(emptyList<String>(), phone.moves)
        think()
        phone.letPass(PACE_MILLIS)
        assertEquals(emptyList<String>(), phone.moves)
        assertEquals(0, thread.waiting)
    }

    @Test
    fun `undo after the engine's answer takes both moves back`() {
        phone.startEngineGame(R.id.players_black)
        phone.tap("h8")
        answer()
        phone.tap(R.id.undo)
        assertEquals(emptyList<String>(), phone.moves)
        assertFalse(phone.view<View>(R.id.undo).isEnabled)
        assertEquals(0, thread.waiting)
    }

    @Test
    fun `what is set while the engine thinks does not disturb it`() {
        phone.startEngineGame(R.id.players_black)
        phone.tap("h8")
        phone.letPass(PACE_MILLIS)
        phone.tap(R.id.settings)
        phone.tap(R.id.show_move_numbers)
        phone.back()
        assertEquals(1, thread.waiting)
        think()
        assertEquals(2, phone.moves.size)
    }

    @Test
    fun `in the background the engine stops, in the foreground it goes on`() {
        phone.startEngineGame(R.id.players_black)
        phone.tap("h8")
        phone.letPass(PACE_MILLIS)
        phone.leave()
        think()
        phone.letPass(10 * PACE_MILLIS)
        assertEquals(listOf("h8"), phone.moves)
        assertEquals(0, thread.waiting)
        phone.comeBack()
        answer()
        assertEquals(2, phone.moves.size)
    }

    @Test
    fun `a rotation while the engine thinks keeps the game and the one thread`() {
        phone.startEngineGame(R.id.players_black)
        phone.tap("h8")
        phone.letPass(PACE_MILLIS + 1000)
        phone.configure("+land")
        assertTrue("its time runs on", phone.text(R.id.thinking_time).removeSuffix(" s").toDouble() >= 1.0)
        phone.letPass(PACE_MILLIS)
        phone.screenshot("engine_thinking_landscape")
        assertEquals("it was not asked again", 1, thread.waiting)
        think()
        assertEquals(2, phone.moves.size)
        assertEquals(phone.string(R.string.black_to_move), phone.text(R.id.status_turn))
        assertFalse(phone.view<View>(R.id.thinking).isShown)
    }

    @Test
    fun `the engine decides in an opening, too`() {
        phone.tap(R.id.new_game)
        phone.tap(R.id.players_black)
        phone.tap(R.id.opening_swap)
        phone.tapDialogButton(AlertDialog.BUTTON_POSITIVE)
        phone.tap("h8", "i9", "j10")
        assertFalse("not a person is asked", phone.view<View>(R.id.opening_bar).isShown)
        answer()
        assertNull("the engine swapped or stayed", phone.snapshot.task)
        assertEquals(3, phone.snapshot.ply)
    }

    @Test
    fun `the engine goes on after the process was killed while it thought`() {
        phone.startEngineGame(R.id.players_black)
        phone.tap("h8")
        phone.letPass(PACE_MILLIS)
        phone.startAgainAfterKill()
        assertEquals(Players(black = null, white = EASY), phone.snapshot.players)
        phone.letPass(PACE_MILLIS)
        while (thread.waiting > 0) think()
        assertEquals(2, phone.moves.size)
    }

    @Test
    fun `a person resigns while the engine is to move`() {
        phone.startEngineGame(R.id.players_black)
        phone.tap("h8")
        phone.tap(R.id.new_game)
        phone.tap(R.id.resign)
        val words = phone.dialogView<TextView>(android.R.id.message).text.toString()
        assertEquals(phone.string(R.string.resign_black), words)
        phone.tapDialogButton(AlertDialog.BUTTON_POSITIVE)
        assertEquals(Color.WHITE, (phone.snapshot.outcome as Outcome.Win).winner)
        phone.letPass(PACE_MILLIS)
        assertEquals(0, thread.waiting)
    }

    @Test
    fun `an engine that fails waits, and the game goes on`() {
        val application = RuntimeEnvironment.getApplication() as RestartableApplication
        val broken = BrokenEngine(application.core)
        application.core = broken
        phone.startEngineGame(R.id.players_black)
        phone.tap("h8")
        answer()
        assertEquals(phone.string(R.string.something_failed), phone.message)
        assertTrue(phone.snapshot.paused)
        broken.isBroken = false
        phone.tap(R.id.resume_engine)
        answer()
        assertEquals(2, phone.moves.size)
    }

    /** Lets the engine have its turn from its first moment to its move. */
    private fun answer() {
        assertTrue("the engine is to move", phone.snapshot.engineToMove)
        phone.letPass(PACE_MILLIS)
        think()
    }

    /** Lets the engine find what it was asked for. */
    private fun think() {
        thread.goOn()
        phone.settle()
    }

    private fun emptyPoint(): String = phone.snapshot.run { Phone.nameOf(cells.indexOf(0), size) }

    /** The core, with an engine that panics. */
    private class BrokenEngine(private val core: GameCore) : GameCore by core {
        var isBroken = true

        override fun think(): Snapshot = if (isBroken) throw InternalException("on purpose") else core.think()
    }

    private companion object {
        /** Each frame that is drawn takes a little of the phone's time, so moments are not exact. */
        const val MARGIN_MILLIS = 50L
    }
}
