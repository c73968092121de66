package org.gomoku.preview

import org.junit.After
import org.junit.Assert.assertArrayEquals
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder
import org.junit.rules.Timeout
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse.BodyHandlers
import java.util.concurrent.TimeUnit

/** The phone preview as `cargo xtask run` starts it: a process of its own, played over HTTP. */
class PreviewTest {
    @get:Rule
    val files = TemporaryFolder()

    @get:Rule
    val timeout: Timeout = Timeout.builder().withTimeout(5, TimeUnit.MINUTES).build()

    private val client = HttpClient.newHttpClient()
    private lateinit var preview: Process
    private lateinit var address: String

    @Before
    fun start() {
        val command = listOf("java", "-cp", classPath()) + properties() + PREVIEW
        preview = ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start()
        val lines = preview.inputStream.bufferedReader().lineSequence()
        address = lines.first { it.startsWith(READY) }.removePrefix(READY)
    }

    @After
    fun stop() {
        preview.destroy()
        preview.waitFor()
    }

    @Test
    fun `a whole game is played, taken back and begun anew`() {
        val empty = frame()
        for (point in listOf("h8", "h9", "i8", "i9", "j8", "j9", "k8", "k9")) tap(point)
        assertEquals("h8h9i8i9j8j9k8k9", state("moves"))
        val before = frame()
        assertFalse(empty.contentEquals(before))
        tap("l8")
        assertEquals("black wins", state("outcome"))
        assertFalse(before.contentEquals(frame()))
        tap("a1")
        assertEquals("9", state("ply"))
        assertEquals("1", state("messages"))
        restartProcess()
        assertEquals("h8h9i8i9j8j9k8k9l8", state("moves"))
        checkButtons()
        checkRefusals()
        takeBackAndBeginAnew(empty)
    }

    private fun takeBackAndBeginAnew(empty: ByteArray) {
        for (view in listOf("settings", "undo_after_end", "button1")) tapView(view)
        tapView("undo")
        assertEquals("playing", state("outcome"))
        assertEquals("8", state("ply"))
        tapView("redo")
        assertEquals("black wins", state("outcome"))
        tapView("play_again")
        assertEquals("0", state("ply"))
        assertEquals("playing", state("outcome"))
        assertFalse("the score of the first game stays", empty.contentEquals(frame()))
    }

    private fun checkButtons() {
        val upright = state("width").toInt() to state("height").toInt()
        post("rotate")
        assertEquals(upright, state("height").toInt() to state("width").toInt())
        post("rotate")
        for (button in listOf("dark", "language")) {
            val before = frame()
            post(button)
            assertFalse("$button changes the picture", before.contentEquals(frame()))
            post(button)
            assertArrayEquals("$button is taken back", before, frame())
        }
        post("key?name=back")
        assertEquals("black wins", state("outcome"))
    }

    private fun checkRefusals() {
        val before = state()
        for (query in listOf(
            "",
            "?x=1",
            "?x=NaN&y=1",
            "?x=1e99&y=1",
            "?x=-1&y=1",
            "?x=1&y=99999",
            "?x=&y=",
            "?x=%ff&y=a",
        )) {
            assertEquals(query, 400, send("POST", "tap$query").statusCode())
        }
        assertEquals(400, send("POST", "drag?x=1&y=1&to_x=Infinity&to_y=1").statusCode())
        assertEquals(400, send("POST", "key?name=power").statusCode())
        assertEquals(404, send("GET", "nothing").statusCode())
        assertEquals(404, send("POST", "frame/x").statusCode())
        val wrong = send("GET", "tap?x=1&y=1")
        assertEquals(405, wrong.statusCode())
        assertEquals("POST", wrong.headers().firstValue("Allow").get())
        assertTrue(send("POST", "tap?x=a&y=1").body().decodeToString().startsWith("x must be a number"))
        assertEquals(before, state())
        assertTrue("<title>" in send("GET", "").body().decodeToString())
    }

    /** Ends the preview as a person does, and starts it again over the same files. */
    private fun restartProcess() {
        stop()
        start()
    }

    private fun tap(point: String) {
        val step = state("step").toFloat()
        val x = state("x").toFloat() + (point[0] - 'a') * step
        val y = state("y").toFloat() + (state("size").toInt() - point.drop(1).toInt()) * step
        post("tap?x=$x&y=$y")
    }

    private fun tapView(name: String) {
        val place =
            checkNotNull(Regex("\"$name\":\\[([^,]+),([^]]+)]").find(state())) { "$name cannot be seen" }
        val (x, y) = place.destructured
        post("tap?x=$x&y=$y")
    }

    private fun frame(): ByteArray = send("GET", "frame").body()

    private fun state(): String = send("GET", "state").body().decodeToString()

    private fun state(name: String): String = checkNotNull(Regex("\"$name\":\"?([^,\"}]*)").find(state())) {
        "the state has no $name"
    }.groupValues[1]

    private fun post(what: String) = assertEquals(what, 200, send("POST", what).statusCode())

    private fun send(method: String, path: String) = client.send(
        HttpRequest.newBuilder(URI.create(address + path))
            .method(method, HttpRequest.BodyPublishers.noBody())
            .build(),
        BodyHandlers.ofByteArray(),
    )

    private fun classPath(): String =
        System.getProperty("surefire.test.class.path") ?: System.getProperty("java.class.path")

    private fun properties(): List<String> = INHERITED.map { "-D$it=${System.getProperty(it)}" } +
        listOf("-Dpreview.port=0", "-Dpreview.files=${files.root}")

    private companion object {
        const val PREVIEW = "org.gomoku.preview.PreviewMainKt"
        const val READY = "preview ready at "
        val INHERITED = listOf(
            "robolectric.offline",
            "robolectric.dependency.dir",
            "uniffi.component.gomoku.libraryOverride",
        )
    }
}
