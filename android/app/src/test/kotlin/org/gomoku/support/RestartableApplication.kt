package org.gomoku.support

import org.gomoku.EngineWorker
import org.gomoku.GameCore
import org.gomoku.GomokuApplication
import org.gomoku.SessionCore
import java.util.concurrent.Executor

/** The app's own application, whose process can end and start again while its files stay. */
open class RestartableApplication : GomokuApplication() {
    private var opened: GameCore? = null

    override var core: GameCore
        get() = opened ?: SessionCore.open(filesDir).also { opened = it }
        set(core) {
            opened = core
        }

    /** Where the engine thinks, if not on a thread of its own. Does not change what has begun. */
    var engineThread: Executor? = null

    private var started: EngineWorker? = null

    override val engine: EngineWorker
        get() = started ?: newEngine().also { started = it }

    private fun newEngine() = engineThread?.let { EngineWorker(core, it) } ?: EngineWorker(core)

    /** Forgets all that a process forgets when it is killed: nothing is closed, saved or told. */
    fun kill() {
        opened = null
        started = null
        hasReportedRestore = false
    }
}
