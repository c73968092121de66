package org.gomoku

import android.app.Activity
import android.view.View
import android.widget.TextView
import org.gomoku.board.isForBoard
import org.gomoku.core.Ask
import org.gomoku.core.Color
import org.gomoku.core.Event
import org.gomoku.core.OpeningDecision
import org.gomoku.core.OpeningTask
import org.gomoku.core.Snapshot

/** The buttons that answer what an opening asks, other than by a stone; hidden while nothing of the kind is asked. */
class OpeningBar(activity: Activity, private val onEvent: (Event) -> Unit) {
    /** How many fifth moves are about to be said. */
    var number = LEAST

    private val resources = activity.resources
    private val bar: View = activity.findViewById(R.id.opening_bar)
    private val value: TextView = activity.findViewById(R.id.number_value)
    private var most = LEAST

    init {
        for ((id, decision) in DECISIONS) onClick(id) { onEvent(Event.Decide(decision)) }
        onClick(R.id.number_smaller) { choose(number - 1) }
        onClick(R.id.number_larger) { choose(number + 1) }
        onClick(R.id.number_say) { onEvent(Event.SayNumber(number)) }
    }

    private fun onClick(id: Int, action: () -> Unit) =
        bar.findViewById<View>(id).setOnClickListener { action() }

    /** Shows the answers to what the opening asks of a person in [snapshot]. */
    fun render(snapshot: Snapshot) {
        val task = snapshot.task?.takeIf { !it.ask.isForBoard && isPerson(snapshot, it) }
        bar.visibility = if (task == null) View.GONE else View.VISIBLE
        if (task == null) {
            number = LEAST
            return
        }
        val answers = answersTo(task.ask)
        for (id in BUTTONS) {
            bar.findViewById<View>(id).visibility = if (id in answers) View.VISIBLE else View.GONE
        }
        most = task.count ?: LEAST
        choose(number)
    }

    private fun choose(count: Int) {
        number = count.coerceIn(LEAST, most)
        value.text = resources.getString(R.string.number, number)
        value.contentDescription = resources.getQuantityString(R.plurals.fifth_moves, number, number)
        bar.findViewById<View>(R.id.number_smaller).isEnabled = number > LEAST
        bar.findViewById<View>(R.id.number_larger).isEnabled = number < most
    }

    private fun isPerson(snapshot: Snapshot, task: OpeningTask): Boolean {
        val level = if (task.color == Color.BLACK) snapshot.players.black else snapshot.players.white
        return level == null
    }

    private fun answersTo(ask: Ask): Set<Int> = when (ask) {
        Ask.SWAP -> setOf(R.id.decide_swap, R.id.decide_stay)
        Ask.SWAP_OR_ADD_TWO -> setOf(R.id.decide_swap, R.id.decide_stay, R.id.decide_add_two)
        Ask.SWAP_OR_OFFER -> setOf(R.id.decide_swap, R.id.decide_stay, R.id.decide_offer)
        Ask.NUMBER -> STEPPER
        Ask.STONE, Ask.OFFER, Ask.CHOOSE -> emptySet()
    }

    private companion object {
        const val LEAST = 1
        val DECISIONS = mapOf(
            R.id.decide_swap to OpeningDecision.SWAP,
            R.id.decide_stay to OpeningDecision.STAY,
            R.id.decide_add_two to OpeningDecision.ADD_TWO,
            R.id.decide_offer to OpeningDecision.OFFER_FIFTHS,
        )
        val STEPPER = setOf(R.id.number_smaller, R.id.number_value, R.id.number_larger, R.id.number_say)
        val BUTTONS = DECISIONS.keys + STEPPER
    }
}
