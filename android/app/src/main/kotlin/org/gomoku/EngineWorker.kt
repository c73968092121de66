package org.gomoku

import android.os.Handler
import android.os.Looper
import android.os.SystemClock
import org.gomoku.core.GameException
import org.gomoku.core.InternalException
import org.gomoku.core.Snapshot
import java.util.concurrent.Executor
import java.util.concurrent.Executors

/**
 * The engine's one background thread. It is asked one thing at a time, and again only after its answer has come:
 * what a player does meanwhile stops it within the core, and the answer then is that nothing was found.
 *
 * It belongs to the process, so that the engine goes on thinking while the phone is turned. All of it but the
 * thinking itself happens on the main thread.
 *
 * @param thread runs what it is given in the background, one task after the other
 */
class EngineWorker(private val core: GameCore, private val thread: Executor = newThread()) {
    /** When the engine began to think what it is thinking, by [SystemClock.uptimeMillis], or null. */
    var thinkingSince: Long? = null
        private set

    @Volatile private var screen: EngineScreen? = null
    private val main = Handler(Looper.getMainLooper())
    private val askForMove = Runnable { ask { core.think() } }

    /** From now on [screen] is told what the engine does. */
    fun enter(screen: EngineScreen) {
        this.screen = screen
    }

    /** [screen] is gone. The engine begins nothing new before the next one comes. */
    fun leave(screen: EngineScreen) {
        if (this.screen === screen) this.screen = null
        main.removeCallbacks(askForMove)
    }

    /** Lets the engine move in its own good time where it is to move in [shown]. */
    fun follow(shown: Snapshot) {
        main.removeCallbacks(askForMove)
        if (screen == null || thinkingSince != null || !shown.engineToMove) return
        main.postDelayed(askForMove, Pace.millisBefore(shown))
    }

    /** Lets the engine find what it would play in the place of the person to move. */
    fun askForHint() {
        if (thinkingSince == null) ask { core.hint() }
    }

    private fun ask(question: () -> Snapshot) {
        thinkingSince = SystemClock.uptimeMillis()
        screen?.onThinking()
        thread.execute {
            val failure = think(question)
            main.post { done(failure) }
        }
    }

    /** Waits for the answer, which is in the core then, and returns why there is none if the engine failed. */
    private fun think(question: () -> Snapshot): InternalException? {
        if (screen == null) return null // nobody has been looking since it was asked
        return try {
            question()
            null
        } catch (_: GameException.NothingToThink) {
            null // a player was faster than this thread
        } catch (failure: InternalException) {
            failure
        }
    }

    private fun done(failure: InternalException?) {
        thinkingSince = null
        if (failure == null) screen?.onThought() else screen?.onEngineFailed(failure)
    }

    private companion object {
        fun newThread(): Executor = Executors.newSingleThreadExecutor { work ->
            Thread(work, "engine").apply { isDaemon = true }
        }
    }
}
