package org.gomoku.layout

import android.content.Context
import android.util.AttributeSet
import android.view.View
import android.view.ViewGroup
import org.gomoku.R
import kotlin.math.max

/**
 * Lays its children out in cells of one size: in one row where there is room for it, else in two, evenly
 * filled. Children that are gone take no cell.
 */
class EqualCellsLayout(context: Context, attributes: AttributeSet?) : ViewGroup(context, attributes) {
    private val minCellWidth = (resources.getDimension(R.dimen.control_label) * LABEL_WIDTH).toInt()
    private var columns = 1
    private var rows = 1
    private var cellHeight = 0

    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {
        val width = MeasureSpec.getSize(widthMeasureSpec)
        val room = width - paddingLeft - paddingRight
        val cells = cells()
        val most = (room / minCellWidth).coerceIn(1, max(1, cells.size))
        rows = minOf(MAX_ROWS, (cells.size + most - 1) / most)
        columns = (cells.size + rows - 1) / max(1, rows)
        val cellSpec = exactly(room / columns)
        cellHeight = 0
        for (cell in cells) {
            cell.measure(cellSpec, UNLIMITED)
            cellHeight = max(cellHeight, cell.measuredHeight)
        }
        for (cell in cells) cell.measure(cellSpec, exactly(cellHeight))
        setMeasuredDimension(width, cellHeight * rows)
    }

    override fun onLayout(changed: Boolean, left: Int, top: Int, right: Int, bottom: Int) {
        val cellWidth = (width - paddingLeft - paddingRight) / columns
        val cells = cells()
        for ((index, cell) in cells.withIndex()) {
            val row = index / columns
            val inRow = minOf(columns, cells.size - row * columns)
            val start = (width - inRow * cellWidth) / 2
            val column = mirrored(index % columns, inRow)
            val x = start + column * cellWidth
            cell.layout(x, row * cellHeight, x + cellWidth, (row + 1) * cellHeight)
        }
    }

    private fun cells(): List<View> = (0 until childCount).map(::getChildAt).filter { it.visibility != GONE }

    private fun mirrored(column: Int, columns: Int): Int =
        if (layoutDirection == View.LAYOUT_DIRECTION_RTL) columns - 1 - column else column

    private companion object {
        const val MAX_ROWS = 2

        /** Room for a label, in multiples of its text size: large fonts get two rows. */
        const val LABEL_WIDTH = 4.3f
    }
}
