package org.gomoku.preview

import org.gomoku.support.AppRunner
import org.gomoku.support.RestartableApplication
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config
import java.io.File
import java.net.BindException
import java.util.concurrent.FutureTask
import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.TimeUnit

/** Starts the app and its page, and is Android's main thread until the process ends. */
@RunWith(AppRunner::class)
@Config(application = PreviewRun.KeepingApplication::class)
class PreviewRun {
    /** Keeps its files where the person who runs the preview can find them again. */
    class KeepingApplication : RestartableApplication() {
        override fun getFilesDir() = File(System.getProperty("preview.files")).apply { mkdirs() }
    }

    private val tasks = LinkedBlockingQueue<FutureTask<*>>()

    @Test
    fun run() {
        val phone = PreviewPhone()
        val port = Integer.getInteger("preview.port", 0)
        val server = try {
            PreviewServer(port, phone, ::onMainThread)
        } catch (taken: BindException) {
            throw IllegalStateException("port $port is taken: choose another one with --port", taken)
        }
        server.start()
        println("preview ready at http://127.0.0.1:${server.port}/")
        while (true) {
            val start = System.nanoTime()
            tasks.poll(FRAME_MILLIS, TimeUnit.MILLISECONDS)?.run()
            phone.letTimePass((System.nanoTime() - start) / NANOS_IN_MILLI)
        }
    }

    private fun <T> onMainThread(work: () -> T): T = FutureTask(work).also(tasks::add).get()

    private companion object {
        const val FRAME_MILLIS = 30L
        const val NANOS_IN_MILLI = 1_000_000L
    }
}
