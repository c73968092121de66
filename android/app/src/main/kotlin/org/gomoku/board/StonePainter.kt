package org.gomoku.board

import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.RadialGradient
import android.graphics.Shader
import android.graphics.Typeface

/**
 * Draws stones of one size. Gradients are made once, around the origin, and the canvas is moved to the stone.
 *
 * @param step distance of two lines in pixels
 */
class StonePainter(style: BoardStyle, step: Float) {
    private val radius = step * RADIUS
    private val black = Side(style.black)
    private val white = Side(style.white)
    private val shadow = Paint(Paint.ANTI_ALIAS_FLAG).apply {
        val clear = style.shadow and 0xFFFFFF
        shader = RadialGradient(
            0f,
            0f,
            radius * 1.22f,
            intArrayOf(style.shadow, style.shadow, clear),
            floatArrayOf(0f, 0.72f, 1f),
            Shader.TileMode.CLAMP,
        )
    }

    /** Draws a stone at a pixel: black if [isBlack], half transparent if it [isGhost]. */
    fun draw(canvas: Canvas, x: Float, y: Float, isBlack: Boolean, isGhost: Boolean = false) {
        val side = if (isBlack) black else white
        side.setAlpha(if (isGhost) GHOST_ALPHA else OPAQUE)
        canvas.translate(x, y)
        if (!isGhost) canvas.drawCircle(radius * 0.06f, radius * 0.14f, radius * 1.22f, shadow)
        canvas.drawCircle(0f, 0f, radius, side.body)
        canvas.drawCircle(0f, 0f, radius, side.edge)
        canvas.translate(-x, -y)
    }

    /** Writes the number of a move on the stone at a pixel. */
    fun drawNumber(canvas: Canvas, x: Float, y: Float, isBlack: Boolean, number: String) {
        val label = (if (isBlack) black else white).label
        label.textSize = radius * (if (number.length < 3) 0.92f else 0.72f)
        canvas.drawText(number, x, y - (label.ascent() + label.descent()) / 2, label)
    }

    /** Draws the dot in the middle of the stone that was placed last. */
    fun drawDot(canvas: Canvas, x: Float, y: Float, isBlack: Boolean) {
        canvas.drawCircle(x, y, radius * 0.24f, (if (isBlack) black else white).label)
    }

    private inner class Side(colors: StoneColors) {
        val body = Paint(Paint.ANTI_ALIAS_FLAG).apply {
            shader = RadialGradient(
                -radius * 0.34f,
                -radius * 0.4f,
                radius * 1.35f,
                colors.light,
                colors.dark,
                Shader.TileMode.CLAMP,
            )
        }
        val edge = Paint(Paint.ANTI_ALIAS_FLAG).apply {
            style = Paint.Style.STROKE
            strokeWidth = radius * 0.05f
            color = colors.edge
        }
        val label = Paint(Paint.ANTI_ALIAS_FLAG).apply {
            color = colors.label
            textAlign = Paint.Align.CENTER
            typeface = Typeface.create("sans-serif-medium", Typeface.NORMAL)
        }

        fun setAlpha(alpha: Int) {
            body.alpha = alpha
        }
    }

    private companion object {
        const val RADIUS = 0.455f
        const val OPAQUE = 255
        const val GHOST_ALPHA = 150
    }
}
