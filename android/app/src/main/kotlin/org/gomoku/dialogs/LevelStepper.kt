package org.gomoku.dialogs

import android.view.View
import android.widget.TextView
import org.gomoku.R

/** A level of the engine between two buttons that make it smaller and larger. */
class LevelStepper(view: View, smallerId: Int, valueId: Int, largerId: Int, first: Int) {
    /** The level that is chosen, from 1 to 10. */
    var value = first
        private set

    /** The string that says the level. */
    var words = R.string.level_value
        set(words) {
            field = words
            render()
        }

    /** Called after another level was chosen. */
    var onChanged: () -> Unit = {}

    private val smaller: View = view.findViewById(smallerId)
    private val text: TextView = view.findViewById(valueId)
    private val larger: View = view.findViewById(largerId)

    init {
        smaller.setOnClickListener { choose(value - 1) }
        larger.setOnClickListener { choose(value + 1) }
        render()
    }

    /** Takes the nearest level that there is. */
    fun choose(level: Int) {
        value = level.coerceIn(LEVELS)
        render()
        onChanged()
    }

    private fun render() {
        text.text = text.resources.getString(words, value)
        smaller.isEnabled = value > LEVELS.first
        larger.isEnabled = value < LEVELS.last
    }

    private companion object {
        val LEVELS = 1..10
    }
}
