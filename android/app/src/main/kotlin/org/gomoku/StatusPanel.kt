package org.gomoku

import android.app.Activity
import android.content.res.Resources
import android.view.View
import android.widget.TextView
import org.gomoku.board.isForBoard
import org.gomoku.core.Color
import org.gomoku.core.Outcome
import org.gomoku.core.Snapshot

/** The head of the screen: stones and wins of each side, the number of the move, whose turn it is. */
class StatusPanel(activity: Activity) {
    private val resources: Resources = activity.resources
    private val black =
        Side(activity, R.id.side_black, R.id.status_black, R.id.score_black, R.string.side_black)
    private val white =
        Side(activity, R.id.side_white, R.id.status_white, R.id.score_white, R.string.side_white)
    private val move: TextView = activity.findViewById(R.id.status_move)
    private val draws: TextView = activity.findViewById(R.id.score_draws)
    private val turn: TextView = activity.findViewById(R.id.status_turn)
    private val noFivePossible: View = activity.findViewById(R.id.no_five_possible)
    private val notSaved: View = activity.findViewById(R.id.not_saved)

    /** Shows [snapshot]; [isSaved] is whether the game outlives the process. */
    fun render(snapshot: Snapshot, isSaved: Boolean) {
        val mover = snapshot.task?.color ?: snapshot.turn
        black.render(snapshot.blackStones, snapshot.scores.black, mover == Color.BLACK)
        white.render(snapshot.whiteStones, snapshot.scores.white, mover == Color.WHITE)
        move.text = resources.getString(R.string.move_number, snapshot.ply)
        draws.text = resources.getString(R.string.draws, snapshot.scores.draws)
        draws.contentDescription =
            resources.getQuantityString(R.plurals.draws_spoken, snapshot.scores.draws, snapshot.scores.draws)
        turn.text = turnWords(snapshot)
        turn.contentDescription = snapshot.task?.takeUnless { snapshot.paused }
            ?.let { OpeningWords.spoken(resources, it, snapshot.turn) }
        turn.setCompoundDrawablesRelativeWithIntrinsicBounds(GameResult.stone(stoneOf(snapshot)), 0, 0, 0)
        val canBeWon = snapshot.turn == null || snapshot.fivePossible
        noFivePossible.visibility = if (canBeWon) View.GONE else View.VISIBLE
        notSaved.visibility = if (isSaved) View.GONE else View.VISIBLE
    }

    private fun turnWords(snapshot: Snapshot): String {
        val task = snapshot.task
        return when {
            snapshot.paused -> resources.getString(R.string.engine_paused)
            task != null -> OpeningWords.asked(resources, task, snapshot.turn)
            else -> resources.getString(sideWords(snapshot))
        }
    }

    private fun sideWords(snapshot: Snapshot): Int = when (snapshot.turn) {
        Color.BLACK -> R.string.black_to_move

        Color.WHITE -> R.string.white_to_move

        null -> when ((snapshot.outcome as? Outcome.Win)?.winner) {
            Color.BLACK -> R.string.black_has_won
            Color.WHITE -> R.string.white_has_won
            null -> R.string.drawn
        }
    }

    /** The stone beside the words: the next one, that of the player who decides, or that of the winner. */
    private fun stoneOf(snapshot: Snapshot): Color? {
        val decider = snapshot.task?.takeUnless { it.ask.isForBoard }?.color
        return decider ?: snapshot.turn ?: (snapshot.outcome as? Outcome.Win)?.winner
    }

    /** One side's field. */
    private inner class Side(activity: Activity, field: Int, stones: Int, wins: Int, private val name: Int) {
        private val field: View = activity.findViewById(field)
        private val stones: TextView = activity.findViewById(stones)
        private val wins: TextView = activity.findViewById(wins)

        fun render(stoneCount: Int, winCount: Int, isToMove: Boolean) {
            stones.text = resources.getString(R.string.number, stoneCount)
            wins.text = resources.getString(R.string.wins, winCount)
            field.isActivated = isToMove
            field.contentDescription = resources.getString(
                R.string.side_spoken,
                resources.getString(name),
                resources.getQuantityString(R.plurals.stones, stoneCount, stoneCount),
                resources.getQuantityString(R.plurals.wins_spoken, winCount, winCount),
            )
        }
    }
}
