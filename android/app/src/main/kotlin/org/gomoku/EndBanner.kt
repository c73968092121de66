package org.gomoku

import android.app.Activity
import android.view.View
import android.widget.TextView
import org.gomoku.core.Outcome
import org.gomoku.core.Snapshot
import org.gomoku.layout.GameLayout

/** Tells the result of a game that is over, offers another one, and can be put away to see the board. */
class EndBanner(activity: Activity, onPlayAgain: () -> Unit) {
    /** The game whose banner was put away, or null. */
    var hiddenGame: Long? = null

    private val layout: GameLayout = activity.findViewById(R.id.game)
    private val banner: View = activity.findViewById(R.id.banner)
    private val text: TextView = activity.findViewById(R.id.banner_text)
    private var shownGame = 0L

    init {
        activity.findViewById<View>(R.id.play_again).setOnClickListener { onPlayAgain() }
        activity.findViewById<View>(R.id.banner_close).setOnClickListener { hide() }
    }

    private fun hide() {
        hiddenGame = shownGame
        banner.visibility = View.GONE
    }

    /** Shows the result of [snapshot], or nothing while its game goes on. */
    fun render(snapshot: Snapshot) {
        val words = GameResult.words(snapshot.outcome)
        if (words == null) {
            hiddenGame = null
            banner.visibility = View.GONE
            return
        }
        shownGame = snapshot.gameId
        val win = snapshot.outcome as? Outcome.Win
        text.setText(words)
        text.setCompoundDrawablesRelativeWithIntrinsicBounds(GameResult.stone(win?.winner), 0, 0, 0)
        layout.isBannerOnTop = isLow(win?.line.orEmpty(), snapshot.size)
        banner.visibility = if (hiddenGame == shownGame) View.GONE else View.VISIBLE
    }

    /** Whether most of the line lies in the lower half of a board of [lines] lines. */
    private fun isLow(line: List<Int>, lines: Int): Boolean =
        line.isNotEmpty() && line.sumOf { it / lines } * 2 > line.size * (lines - 1)
}
