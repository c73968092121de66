package org.gomoku.dialogs

import android.widget.RadioGroup

/**
 * One of several things, each a radio button of [group].
 *
 * @param buttons each thing with the id of its button
 */
class RadioChoice<T>(private val group: RadioGroup, private val buttons: Map<T, Int>) {
    /** The thing whose button is checked; setting it checks that button. */
    var chosen: T
        get() = buttons.entries.first { it.value == group.checkedRadioButtonId }.key
        set(thing) = group.check(buttons.getValue(thing))
}
