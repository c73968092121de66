package org.gomoku

import org.gomoku.core.InternalException

/** The screen as the engine's worker sees it. Every call comes on the main thread. */
interface EngineScreen {
    /** The engine begins to think. */
    fun onThinking()

    /** The engine is done: the core may hold its move, its decision or its hint, or be as it was. */
    fun onThought()

    /** The library under the engine failed, as [failure] tells; the core is as it was. */
    fun onEngineFailed(failure: InternalException)
}
