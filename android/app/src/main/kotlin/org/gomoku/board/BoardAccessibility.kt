package org.gomoku.board

import android.graphics.Rect
import android.os.Bundle
import android.widget.Button
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat
import androidx.customview.widget.ExploreByTouchHelper
import org.gomoku.R
import org.gomoku.core.Ask

/** Makes each point a virtual view with its flat index as id: to be heard, focused by keys and activated. */
class BoardAccessibility(private val board: BoardView) : ExploreByTouchHelper(board) {
    private val speech = BoardSpeech(board.resources)
    private val bounds = Rect()

    /** The point under the keyboard's cursor, or [BoardGeometry.NO_POINT]. */
    val cursor: Int
        get() {
            val point = keyboardFocusedVirtualViewId // asked for in each frame: `takeIf` would box it
            return if (point in 0 until area) point else BoardGeometry.NO_POINT
        }

    private val area: Int
        get() = board.content?.area ?: 0

    override fun getVirtualViewAt(x: Float, y: Float): Int =
        board.pointAt(x, y).takeIf { it != BoardGeometry.NO_POINT } ?: HOST_ID

    override fun getVisibleVirtualViews(points: MutableList<Int>) {
        for (point in 0 until area) points.add(point)
    }

    override fun onPopulateNodeForVirtualView(point: Int, node: AccessibilityNodeInfoCompat) {
        val content = board.content
        if (content == null || point !in 0 until content.area) {
            populateMissing(node)
            return
        }
        board.boundsOf(point, bounds)
        node.className = Button::class.java.name
        node.contentDescription = speech.describe(content, point)
        setBounds(node)
        if (content.isPlaying && content.isEmpty(point)) {
            node.isClickable = true
            val label = board.resources.getString(actionOf(content.ask))
            node.addAction(AccessibilityActionCompat(AccessibilityNodeInfoCompat.ACTION_CLICK, label))
        }
    }

    /** The string for what activating a point does. */
    private fun actionOf(ask: Ask?): Int = when (ask) {
        Ask.OFFER -> R.string.offer_here
        Ask.CHOOSE -> R.string.choose_here
        else -> R.string.play_here
    }

    /** A node that is asked for after its point has gone with a larger board. */
    private fun populateMissing(node: AccessibilityNodeInfoCompat) {
        node.contentDescription = ""
        bounds.set(0, 0, 1, 1)
        setBounds(node)
    }

    @Suppress("DEPRECATION") // the helper turns bounds in the parent into bounds on the screen
    private fun setBounds(node: AccessibilityNodeInfoCompat) = node.setBoundsInParent(bounds)

    override fun onPopulateNodeForHost(node: AccessibilityNodeInfoCompat) {
        node.contentDescription = board.content?.let(speech::describe)
    }

    override fun onPerformActionForVirtualView(point: Int, action: Int, arguments: Bundle?): Boolean {
        if (action != AccessibilityNodeInfoCompat.ACTION_CLICK || point !in 0 until area) return false
        board.tap(point)
        return true
    }

    override fun onVirtualViewKeyboardFocusChanged(point: Int, hasFocus: Boolean) = board.invalidate()
}
