package org.gomoku

import android.app.AlertDialog
import org.gomoku.core.GameException
import org.gomoku.core.Opening
import org.gomoku.support.AppRunner
import org.gomoku.support.FIFTHS
import org.gomoku.support.FOURTH
import org.gomoku.support.Phone
import org.gomoku.support.THREE_STONES
import org.gomoku.support.startOpening
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Test
import org.junit.runner.RunWith

/** What an opening refuses, and the words for it. */
@RunWith(AppRunner::class)
class RefusalTest {
    private val phone by lazy { Phone() }

    @Test
    fun `a stone far from the centre is refused in words`() {
        phone.startOpening(R.id.opening_rif)
        assertRefused("i9", R.string.not_the_centre, "i9")
        phone.tap("h8")
        assertRefused("j9", R.string.off_centre, "j9", 3)
        phone.tap("i9")
        assertRefused("k9", R.string.off_centre, "k9", 5)
        assertEquals(listOf("h8", "i9"), phone.moves)
    }

    @Test
    fun `a stone in place of a decision is refused in words`() {
        phone.startOpening(R.id.opening_swap_first)
        phone.tap("h8")
        assertRefused("a1", R.string.not_asked)
    }

    @Test
    fun `a fifth move of the same shape, or one that was not offered, is refused in words`() {
        phone.startOpening(R.id.opening_rif)
        phone.tap(*THREE_STONES)
        phone.tap(R.id.decide_stay)
        phone.tap(FOURTH, "i8")
        assertRefused("h9", R.string.symmetrical, "h9", "i8")
        assertRefused("i8", R.string.already_offered, "i8")
        assertRefused("h8", R.string.point_is_taken, "h8")
        phone.tap(FIFTHS[1])
        assertRefused("a1", R.string.not_offered, "a1")
    }

    @Test
    fun `an opening that needs another board is refused, and the dialog stays`() {
        phone.tap(R.id.new_game)
        phone.tap(R.id.size_smaller)
        phone.tap(R.id.opening_taraguchi_10)
        phone.tapDialogButton(AlertDialog.BUTTON_POSITIVE)
        assertEquals(phone.string(R.string.opening_board, 9), phone.message)
        assertNotNull(phone.dialog)
        phone.tap(R.id.size_larger)
        phone.tapDialogButton(AlertDialog.BUTTON_POSITIVE)
        assertNull(phone.dialog)
        assertEquals(Opening.TARAGUCHI10, phone.snapshot.opening)
    }

    @Test
    fun `what the screen does not let happen has words too`() {
        assertWords(GameException.OfferCount(count = 9, most = 8), R.string.offer_count, 8)
        assertWords(GameException.Level(level = 11), R.string.no_such_level, 11)
        assertWords(GameException.EnginesTurn(), R.string.engines_turn)
        assertWords(GameException.NothingToThink(), R.string.nothing_to_think)
    }

    private fun assertRefused(point: String, words: Int, vararg values: Any) {
        val before = phone.snapshot
        phone.tap(point)
        assertEquals(phone.string(words, *values), phone.message)
        assertEquals(before.task, phone.snapshot.task)
        assertEquals(before.offers, phone.snapshot.offers)
    }

    private fun assertWords(refusal: GameException, words: Int, vararg values: Any) {
        val shown = Refusal.words(phone.activity.resources, refusal, lines = 15)
        assertEquals(phone.string(words, *values), shown)
    }
}
