package org.gomoku

import android.view.View
import org.gomoku.support.AppRunner
import org.gomoku.support.FIFTHS
import org.gomoku.support.FOURTH
import org.gomoku.support.Phone
import org.gomoku.support.ScreenParts
import org.gomoku.support.THREE_STONES
import org.gomoku.support.startOpening
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** Every kind of phone: what an opening asks, and the buttons that answer it. */
@RunWith(AppRunner::class)
class OpeningLayoutTest {
    @Test
    fun portrait() = checkOpenings("portrait", boardShare = 0.9f)

    @Test
    @Config(qualifiers = "zh-rCN-w411dp-h891dp-night-xhdpi")
    fun `dark chinese`() = checkOpenings("dark_chinese", boardShare = 0.9f)

    @Test
    @Config(qualifiers = "en-rUS-w891dp-h411dp-land-xhdpi")
    fun landscape() = checkOpenings("landscape", boardShare = 0.9f)

    @Test
    @Config(qualifiers = "zh-rCN-w891dp-h411dp-land-night-xhdpi")
    fun `landscape dark chinese`() = checkOpenings("landscape_dark_chinese", boardShare = 0.9f)

    @Test
    @Config(qualifiers = "en-rUS-sw800dp-w800dp-h1280dp-mdpi")
    fun tablet() = checkOpenings("tablet", boardShare = 0.9f)

    @Test
    @Config(qualifiers = "en-rUS-sw800dp-w1280dp-h800dp-land-mdpi")
    fun `tablet in landscape`() = checkOpenings("tablet_landscape", boardShare = 0.9f)

    @Test
    @Config(qualifiers = "en-rUS-sw320dp-w320dp-h480dp-hdpi")
    fun `small phone`() = checkOpenings("small", boardShare = 0.6f, isSteady = false)

    @Test
    @Config(qualifiers = "en-rUS-sw320dp-w480dp-h320dp-land-hdpi")
    fun `small phone in landscape`() = checkOpenings("small_landscape", boardShare = 0.8f)

    @Test
    @Config(qualifiers = "en-rUS-w411dp-h891dp-xhdpi", fontScale = 2f)
    fun `large fonts`() = checkOpenings("font_2", boardShare = 0.9f, isSteady = false)

    @Test
    @Config(qualifiers = "zh-rCN-w891dp-h411dp-land-xhdpi", fontScale = 2f)
    fun `large fonts in landscape`() = checkOpenings("font_2_landscape", boardShare = 0.7f)

    @Test
    @Config(qualifiers = "en-rUS-sw320dp-w320dp-h480dp-hdpi", fontScale = 2f)
    fun `large fonts on a small phone`() = checkOpenings("font_2_small", boardShare = 0.3f, isSteady = false)

    @Test
    @Config(qualifiers = "ar-ldrtl-w411dp-h891dp-xhdpi")
    fun `right to left`() = checkOpenings("right_to_left", boardShare = 0.9f)

    /** The board is steady where there is room beside it for the buttons, and the words do not need a line more. */
    private fun checkOpenings(name: String, boardShare: Float, isSteady: Boolean = true) {
        val phone = Phone()
        val place = phone.frame(R.id.board)
        phone.startOpening(R.id.opening_swap2)
        check(phone, "${name}_stone", boardShare)
        phone.tap("h8", "h9", "i8")
        check(phone, "${name}_decision", boardShare, R.id.opening_bar)
        if (isSteady) assertEquals("the board stays", place, phone.frame(R.id.board))
        phone.startOpening(R.id.opening_yamaguchi)
        check(phone, "${name}_centre", boardShare)
        phone.tap(*THREE_STONES)
        phone.tap(R.id.number_larger)
        check(phone, "${name}_number", boardShare, R.id.opening_bar)
        phone.tap(R.id.number_say)
        phone.tap(R.id.decide_stay)
        phone.tap(FOURTH, FIFTHS[0])
        check(phone, "${name}_offer", boardShare)
        phone.tap(FIFTHS[1])
        check(phone, "${name}_choice", boardShare)
    }

    private fun check(phone: Phone, screenshot: String, boardShare: Float, vararg more: Int) {
        phone.screenshot("opening_$screenshot")
        ScreenParts.check(phone, boardShare, *more)
        val bar = if (more.isEmpty()) View.GONE else View.VISIBLE
        assertEquals(bar, phone.view<View>(R.id.opening_bar).visibility)
    }
}
