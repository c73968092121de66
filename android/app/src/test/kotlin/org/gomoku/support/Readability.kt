package org.gomoku.support

import android.view.View
import android.widget.TextView
import org.junit.Assert.assertTrue

/** What has to hold for everything that can be read or touched, on every phone. */
object Readability {
    private const val TOUCH_TARGET_DP = 48

    /** Fails when something in [window] is too small to be touched or says nothing, or when its text is cut. */
    fun check(window: View) {
        for (view in window.descendants().filter { it.isShown && it.width > 0 }) {
            if (view.isClickable && view.isEnabled) {
                checkTouchTarget(view)
                assertTrue("${name(view)} says nothing", says(view))
            }
            if (view is TextView && view.text.isNotEmpty()) checkText(view)
        }
    }

    private fun checkTouchTarget(view: View) {
        val least = TOUCH_TARGET_DP * view.resources.displayMetrics.density
        assertTrue(
            "${name(view)} is ${view.width} x ${view.height}, less than $least",
            minOf(view.width, view.height) >= least,
        )
    }

    /** Whether a screen reader has words for [view]. */
    private fun says(view: View): Boolean = view.descendants().any {
        !it.createAccessibilityNodeInfo().run { contentDescription ?: text }.isNullOrEmpty()
    }

    private fun checkText(view: TextView) {
        val layout = view.layout
        val what = "${name(view)} \"${view.text}\""
        assertTrue("$what is ellipsized", (0 until layout.lineCount).all { layout.getEllipsisCount(it) == 0 })
        assertTrue("$what has lines that are not shown", layout.lineCount <= view.maxLines)
        val height = view.height - view.compoundPaddingTop - view.compoundPaddingBottom
        assertTrue("$what is cut: ${layout.height} pixels of text in $height", layout.height <= height)
        val width = view.width - view.compoundPaddingLeft - view.compoundPaddingRight
        val widest = (0 until layout.lineCount).maxOf { layout.getLineMax(it) }
        assertTrue("$what is cut: $widest pixels of text in $width", widest <= width)
    }

    private fun name(view: View): String = if (view.id == View.NO_ID) {
        view.javaClass.simpleName
    } else {
        view.resources.getResourceEntryName(view.id)
    }
}
