package org.gomoku.board

import android.content.Context
import org.gomoku.R

/** The colours of a board, taken from the theme, and of its stones. */
class BoardStyle(context: Context) {
    /** The board itself. */
    val board: Int

    /** Its lower edge. */
    val edge: Int

    /** The lines. */
    val line: Int

    /** Star points, letters and numbers. */
    val star: Int

    /** Marks: the last move, the winning stones, the cursor. */
    val mark: Int

    /** Black stones. */
    val black = StoneColors(
        light = context.getColor(R.color.stone_black_light),
        dark = context.getColor(R.color.stone_black_dark),
        edge = context.getColor(R.color.stone_black_edge),
        label = context.getColor(R.color.on_stone_black),
    )

    /** White stones. */
    val white = StoneColors(
        light = context.getColor(R.color.stone_white_light),
        dark = context.getColor(R.color.stone_white_dark),
        edge = context.getColor(R.color.stone_white_edge),
        label = context.getColor(R.color.on_stone_white),
    )

    /** The shadow of a stone where it is darkest. */
    val shadow = context.getColor(R.color.stone_shadow)

    init {
        val values = context.obtainStyledAttributes(R.styleable.BoardStyle)
        board = values.getColor(R.styleable.BoardStyle_boardColor, 0)
        edge = values.getColor(R.styleable.BoardStyle_boardEdgeColor, 0)
        line = values.getColor(R.styleable.BoardStyle_boardLineColor, 0)
        star = values.getColor(R.styleable.BoardStyle_boardStarColor, 0)
        mark = values.getColor(R.styleable.BoardStyle_boardMarkColor, 0)
        values.recycle()
    }
}

/**
 * The colours of one side's stones.
 *
 * @property light where the light falls
 * @property dark far from the light
 * @property edge the outline
 * @property label what is written on the stone
 */
class StoneColors(val light: Int, val dark: Int, val edge: Int, val label: Int)
