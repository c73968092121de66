package org.gomoku.board

import org.gomoku.core.Color
import org.gomoku.core.ForbiddenKind
import org.gomoku.core.Outcome
import org.gomoku.core.Snapshot

/** A snapshot, prepared for drawing and for speech: what stands on each point, without a search or a list. */
class BoardContent(snapshot: Snapshot) {
    /** Lines of the board. */
    val lines = snapshot.size

    /** Number of points. */
    val area = lines * lines

    /** The point of the last move, or [BoardGeometry.NO_POINT]. */
    val last = snapshot.last ?: BoardGeometry.NO_POINT

    /** The point that waits for a second tap, or [BoardGeometry.NO_POINT]. */
    val pending = snapshot.pending ?: BoardGeometry.NO_POINT

    /** The point that the engine would play in the place of the person to move, or [BoardGeometry.NO_POINT]. */
    val hint = snapshot.hint?.point ?: BoardGeometry.NO_POINT

    /** Whether Black is to move; only of use while the game goes on. */
    val isBlackToMove = snapshot.turn == Color.BLACK

    /** What the opening asks, or null where there is none or it is over. */
    val ask = snapshot.task?.ask

    /** The number of central lines in which the next stone has to lie, or 0 where it may lie anywhere. */
    val centralLines = snapshot.task?.centralLines ?: 0

    /** Whether a person can place, offer or choose a stone at all. */
    val isPlaying =
        snapshot.turn != null && !snapshot.engineToMove && !snapshot.paused && ask?.isForBoard != false

    private val cells = snapshot.cells
    private val numbers = IntArray(area)
    private val labels = arrayOfNulls<String>(area)
    private val isInLine = BooleanArray(area)
    private val forbidden = arrayOfNulls<ForbiddenKind>(area)
    private val isOffer = BooleanArray(area)

    init {
        for (ply in 0 until snapshot.ply) {
            val point = snapshot.moves[ply]
            numbers[point] = ply + 1
            if (snapshot.settings.showMoveNumbers) labels[point] = (ply + 1).toString()
        }
        (snapshot.outcome as? Outcome.Win)?.line?.forEach { isInLine[it] = true }
        snapshot.forbidden.forEach { forbidden[it.point] = it.kind }
        snapshot.offers.forEach { isOffer[it] = true }
    }

    /** Whether no stone stands on [point]. */
    fun isEmpty(point: Int): Boolean = cells[point] == EMPTY

    /** Whether a black stone stands on [point]. */
    fun isBlack(point: Int): Boolean = cells[point] == BLACK

    /** The number of the move on [point], from 1; 0 where none was played. */
    fun number(point: Int): Int = numbers[point]

    /** What is to be written on the stone on [point], if anything. */
    fun label(point: Int): String? = labels[point]

    /** Whether the stone on [point] belongs to the winning line. */
    fun isWinning(point: Int): Boolean = isInLine[point]

    /** Why Black, who is to move, may not play on [point], if so. */
    fun forbidden(point: Int): ForbiddenKind? = forbidden[point]

    /** Whether [point] is offered as the fifth move, which is Black's. */
    fun isOffered(point: Int): Boolean = isOffer[point]

    private companion object {
        const val EMPTY: Byte = 0
        const val BLACK: Byte = 1
    }
}
