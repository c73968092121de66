package org.gomoku

import android.app.Activity
import android.view.View
import android.widget.TextView
import org.gomoku.core.Snapshot

/** The words of the hint, in the place of those that say whose turn it is: who asked for one knows that. */
class HintLine(activity: Activity) {
    private val resources = activity.resources
    private val words: TextView = activity.findViewById(R.id.hint_words)
    private val turn: View = activity.findViewById(R.id.status_turn)

    /** Shows the hint of [snapshot], if there is one. */
    fun render(snapshot: Snapshot) {
        val hint = snapshot.hint
        words.visibility = if (hint == null) View.GONE else View.VISIBLE
        turn.visibility = if (hint == null) View.VISIBLE else View.GONE
        if (hint == null) return
        words.text = HintWords.of(resources, hint, snapshot.size)
        words.setCompoundDrawablesRelativeWithIntrinsicBounds(GameResult.stone(snapshot.turn), 0, 0, 0)
    }
}
