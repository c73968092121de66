package org.gomoku

import android.app.Activity
import android.os.Build
import android.os.Bundle
import android.util.Log
import android.view.View
import org.gomoku.board.BoardView
import org.gomoku.core.BoardTheme
import org.gomoku.core.Event
import org.gomoku.core.GameException
import org.gomoku.core.InternalException
import org.gomoku.core.NewGame
import org.gomoku.core.Restored
import org.gomoku.core.Snapshot
import org.gomoku.dialogs.NewGameDialog
import org.gomoku.dialogs.RulesDialog
import org.gomoku.dialogs.SettingsDialog
import org.gomoku.dialogs.open

/** The one screen: shows the latest snapshot and sends what the player does to the core. */
class MainActivity :
    Activity(),
    GameScreen,
    EngineScreen {
    override lateinit var snapshot: Snapshot
        private set

    private lateinit var core: GameCore
    private lateinit var engine: EngineWorker
    private lateinit var board: BoardView
    private lateinit var zoomReset: View
    private lateinit var status: StatusPanel
    private lateinit var openingBar: OpeningBar
    private lateinit var hintLine: HintLine
    private lateinit var thinking: ThinkingIndicator
    private lateinit var engineControls: EngineControls
    private lateinit var banner: EndBanner
    private lateinit var message: ShortMessage
    private lateinit var announcement: Announcement

    override fun onCreate(savedInstanceState: Bundle?) {
        core = (application as GomokuApplication).core
        engine = (application as GomokuApplication).engine
        snapshot = core.snapshot()
        setTheme(styleOf(snapshot.settings.theme))
        super.onCreate(savedInstanceState)
        drawBehindSystemBars()
        setContentView(R.layout.main)
        board = findViewById(R.id.board)
        zoomReset = findViewById(R.id.zoom_reset)
        status = StatusPanel(this)
        openingBar = OpeningBar(this, onEvent = ::send)
        hintLine = HintLine(this)
        thinking = ThinkingIndicator(this, engine)
        engineControls = EngineControls(this, engine, onEvent = ::send)
        banner = EndBanner(this, onPlayAgain = ::playAgain)
        message = ShortMessage(this)
        announcement = Announcement(resources)
        banner.hiddenGame = savedInstanceState?.getLong(HIDDEN_GAME, NO_GAME).takeIf { it != NO_GAME }
        savedInstanceState?.let { openingBar.number = it.getInt(NUMBER) }
        listen()
        reportRestore()
    }

    private fun listen() {
        board.onPointTapped = { point -> send(Event.Tap(point)) }
        board.onZoomed = { isZoomed -> zoomReset.visibility = if (isZoomed) View.VISIBLE else View.GONE }
        zoomReset.setOnClickListener { board.showWholeBoard() }
        onClick(R.id.undo) { send(Event.Undo) }
        onClick(R.id.redo) { send(Event.Redo) }
        onClick(R.id.new_game) { open(NewGameDialog()) }
        onClick(R.id.rules) { open(RulesDialog()) }
        onClick(R.id.settings) { open(SettingsDialog()) }
    }

    private fun onClick(id: Int, action: () -> Unit) = findViewById<View>(id).setOnClickListener { action() }

    private fun drawBehindSystemBars() {
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
            window.setDecorFitsSystemWindows(false)
        } else {
            drawBehindSystemBarsBeforeAndroid11()
        }
    }

    @Suppress("DEPRECATION") // all there is before Android 11
    private fun drawBehindSystemBarsBeforeAndroid11() {
        window.decorView.systemUiVisibility = window.decorView.systemUiVisibility or
            View.SYSTEM_UI_FLAG_LAYOUT_STABLE or
            View.SYSTEM_UI_FLAG_LAYOUT_FULLSCREEN or
            View.SYSTEM_UI_FLAG_LAYOUT_HIDE_NAVIGATION
    }

    override fun onStart() {
        super.onStart()
        engine.enter(this)
        snapshot = core.snapshot()
        render()
    }

    override fun onStop() {
        super.onStop()
        engine.leave(this)
        if (!isChangingConfigurations) send(Event.Suspend)
    }

    override fun onSaveInstanceState(outState: Bundle) {
        super.onSaveInstanceState(outState)
        outState.putInt(NUMBER, openingBar.number)
        outState.putLong(HIDDEN_GAME, banner.hiddenGame ?: NO_GAME)
    }

    override fun send(event: Event): Boolean {
        try {
            show(core.apply(event), event)
            return true
        } catch (refusal: GameException) {
            message.show(Refusal.words(resources, refusal, snapshot.size))
        } catch (panic: InternalException) {
            report(panic)
        }
        return false
    }

    override fun onThinking() = showEngine()

    override fun onThought() = show(core.snapshot(), event = null)

    /** The engine waits then: asked again at once, it would fail again. */
    override fun onEngineFailed(failure: InternalException) {
        report(failure)
        if (snapshot.engineToMove) send(Event.Pause) else onThought()
    }

    private fun report(failure: InternalException) {
        Log.e(TAG, "the core failed", failure)
        message.show(getString(R.string.something_failed))
    }

    /** Shows [new], which [event] has brought about, or the engine where it is null. */
    private fun show(new: Snapshot, event: Event?) {
        val old = snapshot
        snapshot = new
        render()
        OpeningWords.answered(resources, old, new, event)?.let(message::show)
        announcement.words(old, new)?.let(::announce)
        if (new.settings.theme != old.settings.theme) recreate()
    }

    /** Not by a live region: that would read out the whole status, this is the move alone. */
    private fun announce(words: String) = board.announceForAccessibility(words)

    private fun render() {
        board.render(snapshot)
        status.render(snapshot, isSaved = snapshot.saved && core.keepsGames)
        openingBar.render(snapshot)
        banner.render(snapshot)
        findViewById<View>(R.id.undo).isEnabled = snapshot.canUndo
        findViewById<View>(R.id.redo).isEnabled = snapshot.canRedo
        hintLine.render(snapshot)
        engine.follow(snapshot)
        showEngine()
    }

    private fun showEngine() {
        engineControls.render(snapshot)
        thinking.render()
    }

    private fun playAgain() {
        val game = snapshot.run { NewGame(size, rule, begins, opening, players) }
        send(Event.NewGame(game))
    }

    private fun reportRestore() {
        val application = application as GomokuApplication
        if (application.hasReportedRestore) return
        application.hasReportedRestore = true
        when (snapshot.restored) {
            Restored.NOTHING, Restored.LATEST -> Unit
            Restored.PREVIOUS -> message.show(getString(R.string.restored_previous), isLong = true)
            Restored.UNREADABLE -> message.show(getString(R.string.restored_unreadable), isLong = true)
        }
    }

    private fun styleOf(theme: BoardTheme): Int = when (theme) {
        BoardTheme.WHEAT -> R.style.Theme_Gomoku_Wheat
        BoardTheme.SKY -> R.style.Theme_Gomoku_Sky
    }

    private companion object {
        const val TAG = "gomoku"
        const val NUMBER = "number"
        const val HIDDEN_GAME = "hidden_game"
        const val NO_GAME = -1L
    }
}
