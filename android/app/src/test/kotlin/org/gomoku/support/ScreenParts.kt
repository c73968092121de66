package org.gomoku.support

import android.graphics.Rect
import org.gomoku.R
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue

/** What has to hold for the parts of the screen, on every phone. */
object ScreenParts {
    /**
     * Fails where a part is not all in sight, can not be read or touched, or hides another one, or where the board
     * takes less than [boardShare] of the shorter side. Status, board and controls are always there; [more] are the
     * ids of what else is.
     */
    fun check(phone: Phone, boardShare: Float, vararg more: Int) {
        Readability.check(phone.display.windows.single())
        val display = Rect(0, 0, phone.display.width, phone.display.height)
        val parts = (listOf(R.id.board, R.id.status, R.id.controls) + more.toList()).map(phone::frame)
        for ((index, part) in parts.withIndex()) {
            assertTrue("$part lies in $display", display.contains(part))
            for (other in parts.drop(index + 1)) assertFalse("$part, $other", Rect.intersects(part, other))
        }
        val share = parts.first().width().toFloat() / minOf(display.width(), display.height())
        assertTrue("the board takes $share of the shorter side", share >= boardShare)
    }
}
