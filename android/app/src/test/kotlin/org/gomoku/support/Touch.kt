package org.gomoku.support

import android.os.SystemClock
import android.view.InputDevice
import android.view.MotionEvent
import android.view.MotionEvent.PointerCoords
import android.view.MotionEvent.PointerProperties

/** Where a finger is, in pixels of a window. */
data class Place(val x: Float, val y: Float) {
    operator fun plus(other: Place) = Place(x + other.x, y + other.y)

    operator fun minus(other: Place) = Place(x - other.x, y - other.y)
}

/**
 * One gesture of any number of fingers.
 *
 * @param dispatch takes the events, as a window takes those of the touch screen
 */
class Touch(private val dispatch: (MotionEvent) -> Unit) {
    private val start = SystemClock.uptimeMillis()
    private var now = start
    private val fingers = mutableListOf<Place>()

    /** One more finger comes down. */
    fun down(place: Place): Touch {
        fingers.add(place)
        return send(alone = MotionEvent.ACTION_DOWN, further = MotionEvent.ACTION_POINTER_DOWN)
    }

    /** The finger with this number, in the order in which they came down, moves. */
    fun move(finger: Int, place: Place): Touch {
        fingers[finger] = place
        return send(MotionEvent.ACTION_MOVE)
    }

    /** The finger that came down last goes up. */
    fun up(): Touch {
        send(alone = MotionEvent.ACTION_UP, further = MotionEvent.ACTION_POINTER_UP)
        fingers.removeLast()
        return this
    }

    /** The system takes the gesture over. */
    fun cancel(): Touch = send(MotionEvent.ACTION_CANCEL)

    private fun send(alone: Int, further: Int): Touch {
        val index = fingers.lastIndex
        return send(if (index == 0) alone else further or (index shl MotionEvent.ACTION_POINTER_INDEX_SHIFT))
    }

    private fun send(action: Int): Touch {
        val ids = Array(fingers.size) { index -> PointerProperties().apply { id = index } }
        val places = Array(fingers.size) { index -> coordinates(fingers[index]) }
        val event = MotionEvent.obtain(
            start, now, action, fingers.size, ids, places,
            0, 0, 1f, 1f, 0, 0, InputDevice.SOURCE_TOUCHSCREEN, 0,
        )
        now += MILLIS_BETWEEN_EVENTS
        dispatch(event)
        event.recycle()
        return this
    }

    private fun coordinates(place: Place) = PointerCoords().apply {
        x = place.x
        y = place.y
        pressure = 1f
        size = 1f
    }

    private companion object {
        const val MILLIS_BETWEEN_EVENTS = 20L
    }
}
