package org.gomoku.board

import android.view.KeyEvent
import org.gomoku.support.AppRunner
import org.gomoku.support.Phone
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith

/** The board by keys alone. */
@RunWith(AppRunner::class)
class KeyboardTest {
    private val phone by lazy { Phone() }

    @Test
    fun `keys move a cursor that plays`() {
        assertTrue(phone.board.requestFocusFromTouch())
        phone.press(KeyEvent.KEYCODE_ENTER)
        val first = phone.snapshot.moves.single()
        val before = phone.screenshot("keyboard_played")
        phone.press(KeyEvent.KEYCODE_DPAD_RIGHT)
        phone.press(KeyEvent.KEYCODE_DPAD_DOWN)
        assertTrue("the cursor is seen", !before.sameAs(phone.screenshot("keyboard_cursor")))
        phone.press(KeyEvent.KEYCODE_ENTER)
        assertEquals(listOf(first, first + 1 + phone.snapshot.size), phone.snapshot.moves)
    }
}
