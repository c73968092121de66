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

            new.ply < old.ply -> resources.getString(R.string.announce_undone, takenBack(old, new))

            new.offers.size > old.offers.size ->
                resources.getString(R.string.announce_offered, name(new.offers.last(), new.size))

            new.offers.size < old.offers.size ->
                resources.getString(R.string.announce_undone, name(old.offers.last(), old.size))

            new.outcome != old.outcome || new.task != old.task || new.paused != old.paused -> ""

            new.pending != null && new.pending != old.pending ->
                return resources.getString(R.string.announce_marked, name(new.pending, new.size))

            else -> return hinted(old, new)
        }
        return resources.getString(R.string.announce_with_turn, news, next(new)).trim()
    }

    private fun played(new: Snapshot): String {
        val isBlack = (new.first == Color.BLACK) == (new.ply % 2 == 1)
        val words = if (isBlack) R.string.announce_black_move else R.string.announce_white_move
        return resources.getString(words, name(new.last, new.size))
    }

    private fun hinted(old: Snapshot, new: Snapshot): String? {
        val hint = new.hint?.takeIf { it != old.hint } ?: return null
        return resources.getString(R.string.announce_hint, HintWords.of(resources, hint, new.size))
    }

    /** The moves that are gone, two of them where the engine had answered. */
    private fun takenBack(old: Snapshot, new: Snapshot): String =
        old.moves.subList(new.ply, old.ply).joinToString { name(it, old.size) }

    /** That the engine waits, what the opening asks, who is to move, or how the game ended. */
    private fun next(new: Snapshot): String {
        val task = new.task
        return when {
            new.paused -> resources.getString(R.string.engine_paused)
            task != null -> OpeningWords.spoken(resources, task, new.turn)
            new.turn == Color.BLACK -> resources.getString(R.string.black_to_move)
            new.turn == Color.WHITE -> resources.getString(R.string.white_to_move)
            else -> GameResult.words(new.outcome)?.let(resources::getString).orEmpty()
        }
    }

    private fun name(point: Int?, lines: Int): String = point?.let { PointName.of(it, lines) }.orEmpty()
}
