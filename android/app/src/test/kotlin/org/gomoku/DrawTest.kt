package org.gomoku

import android.app.AlertDialog
import android.view.View
import org.gomoku.core.DrawReason
import org.gomoku.core.Outcome
import org.gomoku.support.AppRunner
import org.gomoku.support.Phone
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith

/** Draws on which both players agree, and games that nobody can win any more. */
@RunWith(AppRunner::class)
class DrawTest {
    private val phone by lazy { Phone() }

    @Test
    fun `agreeing on a draw asks first`() {
        phone.tap("h8", "i9")
        phone.tap(R.id.new_game)
        phone.tap(R.id.agree_draw)
        phone.screenshot("dialog_agree_draw")
        phone.tapDialogButton(AlertDialog.BUTTON_NEGATIVE)
        assertEquals(Outcome.Playing, phone.snapshot.outcome)
        phone.tap(R.id.new_game)
        phone.tap(R.id.agree_draw)
        phone.tapDialogButton(AlertDialog.BUTTON_POSITIVE)
        assertEquals(Outcome.Draw(DrawReason.AGREEMENT), phone.snapshot.outcome)
        assertEquals(phone.string(R.string.draw_agreed), phone.text(R.id.banner_text))
        assertEquals(phone.string(R.string.drawn), phone.text(R.id.status_turn))
        assertEquals(phone.string(R.string.draws, 1), phone.text(R.id.score_draws))
        phone.screenshot("draw_agreed")
    }

    @Test
    fun `nobody agrees before the first move or after the end`() {
        assertFalse(isOffered())
        phone.tap(*PlayTest.BLACK_WINS)
        assertFalse(isOffered())
        phone.tap(R.id.play_again)
        phone.tap("h8")
        assertTrue(isOffered())
    }

    @Test
    fun `the status says when no five is possible any more`() {
        phone.startGameOfSize(5)
        var played = 0
        while (phone.snapshot.fivePossible) {
            assertFalse(phone.view<View>(R.id.no_five_possible).isShown)
            phone.tap(PlayTest.FULL_BOARD[played++])
        }
        assertEquals(Outcome.Playing, phone.snapshot.outcome)
        assertTrue(phone.view<View>(R.id.no_five_possible).isShown)
        phone.screenshot("no_five_possible")
        phone.tap(*PlayTest.FULL_BOARD.drop(played).toTypedArray())
        assertFalse("the end says enough", phone.view<View>(R.id.no_five_possible).isShown)
    }

    private fun isOffered(): Boolean {
        phone.tap(R.id.new_game)
        return phone.dialogView<View>(R.id.agree_draw).isShown.also { phone.back() }
    }
}
