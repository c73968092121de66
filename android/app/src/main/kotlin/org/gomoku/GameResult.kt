package org.gomoku

import org.gomoku.core.Color
import org.gomoku.core.DrawReason
import org.gomoku.core.EndReason
import org.gomoku.core.Outcome

/** The words and the stone for the result of a game. */
object GameResult {
    /** The string that says who has won and how, or null while the game goes on. */
    fun words(outcome: Outcome): Int? = when (outcome) {
        is Outcome.Playing -> null

        is Outcome.Draw -> when (outcome.reason) {
            DrawReason.FULL_BOARD -> R.string.draw
            DrawReason.AGREEMENT -> R.string.draw_agreed
        }

        is Outcome.Win -> when (outcome.reason) {
            EndReason.FIVE -> if (outcome.winner == Color.BLACK) R.string.black_wins else R.string.white_wins

            EndReason.RESIGNATION ->
                if (outcome.winner == Color.BLACK) R.string.white_resigned else R.string.black_resigned

            EndReason.FORBIDDEN -> R.string.black_forbidden
        }
    }

    /** The drawable of a stone of [color], or none. */
    fun stone(color: Color?): Int = when (color) {
        Color.BLACK -> R.drawable.stone_black
        Color.WHITE -> R.drawable.stone_white
        null -> 0
    }
}
