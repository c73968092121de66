package org.gomoku

import android.app.Activity
import android.view.View
import org.gomoku.core.Event
import org.gomoku.core.Snapshot

/** The button for a hint, whose place the one that lets the engine wait or go on takes while there is need for it. */
class EngineControls(activity: Activity, private val engine: EngineWorker, onEvent: (Event) -> Unit) {
    private val hint: View = activity.findViewById(R.id.hint)
    private val pause: View = activity.findViewById(R.id.pause_engine)
    private val resume: View = activity.findViewById(R.id.resume_engine)

    init {
        hint.setOnClickListener { engine.askForHint() }
        pause.setOnClickListener { onEvent(Event.Pause) }
        resume.setOnClickListener { onEvent(Event.Resume) }
    }

    /** Shows the one of the three that [snapshot] has a use for. */
    fun render(snapshot: Snapshot) {
        val shown = when {
            snapshot.paused -> resume
            snapshot.canPause && snapshot.players.areEngines -> pause
            else -> hint
        }
        for (button in listOf(hint, pause, resume)) {
            button.visibility = if (button === shown) View.VISIBLE else View.GONE
        }
        hint.isEnabled = snapshot.canHint && engine.thinkingSince == null
    }
}
