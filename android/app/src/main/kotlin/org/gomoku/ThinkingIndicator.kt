package org.gomoku

import android.app.Activity
import android.os.SystemClock
import android.view.View
import android.widget.TextView

/** A spinner and the time that the engine has used, once it has thought for a moment. */
class ThinkingIndicator(activity: Activity, private val engine: EngineWorker) {
    private val resources = activity.resources
    private val row: View = activity.findViewById(R.id.thinking)
    private val time: TextView = activity.findViewById(R.id.thinking_time)
    private val tick = Runnable(::render)

    /** Shows what is true now, and goes on to do so while the engine thinks. */
    fun render() {
        row.removeCallbacks(tick)
        val used = engine.thinkingSince?.let { SystemClock.uptimeMillis() - it }
        row.visibility = if (used != null && used >= PATIENCE_MILLIS) View.VISIBLE else View.GONE
        if (used == null) return
        show(used)
        row.postDelayed(tick, if (used < PATIENCE_MILLIS) PATIENCE_MILLIS - used else TICK_MILLIS)
    }

    private fun show(used: Long) {
        val seconds = "%.1f".format(used / MILLIS_IN_SECOND)
        time.text = resources.getString(R.string.thinking_time, seconds)
        time.contentDescription = resources.getString(R.string.thinking_spoken, seconds)
    }

    private companion object {
        /** A quick move needs no spinner. */
        const val PATIENCE_MILLIS = 300L
        const val TICK_MILLIS = 100L
        const val MILLIS_IN_SECOND = 1000f
    }
}
