package org.gomoku.board

import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.Picture
import com.sun.management.ThreadMXBean
import org.gomoku.support.AppRunner
import org.gomoku.support.Phone
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import java.lang.management.ManagementFactory

/** A frame costs no garbage: the board's own drawing code allocates nothing, however many stones there are. */
@RunWith(AppRunner::class)
class DrawingCostTest {
    private val memory = ManagementFactory.getThreadMXBean() as ThreadMXBean
    private val onDraw = BoardView::class.java.getDeclaredMethod("onDraw", Canvas::class.java)
        .apply { isAccessible = true }

    @Test
    fun `drawing allocates nothing`() {
        val phone = Phone()
        for (row in 1..15 step 2) for (column in 'a'..'o' step 3) phone.tap("$column$row")
        val canvas = IdleCanvas()
        repeat(WARM_UP) { onDraw.invoke(phone.board, canvas) }
        canvas.circles = 0
        val before = memory.getThreadAllocatedBytes(Thread.currentThread().id)
        repeat(FRAMES) { onDraw.invoke(phone.board, canvas) }
        val bytes = (memory.getThreadAllocatedBytes(Thread.currentThread().id) - before) / FRAMES
        assertTrue("40 stones were drawn", canvas.circles >= FRAMES * 40 * 2)
        assertTrue("$bytes bytes a frame", bytes < BYTES_OF_ONE_REFLECTIVE_CALL)
    }

    /** Draws nothing, so that what the framework allocates below it does not count. */
    private class IdleCanvas : Canvas() {
        var circles = 0

        override fun save(): Int = 1

        override fun restore() = Unit

        override fun translate(dx: Float, dy: Float) = Unit

        override fun scale(sx: Float, sy: Float) = Unit

        override fun drawPicture(picture: Picture) = Unit

        override fun drawCircle(cx: Float, cy: Float, radius: Float, paint: Paint) {
            circles++
        }

        override fun drawLine(startX: Float, startY: Float, stopX: Float, stopY: Float, paint: Paint) = Unit
    }

    private companion object {
        const val WARM_UP = 200
        const val FRAMES = 1000

        /** The list of arguments; one object for each of the stones would be ten times that. */
        const val BYTES_OF_ONE_REFLECTIVE_CALL = 64
    }
}
