package org.gomoku.board

import android.view.MotionEvent
import kotlin.math.hypot

/** Zooms with two fingers, and moves an enlarged board with one or two. */
class ZoomGesture(private val zoom: BoardZoom) {
    private var focusX = 0f
    private var focusY = 0f
    private var span = 0f

    /**
     * Takes the next event of a gesture and tells whether another part of the board is shown now. While the
     * gesture [mayBeTap] one finger moves nothing.
     */
    fun isZoom(event: MotionEvent, mayBeTap: Boolean): Boolean {
        val oldX = focusX
        val oldY = focusY
        val oldSpan = span
        measure(event)
        return when (event.actionMasked) {
            MotionEvent.ACTION_MOVE -> follow(event.pointerCount, mayBeTap, oldX, oldY, oldSpan)
            MotionEvent.ACTION_UP, MotionEvent.ACTION_CANCEL -> settle()
            else -> false
        }
    }

    /** Finds the middle of all fingers that stay down and their mean distance from it. */
    private fun measure(event: MotionEvent) {
        val lifted = if (event.actionMasked == MotionEvent.ACTION_POINTER_UP) event.actionIndex else -1
        val fingers = event.pointerCount - if (lifted >= 0) 1 else 0
        focusX = 0f
        focusY = 0f
        span = 0f
        for (index in 0 until event.pointerCount) {
            if (index == lifted) continue
            focusX += event.getX(index) / fingers
            focusY += event.getY(index) / fingers
        }
        for (index in 0 until event.pointerCount) {
            if (index == lifted) continue
            span += hypot(event.getX(index) - focusX, event.getY(index) - focusY) / fingers
        }
    }

    private fun follow(fingers: Int, mayBeTap: Boolean, oldX: Float, oldY: Float, oldSpan: Float): Boolean {
        if (fingers > 1 && oldSpan > 0f) zoom.enlarge(span / oldSpan, oldX, oldY)
        if (!zoom.isZoomed || mayBeTap) return fingers > 1
        zoom.move(focusX - oldX, focusY - oldY)
        return true
    }

    /** A board that is hardly enlarged was not meant to be. */
    private fun settle(): Boolean {
        val isHardlyZoomed = zoom.isZoomed && zoom.scale < LEAST_SCALE
        if (isHardlyZoomed) zoom.reset()
        return isHardlyZoomed
    }

    private companion object {
        const val LEAST_SCALE = 1.15f
    }
}
