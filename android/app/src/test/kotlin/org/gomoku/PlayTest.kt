package org.gomoku

import android.view.View
import org.gomoku.core.Color
import org.gomoku.core.DrawReason
import org.gomoku.core.EndReason
import org.gomoku.core.Outcome
import org.gomoku.support.AppRunner
import org.gomoku.support.Phone
import org.gomoku.support.Place
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith

/** A game between two people, by touch through the window. */
@RunWith(AppRunner::class)
class PlayTest {
    private val phone by lazy { Phone() }

    @Test
    fun `stones alternate, the status follows`() {
        assertEquals(phone.string(R.string.black_to_move), phone.text(R.id.status_turn))
        phone.tap("h8", "i9", "h7")
        assertEquals(listOf("h8", "i9", "h7"), phone.moves)
        assertEquals("2", phone.text(R.id.status_black))
        assertEquals("1", phone.text(R.id.status_white))
        assertEquals(phone.string(R.string.move_number, 3), phone.text(R.id.status_move))
        assertEquals(phone.string(R.string.white_to_move), phone.text(R.id.status_turn))
        phone.screenshot("play")
    }

    @Test
    fun `an occupied point changes nothing and says so`() {
        phone.tap("h8", "h8")
        assertEquals(listOf("h8"), phone.moves)
        assertEquals(Color.WHITE, phone.snapshot.turn)
        assertEquals(phone.string(R.string.point_is_taken, "h8"), phone.message)
        phone.tap("h9")
        assertEquals(listOf("h8", "h9"), phone.moves)
    }

    @Test
    fun `a tap between the lines goes to the nearest point`() {
        val cell = phone.board.geometry.step
        phone.tap(phone.place("h8") + Place(0.45f * cell, -0.45f * cell))
        phone.tap(phone.place("a15") + Place(-0.45f * cell, -0.45f * cell))
        assertEquals(listOf("h8", "a15"), phone.moves)
    }

    @Test
    fun `a tap on the margin or beside the board places nothing`() {
        val cell = phone.board.geometry.step
        phone.tap(phone.place("a15") + Place(-0.55f * cell, 0f))
        phone.tap(phone.place("a15") + Place(0f, -0.55f * cell))
        phone.tap(phone.place("o1") + Place(0.55f * cell, 0f))
        phone.tap(phone.place("o1") + Place(0f, 0.55f * cell))
        phone.tap(phone.place("h1") + Place(0f, 3f * cell))
        assertEquals(emptyList<String>(), phone.moves)
    }

    @Test
    fun `the stone is placed when the finger goes up`() {
        val touch = phone.display.touch().down(phone.place("h8"))
        phone.settle()
        assertEquals(emptyList<String>(), phone.moves)
        touch.up()
        phone.settle()
        assertEquals(listOf("h8"), phone.moves)
    }

    @Test
    fun `a finger that trembles within the slop still taps`() {
        val place = phone.place("h8")
        phone.display.touch().down(place).move(0, place + Place(3f, 3f)).up()
        phone.settle()
        assertEquals(listOf("h8"), phone.moves)
    }

    @Test
    fun `a drag places nothing`() {
        phone.display.touch().down(
            phone.place("h8"),
        ).move(0, phone.place("i8")).move(0, phone.place("k8")).up()
        phone.display.touch().down(
            phone.place("h8"),
        ).move(0, phone.place("k8")).move(0, phone.place("h8")).up()
        phone.settle()
        assertEquals(emptyList<String>(), phone.moves)
    }

    @Test
    fun `two fingers place nothing`() {
        phone.display.touch().down(phone.place("h8")).down(phone.place("k8")).up().up()
        phone.settle()
        assertEquals(emptyList<String>(), phone.moves)
        phone.tap("h8")
        assertEquals(listOf("h8"), phone.moves)
    }

    @Test
    fun `two fingers enlarge the board, and taps still go to the point under them`() {
        phone.tap("h8", "i9")
        val small = phone.place("i8").x - phone.place("h8").x
        val pinch = phone.display.touch().down(phone.place("h8")).down(phone.place("j8"))
        pinch.move(0, phone.place("f8")).move(1, phone.place("l8")).up().up()
        phone.settle()
        assertEquals(listOf("h8", "i9"), phone.moves)
        assertTrue(phone.place("i8").x - phone.place("h8").x > 1.5f * small)
        phone.tap("i8")
        assertEquals(listOf("h8", "i9", "i8"), phone.moves)
        phone.screenshot("zoomed")
        phone.tap(R.id.zoom_reset)
        assertEquals(small, phone.place("i8").x - phone.place("h8").x, 1f)
        phone.tap("a1")
        assertEquals("a1", phone.moves.last())
    }

    @Test
    fun `one finger moves an enlarged board`() {
        val pinch = phone.display.touch().down(phone.place("h8")).down(phone.place("j8"))
        pinch.move(0, phone.place("f8")).move(1, phone.place("l8")).up().up()
        phone.settle()
        val before = phone.place("h8")
        phone.display.touch().down(before).move(0, phone.place("i8")).move(0, phone.place("i7")).up()
        phone.settle()
        val after = phone.place("h8")
        assertTrue("$before to $after", after.x > before.x && after.y > before.y)
        assertEquals(emptyList<String>(), phone.moves)
    }

    @Test
    fun `a gesture that the system takes over places nothing`() {
        phone.display.touch().down(phone.place("h8")).cancel()
        phone.settle()
        assertEquals(emptyList<String>(), phone.moves)
    }

    @Test
    fun `undo and redo move along the game`() {
        assertFalse(phone.view<View>(R.id.undo).isEnabled)
        phone.tap("h8", "i9")
        phone.tap(R.id.undo)
        assertEquals(listOf("h8"), phone.moves)
        assertEquals(phone.string(R.string.white_to_move), phone.text(R.id.status_turn))
        phone.tap(R.id.redo)
        assertEquals(listOf("h8", "i9"), phone.moves)
        phone.tap(R.id.undo)
        phone.tap("c3")
        assertEquals(listOf("h8", "c3"), phone.moves)
        assertFalse(phone.view<View>(R.id.redo).isEnabled)
        repeat(3) { phone.tap(R.id.undo) }
        assertEquals(emptyList<String>(), phone.moves)
        assertEquals(Color.BLACK, phone.snapshot.turn)
    }

    @Test
    fun `five in a row win`() {
        phone.tap(*BLACK_WINS)
        val outcome = phone.snapshot.outcome as Outcome.Win
        assertEquals(Color.BLACK, outcome.winner)
        assertEquals(EndReason.FIVE, outcome.reason)
        assertEquals(View.VISIBLE, phone.view<View>(R.id.banner).visibility)
        assertEquals(phone.string(R.string.black_wins), phone.text(R.id.banner_text))
        assertEquals(phone.string(R.string.wins, 1), phone.text(R.id.score_black))
        assertEquals(phone.string(R.string.wins, 0), phone.text(R.id.score_white))
        assertFalse("undo after the end is off", phone.view<View>(R.id.undo).isEnabled)
        phone.screenshot("win")
    }

    @Test
    fun `a tap after the end says that the game is over`() {
        phone.tap(*BLACK_WINS)
        val moves = phone.moves
        phone.tap("a1")
        assertEquals(moves, phone.moves)
        assertEquals(phone.string(R.string.game_is_over), phone.message)
    }

    @Test
    fun `the banner can be hidden to look at the board`() {
        phone.tap(*BLACK_WINS)
        phone.tap(R.id.banner_close)
        assertEquals(View.GONE, phone.view<View>(R.id.banner).visibility)
        assertEquals(phone.string(R.string.black_has_won), phone.text(R.id.status_turn))
        phone.screenshot("win_banner_hidden")
    }

    @Test
    fun `play again begins a new game and keeps the score`() {
        phone.tap(*BLACK_WINS)
        phone.tap(R.id.play_again)
        assertEquals(emptyList<String>(), phone.moves)
        assertEquals(View.GONE, phone.view<View>(R.id.banner).visibility)
        assertEquals(phone.string(R.string.wins, 1), phone.text(R.id.score_black))
        phone.tap("a1", "h8", "b1", "h9", "c1", "h10", "e1", "h11", "f1", "h12")
        assertEquals(phone.string(R.string.white_wins), phone.text(R.id.banner_text))
        assertEquals(phone.string(R.string.wins, 1), phone.text(R.id.score_white))
        phone.screenshot("win_white")
    }

    @Test
    fun `a full board is a draw`() {
        phone.startGameOfSize(5)
        phone.tap(*FULL_BOARD)
        assertEquals(Outcome.Draw(DrawReason.FULL_BOARD), phone.snapshot.outcome)
        assertEquals(phone.string(R.string.draw), phone.text(R.id.banner_text))
        assertEquals(phone.string(R.string.draws, 1), phone.text(R.id.score_draws))
        phone.screenshot("draw")
    }

    @Test
    fun `boards of every kind can be played to their corners`() {
        for (size in listOf(5, 8, 9, 10, 13, 19, 20, 22)) {
            phone.startGameOfSize(size)
            val lastColumn = 'a' + size - 1
            phone.tap("a1", "a$size", "$lastColumn$size", "${lastColumn}1")
            assertEquals(listOf("a1", "a$size", "$lastColumn$size", "${lastColumn}1"), phone.moves)
            if (size in setOf(5, 10, 19, 22)) phone.screenshot("size_$size")
        }
    }

    companion object {
        /** Black wins by a row of five on row 8. */
        val BLACK_WINS = arrayOf("h8", "h9", "i8", "i9", "j8", "j9", "k8", "k9", "l8")

        /** Every point of a board of five lines, without a row of five. */
        val FULL_BOARD: Array<String> = run {
            val points = (0 until 25).groupBy { (it % 5 + 2 * (it / 5)) % 4 < 2 }
            val black = points.getValue(true)
            val white = points.getValue(false)
            black.indices.flatMap { listOfNotNull(black[it], white.getOrNull(it)) }
        }.map { Phone.nameOf(it, lines = 5) }.toTypedArray()
    }
}
