package org.gomoku.board

import android.view.MotionEvent
import kotlin.math.hypot

/**
 * Tells a tap from every other touch: one finger that goes down and up again within the slop. A second
 * finger, a drag or a gesture that the system takes over is no tap.
 *
 * @param slop how far in pixels a finger may stray
 */
class TapDetector(private val slop: Int) {
    /** Whether a finger is down that may still make a tap. */
    var isPressed = false
        private set

    /** Where the finger went down, in pixels from the left. */
    var x = 0f
        private set

    /** Where the finger went down, in pixels from the top. */
    var y = 0f
        private set

    /** Takes the next event of a gesture and tells whether it completes a tap. */
    fun isTap(event: MotionEvent): Boolean {
        when (event.actionMasked) {
            MotionEvent.ACTION_DOWN -> press(event)
            MotionEvent.ACTION_MOVE -> if (hasStrayed(event)) isPressed = false
            MotionEvent.ACTION_POINTER_DOWN, MotionEvent.ACTION_CANCEL -> isPressed = false
            MotionEvent.ACTION_UP -> return release(event)
        }
        return false
    }

    private fun press(event: MotionEvent) {
        isPressed = true
        x = event.x
        y = event.y
    }

    private fun release(event: MotionEvent): Boolean {
        val isTap = isPressed && !hasStrayed(event)
        isPressed = false
        return isTap
    }

    private fun hasStrayed(event: MotionEvent): Boolean = hypot(event.x - x, event.y - y) > slop
}
