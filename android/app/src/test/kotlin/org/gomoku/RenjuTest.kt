package org.gomoku

import android.app.AlertDialog
import android.widget.TextView
import org.gomoku.board.BoardContent
import org.gomoku.board.BoardSpeech
import org.gomoku.core.ForbiddenKind
import org.gomoku.core.Rule
import org.gomoku.support.AppRunner
import org.gomoku.support.Phone
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith

/** What renju forbids to Black: marked, explained, and refused or lost. */
@RunWith(AppRunner::class)
class RenjuTest {
    private val phone by lazy { Phone() }

    /** After these moves a stone on h8 makes two open threes. */
    private val moves = arrayOf("f8", "a1", "i8", "a3", "h6", "a5", "h5", "a7")

    private fun begin(rule: Int) {
        phone.tap(R.id.new_game)
        phone.tap(rule)
        phone.tapDialogButton(AlertDialog.BUTTON_POSITIVE)
    }

    @Test
    fun `a forbidden point is marked and explained instead of played`() {
        begin(R.id.rule_renju)
        phone.tap(*moves)
        val forbidden = phone.snapshot.forbidden.single()
        assertEquals(ForbiddenKind.DOUBLE_THREE, forbidden.kind)
        phone.screenshot("renju_forbidden")
        phone.tap("h8")
        assertEquals(moves.toList(), phone.moves)
        val reason = phone.string(R.string.forbidden_double_three)
        assertEquals(phone.string(R.string.point_is_forbidden, "h8", reason), phone.message)
        val spoken = BoardSpeech(phone.activity.resources)
            .describe(BoardContent(phone.snapshot), forbidden.point)
        val empty = phone.string(R.string.point_empty, "h8")
        assertEquals(phone.string(R.string.point_forbidden, empty, reason), spoken)
    }

    @Test
    fun `a forbidden move loses where the settings say so`() {
        phone.tap(R.id.settings)
        phone.tap(R.id.forbidden_loses)
        phone.tapDialogButton(AlertDialog.BUTTON_POSITIVE)
        begin(R.id.rule_renju)
        phone.tap(*moves, "h8")
        assertEquals(phone.string(R.string.black_forbidden), phone.text(R.id.banner_text))
        assertEquals(1, phone.snapshot.scores.white)
    }

    @Test
    fun `every rule can be chosen and is explained`() {
        for ((choice, rule, words) in listOf(
            Triple(R.id.rule_renju, Rule.RENJU, R.string.rules_renju),
            Triple(R.id.rule_caro, Rule.CARO, R.string.rules_caro),
            Triple(R.id.rule_exact_caro, Rule.EXACT_CARO, R.string.rules_exact_caro),
        )) {
            begin(choice)
            assertEquals(rule, phone.snapshot.rule)
            phone.tap(R.id.rules)
            val shown = phone.dialogView<TextView>(R.id.rules_current)
            assertEquals(phone.string(words), shown.text.toString())
            phone.back()
        }
    }
}
