package org.gomoku

import android.view.View
import org.gomoku.core.Why
import org.gomoku.support.AppRunner
import org.gomoku.support.HeldThread
import org.gomoku.support.Phone
import org.gomoku.support.thinkOn
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** What the engine would play, as a mark and in words. */
@RunWith(AppRunner::class)
class HintTest {
    private val thread = thinkOn(HeldThread())
    private val phone by lazy { Phone() }

    @Test
    fun `a hint is marked on the board and said in words`() {
        phone.tap(*OPEN_THREE)
        val before = phone.display.draw()
        ask()
        val hint = checkNotNull(phone.snapshot.hint)
        assertEquals(Why.STRAIGHT_FOUR, hint.why)
        val name = Phone.nameOf(hint.point, 15)
        assertTrue(name, name in setOf("g8", "k8"))
        assertEquals("$name makes a straight four, wins in 2 moves", phone.text(R.id.hint_words))
        assertFalse(phone.view<View>(R.id.status_turn).isShown)
        assertFalse("nothing was played", name in phone.moves)
        val after = phone.screenshot("engine_hint")
        assertFalse(before.sameAs(after))
        val place = phone.place(name)
        val arm = (0.4f * phone.board.geometry.step).toInt()
        for ((x, y) in listOf(arm to 0, -arm to 0, 0 to arm, 0 to -arm)) {
            val (column, row) = place.x.toInt() + x to place.y.toInt() + y
            assertNotEquals("a diamond", before.getPixel(column, row), after.getPixel(column, row))
        }
    }

    @Test
    @Config(qualifiers = "zh-rCN-w411dp-h891dp-night-xhdpi")
    fun `a hint speaks Chinese in the dark`() {
        phone.tap(*OPEN_THREE)
        ask()
        val name = Phone.nameOf(checkNotNull(phone.snapshot.hint).point, 15)
        assertEquals("$name 成活四，再下 2 手获胜", phone.text(R.id.hint_words))
        phone.screenshot("engine_hint_dark_chinese")
    }

    @Test
    fun `the next move takes the hint away`() {
        phone.tap(*OPEN_THREE)
        ask()
        phone.tap("a1")
        assertNull(phone.snapshot.hint)
        assertFalse(phone.view<View>(R.id.hint_words).isShown)
        assertTrue(phone.view<View>(R.id.status_turn).isShown)
    }

    @Test
    fun `a rotation keeps the hint`() {
        phone.tap(*OPEN_THREE)
        ask()
        val words = phone.text(R.id.hint_words)
        phone.configure("+land")
        assertEquals(words, phone.text(R.id.hint_words))
        assertTrue(phone.view<View>(R.id.hint_words).isShown)
        phone.screenshot("engine_hint_landscape")
    }

    @Test
    fun `one hint is looked for at a time`() {
        phone.tap(*OPEN_THREE)
        phone.tap(R.id.hint)
        assertFalse(phone.view<View>(R.id.hint).isEnabled)
        phone.tap(R.id.hint)
        assertEquals(1, thread.waiting)
        phone.letPass(300)
        assertTrue(phone.view<View>(R.id.thinking).isShown)
        thread.goOn()
        phone.settle()
        assertTrue(phone.view<View>(R.id.hint).isEnabled)
    }

    @Test
    fun `there is no hint after the end`() {
        phone.tap(*PlayTest.BLACK_WINS)
        assertFalse(phone.view<View>(R.id.hint).isEnabled)
    }

    private fun ask() {
        phone.tap(R.id.hint)
        thread.goOn()
        phone.settle()
    }

    private companion object {
        /** Black is to move, with three in a row on h8, i8 and j8. */
        val OPEN_THREE = arrayOf("h8", "a15", "i8", "o15", "j8", "a2")
    }
}
