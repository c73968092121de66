package org.gomoku

import android.content.Context
import android.widget.Toast

/** Shows one short message at a time: a new one takes the place of the last instead of queueing behind it. */
class ShortMessage(private val context: Context) {
    private var shown: Toast? = null

    /** Shows [words], for a few seconds longer if it [isLong]. */
    fun show(words: String, isLong: Boolean = false) {
        shown?.cancel()
        shown = Toast.makeText(context, words, if (isLong) Toast.LENGTH_LONG else Toast.LENGTH_SHORT)
            .also(Toast::show)
    }
}
