package org.gomoku

import android.view.View
import android.view.ViewGroup
import org.gomoku.core.Ask
import org.gomoku.core.Color
import org.gomoku.core.Opening
import org.gomoku.support.AppRunner
import org.gomoku.support.FIFTHS
import org.gomoku.support.FOURTH
import org.gomoku.support.Phone
import org.gomoku.support.THREE_STONES
import org.gomoku.support.startOpening
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith

/** Every opening rule, played to its end by two people. */
@RunWith(AppRunner::class)
class OpeningTest {
    private val phone by lazy { Phone() }

    @Test
    fun `swap is played to its end`() {
        phone.startOpening(R.id.opening_swap)
        assertAsked(R.string.task_stone_black, 1)
        phone.tap("h8")
        assertAsked(R.string.task_stone_white, 1)
        phone.tap("h9", "i8")
        assertAsked(R.string.task_swap, 2)
        assertAnswers(R.id.decide_swap, R.id.decide_stay)
        phone.screenshot("opening_swap")
        phone.tap(R.id.decide_swap)
        assertEquals(phone.string(R.string.player_has_black, 2), phone.message)
        assertOver(Opening.SWAP, Color.WHITE, "h8", "h9", "i8")
        phone.tap("a1")
        assertOver(Opening.SWAP, Color.BLACK, "h8", "h9", "i8", "a1")
    }

    @Test
    fun `swap first is played to its end`() {
        phone.startOpening(R.id.opening_swap_first)
        phone.tap("c3")
        assertAsked(R.string.task_swap, 2)
        phone.tap(R.id.decide_stay)
        assertNull("staying is nothing new", phone.message)
        assertOver(Opening.SWAP_FIRST, Color.WHITE, "c3")
    }

    @Test
    fun `swap2 is played to its end`() {
        phone.startOpening(R.id.opening_swap2)
        phone.tap("h8", "h9", "i8")
        assertAsked(R.string.task_swap_or_add_two, 2)
        assertAnswers(R.id.decide_swap, R.id.decide_stay, R.id.decide_add_two)
        phone.screenshot("opening_swap2")
        phone.tap(R.id.decide_add_two)
        assertAsked(R.string.task_stone_white, 2)
        phone.tap("i9")
        assertAsked(R.string.task_stone_black, 2)
        phone.tap("j7")
        assertAsked(R.string.task_swap, 1)
        phone.tap(R.id.decide_stay)
        assertOver(Opening.SWAP2, Color.WHITE, "h8", "h9", "i8", "i9", "j7")
    }

    @Test
    fun `rif is played to its end`() {
        phone.startOpening(R.id.opening_rif)
        assertEquals(1, phone.snapshot.task?.centralLines)
        phone.tap(*THREE_STONES)
        assertAsked(R.string.task_swap, 2)
        phone.tap(R.id.decide_stay)
        assertAsked(R.string.task_stone_white, 2)
        phone.tap(FOURTH)
        assertAsked(R.string.task_offer, 1, 2)
        phone.tap(FIFTHS[0])
        assertAsked(R.string.task_offer, 1, 1)
        phone.tap(FIFTHS[1])
        assertAsked(R.string.task_choose, 2)
        phone.tap(FIFTHS[1])
        assertOver(Opening.RIF, Color.WHITE, *THREE_STONES, FOURTH, FIFTHS[1])
    }

    @Test
    fun `yamaguchi is played to its end`() {
        phone.startOpening(R.id.opening_yamaguchi)
        phone.tap(*THREE_STONES)
        assertAsked(R.string.task_number, 1)
        assertAnswers(R.id.number_smaller, R.id.number_value, R.id.number_larger, R.id.number_say)
        repeat(20) { phone.tap(R.id.number_larger) }
        assertEquals("10", phone.text(R.id.number_value))
        assertFalse(phone.view<View>(R.id.number_larger).isEnabled)
        repeat(7) { phone.tap(R.id.number_smaller) }
        phone.screenshot("opening_number")
        phone.tap(R.id.number_say)
        val moves = phone.activity.resources.getQuantityString(R.plurals.fifth_moves, 3, 3)
        assertEquals(phone.string(R.string.number_said, moves), phone.message)
        assertAsked(R.string.task_swap, 2)
        phone.tap(R.id.decide_swap)
        assertAsked(R.string.task_stone_white, 1)
        phone.tap(FOURTH)
        assertAsked(R.string.task_offer, 2, 3)
        phone.tap(*FIFTHS.copyOf(3).requireNoNulls())
        assertAsked(R.string.task_choose, 1)
        phone.tap(FIFTHS[0])
        assertOver(Opening.YAMAGUCHI, Color.WHITE, *THREE_STONES, FOURTH, FIFTHS[0])
    }

    @Test
    fun `taraguchi with swaps is played to its end`() {
        phone.startOpening(R.id.opening_taraguchi_10)
        for ((index, stone) in (THREE_STONES + "k11").withIndex()) {
            assertEquals(2 * index + 1, phone.snapshot.task?.centralLines)
            phone.tap(stone)
            phone.tap(if (index % 2 == 0) R.id.decide_swap else R.id.decide_stay)
        }
        assertEquals(Ask.STONE, phone.snapshot.task?.ask)
        assertEquals(9, phone.snapshot.task?.centralLines)
        phone.screenshot("opening_centre")
        phone.tap("l8")
        phone.tap(R.id.decide_stay)
        assertOver(Opening.TARAGUCHI10, Color.WHITE, *THREE_STONES, "k11", "l8")
    }

    @Test
    fun `taraguchi with ten offers is played to its end`() {
        phone.startOpening(R.id.opening_taraguchi_10)
        for (stone in THREE_STONES) {
            phone.tap(stone)
            phone.tap(R.id.decide_stay)
        }
        phone.tap("k11")
        assertAsked(R.string.task_swap_or_offer, 1)
        assertAnswers(R.id.decide_swap, R.id.decide_stay, R.id.decide_offer)
        phone.tap(R.id.decide_offer)
        for ((index, fifth) in FIFTHS.withIndex()) {
            assertAsked(R.string.task_offer, 1, FIFTHS.size - index)
            phone.tap(fifth)
        }
        assertAsked(R.string.task_choose, 2)
        phone.screenshot("opening_offers")
        phone.tap(FIFTHS.last())
        assertOver(Opening.TARAGUCHI10, Color.WHITE, *THREE_STONES, "k11", FIFTHS.last())
    }

    @Test
    fun `soosyrv is played to its end`() {
        phone.startOpening(R.id.opening_soosyrv_8)
        phone.tap(*THREE_STONES)
        phone.tap(R.id.decide_stay)
        phone.tap(FOURTH)
        assertAsked(R.string.task_number, 2)
        assertEquals(8, phone.snapshot.task?.count)
        phone.tap(R.id.number_larger)
        phone.tap(R.id.number_say)
        assertAsked(R.string.task_swap, 1)
        phone.tap(R.id.decide_swap)
        assertAsked(R.string.task_offer, 2, 2)
        phone.tap(FIFTHS[0], FIFTHS[1])
        phone.tap(FIFTHS[1])
        assertOver(Opening.SOOSYRV8, Color.WHITE, *THREE_STONES, FOURTH, FIFTHS[1])
    }

    @Test
    fun `decisions and offers are taken back and made again`() {
        phone.startOpening(R.id.opening_rif)
        phone.tap(*THREE_STONES)
        phone.tap(R.id.decide_swap)
        phone.tap(R.id.undo)
        assertAsked(R.string.task_swap, 2)
        phone.tap(R.id.redo)
        assertAsked(R.string.task_stone_white, 1)
        phone.tap(FOURTH, FIFTHS[0])
        phone.tap(R.id.undo)
        assertEquals(emptyList<Int>(), phone.snapshot.offers)
        assertAsked(R.string.task_offer, 2, 2)
        phone.tap(FIFTHS[2], FIFTHS[3], FIFTHS[3])
        assertOver(Opening.RIF, Color.WHITE, *THREE_STONES, FOURTH, FIFTHS[3])
        phone.tap(R.id.undo)
        assertAsked(R.string.task_choose, 1)
    }

    @Test
    fun `a rotation keeps the opening and what is being answered`() {
        phone.startOpening(R.id.opening_yamaguchi)
        phone.tap(*THREE_STONES)
        phone.tap(R.id.number_larger)
        phone.configure("+land")
        assertAsked(R.string.task_number, 1)
        assertEquals("2", phone.text(R.id.number_value))
        phone.screenshot("opening_number_rotated")
        phone.tap(R.id.number_say)
        phone.tap(R.id.decide_stay)
        phone.tap(FOURTH, FIFTHS[0])
        phone.configure("+port")
        assertAsked(R.string.task_offer, 1, 1)
        phone.tap(FIFTHS[1], FIFTHS[0])
        assertOver(Opening.YAMAGUCHI, Color.WHITE, *THREE_STONES, FOURTH, FIFTHS[0])
    }

    @Test
    fun `an opening comes back after the process was killed`() {
        phone.startOpening(R.id.opening_soosyrv_8)
        phone.tap(*THREE_STONES)
        phone.tap(R.id.decide_swap)
        phone.startAgainAfterKill()
        assertAsked(R.string.task_stone_white, 1)
        phone.tap(FOURTH)
        phone.startAgainAfterKill()
        assertAsked(R.string.task_number, 1)
        assertTrue(phone.view<View>(R.id.number_say).isShown)
    }

    @Test
    fun `with confirmation an opening takes two taps too`() {
        phone.tap(R.id.settings)
        phone.tap(R.id.confirm_moves)
        phone.back()
        phone.startOpening(R.id.opening_rif)
        phone.tap("h8")
        assertEquals(emptyList<String>(), phone.moves)
        phone.tap("h8", "i9", "i9", "j10", "j10")
        assertEquals(THREE_STONES.toList(), phone.moves)
        phone.tap(R.id.decide_stay)
        phone.tap(FOURTH, FOURTH, FIFTHS[0])
        assertAsked(R.string.task_offer, 1, 2)
        phone.tap(FIFTHS[0])
        assertAsked(R.string.task_offer, 1, 1)
    }

    @Test
    fun `play again begins the same opening anew`() {
        phone.startOpening(R.id.opening_swap_first)
        phone.tap("h8")
        phone.tap(R.id.decide_stay)
        phone.tap("a1", "i8", "a3", "j8", "a5", "k8", "a7", "l8")
        phone.tap(R.id.play_again)
        assertEquals(Opening.SWAP_FIRST, phone.snapshot.opening)
        assertAsked(R.string.task_stone_black, 1)
    }

    /** The status asks this, and buttons are there when the board cannot answer. */
    private fun assertAsked(words: Int, vararg values: Any) {
        assertEquals(phone.string(words, *values), phone.text(R.id.status_turn))
        val bar = if (words in BOARD_TASKS) View.GONE else View.VISIBLE
        assertEquals(bar, phone.view<View>(R.id.opening_bar).visibility)
    }

    private fun assertAnswers(vararg ids: Int) {
        val bar = phone.view<ViewGroup>(R.id.opening_bar)
        val shown = (0 until bar.childCount).map(bar::getChildAt).filter(View::isShown).map(View::getId)
        assertEquals(ids.toList(), shown)
    }

    private fun assertOver(opening: Opening, turn: Color, vararg moves: String) {
        assertNull(phone.snapshot.task)
        assertEquals(opening, phone.snapshot.opening)
        assertEquals(turn, phone.snapshot.turn)
        assertEquals(moves.toList(), phone.moves)
        assertEquals(emptyList<Int>(), phone.snapshot.offers)
        val words = if (turn == Color.BLACK) R.string.black_to_move else R.string.white_to_move
        assertEquals(phone.string(words), phone.text(R.id.status_turn))
        assertEquals(View.GONE, phone.view<View>(R.id.opening_bar).visibility)
    }

    private companion object {
        val BOARD_TASKS = setOf(
            R.string.task_stone_black,
            R.string.task_stone_white,
            R.string.task_offer,
            R.string.task_choose,
        )
    }
}
