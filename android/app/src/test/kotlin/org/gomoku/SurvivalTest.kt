package org.gomoku

import android.app.AlertDialog
import android.view.View
import android.widget.CompoundButton
import android.widget.RadioGroup
import android.widget.TextView
import org.gomoku.core.Restored
import org.gomoku.support.AppRunner
import org.gomoku.support.Phone
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNotSame
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import java.io.File

/** What outlives a rotation, a process that the system ends, and one that is killed. */
@RunWith(AppRunner::class)
class SurvivalTest {
    private val phone by lazy { Phone() }

    @Test
    fun `a rotation keeps the game`() {
        phone.tap("h8", "i9", "j10")
        phone.tap(R.id.undo)
        val before = phone.activity
        phone.configure("+land")
        assertNotSame(before, phone.activity)
        assertTrue(phone.display.width > phone.display.height)
        assertEquals(listOf("h8", "i9"), phone.moves)
        phone.tap(R.id.redo)
        phone.tap("a1")
        assertEquals(listOf("h8", "i9", "j10", "a1"), phone.moves)
        phone.screenshot("rotated")
        phone.configure("+port")
        phone.tap("o15")
        assertEquals(listOf("h8", "i9", "j10", "a1", "o15"), phone.moves)
    }

    @Test
    fun `a rotation keeps a dialog with what was chosen in it`() {
        phone.tap(R.id.new_game)
        phone.tap(R.id.size_smaller)
        phone.tap(R.id.rule_standard)
        phone.configure("+land")
        assertNotNull(phone.dialog)
        assertEquals(
            phone.string(R.string.size_value, 14),
            phone.dialogView<TextView>(R.id.size_value).text.toString(),
        )
        assertEquals(R.id.rule_standard, phone.dialogView<RadioGroup>(R.id.rule_choice).checkedRadioButtonId)
        phone.screenshot("dialog_rotated")
        phone.tapDialogButton(AlertDialog.BUTTON_POSITIVE)
        assertEquals(14, phone.snapshot.size)
    }

    @Test
    fun `a rotation keeps the settings dialog`() {
        phone.tap(R.id.settings)
        phone.tap(R.id.confirm_moves)
        phone.configure("+land")
        assertTrue(phone.dialogView<CompoundButton>(R.id.confirm_moves).isChecked)
        phone.tapDialogButton(AlertDialog.BUTTON_POSITIVE)
        assertTrue(phone.snapshot.settings.confirmMoves)
    }

    @Test
    fun `a rotation keeps the banner as it is`() {
        phone.tap(*PlayTest.BLACK_WINS)
        phone.configure("+land")
        assertTrue(phone.view<View>(R.id.banner).isShown)
        phone.screenshot("win_landscape")
        phone.tap(R.id.banner_close)
        phone.configure("+port")
        assertEquals(View.GONE, phone.view<View>(R.id.banner).visibility)
    }

    @Test
    fun `the game comes back after the system ended the process`() {
        phone.tap("h8", "i9", "j10")
        phone.tap(R.id.undo)
        phone.returnAfterProcessDeath()
        assertEquals(listOf("h8", "i9"), phone.moves)
        assertEquals(Restored.LATEST, phone.snapshot.restored)
        phone.tap(R.id.redo)
        assertEquals(listOf("h8", "i9", "j10"), phone.moves)
    }

    @Test
    fun `the game comes back after the process was killed without a warning`() {
        phone.tap(*PlayTest.BLACK_WINS)
        phone.startAgainAfterKill()
        assertEquals(phone.string(R.string.black_wins), phone.text(R.id.banner_text))
        assertEquals(phone.string(R.string.wins, 1), phone.text(R.id.score_black))
        phone.tap(R.id.play_again)
        phone.tap("a1", "b2")
        phone.startAgainAfterKill()
        assertEquals(listOf("a1", "b2"), phone.moves)
        assertEquals(phone.string(R.string.wins, 0), phone.text(R.id.score_white))
        phone.screenshot("after_kill")
    }

    @Test
    fun `a torn save loses at most the last move and says so`() {
        phone.tap("h8")
        Thread.sleep(MILLIS_UNTIL_SYNCED)
        phone.tap("i9")
        val save = File(phone.activity.filesDir, "game.save")
        save.writeBytes(save.readBytes().let { it.copyOf(it.size / 2) })
        phone.startAgainAfterKill()
        assertEquals(Restored.PREVIOUS, phone.snapshot.restored)
        assertEquals(listOf("h8"), phone.moves)
        assertEquals(phone.string(R.string.restored_previous), phone.message)
    }

    @Test
    fun `a save that cannot be read is set aside and said`() {
        phone.tap("h8")
        for (save in checkNotNull(phone.activity.filesDir.listFiles())) save.writeText("nonsense")
        phone.startAgainAfterKill()
        assertEquals(Restored.UNREADABLE, phone.snapshot.restored)
        assertEquals(emptyList<String>(), phone.moves)
        assertEquals(phone.string(R.string.restored_unreadable), phone.message)
    }

    @Test
    fun `each test begins without files`() {
        assertEquals(Restored.NOTHING, phone.snapshot.restored)
        assertEquals(emptyList<String>(), phone.moves)
    }

    private companion object {
        /** A save counts as the one to fall back to once it has been synced. */
        const val MILLIS_UNTIL_SYNCED = 1000L
    }
}
