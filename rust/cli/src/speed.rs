//! How fast an engine searched.

use std::time::Duration;

/// Nodes a second.
pub(crate) fn per_second(nodes: u64, time: Duration) -> u64 {
    let rate = u128::from(nodes) * 1_000_000 / time.as_micros().max(1);
    u64::try_from(rate).unwrap_or(u64::MAX)
}
