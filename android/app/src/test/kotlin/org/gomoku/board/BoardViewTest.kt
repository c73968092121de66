package org.gomoku.board

import android.app.AlertDialog
import android.graphics.Bitmap
import android.graphics.Color
import android.view.View
import org.gomoku.PlayTest
import org.gomoku.R
import org.gomoku.support.AppRunner
import org.gomoku.support.FOURTH
import org.gomoku.support.Phone
import org.gomoku.support.Place
import org.gomoku.support.startOpening
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith

/** What the board looks like, by its pixels. */
@RunWith(AppRunner::class)
class BoardViewTest {
    private val phone by lazy { Phone() }

    @Test
    fun `stones are black and white, lit from the upper left`() {
        phone.tap("h8", "i9")
        val picture = phone.screenshot("stones")
        assertTrue(luminance(picture, "h8", 0.1f, 0.1f) < 0.1f)
        assertTrue(luminance(picture, "i9", 0.1f, 0.1f) > 0.6f)
        assertTrue(luminance(picture, "h8", -0.15f, -0.15f) > luminance(picture, "h8", 0.25f, 0.25f))
        assertTrue(luminance(picture, "i9", -0.15f, -0.15f) > luminance(picture, "i9", 0.25f, 0.25f))
    }

    @Test
    fun `the wheat board has its colours`() {
        val picture = phone.screenshot("theme_wheat")
        assertEquals(Color.parseColor("#F5DEB3"), picture.at("h8", 0.5f, 0.5f))
        assertAlmost(Color.parseColor("#5D4037"), picture.at("h9", 0f, 0.5f))
        assertEquals(Color.parseColor("#3E2723"), picture.at("d4", 0f, 0f))
        assertEquals(Color.parseColor("#FF8F00"), picture.getPixel(2, 2))
    }

    @Test
    fun `the sky board has its colours`() {
        phone.tap(R.id.settings)
        phone.tap(R.id.theme_sky)
        phone.tapDialogButton(AlertDialog.BUTTON_POSITIVE)
        val picture = phone.display.draw()
        assertEquals(Color.parseColor("#C09351"), picture.at("h8", 0.5f, 0.5f))
        assertEquals(Color.parseColor("#69BDFA"), picture.getPixel(2, 2))
    }

    @Test
    fun `star points are nine on fifteen lines`() {
        val picture = phone.display.draw()
        val stars = listOf("d4", "h4", "l4", "d8", "h8", "l8", "d12", "h12", "l12")
        for (point in (0 until 225).map { Phone.nameOf(it, lines = 15) }) {
            val isDot = picture.at(point, 0.06f, 0.06f) == Color.parseColor("#3E2723")
            assertEquals(point, point in stars, isDot)
        }
    }

    @Test
    fun `the last move and the winning stones are marked by shape`() {
        phone.tap(*PlayTest.BLACK_WINS.dropLast(1).toTypedArray())
        val before = phone.display.draw()
        assertTrue(
            "a dot on the last stone",
            luminance(before, "k9", 0f, 0f) < luminance(before, "j9", 0f, 0f) - 0.3f,
        )
        phone.tap("l8")
        val after = phone.display.draw()
        for (stone in listOf("h8", "i8", "j8", "k8", "l8")) assertTrue(stone, differs(before, after, stone))
        for (stone in listOf("h9", "i9", "j9")) assertTrue(stone, !differs(before, after, stone))
    }

    @Test
    fun `the central area is outlined, and offers are hollow stones with a ring`() {
        phone.startOpening(R.id.opening_rif)
        phone.tap("h8")
        val area = phone.display.draw()
        val mark = Color.parseColor("#B71C1C")
        fun isOutlined(from: String, dx: Float, dy: Float) =
            (-10..10).any { area.at(from, dx + dy * it / 20f, dy + dx * it / 20f) == mark }
        for (side in listOf(-1.5f to 0f, 1.5f to 0f, 0f to -1.5f, 0f to 1.5f)) {
            assertTrue("$side", isOutlined("h8", side.first, side.second))
            assertFalse("$side", isOutlined("h8", side.first * 5 / 3, side.second * 5 / 3))
        }
        phone.tap("i9", "j10")
        phone.tap(R.id.decide_stay)
        phone.tap(FOURTH, "l8")
        val offer = phone.display.draw()
        assertEquals("nothing shines through", Color.parseColor("#F5DEB3"), offer.at("l8", 0f, 0f))
        assertEquals("a ring", mark, offer.at("l8", 0.25f, 0f))
        assertTrue("the outline of a black stone", luminance(offer, "l8", 0.4f, 0f) < 0.1f)
    }

    @Test
    fun `the board is square whatever room it has`() {
        val board = BoardView(phone.activity)
        for ((width, height) in listOf(300 to 500, 500 to 300)) {
            board.measure(
                View.MeasureSpec.makeMeasureSpec(width, View.MeasureSpec.AT_MOST),
                View.MeasureSpec.makeMeasureSpec(height, View.MeasureSpec.AT_MOST),
            )
            assertEquals(300, board.measuredWidth)
            assertEquals(300, board.measuredHeight)
        }
    }

    /** Lines are seldom whole pixels wide: a little of the board shines through. */
    private fun assertAlmost(expected: Int, actual: Int) {
        for (part in listOf(Color::red, Color::green, Color::blue)) {
            assertEquals(part(expected).toFloat(), part(actual).toFloat(), 16f)
        }
    }

    private fun differs(before: Bitmap, after: Bitmap, point: String): Boolean =
        (-4..4).any { before.at(point, it / 10f, 0f) != after.at(point, it / 10f, 0f) }

    private fun luminance(picture: Bitmap, point: String, dx: Float, dy: Float): Float =
        Color.luminance(picture.at(point, dx, dy))

    /** The colour beside [point], [dx] and [dy] cells away from it. */
    private fun Bitmap.at(point: String, dx: Float, dy: Float): Int {
        val step = phone.board.geometry.step
        val place = phone.place(point) + Place(dx * step, dy * step)
        return getPixel(place.x.toInt(), place.y.toInt())
    }
}
