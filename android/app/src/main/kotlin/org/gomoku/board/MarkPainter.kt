package org.gomoku.board

import android.graphics.Canvas
import android.graphics.DashPathEffect
import android.graphics.Paint
import kotlin.math.max

/**
 * Draws marks around points. Each has a shape of its own, so that none relies on its colour.
 *
 * @param step distance of two lines in pixels
 */
class MarkPainter(style: BoardStyle, private val step: Float) {
    private val mark = Paint(Paint.ANTI_ALIAS_FLAG).apply {
        this.style = Paint.Style.STROKE
        strokeCap = Paint.Cap.ROUND
        color = style.mark
        strokeWidth = max(2f, step * 0.075f)
    }
    private val ring = Paint(mark).apply { strokeWidth = step * 0.11f }
    private val ringEdge = Paint(mark).apply {
        color = style.white.light
        strokeWidth = step * 0.19f
    }
    private val dot = Paint(mark).apply { this.style = Paint.Style.FILL }
    private val hair = Paint(mark).apply { strokeWidth = max(1.5f, step * 0.05f) }
    private val inside = Paint().apply { color = style.board }
    private val hollow = Paint(mark).apply {
        color = style.black.dark
        strokeWidth = step * 0.1f
    }
    private val dashes = Paint(mark).apply {
        strokeCap = Paint.Cap.BUTT
        pathEffect = DashPathEffect(floatArrayOf(step * 0.25f, step * 0.25f), 0f)
    }

    /** Four corners around the point of the last move. */
    fun drawCorners(canvas: Canvas, x: Float, y: Float) {
        val far = step * 0.47f
        val arm = step * 0.17f
        drawCorner(canvas, x - far, y - far, arm, arm)
        drawCorner(canvas, x + far, y - far, -arm, arm)
        drawCorner(canvas, x - far, y + far, arm, -arm)
        drawCorner(canvas, x + far, y + far, -arm, -arm)
    }

    private fun drawCorner(canvas: Canvas, x: Float, y: Float, right: Float, down: Float) {
        canvas.drawLine(x, y, x + right, y, mark)
        canvas.drawLine(x, y, x, y + down, mark)
    }

    /** A ring on a winning stone, in two tones that show on black and on white. */
    fun drawRing(canvas: Canvas, x: Float, y: Float) {
        canvas.drawCircle(x, y, step * 0.39f, ringEdge)
        canvas.drawCircle(x, y, step * 0.39f, ring)
    }

    /** A small cross on a point where no stone may be placed. */
    fun drawCross(canvas: Canvas, x: Float, y: Float) {
        val far = step * 0.16f
        canvas.drawLine(x - far, y - far, x + far, y + far, mark)
        canvas.drawLine(x - far, y + far, x + far, y - far, mark)
    }

    /** A hollow black stone with a ring in it: offered, not placed. */
    fun drawOffer(canvas: Canvas, x: Float, y: Float) {
        canvas.drawCircle(x, y, step * 0.4f, inside)
        canvas.drawCircle(x, y, step * 0.4f, hollow)
        canvas.drawCircle(x, y, step * 0.25f, mark)
    }

    /** A dashed square around the points that lie on so many central [lines] in each direction. */
    fun drawCentre(canvas: Canvas, geometry: BoardGeometry, lines: Int) {
        val middle = (geometry.first + geometry.last) / 2
        val half = lines * step / 2
        canvas.drawRect(middle - half, middle - half, middle + half, middle + half, dashes)
    }

    /** A diamond with a dot in it: the engine would play here. */
    fun drawHint(canvas: Canvas, x: Float, y: Float) {
        val far = step * 0.4f
        canvas.drawLine(x - far, y, x, y - far, mark)
        canvas.drawLine(x, y - far, x + far, y, mark)
        canvas.drawLine(x + far, y, x, y + far, mark)
        canvas.drawLine(x, y + far, x - far, y, mark)
        canvas.drawCircle(x, y, step * 0.1f, dot)
    }

    /** A cross-hair over the whole board, open around the point. */
    fun drawCrossHair(canvas: Canvas, geometry: BoardGeometry, x: Float, y: Float) {
        val gap = step * 0.5f
        canvas.drawLine(geometry.first, y, max(geometry.first, x - gap), y, hair)
        canvas.drawLine(minOf(geometry.last, x + gap), y, geometry.last, y, hair)
        canvas.drawLine(x, geometry.first, x, max(geometry.first, y - gap), hair)
        canvas.drawLine(x, minOf(geometry.last, y + gap), x, geometry.last, hair)
    }

    /** The square of the keyboard's cursor. */
    fun drawCursor(canvas: Canvas, x: Float, y: Float) {
        val half = step * 0.49f
        canvas.drawRect(x - half, y - half, x + half, y + half, mark)
    }
}
