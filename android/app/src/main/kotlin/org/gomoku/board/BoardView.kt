package org.gomoku.board

import android.annotation.SuppressLint
import android.content.Context
import android.graphics.Canvas
import android.graphics.Picture
import android.graphics.Rect
import android.util.AttributeSet
import android.view.HapticFeedbackConstants
import android.view.KeyEvent
import android.view.MotionEvent
import android.view.View
import android.view.ViewConfiguration
import androidx.core.view.ViewCompat
import org.gomoku.core.Snapshot

/**
 * Draws a board and tells which point was tapped. It knows no rules: it shows the latest [Snapshot] it was
 * given, and a tap changes nothing before the next one. Two fingers enlarge it.
 */
class BoardView @JvmOverloads constructor(context: Context, attributes: AttributeSet? = null) :
    View(context, attributes) {

    /** Called with the flat index of the point that was tapped, by finger, key or screen reader. */
    var onPointTapped: (Int) -> Unit = {}

    /** Called when the board is enlarged, with true, and when the whole of it is shown again, with false. */
    var onZoomed: (Boolean) -> Unit = {}

    /** Where the points lie while the whole board is shown. */
    var geometry = BoardGeometry(DEFAULT_LINES, 0f, hasCoordinates = true)
        private set

    /** What is shown, null before the first [render]. */
    var content: BoardContent? = null
        private set

    private val style = BoardStyle(context)
    private val gridPicture = GridPicture(style, resources.displayMetrics.density)
    private val taps = TapDetector(ViewConfiguration.get(context).scaledTouchSlop)
    private val zoom = BoardZoom()
    private val zoomGesture = ZoomGesture(zoom)
    private val accessibility = BoardAccessibility(this)
    private var starPoints = emptyList<Int>()
    private var hasCoordinates = true
    private var grid = Picture()
    private var stones = StonePainter(style, 1f)
    private var marks = MarkPainter(style, 1f)
    private var pressed = BoardGeometry.NO_POINT

    init {
        ViewCompat.setAccessibilityDelegate(this, accessibility)
    }

    /** Shows [snapshot]. */
    fun render(snapshot: Snapshot) {
        content = BoardContent(snapshot)
        val isSameGrid = geometry.lines == snapshot.size &&
            hasCoordinates == snapshot.settings.showCoordinates && starPoints == snapshot.starPoints
        if (!isSameGrid) {
            starPoints = snapshot.starPoints
            hasCoordinates = snapshot.settings.showCoordinates
            prepare(snapshot.size)
        }
        accessibility.invalidateRoot()
        invalidate()
    }

    /** The point at a pixel of this view, or [BoardGeometry.NO_POINT]. */
    fun pointAt(x: Float, y: Float): Int = geometry.pointAt(zoom.toBoardX(x), zoom.toBoardY(y))

    /** Puts the cell of [point], in pixels of this view, into [bounds]. */
    fun boundsOf(point: Int, bounds: Rect) {
        geometry.cellOf(point, bounds)
        zoom.toView(bounds)
    }

    /** Shows the whole board again after it was enlarged. */
    fun showWholeBoard() {
        zoom.reset()
        showZoom()
    }

    private fun showZoom() {
        onZoomed(zoom.isZoomed)
        accessibility.invalidateRoot()
        invalidate()
    }

    /** Does what a tap on [point] does. */
    fun tap(point: Int) = onPointTapped(point)

    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {
        val width = getDefaultSize(suggestedMinimumWidth, widthMeasureSpec)
        val height = getDefaultSize(suggestedMinimumHeight, heightMeasureSpec)
        val side = if (MeasureSpec.getMode(heightMeasureSpec) == MeasureSpec.UNSPECIFIED) {
            width
        } else if (MeasureSpec.getMode(widthMeasureSpec) == MeasureSpec.UNSPECIFIED) {
            height
        } else {
            minOf(width, height)
        }
        setMeasuredDimension(side, side)
    }

    override fun onSizeChanged(width: Int, height: Int, oldWidth: Int, oldHeight: Int) =
        prepare(geometry.lines)

    /** Makes all that depends on the size, so that drawing a frame makes nothing. */
    private fun prepare(lines: Int) {
        geometry = BoardGeometry(lines, minOf(width, height).toFloat(), hasCoordinates)
        grid = gridPicture.record(geometry, starPoints, hasCoordinates)
        zoom.reset(geometry.side)
        onZoomed(false)
        if (geometry.step <= 0f) return
        stones = StonePainter(style, geometry.step)
        marks = MarkPainter(style, geometry.step)
    }

    override fun onDraw(canvas: Canvas) {
        val shown = content ?: return
        if (geometry.step <= 0f) return
        canvas.save()
        zoom.applyTo(canvas)
        canvas.drawPicture(grid)
        drawPoints(canvas, shown)
        drawMarks(canvas, shown)
        canvas.restore()
    }

    private fun drawPoints(canvas: Canvas, shown: BoardContent) {
        for (point in 0 until shown.area) {
            if (shown.isEmpty(point)) {
                drawEmpty(canvas, shown, point)
                continue
            }
            val x = geometry.x(point)
            val y = geometry.y(point)
            stones.draw(canvas, x, y, shown.isBlack(point))
            if (shown.isWinning(point)) marks.drawRing(canvas, x, y)
            val label = shown.label(point)
            if (label != null) {
                stones.drawNumber(canvas, x, y, shown.isBlack(point), label)
            } else if (point == shown.last) {
                stones.drawDot(canvas, x, y, shown.isBlack(point))
            }
        }
    }

    private fun drawEmpty(canvas: Canvas, shown: BoardContent, point: Int) {
        if (shown.isOffered(point)) {
            marks.drawOffer(canvas, geometry.x(point), geometry.y(point))
        } else if (shown.forbidden(point) != null) {
            marks.drawCross(canvas, geometry.x(point), geometry.y(point))
        }
    }

    private fun drawMarks(canvas: Canvas, shown: BoardContent) {
        if (shown.centralLines > 0) marks.drawCentre(canvas, geometry, shown.centralLines)
        if (shown.last >= 0) marks.drawCorners(canvas, geometry.x(shown.last), geometry.y(shown.last))
        if (shown.hint >= 0) marks.drawHint(canvas, geometry.x(shown.hint), geometry.y(shown.hint))
        if (shown.pending >= 0) {
            val x = geometry.x(shown.pending)
            val y = geometry.y(shown.pending)
            marks.drawCrossHair(canvas, geometry, x, y)
            stones.draw(canvas, x, y, shown.isBlackToMove, isGhost = true)
        }
        if (pressed >= 0 && shown.isPlaying) {
            marks.drawCrossHair(canvas, geometry, geometry.x(pressed), geometry.y(pressed))
        }
        val cursor = accessibility.cursor
        if (isFocused && cursor >= 0) marks.drawCursor(canvas, geometry.x(cursor), geometry.y(cursor))
    }

    @SuppressLint("ClickableViewAccessibility") // a point is activated through its virtual view
    override fun onTouchEvent(event: MotionEvent): Boolean {
        val isTap = taps.isTap(event)
        val point = pointAt(taps.x, taps.y)
        showPressed(if (taps.isPressed) point else BoardGeometry.NO_POINT)
        if (zoomGesture.isZoom(event, mayBeTap = taps.isPressed)) showZoom()
        if (isTap && point != BoardGeometry.NO_POINT) {
            performHapticFeedback(HapticFeedbackConstants.VIRTUAL_KEY)
            tap(point)
        }
        return true
    }

    private fun showPressed(point: Int) {
        if (pressed == point) return
        pressed = point
        invalidate()
    }

    override fun dispatchHoverEvent(event: MotionEvent): Boolean =
        accessibility.dispatchHoverEvent(event) || super.dispatchHoverEvent(event)

    override fun dispatchKeyEvent(event: KeyEvent): Boolean =
        accessibility.dispatchKeyEvent(event) || super.dispatchKeyEvent(event)

    override fun onFocusChanged(gainFocus: Boolean, direction: Int, previouslyFocusedRect: Rect?) {
        super.onFocusChanged(gainFocus, direction, previouslyFocusedRect)
        accessibility.onFocusChanged(gainFocus, direction, previouslyFocusedRect)
    }

    private companion object {
        const val DEFAULT_LINES = 15
    }
}
