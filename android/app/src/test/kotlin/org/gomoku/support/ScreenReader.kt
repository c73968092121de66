package org.gomoku.support

import android.view.accessibility.AccessibilityEvent
import android.view.accessibility.AccessibilityManager
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf

/** A screen reader that is switched on: what it is told of the app. */
class ScreenReader {
    private val manager = shadowOf(
        RuntimeEnvironment.getApplication().getSystemService(AccessibilityManager::class.java),
    )

    init {
        manager.setEnabled(true)
        manager.setTouchExplorationEnabled(true)
    }

    /** Everything that it has been told, the first first. */
    val events: List<AccessibilityEvent>
        get() = manager.sentAccessibilityEvents

    /** The words that were announced, the first first. */
    val announcements: List<String>
        get() = events
            .filter { it.eventType == AccessibilityEvent.TYPE_ANNOUNCEMENT }
            .map { it.text.joinToString() }
}
