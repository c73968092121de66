package org.gomoku.board

import android.content.res.Resources
import org.gomoku.R

/** What a screen reader says of a board. */
class BoardSpeech(private val resources: Resources) {
    /** The board as a whole. */
    fun describe(content: BoardContent): String = resources.getString(R.string.board, content.lines)

    /** One point: its name, what stands there, and what marks it has. */
    fun describe(content: BoardContent, point: Int): String {
        val name = PointName.of(point, content.lines)
        var text = when {
            point == content.pending -> resources.getString(R.string.point_pending, name)
            content.isOffered(point) -> resources.getString(R.string.point_offered, name)
            content.isEmpty(point) -> resources.getString(R.string.point_empty, name)
            content.isBlack(point) -> resources.getString(R.string.point_black, name, content.number(point))
            else -> resources.getString(R.string.point_white, name, content.number(point))
        }
        val forbidden = content.forbidden(point)
        if (forbidden != null) {
            val reason = resources.getString(ForbiddenName.of(forbidden))
            text = resources.getString(R.string.point_forbidden, text, reason)
        }
        if (point == content.hint) text = resources.getString(R.string.point_hint, text)
        if (point == content.last) text = resources.getString(R.string.point_last_move, text)
        if (content.isWinning(point)) text = resources.getString(R.string.point_winning_stone, text)
        return text
    }
}
