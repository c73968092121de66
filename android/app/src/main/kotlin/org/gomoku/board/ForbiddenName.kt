package org.gomoku.board

import org.gomoku.R
import org.gomoku.core.Forbidden

/** What makes a move forbidden in renju, in words. */
object ForbiddenName {
    /** The string for this reason. */
    fun of(kind: Forbidden): Int = when (kind) {
        Forbidden.OVERLINE -> R.string.forbidden_overline
        Forbidden.DOUBLE_FOUR -> R.string.forbidden_double_four
        Forbidden.DOUBLE_THREE -> R.string.forbidden_double_three
    }
}
