package org.gomoku

import android.content.res.Resources
import org.gomoku.board.PointName
import org.gomoku.core.Hint
import org.gomoku.core.Why

/** A hint in words for the player. */
object HintWords {
    /** The point of [hint] on a board of [lines] lines, what it is good for, and in how many moves it wins. */
    fun of(resources: Resources, hint: Hint, lines: Int): String {
        val name = PointName.of(hint.point, lines)
        val why = resources.getString(reason(hint.why))
        val mate = hint.mate ?: 0
        if (mate <= 0) return resources.getString(R.string.hint_words, name, why)
        val moves = (mate + 1) / 2 // of the plies the first, the last and every other between are one's own
        val wins = resources.getQuantityString(R.plurals.wins_in, moves, moves)
        return resources.getString(R.string.hint_words_win, name, why, wins)
    }

    private fun reason(why: Why): Int = when (why) {
        Why.FIVE -> R.string.why_five
        Why.STOPS_FIVE -> R.string.why_stops_five
        Why.WINS_BY_FORCE -> R.string.why_wins_by_force
        Why.STRAIGHT_FOUR -> R.string.why_straight_four
        Why.STOPS_STRAIGHT_FOUR -> R.string.why_stops_straight_four
        Why.FOUR_THREE -> R.string.why_four_three
        Why.STOPS_FOUR_THREE -> R.string.why_stops_four_three
        Why.DOUBLE_THREE -> R.string.why_double_three
        Why.FOUR -> R.string.why_four
        Why.THREE -> R.string.why_three
        Why.SHAPE -> R.string.why_shape
    }
}
