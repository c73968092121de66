package org.gomoku.preview

import org.junit.runner.JUnitCore
import kotlin.concurrent.thread
import kotlin.system.exitProcess

/**
 * The phone preview: the real app under Robolectric, drawn by real Skia, in a browser page on loopback.
 *
 * System properties: `preview.port` (0 takes a free one) and `preview.files`, the folder that stands for the
 * phone's memory, so that a game outlives the preview.
 */
fun main() {
    endWithStarter()
    // Robolectric makes an Android for tests only, so the preview runs as one.
    val result = JUnitCore.runClasses(PreviewRun::class.java)
    result.failures.forEach { failure -> System.err.println(failure.exception.stackTraceToString()) }
    exitProcess(if (result.wasSuccessful()) 0 else 1)
}

/** Whoever starts the preview holds its standard input open: when that ends, however it ends, so does this. */
private fun endWithStarter() {
    thread(isDaemon = true) {
        while (System.`in`.read() >= 0) continue
        exitProcess(0)
    }
}
