package org.gomoku.dialogs

import android.view.View
import android.widget.RadioGroup
import org.gomoku.R
import org.gomoku.core.Opening

/** Chooses the opening in the dialog [view], and hides who begins where an opening says that Black does. */
class OpeningSection(view: View, present: Opening) {
    /** What is chosen. */
    val opening: Opening
        get() = choice.chosen

    private val group: RadioGroup = view.findViewById(R.id.opening_choice)
    private val choice = RadioChoice(group, OPENINGS)
    private val begins = listOf(R.id.begins_heading, R.id.begins_choice).map { view.findViewById<View>(it) }

    init {
        group.setOnCheckedChangeListener { _, id -> showBegins(id == R.id.opening_free) }
        choice.chosen = present
    }

    private fun showBegins(isAsked: Boolean) {
        for (view in begins) view.visibility = if (isAsked) View.VISIBLE else View.GONE
    }

    private companion object {
        val OPENINGS = mapOf(
            Opening.FREE to R.id.opening_free,
            Opening.SWAP to R.id.opening_swap,
            Opening.SWAP_FIRST to R.id.opening_swap_first,
            Opening.SWAP2 to R.id.opening_swap2,
            Opening.RIF to R.id.opening_rif,
            Opening.YAMAGUCHI to R.id.opening_yamaguchi,
            Opening.TARAGUCHI10 to R.id.opening_taraguchi_10,
            Opening.SOOSYRV8 to R.id.opening_soosyrv_8,
        )
    }
}
