package org.gomoku.support

import java.util.concurrent.Executor

/** A thread that does nothing of what it is given before the test says so. */
class HeldThread : Executor {
    /** What it was given and has not done. */
    val waiting: Int
        get() = tasks.size

    private val tasks = ArrayDeque<Runnable>()

    override fun execute(task: Runnable) {
        tasks.add(task)
    }

    /** Does what it was given first, and returns when that is done. */
    fun goOn() = tasks.removeFirst().run()
}
