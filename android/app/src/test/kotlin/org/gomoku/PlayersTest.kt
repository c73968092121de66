package org.gomoku

import android.app.AlertDialog
import android.view.View
import android.widget.RadioGroup
import android.widget.TextView
import org.gomoku.core.Players
import org.gomoku.support.AppRunner
import org.gomoku.support.HeldThread
import org.gomoku.support.Phone
import org.gomoku.support.startEngineGame
import org.gomoku.support.thinkOn
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith

/** Who plays, and how strong the engine is: the first section of the dialog for a new game. */
@RunWith(AppRunner::class)
class PlayersTest {
    private val phone by lazy {
        thinkOn(HeldThread())
        Phone()
    }

    @Test
    fun `two people play unless the engine is asked for`() {
        phone.tap(R.id.new_game)
        assertEquals(R.id.players_two, phone.dialogView<RadioGroup>(R.id.players_choice).checkedRadioButtonId)
        assertFalse(phone.dialogView<View>(R.id.level_choice).isShown)
        phone.tap(R.id.players_black)
        assertTrue(phone.dialogView<View>(R.id.level_choice).isShown)
        assertFalse(phone.dialogView<View>(R.id.white_level_row).isShown)
        phone.tap(R.id.players_two)
        phone.tapDialogButton(AlertDialog.BUTTON_POSITIVE)
        assertEquals(Players(black = null, white = null), phone.snapshot.players)
    }

    @Test
    fun `levels go from 1 to 10, and three of them have names`() {
        phone.tap(R.id.new_game)
        phone.tap(R.id.players_black)
        assertLevel(5)
        assertTrue(phone.dialogView<View>(R.id.level_medium).isActivated)
        for ((preset, level) in listOf(R.id.level_easy to 2, R.id.level_hard to 8, R.id.level_medium to 5)) {
            phone.tap(preset)
            assertLevel(level)
            assertTrue(phone.dialogView<View>(preset).isActivated)
        }
        phone.screenshot("dialog_level")
        repeat(6) { phone.tap(R.id.level_larger) }
        assertLevel(10)
        assertFalse(phone.dialogView<View>(R.id.level_larger).isEnabled)
        repeat(10) { phone.tap(R.id.level_smaller) }
        assertLevel(1)
        assertFalse(phone.dialogView<View>(R.id.level_smaller).isEnabled)
        phone.tapDialogButton(AlertDialog.BUTTON_POSITIVE)
        assertEquals(Players(black = null, white = 1), phone.snapshot.players)
    }

    @Test
    fun `to watch, each side gets a level of its own`() {
        phone.tap(R.id.new_game)
        phone.tap(R.id.players_watch)
        phone.tap(R.id.level_smaller)
        phone.tap(R.id.white_level_larger)
        assertEquals(
            phone.string(R.string.level_value_black, 4),
            phone.dialogView<TextView>(R.id.level_value).text.toString(),
        )
        assertEquals(
            phone.string(R.string.level_value_white, 6),
            phone.dialogView<TextView>(R.id.white_level_value).text.toString(),
        )
        assertFalse(phone.dialogView<View>(R.id.level_medium).isActivated)
        phone.screenshot("dialog_level_watch")
        phone.tapDialogButton(AlertDialog.BUTTON_POSITIVE)
        assertEquals(Players(black = 4, white = 6), phone.snapshot.players)
    }

    @Test
    fun `a rotation keeps who plays and how strong`() {
        phone.tap(R.id.new_game)
        phone.tap(R.id.players_watch)
        phone.tap(R.id.level_easy)
        phone.tap(R.id.white_level_larger)
        phone.configure("+land")
        assertTrue(phone.dialogView<View>(R.id.white_level_value).visibility == View.VISIBLE)
        phone.tapDialogButton(AlertDialog.BUTTON_POSITIVE)
        assertEquals(Players(black = 2, white = 3), phone.snapshot.players)
    }

    @Test
    fun `the next game has the same players unless others are chosen`() {
        phone.startEngineGame(R.id.players_white, level = 3)
        phone.tap(R.id.new_game)
        val choice = phone.dialogView<RadioGroup>(R.id.players_choice)
        assertEquals(R.id.players_white, choice.checkedRadioButtonId)
        assertLevel(3)
        phone.tapDialogButton(AlertDialog.BUTTON_POSITIVE)
        assertEquals(Players(black = 3, white = null), phone.snapshot.players)
    }

    private fun assertLevel(level: Int) = assertEquals(
        phone.string(R.string.level_value, level),
        phone.dialogView<TextView>(R.id.level_value).text.toString(),
    )
}
