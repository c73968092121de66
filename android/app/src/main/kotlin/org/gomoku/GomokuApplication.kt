package org.gomoku

import android.app.Application
import android.util.Log

/** Owns the one core of the process and its engine, so that a game survives the activities that show it. */
open class GomokuApplication : Application() {
    /** The game, opened when it is first asked for. */
    open val core: GameCore by lazy { SessionCore.open(filesDir) }

    /** The engine's thread, of which there is one however many activities come and go. */
    open val engine: EngineWorker by lazy { EngineWorker(core) }

    /** Whether the player has been told what was found on disk when the core was opened. */
    var hasReportedRestore = false

    override fun onCreate() {
        super.onCreate()
        loadLibrary()
    }

    /**
     * Lets the library's `JNI_OnLoad` run: it does not when only JNA opens the library. On a desktop JVM the
     * library has another name and JNA alone finds it.
     */
    private fun loadLibrary() {
        try {
            System.loadLibrary("gomoku")
        } catch (missing: UnsatisfiedLinkError) {
            Log.w("gomoku", "no library to load ahead of JNA", missing)
        }
    }
}
