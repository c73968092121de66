package org.gomoku.preview

import com.sun.net.httpserver.HttpExchange
import com.sun.net.httpserver.HttpServer
import org.gomoku.support.Place
import java.net.InetAddress
import java.net.InetSocketAddress
import java.net.URLDecoder
import java.util.concurrent.ExecutionException
import java.util.concurrent.Executors

/**
 * Serves the page with the phone on loopback.
 *
 * `GET /` is the page, `GET /frame` a PNG of the glass, `GET /state` JSON on the game and on where the board and all
 * views with a name lie.
 * `POST /tap?x=&y=` and `POST /drag?x=&y=&to_x=&to_y=` touch the glass, in its pixels; `POST /key?name=back`,
 * `/rotate`, `/dark` and `/language` are the buttons. A request that makes no sense is answered by 400, 404 or 405
 * and one line that says why.
 *
 * @param port where to listen, 0 for any free port
 * @param onMainThread runs its argument on Android's main thread and returns what it returns
 */
class PreviewServer(
    port: Int,
    private val phone: PreviewPhone,
    private val onMainThread: (() -> Any) -> Any,
) {
    private class Answer(val status: Int, val type: String, val body: ByteArray)

    private class Refusal(val status: Int, reason: String) : Exception(reason)

    private class Route(val method: String, val answer: (Map<String, String>) -> Answer)

    private val server = HttpServer.create(InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0)

    private val routes = mapOf(
        "/" to Route("GET") { Answer(OK, "text/html; charset=utf-8", page()) },
        "/frame" to Route("GET") { Answer(OK, "image/png", onMainThread(phone::frame) as ByteArray) },
        "/state" to Route("GET") { json(onMainThread(phone::state) as String) },
        "/tap" to action { query -> tap(query) },
        "/drag" to action { query -> phone.drag(place(query, "x", "y"), place(query, "to_x", "to_y")) },
        "/key" to action { query -> press(query["name"]) },
        "/rotate" to action { phone.rotate() },
        "/dark" to action { phone.switchDark() },
        "/language" to action { phone.switchLanguage() },
    )

    /** Where the server listens. */
    val port: Int
        get() = server.address.port

    /** Begins to answer. */
    fun start() {
        server.executor =
            Executors.newFixedThreadPool(THREADS) { work -> Thread(work).apply { isDaemon = true } }
        server.createContext("/", ::handle)
        server.start()
    }

    private fun handle(exchange: HttpExchange) = exchange.use {
        val answer = try {
            route(exchange)
        } catch (refusal: Refusal) {
            text(refusal.status, "${refusal.message}\n")
        } catch (failure: ExecutionException) {
            failure.printStackTrace()
            text(FAILED, "the app failed: ${failure.cause}\n")
        }
        exchange.responseHeaders.add("Content-Type", answer.type)
        exchange.responseHeaders.add("Cache-Control", "no-store")
        exchange.sendResponseHeaders(answer.status, answer.body.size.toLong())
        exchange.responseBody.write(answer.body)
    }

    private fun route(exchange: HttpExchange): Answer {
        val path = exchange.requestURI.path
        val route = routes[path] ?: throw Refusal(NOT_FOUND, "there is no $path")
        if (exchange.requestMethod != route.method) {
            exchange.responseHeaders.add("Allow", route.method)
            throw Refusal(WRONG_METHOD, "$path takes ${route.method} only")
        }
        return route.answer(query(exchange.requestURI.rawQuery.orEmpty()))
    }

    private fun query(raw: String): Map<String, String> = try {
        raw.split('&').filter { it.isNotEmpty() }.associate { pair ->
            URLDecoder.decode(pair.substringBefore('='), Charsets.UTF_8) to
                URLDecoder.decode(pair.substringAfter('=', ""), Charsets.UTF_8)
        }
    } catch (malformed: IllegalArgumentException) {
        throw Refusal(BAD, "the query cannot be read: ${malformed.message}")
    }

    /** A route that does something and then tells the state. The query is read on the main thread, with the phone. */
    private fun action(act: (Map<String, String>) -> Unit) = Route("POST") { query ->
        val result = onMainThread {
            try {
                act(query)
                phone.state()
            } catch (refusal: Refusal) {
                refusal
            }
        }
        if (result is Refusal) throw result
        json(result as String)
    }

    private fun tap(query: Map<String, String>) = phone.tap(place(query, "x", "y"))

    private fun press(key: String?) {
        if (key != "back") throw Refusal(BAD, "name must be back")
        phone.back()
    }

    private fun place(query: Map<String, String>, x: String, y: String) =
        Place(coordinate(query, x, phone.width), coordinate(query, y, phone.height))

    private fun coordinate(query: Map<String, String>, name: String, end: Int): Float {
        val value = query[name]?.toFloatOrNull()
        val isInside = value != null && value >= 0f && value < end
        return if (isInside) value else throw Refusal(BAD, "$name must be a number from 0 to ${end - 1}")
    }

    private fun page(): ByteArray = checkNotNull(javaClass.getResourceAsStream("page.html")) {
        "page.html is missing"
    }.use { it.readBytes() }

    private fun json(text: String) = Answer(OK, "application/json", text.encodeToByteArray())

    private fun text(status: Int, text: String) =
        Answer(status, "text/plain; charset=utf-8", text.encodeToByteArray())

    private companion object {
        const val OK = 200
        const val BAD = 400
        const val NOT_FOUND = 404
        const val WRONG_METHOD = 405
        const val FAILED = 500
        const val THREADS = 4
    }
}
