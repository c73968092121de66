package org.gomoku

import android.app.AlertDialog
import android.graphics.Rect
import android.view.View
import org.gomoku.support.AppRunner
import org.gomoku.support.Phone
import org.gomoku.support.Readability
import org.gomoku.support.ScreenParts
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** Every kind of phone: all is there, large enough to be touched and read, and nothing hides the board. */
@RunWith(AppRunner::class)
class LayoutTest {
    @Test
    fun portrait() = checkScreen("portrait", boardShare = 0.9f)

    @Test
    @Config(qualifiers = "zh-rCN-w411dp-h891dp-xhdpi")
    fun chinese() = checkScreen("chinese", boardShare = 0.9f)

    @Test
    @Config(qualifiers = "zh-rCN-w411dp-h891dp-night-xhdpi")
    fun dark() = checkScreen("dark", boardShare = 0.9f)

    @Test
    @Config(qualifiers = "en-rUS-w891dp-h411dp-land-xhdpi")
    fun landscape() = checkScreen("landscape", boardShare = 0.9f)

    @Test
    @Config(qualifiers = "zh-rCN-w891dp-h411dp-land-night-xhdpi")
    fun `landscape dark chinese`() = checkScreen("landscape_dark_chinese", boardShare = 0.9f)

    @Test
    @Config(qualifiers = "en-rUS-sw800dp-w800dp-h1280dp-mdpi")
    fun tablet() = checkScreen("tablet", boardShare = 0.9f)

    @Test
    @Config(qualifiers = "en-rUS-sw800dp-w1280dp-h800dp-land-mdpi")
    fun `tablet in landscape`() = checkScreen("tablet_landscape", boardShare = 0.9f)

    @Test
    @Config(qualifiers = "en-rUS-sw700dp-w700dp-h740dp-xhdpi")
    fun foldable() = checkScreen("foldable", boardShare = 0.6f)

    @Test
    @Config(qualifiers = "en-rUS-sw320dp-w320dp-h480dp-hdpi")
    fun `small phone`() = checkScreen("small", boardShare = 0.8f)

    @Test
    @Config(qualifiers = "en-rUS-sw320dp-w480dp-h320dp-land-hdpi")
    fun `small phone in landscape`() = checkScreen("small_landscape", boardShare = 0.8f)

    @Test
    @Config(qualifiers = "en-rUS-w411dp-h891dp-xhdpi", fontScale = 2f)
    fun `large fonts`() = checkScreen("font_2", boardShare = 0.9f)

    @Test
    @Config(qualifiers = "zh-rCN-w411dp-h891dp-xhdpi", fontScale = 2f)
    fun `large fonts chinese`() = checkScreen("font_2_chinese", boardShare = 0.9f)

    @Test
    @Config(qualifiers = "en-rUS-w891dp-h411dp-land-xhdpi", fontScale = 2f)
    fun `large fonts in landscape`() = checkScreen("font_2_landscape", boardShare = 0.7f)

    @Test
    @Config(qualifiers = "en-rUS-sw320dp-w320dp-h480dp-hdpi", fontScale = 2f)
    fun `large fonts on a small phone`() = checkScreen("font_2_small", boardShare = 0.5f)

    @Test
    @Config(qualifiers = "ar-ldrtl-w411dp-h891dp-xhdpi")
    fun `right to left`() = checkScreen("right_to_left", boardShare = 0.9f)

    private fun checkScreen(name: String, boardShare: Float) {
        val phone = Phone()
        phone.tap("h8", "i9", "j10", "h10")
        check(phone, "layout_$name", boardShare)
        checkDialogs(phone, name)
        phone.tap("h9", "c3", "i8", "d3", "g10", "e3", "k11", "f3", "f11", "g3")
        check(phone, "layout_${name}_end", boardShare)
        checkBanner(phone, line = listOf("c3", "d3", "e3", "f3", "g3"))
    }

    private fun checkBanner(phone: Phone, line: List<String>) {
        assertTrue(phone.view<View>(R.id.banner).isShown)
        val banner = phone.frame(R.id.banner)
        assertFalse(Rect.intersects(banner, phone.frame(R.id.status)))
        assertFalse(Rect.intersects(banner, phone.frame(R.id.controls)))
        for (stone in line.map(phone::place)) {
            assertFalse("$banner hides $stone", banner.contains(stone.x.toInt(), stone.y.toInt()))
        }
        val parts = listOf(R.id.banner_text, R.id.play_again, R.id.banner_close).map { phone.frame(it) }
        for ((index, part) in parts.withIndex()) {
            assertTrue("$part lies in $banner", banner.contains(part))
            assertTrue(parts.drop(index + 1).none { Rect.intersects(part, it) })
        }
    }

    private fun check(phone: Phone, screenshot: String, boardShare: Float) {
        phone.screenshot(screenshot)
        ScreenParts.check(phone, boardShare)
    }

    private fun checkDialogs(phone: Phone, name: String) {
        for ((button, dialog) in DIALOGS) {
            phone.tap(button)
            phone.screenshot("layout_${name}_dialog_$dialog")
            val window = phone.display.windows.last()
            assertTrue(window.width <= phone.display.width && window.height <= phone.display.height)
            Readability.check(window)
            checkDialogButtons(phone)
            phone.back()
        }
    }

    /** The buttons of a dialog can be reached without scrolling. */
    private fun checkDialogButtons(phone: Phone) {
        val visible = Rect()
        for (which in BUTTONS) {
            val button = phone.dialog?.getButton(which)?.takeIf { it.isShown } ?: continue
            val isVisible = button.getLocalVisibleRect(visible)
            assertTrue("\"${button.text}\" can be seen", isVisible && visible.height() == button.height)
        }
    }

    private companion object {
        val BUTTONS = listOf(
            AlertDialog.BUTTON_POSITIVE,
            AlertDialog.BUTTON_NEGATIVE,
            AlertDialog.BUTTON_NEUTRAL,
        )
        val DIALOGS = mapOf(R.id.new_game to "new_game", R.id.rules to "rules", R.id.settings to "settings")
    }
}
