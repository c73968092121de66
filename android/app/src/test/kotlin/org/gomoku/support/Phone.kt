package org.gomoku.support

import android.app.AlertDialog
import android.graphics.Bitmap
import android.graphics.Insets
import android.graphics.Rect
import android.os.Bundle
import android.os.Looper
import android.view.KeyEvent
import android.view.View
import android.view.WindowInsets
import android.widget.TextView
import org.gomoku.MainActivity
import org.gomoku.R
import org.gomoku.board.BoardView
import org.gomoku.core.Snapshot
import org.robolectric.Robolectric
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.android.controller.ActivityController
import org.robolectric.shadows.ShadowDialog
import org.robolectric.shadows.ShadowToast
import java.io.File
import java.util.concurrent.TimeUnit

/** The app, used as a person uses it: by touch and by looking. */
class Phone(private var controller: ActivityController<MainActivity> = launch()) {
    /** The glass. */
    val display = Display()

    /** The activity that is on the screen; another one after a rotation. */
    val activity: MainActivity
        get() = controller.get()

    /** The board on the screen. */
    val board: BoardView
        get() = view(R.id.board)

    /** What the core says. */
    val snapshot: Snapshot
        get() = application.core.snapshot()

    /** The moves on the board, by name. */
    val moves: List<String>
        get() = snapshot.run { moves.take(ply).map { nameOf(it, size) } }

    /** The dialog on top, if one is open. */
    val dialog: AlertDialog?
        get() = (ShadowDialog.getLatestDialog() as? AlertDialog)?.takeIf { it.isShowing }

    /** The short message that was shown last. */
    val message: String?
        get() = ShadowToast.getTextOfLatestToast()

    private val bounds = Rect()

    private val application: RestartableApplication
        get() = RuntimeEnvironment.getApplication() as RestartableApplication

    init {
        settle()
    }

    /** The view with this id in the activity. */
    fun <T : View> view(id: Int): T = activity.requireViewById(id)

    /** The view with this id in the dialog on top. */
    fun <T : View> dialogView(id: Int): T = checkNotNull(dialog) { "no dialog is open" }.requireViewById(id)

    /** Where the view with this id in the activity lies in its window. */
    fun frame(id: Int): Rect {
        val view = view<View>(id)
        val corner = IntArray(2).also(view::getLocationInWindow)
        return Rect(corner[0], corner[1], corner[0] + view.width, corner[1] + view.height)
    }

    /** What the text view with this id in the activity says. */
    fun text(id: Int): String = view<TextView>(id).text.toString()

    /** The text of a resource, in the language of the phone. */
    fun string(id: Int, vararg values: Any): String = activity.getString(id, *values)

    /** Where a point of the board lies on the glass. */
    fun place(point: String): Place {
        board.boundsOf(indexOf(point, board.geometry.lines), bounds)
        return corner(board) + Place(bounds.exactCenterX(), bounds.exactCenterY())
    }

    /** Taps points one after the other. */
    fun tap(vararg points: String) = points.forEach { tap(place(it)) }

    /** Taps the middle of the view with this id, in the uppermost window. */
    fun tap(id: Int) = tap(display.windows.last().requireViewById<View>(id))

    /** Taps the middle of [view], after scrolling to it where it lies in something that scrolls. */
    fun tap(view: View) {
        view.requestRectangleOnScreen(Rect(0, 0, view.width, view.height), true)
        settle()
        tap(display.middle(view))
    }

    /** One finger goes down and up again. */
    fun tap(place: Place) {
        display.touch().down(place).up()
        settle()
    }

    /** Taps one of the buttons at the bottom of the dialog, such as [AlertDialog.BUTTON_POSITIVE]. */
    fun tapDialogButton(which: Int) = tap(checkNotNull(dialog) { "no dialog is open" }.getButton(which))

    /** Begins a new game on a board of [lines] lines, through the dialog. */
    fun startGameOfSize(lines: Int) {
        tap(R.id.new_game)
        val present = snapshot.size
        repeat(lines - present) { tap(R.id.size_larger) }
        repeat(present - lines) { tap(R.id.size_smaller) }
        tapDialogButton(AlertDialog.BUTTON_POSITIVE)
    }

    /** Presses "back": the uppermost window answers. */
    fun back() = press(KeyEvent.KEYCODE_BACK)

    /** Presses a key, a `KEYCODE_`: the uppermost window answers. */
    fun press(key: Int) {
        val window = display.windows.last()
        for (action in listOf(KeyEvent.ACTION_DOWN, KeyEvent.ACTION_UP)) {
            window.dispatchKeyEvent(KeyEvent(action, key))
        }
        settle()
    }

    /** Changes what the system tells apps of the phone, such as `+land`, `+night` or `+zh`. */
    fun configure(qualifiers: String) {
        RuntimeEnvironment.setQualifiers(qualifiers)
        controller.configurationChange()
        controller.visible() // without it the new views have no size
        settle()
    }

    /** The system bars and cut-outs of the phone take this room from the window. */
    fun insets(room: Insets) {
        val insets = WindowInsets.Builder().setInsets(WindowInsets.Type.systemBars(), room).build()
        activity.window.decorView.dispatchApplyWindowInsets(insets)
        settle()
    }

    /** The person goes to the home screen. */
    fun leave() {
        controller.pause().stop()
        settle()
    }

    /** The person comes back from the home screen. */
    fun comeBack() {
        controller.restart().start().resume()
        settle()
    }

    /** The process ends in the background after its state was saved, and the person comes back. */
    fun returnAfterProcessDeath() {
        val state = Bundle()
        controller.pause().stop().saveInstanceState(state).destroy()
        application.kill()
        controller = Robolectric.buildActivity(MainActivity::class.java).setup(state)
        settle()
    }

    /** The process ends without a warning, and the person starts the app again. */
    fun startAgainAfterKill() {
        application.kill()
        controller = launch()
        settle()
    }

    /** Lets this time pass for all that the app does later. */
    fun letPass(millis: Long) = shadowOf(Looper.getMainLooper()).idleFor(millis, TimeUnit.MILLISECONDS)

    /** Lets the app do all that it has posted. */
    fun settle() {
        shadowOf(Looper.getMainLooper()).idle()
        // After it was made anew, as for another theme, Robolectric leaves its window out.
        if (!activity.window.decorView.isAttachedToWindow) controller.visible()
    }

    /** Keeps what can be seen as a picture, for people to look at. */
    fun screenshot(name: String): Bitmap {
        settle()
        val bitmap = display.draw()
        val folder = File(System.getProperty("screenshots", "target/screenshots"))
        folder.mkdirs()
        File(folder, "$name.png").outputStream().use { bitmap.compress(Bitmap.CompressFormat.PNG, 100, it) }
        return bitmap
    }

    private fun corner(view: View): Place {
        val inWindow = IntArray(2).also(view::getLocationInWindow)
        return Place(inWindow[0].toFloat(), inWindow[1].toFloat())
    }

    companion object {
        private fun launch() = Robolectric.buildActivity(MainActivity::class.java).setup()

        /** The flat index of a point such as `h8`. */
        fun indexOf(point: String, lines: Int): Int =
            (lines - point.drop(1).toInt()) * lines + (point[0] - 'a')

        /** The name of the point with a flat index. */
        fun nameOf(point: Int, lines: Int): String = "${'a' + point % lines}${lines - point / lines}"
    }
}
