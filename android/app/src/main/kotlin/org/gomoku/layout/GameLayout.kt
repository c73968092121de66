package org.gomoku.layout

import android.content.Context
import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.Rect
import android.util.AttributeSet
import android.view.View
import android.view.ViewGroup
import android.view.WindowInsets
import org.gomoku.R
import kotlin.math.max

/**
 * Arranges status, board and controls so that the board is as large as the window allows: below each other in
 * a tall window, with a panel on the right in a wide one. What answers an opening stands above the controls.
 * Backgrounds reach under the system bars, content does not. The banner goes where wood is free, or else over
 * an edge of the board.
 */
class GameLayout(context: Context, attributes: AttributeSet?) : ViewGroup(context, attributes) {
    /** Whether a banner that has to cover the board covers its upper edge instead of its lower one. */
    var isBannerOnTop = false
        set(value) {
            field = value
            requestLayout()
        }

    private val boardMargin = resources.getDimensionPixelSize(R.dimen.board_margin)
    private val panelMinWidth = resources.getDimensionPixelSize(R.dimen.panel_min_width)
    private val panelMaxWidth = resources.getDimensionPixelSize(R.dimen.panel_max_width)
    private val contentMaxWidth = resources.getDimensionPixelSize(R.dimen.content_max_width)
    private val bannerMargin = resources.getDimensionPixelSize(R.dimen.banner_margin)
    private val bannerMaxWidth = resources.getDimensionPixelSize(R.dimen.banner_max_width)

    private lateinit var status: View
    private lateinit var board: View
    private lateinit var banner: View
    private lateinit var openingBar: View
    private lateinit var controls: View
    private lateinit var zoomReset: View

    private val edges = Rect()
    private val safe = Rect()
    private val header = Rect()
    private val footer = Rect()
    private var arrangement = Arrangement.STACKED
    private val headerPaint = Paint()
    private val footerPaint = Paint()

    init {
        val values = context.obtainStyledAttributes(R.styleable.GameLayout)
        headerPaint.color = values.getColor(R.styleable.GameLayout_headerColor, 0)
        footerPaint.color = values.getColor(R.styleable.GameLayout_surfaceColor, 0)
        val wood = WoodColors(
            wood = values.getColor(R.styleable.GameLayout_woodColor, 0),
            light = values.getColor(R.styleable.GameLayout_woodLightColor, 0),
            dark = values.getColor(R.styleable.GameLayout_woodDarkColor, 0),
        )
        values.recycle()
        background = WoodDrawable(wood, resources.displayMetrics.density)
        setWillNotDraw(false)
    }

    override fun onFinishInflate() {
        super.onFinishInflate()
        status = findViewById(R.id.status)
        board = findViewById(R.id.board)
        banner = findViewById(R.id.banner)
        openingBar = findViewById(R.id.opening_bar)
        controls = findViewById(R.id.controls)
        zoomReset = findViewById(R.id.zoom_reset)
    }

    override fun onApplyWindowInsets(insets: WindowInsets): WindowInsets {
        SafeArea.read(insets, edges)
        requestLayout()
        invalidate()
        return insets
    }

    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {
        val width = MeasureSpec.getSize(widthMeasureSpec)
        val height = MeasureSpec.getSize(heightMeasureSpec)
        safe.set(edges.left, edges.top, width - edges.right, height - edges.bottom)
        val stacked = measureStacked()
        val beside = minOf(safe.height(), safe.width() - panelMinWidth) - 2 * boardMargin
        arrangement = Arrangement.ofLargerBoard(stacked, beside)
        if (arrangement == Arrangement.BESIDE) measurePanel(beside)
        val side = max(0, if (arrangement == Arrangement.BESIDE) beside else stacked)
        board.measure(exactly(side), exactly(side))
        zoomReset.measure(UNLIMITED, UNLIMITED)
        setMeasuredDimension(width, height)
    }

    /** The room that the opening bar takes while it is shown. */
    private val barHeight: Int
        get() = if (openingBar.visibility == GONE) 0 else openingBar.measuredHeight

    /** Measures status and controls one below the other, and returns what side that leaves for the board. */
    private fun measureStacked(): Int {
        val contentWidth = exactly(minOf(safe.width(), contentMaxWidth))
        controls.measure(contentWidth, UNLIMITED)
        openingBar.measure(contentWidth, UNLIMITED)
        status.measure(contentWidth, atMost(safe.height() / 3))
        val free = safe.height() - status.measuredHeight - controls.measuredHeight - barHeight
        return minOf(safe.width(), free) - 2 * boardMargin
    }

    /** Measures status and controls for the panel beside a board of this side. */
    private fun measurePanel(boardSide: Int) {
        val free = safe.width() - boardSide - 2 * boardMargin
        val panelWidth = exactly(free.coerceIn(panelMinWidth, panelMaxWidth))
        controls.measure(panelWidth, UNLIMITED)
        openingBar.measure(panelWidth, UNLIMITED)
        status.measure(panelWidth, atMost(safe.height() - controls.measuredHeight - barHeight))
    }

    override fun onLayout(changed: Boolean, left: Int, top: Int, right: Int, bottom: Int) {
        if (arrangement == Arrangement.BESIDE) layoutBeside() else layoutStacked()
        layoutZoomReset()
        place(openingBar, controls.left, controls.top - openingBar.measuredHeight)
        if (banner.visibility != GONE) layoutBanner()
    }

    /** Above the right end of the board where there is room, else in its corner. */
    private fun layoutZoomReset() {
        val top = if (arrangement == Arrangement.STACKED) status.bottom else safe.top
        val y = max(top, board.top - zoomReset.measuredHeight)
        place(zoomReset, board.right - zoomReset.measuredWidth, y)
    }

    private fun layoutStacked() {
        place(status, safe.centerX() - status.measuredWidth / 2, safe.top)
        place(controls, safe.centerX() - controls.measuredWidth / 2, safe.bottom - controls.measuredHeight)
        header.set(0, 0, width, status.bottom)
        val footerTop = controls.top - barHeight
        footer.set(0, footerTop, width, height)
        val middle = (status.bottom + controls.top - board.measuredHeight) / 2
        val lowest = footerTop - boardMargin - board.measuredHeight // the bar alone does not move the board
        place(board, safe.centerX() - board.measuredWidth / 2, minOf(middle, lowest))
    }

    private fun layoutBeside() {
        val panelLeft = safe.right - status.measuredWidth
        place(status, panelLeft, safe.top)
        place(controls, panelLeft, safe.bottom - controls.measuredHeight)
        header.set(panelLeft, 0, width, status.bottom)
        footer.set(panelLeft, status.bottom, width, height)
        val x = safe.left + (panelLeft - safe.left - board.measuredWidth) / 2
        place(board, x, safe.top + (safe.height() - board.measuredHeight) / 2)
    }

    private fun layoutBanner() {
        val slot = freeSlot()
        measureBanner(slot.width(), slot.height() - bannerMargin)
        if (banner.measuredHeight + bannerMargin <= slot.height()) {
            val x = slot.centerX() - banner.measuredWidth / 2
            place(banner, x, slot.centerY() - banner.measuredHeight / 2)
        } else {
            layoutBannerOverBoard()
        }
    }

    /** The free place between the board, or in the panel the status, and the controls. */
    private fun freeSlot() = when (arrangement) {
        Arrangement.STACKED -> Rect(safe.left, board.bottom, safe.right, controls.top)
        Arrangement.BESIDE -> Rect(status.left, status.bottom, status.right, controls.top)
    }

    /** As low as it can be, and over an edge of the board. */
    private fun layoutBannerOverBoard() {
        measureBanner(if (arrangement == Arrangement.STACKED) safe.width() else board.width, room = 0)
        val x = board.left + (board.width - banner.measuredWidth) / 2
        val y = if (isBannerOnTop) board.top else board.bottom - banner.measuredHeight
        place(banner, x, y)
    }

    private fun measureBanner(width: Int, room: Int) =
        banner.measure(exactly(minOf(width - 2 * bannerMargin, bannerMaxWidth)), atMost(room))

    override fun onDraw(canvas: Canvas) {
        canvas.drawRect(header, headerPaint)
        canvas.drawRect(footer, footerPaint)
    }

    private fun place(view: View, x: Int, y: Int) =
        view.layout(x, y, x + view.measuredWidth, y + view.measuredHeight)
}
