package org.gomoku.preview

import android.content.res.Configuration
import android.graphics.Bitmap
import android.graphics.Insets
import android.os.Looper
import android.view.View
import org.gomoku.core.Outcome
import org.gomoku.support.Phone
import org.gomoku.support.Place
import org.gomoku.support.descendants
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowToast
import java.io.ByteArrayOutputStream
import java.util.concurrent.TimeUnit

/** The phone in the page: what its buttons and its glass do. For Android's main thread alone. */
class PreviewPhone {
    private val phone = Phone()
    private var windowWithInsets: View? = null

    /** Width of the glass in pixels. */
    val width: Int
        get() = phone.display.width

    /** Height of the glass in pixels. */
    val height: Int
        get() = phone.display.height

    /** Lets the app's delayed work and animations go on. */
    fun letTimePass(millis: Long) {
        shadowOf(Looper.getMainLooper()).idleFor(millis, TimeUnit.MILLISECONDS)
        if (windowWithInsets !== phone.activity.window.decorView) showSystemBars()
    }

    /** A new activity knows nothing of the system bars yet. */
    private fun showSystemBars() {
        windowWithInsets = phone.activity.window.decorView
        val density = phone.activity.resources.displayMetrics.density
        phone.insets(Insets.of(0, (STATUS_BAR_DP * density).toInt(), 0, (GESTURE_BAR_DP * density).toInt()))
    }

    /** What can be seen now, as PNG. */
    fun frame(): ByteArray {
        letTimePass(0)
        val bytes = ByteArrayOutputStream()
        val picture = phone.display.draw()
        picture.compress(Bitmap.CompressFormat.PNG, 0, bytes)
        picture.recycle()
        return bytes.toByteArray()
    }

    /** A finger taps. */
    fun tap(place: Place) = phone.tap(place)

    /** A finger draws a line. */
    fun drag(from: Place, to: Place) {
        val touch = phone.display.touch().down(from)
        for (step in 1..DRAG_STEPS) {
            val share = step.toFloat() / DRAG_STEPS
            touch.move(0, Place(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share))
        }
        touch.up()
        phone.settle()
    }

    /** The gesture for "back". Out of the app it goes nowhere here: there is no home screen. */
    fun back() {
        if (phone.dialog != null) phone.back()
    }

    /** Turns the phone from upright to lying or back. */
    fun rotate() = phone.configure(if (width < height) "+land" else "+port")

    /** Switches dark mode on or off. */
    fun switchDark() {
        val mode = configuration.uiMode and Configuration.UI_MODE_NIGHT_MASK
        phone.configure(if (mode == Configuration.UI_MODE_NIGHT_YES) "+notnight" else "+night")
    }

    /** Switches between Chinese and English. */
    fun switchLanguage() = phone.configure(
        if (configuration.locales[0].language ==
            "zh"
        ) {
            "+en-rUS"
        } else {
            "+zh-rCN"
        },
    )

    /** What a test or a page needs to know, as JSON. */
    fun state(): String {
        letTimePass(0)
        val snapshot = phone.snapshot
        val corner = phone.place(Phone.nameOf(0, snapshot.size))
        val next = phone.place(Phone.nameOf(1, snapshot.size))
        return Json.of(
            "width" to width,
            "height" to height,
            "size" to snapshot.size,
            "x" to corner.x,
            "y" to corner.y,
            "step" to next.x - corner.x,
            "ply" to snapshot.ply,
            "moves" to phone.moves.joinToString(""),
            "outcome" to when (val outcome = snapshot.outcome) {
                is Outcome.Playing -> "playing"
                is Outcome.Draw -> "draw"
                is Outcome.Win -> "${outcome.winner.name.lowercase()} wins"
            },
            "views" to views(),
            "dialog" to (phone.dialog != null),
            "messages" to ShadowToast.shownToastCount(),
            "message" to phone.message.orEmpty(),
        )
    }

    /** Where the middle of each view with a name lies, in the window that takes touches. */
    private fun views(): Map<String, List<Float>> = phone.display.windows.last().descendants()
        .filter { it.isShown && it.id != View.NO_ID && it.id ushr PACKAGE_SHIFT != 0 }
        .associate { view ->
            val middle = phone.display.middle(view)
            view.resources.getResourceEntryName(view.id) to listOf(middle.x, middle.y)
        }

    private val configuration: Configuration
        get() = phone.activity.resources.configuration

    private companion object {
        const val STATUS_BAR_DP = 24
        const val GESTURE_BAR_DP = 16
        const val DRAG_STEPS = 10

        /** The ids of resources begin with their package; others are made while the app runs. */
        const val PACKAGE_SHIFT = 24
    }
}
