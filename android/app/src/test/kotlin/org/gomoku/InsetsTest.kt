package org.gomoku

import android.graphics.Insets
import android.view.View
import org.gomoku.support.AppRunner
import org.gomoku.support.Phone
import org.gomoku.support.Place
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** Edge to edge: colours reach under the system bars and the cut-out, what can be touched or read does not. */
@RunWith(AppRunner::class)
class InsetsTest {
    private val phone by lazy { Phone() }

    @Test
    fun `content keeps clear of the bars`() {
        phone.insets(Insets.of(0, 64, 0, 96))
        assertEquals(64f, top(R.id.status))
        assertEquals(phone.display.height - 96f, bottom(R.id.controls))
        val picture = phone.screenshot("insets")
        assertEquals(
            "the header reaches under the status bar",
            picture.getPixel(8, 70),
            picture.getPixel(8, 2),
        )
        val bottom = picture.height
        assertEquals(
            "the footer reaches under the navigation bar",
            picture.getPixel(2, bottom - 100),
            picture.getPixel(2, bottom - 2),
        )
        phone.tap("h8")
        assertEquals(listOf("h8"), phone.moves)
    }

    @Test
    @Config(qualifiers = "en-rUS-w891dp-h411dp-land-xhdpi")
    fun `content keeps clear of a cut-out and of bars at the sides`() {
        phone.insets(Insets.of(96, 48, 84, 0))
        assertTrue(corner(R.id.board).x >= 96f)
        assertTrue(
            corner(R.id.controls).x + phone.view<View>(R.id.controls).width <= phone.display.width - 84f,
        )
        assertTrue(top(R.id.status) >= 48f)
        phone.screenshot("insets_landscape")
    }

    private fun top(id: Int) = corner(id).y

    private fun bottom(id: Int) = corner(id).y + phone.view<View>(id).height

    private fun corner(id: Int): Place {
        val corner = IntArray(2).also(phone.view<View>(id)::getLocationInWindow)
        return Place(corner[0].toFloat(), corner[1].toFloat())
    }
}
