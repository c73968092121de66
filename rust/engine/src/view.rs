//! What one side sees of a line through a point.

use crate::{
    shape::{EDGE_HALVES, HALVES, Half, OPEN_HALVES, SPANS, SPANS_OF_CELLS, span},
    spots::REACH,
};

/// One side's view of a line through a point: its halves on both ways, the same whichever way the line runs.
///
/// [`BARE`] is the view without stones.
pub(crate) type View = u16;

pub(crate) const BARE: View = 0;

/// How many views there are.
pub(crate) const VIEWS: usize = HALVES * (HALVES + 1) / 2 + 1;

/// The views of both sides of a window of a line, whose lowest cell is [`REACH`] before the point.
#[inline]
pub(crate) fn views(window: u64) -> [View; 2] {
    SPANS_OF_CELLS
        .around(window)
        .map(|span| VIEWS_OF_SPANS[usize::from(span) % SPANS])
}

/// The cells of a window up to `reach` from its middle.
pub(crate) fn mask(reach: u8) -> u64 {
    let unseen = REACH - reach;
    ((1 << (2 * (2 * reach + 1))) - 1) << (2 * unseen)
}

static VIEWS_OF_SPANS: [View; SPANS] = views_of_spans();

#[expect(clippy::large_stack_arrays, reason = "computed when this is compiled")]
const fn views_of_spans() -> [View; SPANS] {
    let mut views = [BARE; SPANS];
    let mut high = 0;
    while high < HALVES {
        let mut low = 0;
        while low <= high {
            if !is_bare(high as Half) || !is_bare(low as Half) {
                let view = (high * (high + 1) / 2 + low + 1) as View;
                views[span(high as Half, low as Half) as usize] = view;
                views[span(low as Half, high as Half) as usize] = view;
            }
            low += 1;
        }
        high += 1;
    }
    views
}

/// Whether there is nothing but the edge in a half.
const fn is_bare(half: Half) -> bool {
    half == OPEN_HALVES || half >= EDGE_HALVES && (half - EDGE_HALVES + 1).is_power_of_two()
}
