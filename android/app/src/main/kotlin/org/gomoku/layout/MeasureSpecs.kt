package org.gomoku.layout

import android.view.View.MeasureSpec

/** As large as the view likes to be. */
internal val UNLIMITED = MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED)

/** This many pixels, or none if it is negative. */
internal fun exactly(size: Int) = MeasureSpec.makeMeasureSpec(maxOf(0, size), MeasureSpec.EXACTLY)

/** This many pixels or less. */
internal fun atMost(size: Int) = MeasureSpec.makeMeasureSpec(maxOf(0, size), MeasureSpec.AT_MOST)
