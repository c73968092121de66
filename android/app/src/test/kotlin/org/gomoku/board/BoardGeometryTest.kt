package org.gomoku.board

import android.graphics.Rect
import org.gomoku.support.AppRunner
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith

/** The one hit test, on boards of every size. */
@RunWith(AppRunner::class)
class BoardGeometryTest {
    @Test
    fun `a pixel belongs to the point within half a cell`() = onEachBoard { board ->
        for (point in 0 until board.lines * board.lines) {
            for (dx in OFFSETS) {
                for (dy in OFFSETS) {
                    val x = board.x(point) + dx * board.step
                    val y = board.y(point) + dy * board.step
                    assertEquals("${board.lines} lines, ($x, $y)", point, board.pointAt(x, y))
                }
            }
        }
    }

    @Test
    fun `the margins belong to no point`() = onEachBoard { board ->
        val outside =
            listOf(board.first - 0.51f * board.step, board.last + 0.51f * board.step, 0f, board.side)
        for (edge in outside) {
            for (line in 0 until board.lines) {
                val inside = board.first + line * board.step
                assertEquals(BoardGeometry.NO_POINT, board.pointAt(edge, inside))
                assertEquals(BoardGeometry.NO_POINT, board.pointAt(inside, edge))
            }
        }
        assertEquals(BoardGeometry.NO_POINT, board.pointAt(-1e9f, 1e9f))
    }

    @Test
    fun `points are counted row by row from the top left`() = onEachBoard { board ->
        assertEquals(0, board.pointAt(board.first, board.first))
        assertEquals(board.lines - 1, board.pointAt(board.last, board.first))
        assertEquals(board.lines, board.pointAt(board.first, board.first + board.step))
        assertEquals(board.lines * board.lines - 1, board.pointAt(board.last, board.last))
    }

    @Test
    fun `the grid lies in the middle and leaves room for stones at the edge`() = onEachBoard { board ->
        assertEquals(board.side, board.first + board.last, 0.01f)
        assertTrue(board.first >= board.step / 2)
    }

    @Test
    fun `cells meet to the pixel and hold their points`() = onEachBoard { board ->
        val cell = Rect()
        val next = Rect()
        for (point in 0 until board.lines * board.lines) {
            board.cellOf(point, cell)
            assertTrue(cell.contains(board.x(point).toInt(), board.y(point).toInt()))
            if (point % board.lines == board.lines - 1) continue
            board.cellOf(point + 1, next)
            assertTrue("$cell $next", next.left - cell.right in -1..1)
        }
    }

    private fun onEachBoard(check: (BoardGeometry) -> Unit) {
        for (lines in 5..22) {
            for (side in listOf(288f, 806.5f, 2000f)) {
                check(BoardGeometry(lines, side, hasCoordinates = true))
                check(BoardGeometry(lines, side, hasCoordinates = false))
            }
        }
    }

    private companion object {
        val OFFSETS = listOf(-0.49f, 0f, 0.49f)
    }
}
