package org.gomoku.layout

import android.content.Context
import android.util.AttributeSet
import android.util.TypedValue
import android.view.View
import android.view.ViewGroup
import android.widget.TextView
import org.gomoku.R
import kotlin.math.max

/**
 * The result of a game above a button for another one, both in the middle; where the height does not suffice
 * for that, one beside the other. The cross that puts it away stands in the corner and takes no room from the middle.
 */
class BannerLayout(context: Context, attributes: AttributeSet?) : ViewGroup(context, attributes) {
    private val gap = resources.getDimensionPixelSize(R.dimen.banner_gap)

    private lateinit var text: TextView
    private lateinit var button: TextView
    private lateinit var close: View
    private var isRow = false

    override fun onFinishInflate() {
        super.onFinishInflate()
        text = findViewById(R.id.banner_text)
        button = findViewById(R.id.play_again)
        close = findViewById(R.id.banner_close)
        limitFont(text)
        limitFont(button)
    }

    /** A banner in the largest fonts would hide the board. */
    private fun limitFont(view: TextView) {
        val enlarged = resources.configuration.fontScale
        if (enlarged > MAX_FONT_SCALE) {
            view.setTextSize(TypedValue.COMPLEX_UNIT_PX, view.textSize * MAX_FONT_SCALE / enlarged)
        }
    }

    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {
        val width = MeasureSpec.getSize(widthMeasureSpec)
        close.measure(UNLIMITED, UNLIMITED)
        val column = measureColumn(width)
        isRow = column > MeasureSpec.getSize(heightMeasureSpec) && width >= text.textSize * ROW_WIDTH
        setMeasuredDimension(width, if (isRow) measureRow(width) else column)
    }

    private fun measureColumn(width: Int): Int {
        text.measure(atMost(width - paddingStart - close.measuredWidth), UNLIMITED)
        button.measure(atMost(width - paddingStart - close.measuredWidth), UNLIMITED)
        return paddingTop + text.measuredHeight + button.measuredHeight + paddingBottom
    }

    private fun measureRow(width: Int): Int {
        val free = width - paddingStart - gap - close.measuredWidth
        button.measure(atMost(free / 2), UNLIMITED)
        text.measure(exactly(free - button.measuredWidth), UNLIMITED)
        return paddingBottom * 2 + max(text.measuredHeight, button.measuredHeight)
    }

    override fun onLayout(changed: Boolean, left: Int, top: Int, right: Int, bottom: Int) {
        if (isRow) layoutRow() else layoutColumn()
    }

    /** In the middle of the banner, or before the cross where that is too narrow. */
    private fun layoutColumn() {
        val closeX = width - close.measuredWidth
        val widest = max(text.measuredWidth, button.measuredWidth)
        val middle = minOf(width, closeX * 2 - widest) / 2
        place(text, middle - text.measuredWidth / 2, paddingTop)
        place(button, middle - button.measuredWidth / 2, paddingTop + text.measuredHeight)
        place(close, closeX, 0)
    }

    private fun layoutRow() {
        val textX = paddingStart
        val buttonX = textX + text.measuredWidth + gap
        for ((view, x) in listOf(text to textX, button to buttonX, close to width - close.measuredWidth)) {
            place(view, x, (height - view.measuredHeight) / 2)
        }
    }

    /** Puts [view] at [start] pixels from the side where lines of text begin. */
    private fun place(view: View, start: Int, top: Int) {
        val isMirrored = layoutDirection == View.LAYOUT_DIRECTION_RTL
        val x = if (isMirrored) width - start - view.measuredWidth else start
        view.layout(x, top, x + view.measuredWidth, top + view.measuredHeight)
    }

    private companion object {
        const val MAX_FONT_SCALE = 1.4f

        /** The least width of a row in multiples of the text size: below it, words would have to be cut. */
        const val ROW_WIDTH = 14
    }
}
