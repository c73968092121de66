//! The one mutable object of an app: events in, one snapshot out.
#![forbid(unsafe_code)]

mod error;
mod event;
mod settings;
mod snapshot;

pub use error::GameError;
pub use event::{Event, NewGame};
pub use gomoku_rules::{Color, Rule};
pub use settings::{Begins, BoardTheme, Settings};
pub use snapshot::{EndReason, Outcome, Restored, Scores, Snapshot};
