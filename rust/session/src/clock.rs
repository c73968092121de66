//! What time it is.

use std::time::{SystemTime, UNIX_EPOCH};

/// Tells the time in milliseconds since the Unix epoch. Tests put in their own.
pub type Clock = fn() -> i64;

/// The time of the system; 0 when its clock stands before 1970.
pub(crate) fn system_clock() -> i64 {
    let since_epoch = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since_epoch.as_millis()).unwrap_or(i64::MAX)
}
