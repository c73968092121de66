package org.gomoku.board

import org.gomoku.R
import org.gomoku.core.ForbiddenKind

/** What makes a move forbidden in renju, in words. */
object ForbiddenName {
    /** The string for this reason. */
    fun of(kind: ForbiddenKind): Int = when (kind) {
        ForbiddenKind.OVERLINE -> R.string.forbidden_overline
        ForbiddenKind.DOUBLE_FOUR -> R.string.forbidden_double_four
        ForbiddenKind.DOUBLE_THREE -> R.string.forbidden_double_three
    }
}
