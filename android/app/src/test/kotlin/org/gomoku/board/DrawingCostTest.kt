package org.gomoku.board

import android.content.Context
import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.Picture
import android.view.View
import com.sun.management.ThreadMXBean
import org.gomoku.R
import org.gomoku.support.AppRunner
import org.gomoku.support.FIFTHS
import org.gomoku.support.FOURTH
import org.gomoku.support.Phone
import org.gomoku.support.THREE_STONES
import org.gomoku.support.startOpening
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import java.lang.management.ManagementFactory

/** A frame costs no garbage: the board's own drawing code allocates nothing, however many stones there are. */
@RunWith(AppRunner::class)
class DrawingCostTest {
    private val memory = ManagementFactory.getThreadMXBean() as ThreadMXBean

    @Test
    fun `drawing allocates nothing`() {
        val phone = Phone()
        for (row in 1..15 step 2) for (column in 'a'..'o' step 3) phone.tap("$column$row")
        val canvas = checkFrames(phone)
        assertTrue("40 stones were drawn", canvas.circles >= FRAMES * 40 * 2)
    }

    @Test
    fun `drawing an opening allocates nothing`() {
        val phone = Phone()
        phone.startOpening(R.id.opening_rif)
        assertTrue("the central area was drawn", checkFrames(phone).rectangles >= FRAMES)
        phone.tap(*THREE_STONES)
        phone.tap(R.id.decide_stay)
        phone.tap(FOURTH, FIFTHS[0], FIFTHS[1])
        val canvas = checkFrames(phone)
        assertTrue("4 stones and 2 offers were drawn", canvas.circles >= FRAMES * (4 + 2) * 2)
    }

    private fun checkFrames(phone: Phone): IdleCanvas {
        val canvas = IdleCanvas()
        val idle = bytesOfOneFrame(IdleView(phone.activity), canvas)
        val board = bytesOfOneFrame(phone.board, canvas)
        assertTrue("${board - idle} bytes a frame", board - idle < SMALLEST_OBJECT)
        return canvas
    }

    /** How many bytes one call of `onDraw` allocates, the reflective call itself included. */
    private fun bytesOfOneFrame(view: View, canvas: Canvas): Long {
        val onDraw = view.javaClass.getDeclaredMethod("onDraw", Canvas::class.java)
        onDraw.isAccessible = true
        repeat(FRAMES) { onDraw.invoke(view, canvas) }
        val thread = Thread.currentThread().id
        val before = memory.getThreadAllocatedBytes(thread)
        repeat(FRAMES) { onDraw.invoke(view, canvas) }
        return (memory.getThreadAllocatedBytes(thread) - before) / FRAMES
    }

    private class IdleView(context: Context) : View(context) {
        override fun onDraw(canvas: Canvas) = Unit
    }

    /** Draws nothing, so that what the framework allocates below it does not count. */
    private class IdleCanvas : Canvas() {
        var circles = 0
        var rectangles = 0

        override fun save(): Int = 1

        override fun restore() = Unit

        override fun translate(dx: Float, dy: Float) = Unit

        override fun scale(sx: Float, sy: Float) = Unit

        override fun drawPicture(picture: Picture) = Unit

        override fun drawCircle(cx: Float, cy: Float, radius: Float, paint: Paint) {
            circles++
        }

        override fun drawRect(left: Float, top: Float, right: Float, bottom: Float, paint: Paint) {
            rectangles++
        }

        override fun drawLine(startX: Float, startY: Float, stopX: Float, stopY: Float, paint: Paint) = Unit
    }

    private companion object {
        const val FRAMES = 2000
        const val SMALLEST_OBJECT = 16
    }
}
