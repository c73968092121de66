// Plays through the Kotlin bindings with the library that ships, in a Java virtual machine.
//
// usage: GameProgramKt <libgomoku.so>
package org.gomoku.device

import org.gomoku.core.Begins
import org.gomoku.core.Color
import org.gomoku.core.EndReason
import org.gomoku.core.Event
import org.gomoku.core.GameException
import org.gomoku.core.InternalException
import org.gomoku.core.NewGame
import org.gomoku.core.Opening
import org.gomoku.core.OpeningDecision
import org.gomoku.core.Outcome
import org.gomoku.core.Players
import org.gomoku.core.Restored
import org.gomoku.core.Rule
import org.gomoku.core.Session
import org.gomoku.core.Snapshot
import java.nio.file.Files
import java.nio.file.Path
import java.util.concurrent.atomic.AtomicInteger
import kotlin.concurrent.thread

private const val SIZE = 15

/** Thinks for seconds unless it is stopped. */
private const val STRONGEST = 10

private val PERSONS = Players(black = null, white = null)

fun main(arguments: Array<String>) {
    val library = arguments.single()
    // As the app does it: the Java runtime loads the library and calls JNI_OnLoad, then JNA opens it.
    System.load(library)
    System.setProperty("uniffi.component.gomoku.libraryOverride", library)
    println("${System.getProperty("os.arch")}, Java ${System.getProperty("java.version")}")

    Session.inMemory().use(::playsToAWin)
    keepsTheGameOnDisk()
    Session.inMemory().use(::playsAgainstTheEngine)
    Session.inMemory().use(::isFreeWhileTheEngineThinks)
    Session.inMemory().use(::letsTheEngineDecide)
    Session.inMemory().use(::survivesPanics)
    survivesPanicsInThreads()
    println("game program passed")
}

/** Black makes five on the eighth line, White answers on the line above. */
private fun playsToAWin(session: Session) {
    newGame(session)
    refusals(session)
    val won = playFive(session)
    val outcome = won.outcome as Outcome.Win
    check(outcome.winner == Color.BLACK && outcome.reason == EndReason.FIVE) { "$outcome" }
    check(outcome.line == (3..7).map { column -> point(7, column) }) { "$outcome" }
    check(won.ply == 9 && won.turn == null && won.scores.black == 1 && won.last == point(7, 7)) { "$won" }
    check(won.cells[point(7, 3)].toInt() == 1 && won.cells[point(8, 3)].toInt() == 2)
    fails<GameException.GameOver> { session.apply(Event.Tap(point(0, 0))) }

    val begun = newGame(session)
    check(begun.ply == 0 && begun.scores.black == 1 && begun.gameId != won.gameId) { "$begun" }
    undoesAndRedoes(session)
}

private fun refusals(session: Session) {
    session.apply(Event.Tap(point(7, 3)))
    check(fails<GameException.Occupied> { session.apply(Event.Tap(point(7, 3))) }.point == point(7, 3))
    check(fails<GameException.OffBoard> { session.apply(Event.Tap(SIZE * SIZE)) }.point == SIZE * SIZE)
    fails<GameException.NothingToRedo> { session.apply(Event.Redo) }
    val small = NewGame(4, Rule.STANDARD, Begins.BLACK, Opening.FREE, PERSONS)
    check(fails<GameException.BoardSize> { session.apply(Event.NewGame(small)) }.size == 4)
    check(session.snapshot().turn == Color.WHITE) { "a refused event changes nothing" }
    session.apply(Event.Undo)
    fails<GameException.NothingToUndo> { session.apply(Event.Undo) }
}

private fun undoesAndRedoes(session: Session) {
    session.apply(Event.Tap(point(7, 7)))
    val two = session.apply(Event.Tap(point(8, 8)))
    val one = session.apply(Event.Undo)
    check(one.ply == 1 && one.turn == Color.WHITE && one.canRedo) { "$one" }
    val again = session.apply(Event.Redo)
    check(again.cells.contentEquals(two.cells) && again.last == two.last && !again.canRedo) { "$again" }
    check(session.apply(Event.GoTo(0)).ply == 0)
}

/** What one session wrote another one finds. */
private fun keepsTheGameOnDisk() {
    val folder = Files.createTempDirectory("gomoku")
    try {
        val left = Session.open(folder.toString()).use { session ->
            check(session.snapshot().restored == Restored.NOTHING)
            newGame(session)
            playFive(session)
        }
        check(left.saved) { "the game was not written" }
        Session.open(folder.toString()).use { session ->
            val found = session.snapshot()
            check(found.restored == Restored.LATEST) { "${found.restored}" }
            check(found.moves == left.moves && found.outcome == left.outcome && found.scores == left.scores)
        }
        unusableFolder(folder)
    } finally {
        folder.toFile().deleteRecursively()
    }
}

private fun unusableFolder(folder: Path) {
    val file = Files.createFile(folder.resolve("file"))
    val error = fails<GameException.Storage> { Session.open(file.resolve("session").toString()) }
    check(error.reason.isNotEmpty())
}

/** The person taps on the first free point; the weakest engine answers until the game is over. */
private fun playsAgainstTheEngine(session: Session) {
    var snapshot = newGame(session, Players(black = null, white = 1))
    while (snapshot.outcome is Outcome.Playing) {
        check(!snapshot.engineToMove && snapshot.canHint) { "$snapshot" }
        fails<GameException.NothingToThink> { session.think() }
        val free = snapshot.cells.indexOf(0)
        snapshot = session.apply(Event.Tap(free))
        if (snapshot.outcome is Outcome.Playing) {
            fails<GameException.EnginesTurn> { session.apply(Event.Tap(snapshot.cells.indexOf(0))) }
            val before = snapshot
            snapshot = session.think()
            check(snapshot.ply == before.ply + 1 && before.cells[snapshot.last!!].toInt() == 0) { "$snapshot" }
        }
    }
    check(snapshot.scores.run { black + white + draws } == 1) { "$snapshot" }
    check(fails<GameException.Level> { newGame(session, Players(11, null)) }.level == 11)
}

/** A new game begins while the engine thinks about the one before, and its board stays empty. */
private fun isFreeWhileTheEngineThinks(session: Session) {
    repeat(10) {
        newGame(session, Players(black = null, white = STRONGEST))
        session.apply(Event.Tap(point(7, 7)))
        val thinker = thread {
            // Where this thread comes too late there is nothing to think about any more.
            try {
                session.think()
            } catch (_: GameException.NothingToThink) {
            }
        }
        Thread.sleep(50)
        val begun = newGame(session)
        thinker.join()
        val now = session.snapshot()
        check(now.gameId == begun.gameId && now.moves.isEmpty() && now.cells.all { it.toInt() == 0 }) { "$now" }
    }
    val shown = session.hint().hint
    check(shown != null && shown.line.first() == shown.point) { "$shown" }
    check(session.apply(Event.Tap(shown.point)).hint == null)
}

private fun letsTheEngineDecide(session: Session) {
    val swap = NewGame(SIZE, Rule.RENJU, Begins.BLACK, Opening.SWAP, Players(black = null, white = 3))
    session.apply(Event.NewGame(swap))
    fails<GameException.NotAsked> { session.apply(Event.Decide(OpeningDecision.SWAP)) }
    for (row in 7..9) {
        session.apply(Event.Tap(point(row, row)))
    }
    check(session.snapshot().run { engineToMove && task != null })
    val decided = session.think()
    check(decided.task == null && decided.ply == 3) { "$decided" }
    check(decided.players in setOf(Players(3, null), Players(null, 3))) { "$decided" }
}

/** A panic in Rust is an exception here, and the session goes on. */
private fun survivesPanics(session: Session) {
    newGame(session)
    session.apply(Event.Tap(point(7, 7)))
    repeat(50) { round ->
        val error = fails<InternalException> { session.panicOnPurpose("round $round") }
        check(error.message == "round $round") { "${error.message}" }
        check(session.snapshot().ply == 1)
    }
    check(session.apply(Event.Tap(point(8, 8))).ply == 2)
}

private fun survivesPanicsInThreads() {
    val caught = AtomicInteger()
    val threads = List(4) {
        thread {
            Session.inMemory().use { session ->
                repeat(25) {
                    fails<InternalException> { session.panicOnPurpose("in a thread") }
                    caught.incrementAndGet()
                }
            }
        }
    }
    threads.forEach(Thread::join)
    check(caught.get() == 100) { "${caught.get()} of 100 panics were caught" }
}

private fun newGame(session: Session, players: Players = PERSONS): Snapshot =
    session.apply(Event.NewGame(NewGame(SIZE, Rule.FREESTYLE, Begins.BLACK, Opening.FREE, players)))

/** Nine moves, the last one wins for Black. */
private fun playFive(session: Session): Snapshot {
    for (column in 3..6) {
        session.apply(Event.Tap(point(7, column)))
        session.apply(Event.Tap(point(8, column)))
    }
    return session.apply(Event.Tap(point(7, 7)))
}

private fun point(row: Int, column: Int) = row * SIZE + column

private inline fun <reified E : Exception> fails(call: () -> Unit): E {
    try {
        call()
    } catch (error: Exception) {
        return error as? E ?: throw error
    }
    error("expected ${E::class.java.simpleName}")
}
