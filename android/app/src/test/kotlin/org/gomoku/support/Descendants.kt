package org.gomoku.support

import android.view.View
import android.view.ViewGroup

/** The view and all that is in it, in the order in which it is drawn. */
fun View.descendants(): Sequence<View> = sequence {
    val view = this@descendants
    yield(view)
    if (view is ViewGroup) {
        for (index in 0 until view.childCount) yieldAll(view.getChildAt(index).descendants())
    }
}
