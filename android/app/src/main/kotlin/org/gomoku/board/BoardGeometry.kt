package org.gomoku.board

import android.graphics.Rect
import kotlin.math.floor

/**
 * Where the points of a square board lie. Pixels count from the top left of the board, points are flat
 * indexes from the top left, row by row. Touch and accessibility both ask [pointAt].
 *
 * @property lines lines of the board in each direction
 * @property side width and height of the whole board in pixels
 * @param hasCoordinates whether room is needed for letters and numbers
 */
class BoardGeometry(val lines: Int, val side: Float, hasCoordinates: Boolean) {
    /** Width in pixels of the shadow that the board throws on what lies behind it. */
    val shadow = side * SHADOW

    /** Distance in pixels between two lines. */
    val step: Float

    /** Pixel of the first line, from the left and from the top. */
    val first: Float

    /** Pixel of the last line, from the left and from the top. */
    val last: Float

    init {
        val margin = if (hasCoordinates) MARGIN_WITH_COORDINATES else MARGIN
        step = (side - 2 * shadow) / (lines - 1 + 2 * margin)
        first = shadow + margin * step
        last = first + (lines - 1) * step
    }

    /** The pixel from the left of [point]. */
    fun x(point: Int): Float = first + point % lines * step

    /** The pixel from the top of [point]. */
    fun y(point: Int): Float = first + point / lines * step

    /** The point whose cell holds the pixel, at most half a step away in each direction, or [NO_POINT]. */
    fun pointAt(x: Float, y: Float): Int {
        val column = lineAt(x)
        val row = lineAt(y)
        return if (column in 0 until lines && row in 0 until lines) row * lines + column else NO_POINT
    }

    private fun lineAt(pixel: Float): Int = floor((pixel - first) / step + 0.5f).toInt()

    /** Puts the cell of [point] into [bounds]. */
    fun cellOf(point: Int, bounds: Rect) {
        val half = step / 2
        bounds.set(
            (x(point) - half).toInt(),
            (y(point) - half).toInt(),
            (x(point) + half).toInt(),
            (y(point) + half).toInt(),
        )
    }

    companion object {
        /** No point is there. */
        const val NO_POINT = -1

        private const val SHADOW = 0.012f
        private const val MARGIN = 0.7f
        private const val MARGIN_WITH_COORDINATES = 1.2f
    }
}
