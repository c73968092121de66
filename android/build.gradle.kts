// Untested here, see settings.gradle.kts.
plugins {
    id("com.android.application") version "8.9.2" apply false
    id("org.jetbrains.kotlin.android") version "2.1.21" apply false
}
