package org.gomoku.board

import android.graphics.Rect
import android.os.SystemClock
import android.view.InputDevice
import android.view.MotionEvent
import android.view.View
import android.view.accessibility.AccessibilityEvent
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.Button
import org.gomoku.PlayTest
import org.gomoku.R
import org.gomoku.support.AppRunner
import org.gomoku.support.FOURTH
import org.gomoku.support.Phone
import org.gomoku.support.ScreenReader
import org.gomoku.support.THREE_STONES
import org.gomoku.support.startOpening
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config
import kotlin.math.abs

/** The board as a screen reader has it: every point is a view of its own. */
@RunWith(AppRunner::class)
class BoardAccessibilityTest {
    private val reader = ScreenReader()
    private val phone by lazy { Phone() }

    @Test
    fun `every point is a node with its bounds`() {
        val board = phone.board
        assertEquals(225, board.createAccessibilityNodeInfo().childCount)
        val bounds = Rect()
        val corner = IntArray(2).also(board::getLocationOnScreen)
        for (point in 0 until 225) {
            val node = node(point)
            assertEquals("${Phone.nameOf(point, 15)}, empty", node.contentDescription)
            assertEquals(Button::class.java.name, node.className)
            assertTrue(node.isClickable && node.isEnabled && node.isVisibleToUser)
            node.getBoundsInScreen(bounds)
            assertTrue(abs(bounds.exactCenterX() - corner[0] - board.geometry.x(point)) <= 1f)
            assertTrue(abs(bounds.exactCenterY() - corner[1] - board.geometry.y(point)) <= 1f)
            assertTrue(abs(bounds.width() - board.geometry.step) <= 1f)
        }
    }

    @Test
    fun `nodes tell the stone, its move and its marks`() {
        phone.tap(*PlayTest.BLACK_WINS.copyOf(3).requireNoNulls())
        assertEquals("h8, black, move 1", node("h8").contentDescription)
        assertEquals("h9, white, move 2", node("h9").contentDescription)
        assertEquals("i8, black, move 3, last move", node("i8").contentDescription)
        assertFalse("a stone cannot be activated", node("h8").isClickable)
        phone.tap(*PlayTest.BLACK_WINS.drop(3).toTypedArray())
        assertEquals("h8, black, move 1, winning stone", node("h8").contentDescription)
        assertFalse("nothing can be played after the end", node("a1").isClickable)
    }

    @Test
    fun `activating a node plays and says so`() {
        assertTrue(activate("h8"))
        assertEquals(listOf("h8"), phone.moves)
        assertTrue(reader.announcements.last().startsWith(phone.string(R.string.announce_black_move, "h8")))
        assertTrue(activate("h9"))
        assertTrue(reader.announcements.last().startsWith(phone.string(R.string.announce_white_move, "h9")))
        phone.tap(R.id.undo)
        assertTrue(reader.announcements.last().startsWith(phone.string(R.string.announce_undone, "h9")))
    }

    @Test
    fun `the end is announced`() {
        PlayTest.BLACK_WINS.forEach(::activate)
        assertTrue(
            reader.announcements.last(),
            phone.string(R.string.black_wins) in reader.announcements.last(),
        )
    }

    @Test
    fun `what an opening asks is announced, and where the stone has to lie`() {
        phone.startOpening(R.id.opening_rif)
        val first = phone.string(R.string.task_on_centre, phone.string(R.string.task_stone_black, 1))
        assertTrue(reader.announcements.last(), reader.announcements.last().endsWith(first))
        activate("h8")
        val second = phone.string(R.string.task_in_lines, phone.string(R.string.task_stone_white, 1), 3)
        assertTrue(reader.announcements.last(), reader.announcements.last().endsWith(second))
        assertEquals(second, phone.view<View>(R.id.status_turn).contentDescription)
        activate("i9")
        activate("j10")
        assertFalse("nothing can be placed while a decision is asked", node("a1").isClickable)
        val question = phone.string(R.string.task_swap, 2)
        val white = phone.string(R.string.player_has_white, 2)
        assertTrue(reader.announcements.last(), reader.announcements.last().endsWith("$question $white"))
        phone.tap(R.id.decide_stay)
        assertEquals(phone.string(R.string.task_stone_white, 2), reader.announcements.last())
    }

    @Test
    fun `offers are announced, described and chosen`() {
        phone.startOpening(R.id.opening_rif)
        THREE_STONES.forEach(::activate)
        phone.tap(R.id.decide_stay)
        activate(FOURTH)
        assertEquals(phone.string(R.string.offer_here), action("i8"))
        activate("i8")
        assertTrue(reader.announcements.last().startsWith(phone.string(R.string.announce_offered, "i8")))
        assertEquals(phone.string(R.string.point_offered, "i8"), node("i8").contentDescription)
        phone.tap(R.id.undo)
        assertTrue(reader.announcements.last().startsWith(phone.string(R.string.announce_undone, "i8")))
        activate("i8")
        activate("j8")
        assertEquals(phone.string(R.string.choose_here), action("j8"))
        activate("j8")
        assertEquals("i8, empty", node("i8").contentDescription)
        assertEquals("j8, black, move 5, last move", node("j8").contentDescription)
        assertEquals(phone.string(R.string.play_here), action("i8"))
    }

    @Test
    fun `a finger that explores hears the point under it`() {
        hover("d12")
        hover("e12")
        val heard = reader.events
            .filter { it.eventType == AccessibilityEvent.TYPE_VIEW_HOVER_ENTER }
            .map { it.contentDescription?.toString() ?: it.text.joinToString() }
        assertEquals(listOf("d12, empty", "e12, empty"), heard.takeLast(2))
    }

    @Test
    fun `the nodes follow the size of the board`() {
        phone.startGameOfSize(9)
        assertEquals(81, phone.board.createAccessibilityNodeInfo().childCount)
        assertEquals("a9, empty", node(0).contentDescription)
        assertTrue(activate("i1"))
        assertEquals(listOf("i1"), phone.moves)
    }

    @Test
    @Config(qualifiers = "zh-rCN-w411dp-h891dp-xhdpi")
    fun `nodes speak the language of the phone`() {
        phone.tap("h8")
        val text = node("h8").contentDescription.toString()
        assertEquals(
            phone.string(R.string.point_last_move, phone.string(R.string.point_black, "h8", 1)),
            text,
        )
        assertTrue(text, text.any { it in '\u4e00'..'\u9fff' })
    }

    private fun activate(point: String): Boolean {
        val done = phone.board.accessibilityNodeProvider
            .performAction(indexOf(point), AccessibilityNodeInfo.ACTION_CLICK, null)
        phone.settle()
        return done
    }

    private fun action(point: String) =
        node(point).actionList.first { it.id == AccessibilityNodeInfo.ACTION_CLICK }.label

    private fun node(point: String) = node(indexOf(point))

    private fun node(point: Int): AccessibilityNodeInfo =
        checkNotNull(phone.board.accessibilityNodeProvider.createAccessibilityNodeInfo(point))

    private fun indexOf(point: String) = Phone.indexOf(point, phone.snapshot.size)

    private fun hover(point: String) {
        val geometry = phone.board.geometry
        val now = SystemClock.uptimeMillis()
        val x = geometry.x(indexOf(point))
        val y = geometry.y(indexOf(point))
        val event = MotionEvent.obtain(now, now, MotionEvent.ACTION_HOVER_MOVE, x, y, 0)
        event.source = InputDevice.SOURCE_TOUCHSCREEN
        phone.board.dispatchGenericMotionEvent(event)
        phone.settle()
    }
}
