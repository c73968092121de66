package org.gomoku

import android.content.res.Resources
import org.gomoku.board.ForbiddenName
import org.gomoku.board.PointName
import org.gomoku.core.GameException

/** Why an event was refused, in words for the player. */
object Refusal {
    /** The words for [refusal] on a board of [lines] lines. */
    fun words(resources: Resources, refusal: GameException, lines: Int): String = when (refusal) {
        is GameException.Occupied ->
            resources.getString(R.string.point_is_taken, PointName.of(refusal.point, lines))

        is GameException.Forbidden -> resources.getString(
            R.string.point_is_forbidden,
            PointName.of(refusal.point, lines),
            resources.getString(ForbiddenName.of(refusal.kind)),
        )

        is GameException.GameOver -> resources.getString(R.string.game_is_over)

        is GameException.NothingToUndo -> resources.getString(R.string.nothing_to_undo)

        is GameException.NothingToRedo -> resources.getString(R.string.nothing_to_redo)

        is GameException.OffBoard,
        is GameException.NoSuchPly,
        is GameException.BoardSize,
        is GameException.Storage,
        -> resources.getString(R.string.something_failed)
    }
}
