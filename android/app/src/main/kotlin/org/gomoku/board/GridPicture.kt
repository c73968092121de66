package org.gomoku.board

import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.Picture
import android.graphics.Typeface

/** Draws all of the board that stays the same during a game, once, to be played back for each frame. */
class GridPicture(private val style: BoardStyle, private val density: Float) {
    private val paint = Paint(Paint.ANTI_ALIAS_FLAG)
    private val text = Paint(Paint.ANTI_ALIAS_FLAG).apply {
        textAlign = Paint.Align.CENTER
        typeface = Typeface.create("sans-serif-medium", Typeface.NORMAL)
    }

    /** Records a board of [geometry] with its [starPoints], lettered if [hasCoordinates]. */
    fun record(geometry: BoardGeometry, starPoints: List<Int>, hasCoordinates: Boolean): Picture {
        val picture = Picture()
        val side = geometry.side.toInt()
        val canvas = picture.beginRecording(side, side)
        drawPlate(canvas, geometry)
        drawLines(canvas, geometry)
        drawStars(canvas, geometry, starPoints)
        if (hasCoordinates) drawCoordinates(canvas, geometry)
        picture.endRecording()
        return picture
    }

    private fun drawPlate(canvas: Canvas, geometry: BoardGeometry) {
        val corner = geometry.shadow * 1.2f
        val inset = geometry.shadow
        val far = geometry.side - geometry.shadow
        paint.style = Paint.Style.FILL
        paint.color = SHADE
        for (layer in SHADE_LAYERS downTo 1) {
            val spread = geometry.shadow * layer / SHADE_LAYERS
            val drop = geometry.shadow * 0.25f
            canvas.drawRoundRect(
                inset - spread,
                inset - spread + drop,
                far + spread,
                far + spread,
                corner + spread,
                corner + spread,
                paint,
            )
        }
        paint.color = style.edge
        canvas.drawRoundRect(inset, inset, far, far, corner, corner, paint)
        paint.color = style.board
        canvas.drawRoundRect(inset, inset, far, far - density * 2, corner, corner, paint)
    }

    private fun drawLines(canvas: Canvas, geometry: BoardGeometry) {
        paint.color = style.line
        paint.style = Paint.Style.STROKE
        val thin = (geometry.step * 0.04f).coerceIn(1f, density * 1.5f)
        paint.strokeWidth = thin
        for (line in 0 until geometry.lines) {
            val at = geometry.first + line * geometry.step
            canvas.drawLine(geometry.first, at, geometry.last, at, paint)
            canvas.drawLine(at, geometry.first, at, geometry.last, paint)
        }
        paint.strokeWidth = thin * 2
        canvas.drawRect(geometry.first, geometry.first, geometry.last, geometry.last, paint)
    }

    private fun drawStars(canvas: Canvas, geometry: BoardGeometry, starPoints: List<Int>) {
        paint.style = Paint.Style.FILL
        paint.color = style.star
        for (point in starPoints) {
            canvas.drawCircle(geometry.x(point), geometry.y(point), geometry.step * 0.12f, paint)
        }
    }

    /** On all four sides, in the middle of what stones at the edge leave free of the margin. */
    private fun drawCoordinates(canvas: Canvas, geometry: BoardGeometry) {
        text.color = style.star
        text.textSize = geometry.step * 0.36f
        val baseline = -(text.ascent() + text.descent()) / 2
        val near = (geometry.shadow + geometry.first - geometry.step * 0.46f) / 2
        val far = geometry.side - near
        for (line in 0 until geometry.lines) {
            val at = geometry.first + line * geometry.step
            val column = PointName.column(line)
            canvas.drawText(column, at, near + baseline, text)
            canvas.drawText(column, at, far - density + baseline, text)
            val row = PointName.row(line, geometry.lines)
            canvas.drawText(row, near, at + baseline, text)
            canvas.drawText(row, far, at + baseline, text)
        }
    }

    private companion object {
        const val SHADE = 0x14000000
        const val SHADE_LAYERS = 6
    }
}
