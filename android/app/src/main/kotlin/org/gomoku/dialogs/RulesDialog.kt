package org.gomoku.dialogs

import android.app.AlertDialog
import android.app.Dialog
import android.os.Bundle
import android.widget.TextView
import org.gomoku.R
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
        return builder
            .setTitle(R.string.rules_title)
            .setView(view)
            .setPositiveButton(R.string.ok, null)
            .create()
    }
}
