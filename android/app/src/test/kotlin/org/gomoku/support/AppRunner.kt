package org.gomoku.support

import org.robolectric.RobolectricTestRunner

/** Runs every test that needs Android. One class everywhere, so that all of them share one sandbox. */
class AppRunner(testClass: Class<*>) : RobolectricTestRunner(testClass)
