package org.gomoku.board

import android.view.accessibility.AccessibilityNodeInfo
import org.gomoku.R
import org.gomoku.support.AppRunner
import org.gomoku.support.HeldThread
import org.gomoku.support.PACE_MILLIS
import org.gomoku.support.Phone
import org.gomoku.support.ScreenReader
import org.gomoku.support.startEngineGame
import org.gomoku.support.thinkOn
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith

/** What a screen reader is told of the engine. */
@RunWith(AppRunner::class)
class EngineSpeechTest {
    private val reader = ScreenReader()
    private val thread = thinkOn(HeldThread())
    private val phone by lazy { Phone() }

    @Test
    fun `the engine's move is announced`() {
        phone.startEngineGame(R.id.players_black)
        phone.tap("h8")
        phone.letPass(PACE_MILLIS)
        assertFalse("nothing can be played while it thinks", node("a1").isClickable)
        think()
        val move = phone.string(R.string.announce_white_move, phone.moves.last())
        val turn = phone.string(R.string.black_to_move)
        assertEquals(phone.string(R.string.announce_with_turn, move, turn), announcement())
        assertTrue(node("a1").isClickable)
        val both = phone.moves.joinToString()
        phone.tap(R.id.undo)
        assertTrue(announcement(), announcement().startsWith(phone.string(R.string.announce_undone, both)))
    }

    @Test
    fun `a hint is announced, and its point tells that it is one`() {
        phone.tap("h8", "a15", "i8", "o15", "j8", "a2")
        phone.tap(R.id.hint)
        think()
        assertEquals(phone.string(R.string.announce_hint, phone.text(R.id.hint_words)), announcement())
        val name = Phone.nameOf(checkNotNull(phone.snapshot.hint).point, 15)
        val empty = phone.string(R.string.point_empty, name)
        assertEquals(phone.string(R.string.point_hint, empty), node(name).contentDescription)
    }

    @Test
    fun `that the engine waits is announced, and that it goes on`() {
        phone.startEngineGame(R.id.players_watch)
        phone.tap(R.id.pause_engine)
        assertEquals(phone.string(R.string.engine_paused), announcement())
        phone.tap(R.id.resume_engine)
        assertEquals(phone.string(R.string.black_to_move), announcement())
    }

    private fun think() {
        thread.goOn()
        phone.settle()
    }

    private fun node(point: String): AccessibilityNodeInfo {
        val index = Phone.indexOf(point, phone.board.geometry.lines)
        return checkNotNull(phone.board.accessibilityNodeProvider?.createAccessibilityNodeInfo(index))
    }

    private fun announcement(): String = reader.announcements.last()
}
