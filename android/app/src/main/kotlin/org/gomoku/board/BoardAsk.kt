package org.gomoku.board

import org.gomoku.core.Ask

/** Whether the board answers this: a tap places, offers or chooses a stone. Buttons answer the others. */
val Ask.isForBoard: Boolean
    get() = when (this) {
        Ask.STONE, Ask.OFFER, Ask.CHOOSE -> true
        Ask.SWAP, Ask.SWAP_OR_ADD_TWO, Ask.SWAP_OR_OFFER, Ask.NUMBER -> false
    }
