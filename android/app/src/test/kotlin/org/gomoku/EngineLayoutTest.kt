package org.gomoku

import android.view.View
import org.gomoku.support.AppRunner
import org.gomoku.support.HeldThread
import org.gomoku.support.PACE_MILLIS
import org.gomoku.support.Phone
import org.gomoku.support.Readability
import org.gomoku.support.ScreenParts
import org.gomoku.support.startEngineGame
import org.gomoku.support.thinkOn
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** Every kind of phone: the engine's levels, its thinking, its hint, and the board that stays where it is. */
@RunWith(AppRunner::class)
class EngineLayoutTest {
    @Test
    fun portrait() = checkEngine("portrait", boardShare = 0.9f)

    @Test
    @Config(qualifiers = "zh-rCN-w411dp-h891dp-night-xhdpi")
    fun `dark chinese`() = checkEngine("dark_chinese", boardShare = 0.9f)

    @Test
    @Config(qualifiers = "en-rUS-w891dp-h411dp-land-xhdpi")
    fun landscape() = checkEngine("landscape", boardShare = 0.9f)

    @Test
    @Config(qualifiers = "en-rUS-sw800dp-w800dp-h1280dp-mdpi")
    fun tablet() = checkEngine("tablet", boardShare = 0.9f)

    @Test
    @Config(qualifiers = "en-rUS-sw320dp-w320dp-h480dp-hdpi")
    fun `small phone`() = checkEngine("small", boardShare = 0.75f)

    @Test
    @Config(qualifiers = "zh-rCN-sw320dp-w480dp-h320dp-land-hdpi")
    fun `small phone in landscape`() = checkEngine("small_landscape", boardShare = 0.8f)

    @Test
    @Config(qualifiers = "en-rUS-w411dp-h891dp-xhdpi", fontScale = 2f)
    fun `large fonts`() = checkEngine("font_2", boardShare = 0.9f)

    @Test
    @Config(qualifiers = "en-rUS-w891dp-h411dp-land-xhdpi", fontScale = 2f)
    fun `large fonts in landscape`() = checkEngine("font_2_landscape", boardShare = 0.7f)

    @Test
    @Config(qualifiers = "en-rUS-sw320dp-w320dp-h480dp-hdpi", fontScale = 2f)
    fun `large fonts on a small phone`() = checkEngine("font_2_small", boardShare = 0.4f)

    private fun checkEngine(name: String, boardShare: Float) {
        val thread = thinkOn(HeldThread())
        val phone = Phone()
        val place = phone.frame(R.id.board)
        checkDialog(phone, name)
        phone.startEngineGame(R.id.players_black)
        phone.tap("h8")
        phone.letPass(PACE_MILLIS + A_WHILE_MILLIS)
        assertTrue(phone.view<View>(R.id.thinking).isShown)
        check(phone, "${name}_thinking", boardShare)
        thread.goOn()
        phone.settle()
        phone.tap(R.id.hint)
        thread.goOn()
        phone.settle()
        assertTrue(phone.view<View>(R.id.hint_words).isShown)
        check(phone, "${name}_hint", boardShare)
        if (boardShare >= STEADY) assertEquals("the board stays", place, phone.frame(R.id.board))
        phone.startEngineGame(R.id.players_watch)
        check(phone, "${name}_watch", boardShare)
        phone.tap(R.id.pause_engine)
        while (thread.waiting > 0) thread.goOn()
        check(phone, "${name}_paused", boardShare)
    }

    private fun checkDialog(phone: Phone, name: String) {
        phone.tap(R.id.new_game)
        phone.tap(R.id.players_watch)
        phone.letPass(A_WHILE_MILLIS) // the choice is animated
        phone.screenshot("engine_${name}_dialog")
        val window = phone.display.windows.last()
        assertTrue(window.width <= phone.display.width && window.height <= phone.display.height)
        Readability.check(window)
        phone.back()
    }

    private fun check(phone: Phone, screenshot: String, boardShare: Float) {
        phone.screenshot("engine_$screenshot")
        ScreenParts.check(phone, boardShare)
    }

    private companion object {
        const val A_WHILE_MILLIS = 1_300L

        /** Where the board takes this much of the screen there is room beside it for more words. */
        const val STEADY = 0.9f
    }
}
