package org.gomoku

import android.content.res.Resources
import org.gomoku.board.PointName
import org.gomoku.core.Color
import org.gomoku.core.Snapshot

/** What a screen reader is told about a change of the game. */
class Announcement(private val resources: Resources) {
    /** The words for the step from [old] to [new], or null if there is nothing to tell. */
    fun words(old: Snapshot, new: Snapshot): String? {
        val news = when {
            new.gameId != old.gameId -> resources.getString(R.string.announce_new_game, new.size)

            new.ply > old.ply -> played(new)

            new.ply < old.ply -> resources.getString(R.string.announce_undone, name(old.last, old.size))

            new.outcome != old.outcome -> ""

            new.pending != null && new.pending != old.pending ->
                return resources.getString(R.string.announce_marked, name(new.pending, new.size))

            else -> return null
        }
        return resources.getString(R.string.announce_with_turn, news, next(new)).trim()
    }

    private fun played(new: Snapshot): String {
        val isBlack = (new.first == Color.BLACK) == (new.ply % 2 == 1)
        val words = if (isBlack) R.string.announce_black_move else R.string.announce_white_move
        return resources.getString(words, name(new.last, new.size))
    }

    /** Who is to move, or how the game ended. */
    private fun next(new: Snapshot): String = when (new.turn) {
        Color.BLACK -> resources.getString(R.string.black_to_move)
        Color.WHITE -> resources.getString(R.string.white_to_move)
        null -> GameResult.words(new.outcome)?.let(resources::getString).orEmpty()
    }

    private fun name(point: Int?, lines: Int): String = point?.let { PointName.of(it, lines) }.orEmpty()
}
