package org.gomoku.dialogs

import android.app.AlertDialog
import android.app.Dialog
import android.os.Bundle
import android.view.View
import android.widget.CompoundButton
import android.widget.RadioGroup
import android.widget.TextView
import org.gomoku.R
import org.gomoku.core.BoardTheme
import org.gomoku.core.Event
import org.gomoku.core.Settings

/** What the player chooses once and keeps. Each change takes effect at once. */
@Suppress("DEPRECATION") // the framework's fragments, see GameDialog
class SettingsDialog : GameDialog() {
    override fun onCreateDialog(savedInstanceState: Bundle?): Dialog {
        val builder = AlertDialog.Builder(activity)
        val view = activity.layoutInflater.inflate(R.layout.dialog_settings, null)
        showScores(view)
        view.findViewById<View>(R.id.clear_scores).setOnClickListener {
            dismiss()
            activity.open(ClearScoresDialog())
        }
        return builder
            .setTitle(R.string.settings)
            .setView(view)
            .setPositiveButton(R.string.done, null)
            .create()
    }

    /** Binds the views now, after they have taken back what they held before the screen was turned. */
    override fun onStart() {
        super.onStart()
        bind(dialog.findViewById(R.id.settings_choices))
    }

    private fun bind(view: View) {
        val settings = snapshot.settings
        bind(view, R.id.show_coordinates, settings.showCoordinates) { copy(showCoordinates = it) }
        bind(view, R.id.show_move_numbers, settings.showMoveNumbers) { copy(showMoveNumbers = it) }
        bind(view, R.id.confirm_moves, settings.confirmMoves) { copy(confirmMoves = it) }
        bind(view, R.id.forbidden_loses, settings.forbiddenLoses) { copy(forbiddenLoses = it) }
        bind(view, R.id.undo_after_end, settings.undoAfterEnd) { copy(undoAfterEnd = it) }
        val themes = view.findViewById<RadioGroup>(R.id.theme_choice)
        themes.check(if (settings.theme == BoardTheme.SKY) R.id.theme_sky else R.id.theme_wheat)
        themes.setOnCheckedChangeListener { _, id ->
            change { copy(theme = if (id == R.id.theme_sky) BoardTheme.SKY else BoardTheme.WHEAT) }
        }
    }

    private fun bind(view: View, id: Int, isOn: Boolean, changed: Settings.(Boolean) -> Settings) {
        val switch = view.findViewById<CompoundButton>(id)
        switch.isChecked = isOn
        switch.setOnCheckedChangeListener { _, isChecked -> change { changed(isChecked) } }
    }

    private fun change(changed: Settings.() -> Settings) =
        send(Event.ChangeSettings(snapshot.settings.changed()))

    private fun showScores(view: View) {
        val scores = snapshot.scores
        view.findViewById<TextView>(R.id.scores_summary).text =
            resources.getString(R.string.scores_summary, scores.black, scores.white, scores.draws)
        val hasScores = scores.black + scores.white + scores.draws > 0
        view.findViewById<View>(R.id.clear_scores).isEnabled = hasScores
    }
}
