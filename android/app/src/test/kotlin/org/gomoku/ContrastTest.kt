package org.gomoku

import android.content.Context
import android.view.ContextThemeWrapper
import androidx.core.graphics.ColorUtils
import org.gomoku.support.AppRunner
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** Every theme can be read by day and by night: WCAG 2.1, level AA. */
@RunWith(AppRunner::class)
class ContrastTest {
    @Test
    fun day() = THEMES.forEach(::check)

    @Test
    @Config(qualifiers = "+night")
    fun night() = THEMES.forEach(::check)

    private fun check(theme: Int) {
        val context = ContextThemeWrapper(RuntimeEnvironment.getApplication(), theme)
        for ((text, ground) in TEXTS) check(context, text, ground, LEAST_OF_TEXT)
        for ((shape, ground) in SHAPES) check(context, shape, ground, LEAST_OF_SHAPES)
    }

    private fun check(context: Context, front: Int, ground: Int, least: Double) {
        val contrast = ColorUtils.calculateContrast(color(context, front), color(context, ground))
        val names = listOf(front, ground).map(context.resources::getResourceEntryName)
        assertTrue("$names have a contrast of $contrast", contrast >= least)
    }

    private fun color(context: Context, attribute: Int): Int {
        val values = context.obtainStyledAttributes(intArrayOf(attribute))
        return values.getColor(0, 0).also { values.recycle() }
    }

    private companion object {
        const val LEAST_OF_TEXT = 4.5
        const val LEAST_OF_SHAPES = 3.0
        val THEMES = listOf(R.style.Theme_Gomoku_Wheat, R.style.Theme_Gomoku_Sky)
        val TEXTS = listOf(
            R.attr.onHeaderColor to R.attr.headerColor,
            R.attr.onSurfaceColor to R.attr.surfaceColor,
            R.attr.accentColor to R.attr.surfaceColor,
            R.attr.onAccentColor to R.attr.accentColor,
            R.attr.boardStarColor to R.attr.boardColor,
        )
        val SHAPES = listOf(
            R.attr.boardLineColor to R.attr.boardColor,
            R.attr.boardMarkColor to R.attr.boardColor,
        )
    }
}
