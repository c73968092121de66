package org.gomoku.layout

import android.graphics.Bitmap
import android.graphics.BitmapShader
import android.graphics.Canvas
import android.graphics.ColorFilter
import android.graphics.Paint
import android.graphics.Path
import android.graphics.PixelFormat
import android.graphics.Rect
import android.graphics.Shader
import android.graphics.drawable.Drawable
import java.util.Random
import kotlin.math.PI
import kotlin.math.sin

/**
 * A wall of wooden planks. One tile of it is drawn when the drawable is made, and repeated.
 *
 * @param colors the planks, their lighter and their darker grain
 * @param density pixels per dp
 */
class WoodDrawable(private val colors: WoodColors, private val density: Float) : Drawable() {
    private val random = Random(SEED)
    private val fill = Paint().apply { isFilterBitmap = false }

    init {
        fill.shader = BitmapShader(drawTile(), Shader.TileMode.REPEAT, Shader.TileMode.REPEAT)
    }

    override fun draw(canvas: Canvas) = canvas.drawRect(bounds, fill)

    override fun setAlpha(alpha: Int) {
        fill.alpha = alpha
    }

    override fun setColorFilter(colorFilter: ColorFilter?) {
        fill.colorFilter = colorFilter
    }

    @Deprecated("Unused since Android 10, abstract all the same")
    override fun getOpacity(): Int = PixelFormat.OPAQUE

    private fun drawTile(): Bitmap {
        val width = (TILE_WIDTH * density).toInt()
        val plank = (PLANK_HEIGHT * density).toInt()
        val tile = Bitmap.createBitmap(width, plank * PLANKS, Bitmap.Config.ARGB_8888)
        val canvas = Canvas(tile)
        for (index in 0 until PLANKS) {
            drawPlank(canvas, Rect(0, index * plank, width, (index + 1) * plank))
        }
        return tile
    }

    private fun drawPlank(canvas: Canvas, plank: Rect) {
        val paint = Paint(Paint.ANTI_ALIAS_FLAG)
        canvas.save()
        canvas.clipRect(plank)
        paint.color = colors.wood
        canvas.drawRect(plank, paint)
        paint.style = Paint.Style.STROKE
        var y = plank.top.toFloat()
        while (y < plank.bottom + density) {
            paint.color = if (random.nextInt(LIGHT_SHARE) == 0) colors.light else colors.dark
            paint.alpha = MIN_ALPHA + random.nextInt(ALPHA_RANGE)
            paint.strokeWidth = density * (0.5f + 1.3f * random.nextFloat())
            canvas.drawPath(grain(y, plank.width().toFloat()), paint)
            y += density * (1.2f + 3.2f * random.nextFloat())
        }
        drawSeam(canvas, plank, paint)
        canvas.restore()
    }

    /** A wavy line over the whole width that ends at the height at which it began. */
    private fun grain(y: Float, width: Float): Path {
        val path = Path()
        val phase = y / (density * PLANK_HEIGHT)
        val swell = density * (1.2f + 1.5f * random.nextFloat())
        val ripple = density * 0.8f * random.nextFloat()
        path.moveTo(0f, y + wave(0f, phase, swell, ripple))
        for (part in 1..GRAIN_PARTS) {
            val at = part.toFloat() / GRAIN_PARTS
            path.lineTo(at * width, y + wave(at, phase, swell, ripple))
        }
        return path
    }

    private fun wave(at: Float, phase: Float, swell: Float, ripple: Float): Float {
        val turn = 2 * PI.toFloat()
        return swell * sin(turn * (at + phase)) + ripple * sin(turn * (3 * at + 2 * phase))
    }

    private fun drawSeam(canvas: Canvas, plank: Rect, paint: Paint) {
        paint.color = colors.dark
        paint.strokeWidth = density * 1.5f
        val joint = plank.left + plank.width() * (0.15f + 0.7f * random.nextFloat())
        canvas.drawLine(
            plank.left.toFloat(),
            plank.bottom.toFloat(),
            plank.right.toFloat(),
            plank.bottom.toFloat(),
            paint,
        )
        canvas.drawLine(joint, plank.top.toFloat(), joint, plank.bottom.toFloat(), paint)
    }

    private companion object {
        const val SEED = 5L
        const val TILE_WIDTH = 360
        const val PLANK_HEIGHT = 76
        const val PLANKS = 4
        const val GRAIN_PARTS = 48
        const val LIGHT_SHARE = 3
        const val MIN_ALPHA = 24
        const val ALPHA_RANGE = 70
    }
}

/**
 * The colours of wood.
 *
 * @property wood most of it
 * @property light light grain
 * @property dark dark grain, and the seams between planks
 */
class WoodColors(val wood: Int, val light: Int, val dark: Int)
