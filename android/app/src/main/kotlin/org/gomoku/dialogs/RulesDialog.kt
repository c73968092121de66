package org.gomoku.dialogs

import android.app.AlertDialog
import android.app.Dialog
import android.os.Bundle
import android.view.View
import android.widget.TextView
import org.gomoku.R
import org.gomoku.core.Opening
import org.gomoku.core.Rule

/** How the present game is played. */
@Suppress("DEPRECATION") // the framework's fragments, see GameDialog
class RulesDialog : GameDialog() {
    override fun onCreateDialog(savedInstanceState: Bundle?): Dialog {
        val builder = AlertDialog.Builder(activity)
        val view = activity.layoutInflater.inflate(R.layout.dialog_rules, null)
        view.findViewById<TextView>(R.id.rules_current).setText(
            when (snapshot.rule) {
                Rule.FREESTYLE -> R.string.rules_freestyle
                Rule.STANDARD -> R.string.rules_standard
                Rule.RENJU -> R.string.rules_renju
                Rule.CARO -> R.string.rules_caro
                Rule.EXACT_CARO -> R.string.rules_exact_caro
            },
        )
        bindOpening(view.findViewById(R.id.rules_opening))
        return builder
            .setTitle(R.string.rules_title)
            .setView(view)
            .setPositiveButton(R.string.ok, null)
            .create()
    }

    private fun bindOpening(text: TextView) {
        val words = when (snapshot.opening) {
            Opening.FREE -> null
            Opening.SWAP -> R.string.rules_swap
            Opening.SWAP_FIRST -> R.string.rules_swap_first
            Opening.SWAP2 -> R.string.rules_swap2
            Opening.RIF -> R.string.rules_rif
            Opening.YAMAGUCHI -> R.string.rules_yamaguchi
            Opening.TARAGUCHI10 -> R.string.rules_taraguchi_10
            Opening.SOOSYRV8 -> R.string.rules_soosyrv_8
        }
        text.visibility = if (words == null) View.GONE else View.VISIBLE
        words?.let(text::setText)
    }
}
