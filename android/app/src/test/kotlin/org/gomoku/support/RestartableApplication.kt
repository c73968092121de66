package org.gomoku.support

import org.gomoku.GameCore
import org.gomoku.GomokuApplication
import org.gomoku.SessionCore

/** The app's own application, whose process can end and start again while its files stay. */
open class RestartableApplication : GomokuApplication() {
    private var opened: GameCore? = null

    override val core: GameCore
        get() = opened ?: SessionCore.open(filesDir).also { opened = it }

    /** Forgets all that a process forgets when it is killed: nothing is closed, saved or told. */
    fun kill() {
        opened = null
        hasReportedRestore = false
    }
}
