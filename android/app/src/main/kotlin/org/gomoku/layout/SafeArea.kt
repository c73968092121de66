package org.gomoku.layout

import android.graphics.Rect
import android.os.Build
import android.view.WindowInsets

/** The room that system bars and display cut-outs take from each side of a window, in pixels. */
object SafeArea {
    /** Puts the room on each side of a window with these [insets] into [edges]. */
    fun read(insets: WindowInsets, edges: Rect) {
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
            val room = insets.getInsets(WindowInsets.Type.systemBars() or WindowInsets.Type.displayCutout())
            edges.set(room.left, room.top, room.right, room.bottom)
        } else {
            readBeforeAndroid11(insets, edges)
        }
    }

    @Suppress("DEPRECATION") // all there is before Android 11; a cut-out is part of it
    private fun readBeforeAndroid11(insets: WindowInsets, edges: Rect) = edges.set(
        insets.systemWindowInsetLeft,
        insets.systemWindowInsetTop,
        insets.systemWindowInsetRight,
        insets.systemWindowInsetBottom,
    )
}
