package org.gomoku.support

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Rect
import android.view.Gravity
import android.view.View
import android.view.WindowManager
import android.view.WindowManagerGlobal

/**
 * The glass of the phone: the windows of the app above each other. Robolectric lays each one out at the top
 * left; here they lie where their gravity puts them.
 */
class Display {
    /** The windows, the lowest first: that of the activity, then the dialogs. */
    val windows: List<View>
        get() = WindowManagerGlobal.getInstance().windowViews
            .filter { it.isAttachedToWindow && it.isShown }
            .sortedBy { attributes(it).type != WindowManager.LayoutParams.TYPE_BASE_APPLICATION }

    /** Its size in pixels, that of the activity's window. */
    val width: Int
        get() = windows.first().width

    /** Its size in pixels, that of the activity's window. */
    val height: Int
        get() = windows.first().height

    /** Where the top left of [window] lies. */
    fun origin(window: View): Place {
        val frame = Rect()
        val attributes = attributes(window)
        Gravity.apply(
            attributes.gravity.takeIf { it != 0 } ?: Gravity.CENTER,
            window.width,
            window.height,
            Rect(0, 0, width, height),
            attributes.x,
            attributes.y,
            frame,
        )
        return Place(frame.left.toFloat(), frame.top.toFloat())
    }

    /** The middle of [view]. */
    fun middle(view: View): Place {
        val inWindow = IntArray(2).also(view::getLocationInWindow)
        val corner = Place(inWindow[0].toFloat(), inWindow[1].toFloat())
        return origin(view.rootView) + corner + Place(view.width / 2f, view.height / 2f)
    }

    /** Begins a gesture. The uppermost window gets it, as while a dialog is open. */
    fun touch(): Touch {
        val window = windows.last()
        val origin = origin(window)
        return Touch { event ->
            event.offsetLocation(-origin.x, -origin.y)
            window.dispatchTouchEvent(event)
        }
    }

    /** What can be seen. */
    fun draw(): Bitmap {
        val bitmap = Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888)
        val canvas = Canvas(bitmap)
        for (window in windows) {
            // What radio buttons and switches animate does not move on by itself in Robolectric.
            window.jumpDrawablesToCurrentState()
            draw(window, canvas)
        }
        return bitmap
    }

    private fun attributes(window: View) = window.layoutParams as WindowManager.LayoutParams

    private fun draw(window: View, canvas: Canvas) {
        val attributes = attributes(window)
        if (attributes.flags and WindowManager.LayoutParams.FLAG_DIM_BEHIND != 0) {
            canvas.drawColor(android.graphics.Color.argb(attributes.dimAmount, 0f, 0f, 0f))
        }
        val origin = origin(window)
        canvas.save()
        canvas.translate(origin.x, origin.y)
        window.draw(canvas)
        canvas.restore()
    }
}
