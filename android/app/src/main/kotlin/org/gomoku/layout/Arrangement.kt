package org.gomoku.layout

/** How status, board and controls stand to each other. */
enum class Arrangement {
    /** One below the other. */
    STACKED,

    /** The board on the left, status and controls in a panel on the right. */
    BESIDE,
    ;

    companion object {
        /** The arrangement whose board is the larger one, given the side of each in pixels. */
        fun ofLargerBoard(stacked: Int, beside: Int): Arrangement = if (beside > stacked) BESIDE else STACKED
    }
}
