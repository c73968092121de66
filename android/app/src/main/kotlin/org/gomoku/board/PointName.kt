package org.gomoku.board

/**
 * Names of points and lines as players write them: columns are letters from the left, with I; rows are
 * numbers from the bottom.
 */
object PointName {
    /** The name of the column, `A` for 0. */
    fun column(column: Int): String = ('A' + column).toString()

    /** The name of the row on a board of [lines] lines; row 0 is at the top. */
    fun row(row: Int, lines: Int): String = (lines - row).toString()

    /** The name of the point with this flat index, such as `h8` for 112 on 15 lines. */
    fun of(point: Int, lines: Int): String = column(point % lines).lowercase() + row(point / lines, lines)
}
