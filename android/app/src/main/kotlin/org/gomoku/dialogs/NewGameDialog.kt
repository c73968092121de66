package org.gomoku.dialogs

import android.app.AlertDialog
import android.app.Dialog
import android.os.Bundle
import android.view.View
import android.widget.Button
import android.widget.LinearLayout
import android.widget.TextView
import org.gomoku.R
import org.gomoku.core.Begins
import org.gomoku.core.Event
import org.gomoku.core.NewGame
import org.gomoku.core.Rule

/** Chooses what the next game is played by, and warns that the present one ends. */
@Suppress("DEPRECATION") // the framework's fragments, see GameDialog
class NewGameDialog : GameDialog() {
    private lateinit var view: View
    private lateinit var players: PlayersSection
    private lateinit var opening: OpeningSection
    private lateinit var rule: RadioChoice<Rule>
    private lateinit var begins: RadioChoice<Begins>
    private var size = 0

    override fun onCreateDialog(savedInstanceState: Bundle?): Dialog {
        size = savedInstanceState?.getInt(SIZE) ?: snapshot.size
        val builder = AlertDialog.Builder(activity)
        view = activity.layoutInflater.inflate(R.layout.dialog_new_game, null)
        players = PlayersSection(view, snapshot.players, savedInstanceState)
        bindSize()
        rule = RadioChoice(view.findViewById(R.id.rule_choice), RULES).apply { chosen = snapshot.rule }
        begins = RadioChoice(view.findViewById(R.id.begins_choice), BEGINS).apply { chosen = snapshot.begins }
        opening = OpeningSection(view, snapshot.opening)
        view.findViewById<View>(R.id.game_under_way).visibility =
            if (snapshot.underWay) View.VISIBLE else View.GONE
        bindEnd(R.id.resign, isOffered = snapshot.canResign && snapshot.underWay, ::ResignDialog)
        bindEnd(R.id.agree_draw, isOffered = snapshot.canAgreeDraw, ::AgreeDrawDialog)
        return builder.setTitle(R.string.new_game)
            .setView(view)
            .setPositiveButton(if (snapshot.underWay) R.string.end_and_start else R.string.start, null)
            .setNegativeButton(R.string.cancel, null)
            .create()
    }

    /** Lets a button end the present game, after the dialog that [ask] makes. */
    private fun bindEnd(id: Int, isOffered: Boolean, ask: () -> GameDialog) {
        val button = view.findViewById<View>(id)
        button.visibility = if (isOffered) View.VISIBLE else View.GONE
        button.setOnClickListener {
            dismiss()
            activity.open(ask())
        }
    }

    /** The dialog stays where the game is refused, as for an opening that needs another board. */
    override fun onStart() {
        super.onStart()
        (dialog as AlertDialog).getButton(AlertDialog.BUTTON_POSITIVE).setOnClickListener {
            if (start()) dismiss()
        }
    }

    override fun onSaveInstanceState(outState: Bundle) {
        super.onSaveInstanceState(outState)
        outState.putInt(SIZE, size)
        players.save(outState)
    }

    private fun bindSize() {
        val presets = view.findViewById<LinearLayout>(R.id.size_presets)
        for (preset in PRESETS) {
            val chip = activity.layoutInflater.inflate(R.layout.size_preset, presets, false) as Button
            chip.text = resources.getString(R.string.number, preset)
            chip.contentDescription = resources.getString(R.string.size_value, preset)
            chip.tag = preset
            chip.setOnClickListener { choose(preset) }
            presets.addView(chip)
        }
        view.findViewById<View>(R.id.size_smaller).setOnClickListener { choose(size - 1) }
        view.findViewById<View>(R.id.size_larger).setOnClickListener { choose(size + 1) }
        choose(size)
    }

    private fun choose(lines: Int) {
        size = lines.coerceIn(SIZES)
        view.findViewById<TextView>(R.id.size_value).text = resources.getString(R.string.size_value, size)
        view.findViewById<View>(R.id.size_smaller).isEnabled = size > SIZES.first
        view.findViewById<View>(R.id.size_larger).isEnabled = size < SIZES.last
        val presets = view.findViewById<LinearLayout>(R.id.size_presets)
        for (index in 0 until presets.childCount) {
            val chip = presets.getChildAt(index)
            chip.isActivated = chip.tag == size
        }
    }

    private fun start(): Boolean {
        val game = NewGame(size, rule.chosen, begins.chosen, opening.opening, players.players)
        return send(Event.NewGame(game))
    }

    private companion object {
        const val SIZE = "size"
        val SIZES = 5..22
        val PRESETS = intArrayOf(10, 13, 15, 19, 20)
        val RULES = mapOf(
            Rule.FREESTYLE to R.id.rule_freestyle,
            Rule.STANDARD to R.id.rule_standard,
            Rule.RENJU to R.id.rule_renju,
            Rule.CARO to R.id.rule_caro,
            Rule.EXACT_CARO to R.id.rule_exact_caro,
        )
        val BEGINS = mapOf(
            Begins.BLACK to R.id.begins_black,
            Begins.WHITE to R.id.begins_white,
            Begins.LOSER to R.id.begins_loser,
            Begins.ALTERNATE to R.id.begins_alternate,
        )
    }
}
