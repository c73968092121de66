package org.gomoku.board

import android.graphics.Canvas
import android.graphics.Rect

/**
 * Which part of the board is shown: all of it, or a part up to three times as large. There is never a gap
 * between the board and the edge of its view.
 */
class BoardZoom {
    /** How many times as large as the whole board, 1 to 3. */
    var scale = 1f
        private set

    /** Whether less than the whole board is shown. */
    val isZoomed: Boolean
        get() = scale > 1f

    private var side = 0f
    private var left = 0f
    private var top = 0f

    /** Shows the whole board. */
    fun reset() {
        scale = 1f
        left = 0f
        top = 0f
    }

    /** Shows the whole board in a view of [side] pixels. */
    fun reset(side: Float) {
        this.side = side
        reset()
    }

    /** Enlarges by [factor]; what lies at the focus, a pixel of the view, stays there. */
    fun enlarge(factor: Float, focusX: Float, focusY: Float) {
        val old = scale
        scale = (scale * factor).coerceIn(1f, MAX_SCALE)
        val applied = scale / old
        moveTo(focusX - (focusX - left) * applied, focusY - (focusY - top) * applied)
    }

    /** Moves the board by pixels of the view. */
    fun move(right: Float, down: Float) = moveTo(left + right, top + down)

    private fun moveTo(left: Float, top: Float) {
        val least = side - side * scale
        this.left = left.coerceIn(least, 0f)
        this.top = top.coerceIn(least, 0f)
    }

    /** The pixel of the board at a pixel of the view, from the left. */
    fun toBoardX(x: Float): Float = (x - left) / scale

    /** The pixel of the board at a pixel of the view, from the top. */
    fun toBoardY(y: Float): Float = (y - top) / scale

    /** Turns [bounds] on the board into bounds in the view. */
    fun toView(bounds: Rect) = bounds.set(
        (bounds.left * scale + left).toInt(),
        (bounds.top * scale + top).toInt(),
        (bounds.right * scale + left).toInt(),
        (bounds.bottom * scale + top).toInt(),
    )

    /** Lets what follows be drawn in pixels of the board. */
    fun applyTo(canvas: Canvas) {
        canvas.translate(left, top)
        canvas.scale(scale, scale)
    }

    private companion object {
        const val MAX_SCALE = 3f
    }
}
