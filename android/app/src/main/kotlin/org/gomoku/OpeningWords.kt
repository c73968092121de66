package org.gomoku

import android.content.res.Resources
import org.gomoku.core.Ask
import org.gomoku.core.Color
import org.gomoku.core.Event
import org.gomoku.core.OpeningDecision
import org.gomoku.core.OpeningTask
import org.gomoku.core.Seat
import org.gomoku.core.Snapshot

/** What an opening asks and what was answered, in words for the players. */
object OpeningWords {
    /** What [task] asks, and of whom; [stone] is the colour of the next stone. */
    fun asked(resources: Resources, task: OpeningTask, stone: Color?): String {
        val player = numberOf(task.seat)
        return when (task.ask) {
            Ask.STONE -> resources.getString(
                if (stone == Color.BLACK) R.string.task_stone_black else R.string.task_stone_white,
                player,
            )

            Ask.SWAP -> resources.getString(R.string.task_swap, player)

            Ask.SWAP_OR_ADD_TWO -> resources.getString(R.string.task_swap_or_add_two, player)

            Ask.SWAP_OR_OFFER -> resources.getString(R.string.task_swap_or_offer, player)

            Ask.NUMBER -> resources.getString(R.string.task_number, player)

            Ask.OFFER -> resources.getString(R.string.task_offer, player, task.count ?: 0)

            Ask.CHOOSE -> resources.getString(R.string.task_choose, player)
        }
    }

    /** The same with what is only seen otherwise: where the stone has to lie, or which colour the player has. */
    fun spoken(resources: Resources, task: OpeningTask, stone: Color?): String {
        val question = asked(resources, task, stone)
        return when (task.ask) {
            Ask.STONE -> within(resources, question, task.centralLines)

            Ask.SWAP, Ask.SWAP_OR_ADD_TWO, Ask.SWAP_OR_OFFER ->
                "$question ${has(resources, task.seat, task.color)}"

            Ask.NUMBER, Ask.OFFER, Ask.CHOOSE -> question
        }
    }

    private fun within(resources: Resources, question: String, lines: Int?): String = when (lines) {
        null -> question
        1 -> resources.getString(R.string.task_on_centre, question)
        else -> resources.getString(R.string.task_in_lines, question, lines)
    }

    /**
     * What was answered in the step from [old] to [new], where a glance at the screen does not tell. The step is that
     * of [event], or the engine's where it is null.
     */
    fun answered(resources: Resources, old: Snapshot, new: Snapshot, event: Event?): String? {
        val task = old.task ?: return null
        val isSwap = if (event == null) {
            old.players != new.players
        } else {
            event == Event.Decide(OpeningDecision.SWAP)
        }
        return when {
            isSwap -> has(resources, task.seat, if (task.color == Color.BLACK) Color.WHITE else Color.BLACK)

            event is Event.SayNumber -> {
                val moves = resources.getQuantityString(R.plurals.fifth_moves, event.count, event.count)
                resources.getString(R.string.number_said, moves)
            }

            else -> null
        }
    }

    private fun has(resources: Resources, seat: Seat, color: Color): String {
        val words = if (color == Color.BLACK) R.string.player_has_black else R.string.player_has_white
        return resources.getString(words, numberOf(seat))
    }

    private fun numberOf(seat: Seat): Int = when (seat) {
        Seat.FIRST -> 1
        Seat.SECOND -> 2
    }
}
