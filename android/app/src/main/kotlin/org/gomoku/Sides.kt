package org.gomoku

import org.gomoku.core.Color
import org.gomoku.core.Players

/** Whether the engine plays both sides. */
val Players.areEngines: Boolean
    get() = black != null && white != null

/** The side of the only person in the game, or null where two people or two engines play. */
val Players.onlyPerson: Color?
    get() = when {
        black == null && white != null -> Color.BLACK
        black != null && white == null -> Color.WHITE
        else -> null
    }
