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

        is GameException.NotAsked -> resources.getString(R.string.not_asked)

        is GameException.OffCentre -> offCentre(resources, refusal, lines)

        is GameException.Symmetrical -> symmetrical(resources, refusal, lines)

        is GameException.NotOffered ->
            resources.getString(R.string.not_offered, PointName.of(refusal.point, lines))

        is GameException.OfferCount -> resources.getString(R.string.offer_count, refusal.most)

        is GameException.OpeningBoard -> resources.getString(R.string.opening_board, refusal.least)

        is GameException.Level -> resources.getString(R.string.no_such_level, refusal.level)

        is GameException.EnginesTurn -> resources.getString(R.string.engines_turn)

        is GameException.NothingToThink -> resources.getString(R.string.nothing_to_think)

        is GameException.OffBoard,
        is GameException.NoSuchPly,
        is GameException.BoardSize,
        is GameException.Storage,
        -> resources.getString(R.string.something_failed)
    }

    private fun offCentre(resources: Resources, refusal: GameException.OffCentre, lines: Int): String {
        val name = PointName.of(refusal.point, lines)
        return if (refusal.lines == 1) {
            resources.getString(R.string.not_the_centre, name)
        } else {
            resources.getString(R.string.off_centre, name, refusal.lines)
        }
    }

    private fun symmetrical(resources: Resources, refusal: GameException.Symmetrical, lines: Int): String {
        val name = PointName.of(refusal.point, lines)
        return if (refusal.point == refusal.offered) {
            resources.getString(R.string.already_offered, name)
        } else {
            resources.getString(R.string.symmetrical, name, PointName.of(refusal.offered, lines))
        }
    }
}
