package org.gomoku

import android.app.Activity
import android.content.res.Resources
import android.view.View
import android.widget.TextView
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
    private val notSaved: View = activity.findViewById(R.id.not_saved)

    /** Shows [snapshot]; [isSaved] is whether the game outlives the process. */
    fun render(snapshot: Snapshot, isSaved: Boolean) {
        black.render(snapshot.blackStones, snapshot.scores.black, snapshot.turn == Color.BLACK)
        white.render(snapshot.whiteStones, snapshot.scores.white, snapshot.turn == Color.WHITE)
        move.text = resources.getString(R.string.move_number, snapshot.ply)
        draws.text = resources.getString(R.string.draws, snapshot.scores.draws)
        draws.contentDescription =
            resources.getQuantityString(R.plurals.draws_spoken, snapshot.scores.draws, snapshot.scores.draws)
        turn.setText(turnWords(snapshot))
        val winner = (snapshot.outcome as? Outcome.Win)?.winner
        val stone = GameResult.stone(snapshot.turn ?: winner)
        turn.setCompoundDrawablesRelativeWithIntrinsicBounds(stone, 0, 0, 0)
        notSaved.visibility = if (isSaved) View.GONE else View.VISIBLE
    }

    private fun turnWords(snapshot: Snapshot): Int = when (snapshot.turn) {
        Color.BLACK -> R.string.black_to_move

        Color.WHITE -> R.string.white_to_move

        null -> when ((snapshot.outcome as? Outcome.Win)?.winner) {
            Color.BLACK -> R.string.black_has_won
            Color.WHITE -> R.string.white_has_won
            null -> R.string.drawn
        }
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
