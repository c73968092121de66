package org.gomoku.dialogs

import android.os.Bundle
import android.view.View
import android.widget.RadioGroup
import org.gomoku.R
import org.gomoku.areEngines
import org.gomoku.core.Color
import org.gomoku.core.Players
import org.gomoku.onlyPerson

/**
 * Chooses who plays in the dialog [view], and how strong the engine is where it does.
 *
 * @param present what is chosen at first
 * @param saved what [save] put there before the screen was turned, or null
 */
class PlayersSection(private val view: View, present: Players, saved: Bundle?) {
    /** What is chosen. */
    val players: Players
        get() = when (choice.checkedRadioButtonId) {
            R.id.players_black -> Players(black = null, white = level.value)
            R.id.players_white -> Players(black = level.value, white = null)
            R.id.players_watch -> Players(black = level.value, white = whiteLevel.value)
            else -> Players(black = null, white = null)
        }

    private val choice: RadioGroup = view.findViewById(R.id.players_choice)
    private val level = LevelStepper(
        view,
        R.id.level_smaller,
        R.id.level_value,
        R.id.level_larger,
        saved?.getInt(LEVEL) ?: present.black ?: present.white ?: MEDIUM,
    )
    private val whiteLevel = LevelStepper(
        view,
        R.id.white_level_smaller,
        R.id.white_level_value,
        R.id.white_level_larger,
        saved?.getInt(WHITE_LEVEL) ?: present.white ?: present.black ?: MEDIUM,
    ).apply { words = R.string.level_value_white }

    init {
        for ((id, preset) in PRESETS) view.findViewById<View>(id).setOnClickListener { choosePreset(preset) }
        level.onChanged = ::showPreset
        whiteLevel.onChanged = ::showPreset
        choice.setOnCheckedChangeListener { _, id -> showLevels(id) }
        choice.check(choiceOf(present))
        showLevels(choice.checkedRadioButtonId)
    }

    /** Keeps in [state] what the views do not keep themselves. */
    fun save(state: Bundle) {
        state.putInt(LEVEL, level.value)
        state.putInt(WHITE_LEVEL, whiteLevel.value)
    }

    private fun choosePreset(preset: Int) {
        level.choose(preset)
        whiteLevel.choose(preset)
    }

    private fun showLevels(chosen: Int) {
        show(R.id.level_choice, chosen != R.id.players_two)
        show(R.id.white_level_row, chosen == R.id.players_watch)
        level.words = if (chosen == R.id.players_watch) R.string.level_value_black else R.string.level_value
        showPreset()
    }

    private fun show(id: Int, isShown: Boolean) {
        view.findViewById<View>(id).visibility = if (isShown) View.VISIBLE else View.GONE
    }

    private fun showPreset() {
        val isOne = choice.checkedRadioButtonId != R.id.players_watch || level.value == whiteLevel.value
        for ((id, preset) in PRESETS) {
            view.findViewById<View>(id).isActivated = isOne && level.value == preset
        }
    }

    private fun choiceOf(players: Players): Int = when (players.onlyPerson) {
        Color.BLACK -> R.id.players_black
        Color.WHITE -> R.id.players_white
        null -> if (players.areEngines) R.id.players_watch else R.id.players_two
    }

    private companion object {
        const val LEVEL = "level"
        const val WHITE_LEVEL = "white_level"
        const val MEDIUM = 5
        val PRESETS = mapOf(R.id.level_easy to 2, R.id.level_medium to MEDIUM, R.id.level_hard to 8)
    }
}
