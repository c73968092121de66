package org.gomoku

import android.app.AlertDialog
import android.view.View
import android.widget.TextView
import org.gomoku.core.Begins
import org.gomoku.core.BoardTheme
import org.gomoku.core.Color
import org.gomoku.core.EndReason
import org.gomoku.core.Opening
import org.gomoku.core.Outcome
import org.gomoku.core.Rule
import org.gomoku.support.AppRunner
import org.gomoku.support.Phone
import org.gomoku.support.startOpening
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith

/** New game, rules, settings and what they ask. */
@RunWith(AppRunner::class)
class DialogTest {
    private val phone by lazy { Phone() }

    @Test
    fun `a new game asks while one is under way`() {
        phone.tap("h8", "i9")
        phone.tap(R.id.new_game)
        val warning = phone.dialogView<TextView>(R.id.game_under_way)
        assertTrue(warning.isShown)
        assertEquals(phone.string(R.string.game_under_way), warning.text.toString())
        phone.screenshot("dialog_new_game_under_way")
        phone.tapDialogButton(AlertDialog.BUTTON_NEGATIVE)
        assertNull(phone.dialog)
        assertEquals(listOf("h8", "i9"), phone.moves)
        phone.tap(R.id.new_game)
        phone.tapDialogButton(AlertDialog.BUTTON_POSITIVE)
        assertEquals(emptyList<String>(), phone.moves)
    }

    @Test
    fun `a new game takes size, rule and who begins`() {
        phone.tap(R.id.new_game)
        assertFalse(phone.dialogView<TextView>(R.id.game_under_way).isShown)
        repeat(4) { phone.tap(R.id.size_larger) }
        assertEquals(
            phone.string(R.string.size_value, 19),
            phone.dialogView<TextView>(R.id.size_value).text.toString(),
        )
        phone.tap(R.id.rule_standard)
        phone.tap(R.id.begins_white)
        phone.screenshot("dialog_new_game")
        phone.tapDialogButton(AlertDialog.BUTTON_POSITIVE)
        phone.snapshot.run {
            assertEquals(19, size)
            assertEquals(Rule.STANDARD, rule)
            assertEquals(Begins.WHITE, begins)
            assertEquals(Color.WHITE, turn)
        }
        phone.tap("s19")
        assertEquals("1", phone.text(R.id.status_white))
    }

    @Test
    fun `the size stays between 5 and 22`() {
        phone.tap(R.id.new_game)
        repeat(20) { phone.tap(R.id.size_larger) }
        assertEquals(
            phone.string(R.string.size_value, 22),
            phone.dialogView<TextView>(R.id.size_value).text.toString(),
        )
        repeat(30) { phone.tap(R.id.size_smaller) }
        assertEquals(
            phone.string(R.string.size_value, 5),
            phone.dialogView<TextView>(R.id.size_value).text.toString(),
        )
    }

    @Test
    fun `back closes a dialog and keeps the game`() {
        phone.tap("h8")
        phone.tap(R.id.new_game)
        phone.back()
        assertNull(phone.dialog)
        assertFalse(phone.activity.isFinishing)
        assertEquals(listOf("h8"), phone.moves)
    }

    @Test
    fun `resigning asks first`() {
        phone.tap("h8", "i9")
        phone.tap(R.id.new_game)
        phone.tap(R.id.resign)
        assertEquals(Outcome.Playing, phone.snapshot.outcome)
        phone.screenshot("dialog_resign")
        phone.tapDialogButton(AlertDialog.BUTTON_POSITIVE)
        val outcome = phone.snapshot.outcome as Outcome.Win
        assertEquals(Color.WHITE, outcome.winner)
        assertEquals(EndReason.RESIGNATION, outcome.reason)
        assertEquals(phone.string(R.string.black_resigned), phone.text(R.id.banner_text))
        phone.screenshot("resigned")
    }

    @Test
    fun `nobody resigns before the first move`() {
        phone.tap(R.id.new_game)
        assertFalse(phone.dialogView<View>(R.id.resign).isShown)
        phone.back()
        phone.tap("h8")
        phone.tap(R.id.new_game)
        assertTrue(phone.dialogView<View>(R.id.resign).isShown)
    }

    @Test
    fun `rules tell the present rule`() {
        phone.tap(R.id.rules)
        assertEquals(
            phone.string(R.string.rules_freestyle),
            phone.dialogView<TextView>(R.id.rules_current).text.toString(),
        )
        phone.screenshot("dialog_rules")
        phone.tapDialogButton(AlertDialog.BUTTON_POSITIVE)
        assertNull(phone.dialog)
    }

    @Test
    fun `every opening can be chosen and is explained`() {
        for ((choice, opening, words) in OPENINGS) {
            phone.startOpening(choice)
            assertEquals(opening, phone.snapshot.opening)
            phone.tap(R.id.rules)
            assertEquals(
                phone.string(words),
                phone.dialogView<TextView>(R.id.rules_opening).text.toString(),
            )
            phone.screenshot("dialog_rules_opening")
            phone.back()
        }
        phone.startOpening(R.id.opening_free)
        phone.tap(R.id.rules)
        assertFalse(phone.dialogView<View>(R.id.rules_opening).isShown)
    }

    @Test
    fun `nobody chooses who begins where the opening says it`() {
        phone.tap(R.id.new_game)
        val begins = phone.dialogView<View>(R.id.begins_choice)
        assertTrue(begins.isShown)
        phone.tap(R.id.opening_swap2)
        assertFalse(begins.isShown)
        phone.screenshot("dialog_new_game_opening")
        phone.configure("+land")
        assertFalse(phone.dialogView<View>(R.id.begins_choice).isShown)
        phone.tap(R.id.opening_free)
        assertTrue(phone.dialogView<View>(R.id.begins_choice).isShown)
    }

    @Test
    fun `settings take effect at once`() {
        phone.tap("h8")
        phone.tap(R.id.settings)
        phone.tap(R.id.show_move_numbers)
        phone.tap(R.id.show_coordinates)
        phone.tap(R.id.undo_after_end)
        phone.snapshot.settings.run {
            assertTrue(showMoveNumbers)
            assertFalse(showCoordinates)
            assertTrue(undoAfterEnd)
            assertFalse(confirmMoves)
        }
        phone.screenshot("dialog_settings")
        phone.tapDialogButton(AlertDialog.BUTTON_POSITIVE)
        phone.tap("i9", "h7")
        phone.screenshot("move_numbers")
    }

    @Test
    fun `the sky theme is kept`() {
        phone.tap(R.id.settings)
        phone.tap(R.id.theme_sky)
        phone.settle()
        assertEquals(BoardTheme.SKY, phone.snapshot.settings.theme)
        assertNotNull("the dialog stays open over the change of the theme", phone.dialog)
        phone.screenshot("dialog_settings_sky")
        phone.tapDialogButton(AlertDialog.BUTTON_POSITIVE)
        phone.tap("h8", "i9")
        phone.screenshot("theme_sky")
        phone.startAgainAfterKill()
        assertEquals(BoardTheme.SKY, phone.snapshot.settings.theme)
        assertEquals(listOf("h8", "i9"), phone.moves)
    }

    @Test
    fun `with confirmation the second tap plays`() {
        phone.tap(R.id.settings)
        phone.tap(R.id.confirm_moves)
        phone.tapDialogButton(AlertDialog.BUTTON_POSITIVE)
        phone.tap("h8")
        assertEquals(emptyList<String>(), phone.moves)
        assertEquals(Phone.indexOf("h8", 15), phone.snapshot.pending)
        phone.screenshot("pending")
        phone.tap("c3", "c3")
        assertEquals(listOf("c3"), phone.moves)
    }

    @Test
    fun `undo after the end takes the win back when it is switched on`() {
        phone.tap(R.id.settings)
        phone.tap(R.id.undo_after_end)
        phone.tapDialogButton(AlertDialog.BUTTON_POSITIVE)
        phone.tap(*PlayTest.BLACK_WINS)
        phone.tap(R.id.undo)
        assertEquals(Outcome.Playing, phone.snapshot.outcome)
        assertEquals(Color.BLACK, phone.snapshot.turn)
        assertEquals(phone.string(R.string.wins, 0), phone.text(R.id.score_black))
        assertFalse(phone.view<View>(R.id.banner).isShown)
    }

    @Test
    fun `scores can be cleared`() {
        phone.tap(*PlayTest.BLACK_WINS)
        phone.tap(R.id.settings)
        phone.tap(R.id.clear_scores)
        phone.screenshot("dialog_clear_scores")
        phone.tapDialogButton(AlertDialog.BUTTON_POSITIVE)
        assertEquals(phone.string(R.string.wins, 0), phone.text(R.id.score_black))
    }

    private companion object {
        val OPENINGS = listOf(
            Triple(R.id.opening_swap, Opening.SWAP, R.string.rules_swap),
            Triple(R.id.opening_swap_first, Opening.SWAP_FIRST, R.string.rules_swap_first),
            Triple(R.id.opening_swap2, Opening.SWAP2, R.string.rules_swap2),
            Triple(R.id.opening_rif, Opening.RIF, R.string.rules_rif),
            Triple(R.id.opening_yamaguchi, Opening.YAMAGUCHI, R.string.rules_yamaguchi),
            Triple(R.id.opening_taraguchi_10, Opening.TARAGUCHI10, R.string.rules_taraguchi_10),
            Triple(R.id.opening_soosyrv_8, Opening.SOOSYRV8, R.string.rules_soosyrv_8),
        )
    }
}
