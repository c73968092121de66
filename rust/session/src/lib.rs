//! The one mutable object of an app: events in, one snapshot out.
//!
//! A shell tells a [`Session`] what a person did by [`Session::apply`] and shows the [`Snapshot`] it gets
//! back; it keeps nothing else. The game with its variations, the scores and the settings are on disk
//! before `apply` returns.
//!
//! The inside is in layers: `state` says what each event does and never touches the disk, `view` makes the
//! snapshot, `save` turns a state into text and back by replaying its moves, `frame` adds length and
//! checksum, `store` keeps two generations of files, `sync` gets them through a power cut.
#![forbid(unsafe_code)]

mod clock;
mod end;
mod error;
mod event;
mod frame;
mod save;
mod session;
mod settings;
mod snapshot;
mod state;
mod store;
mod sync;
mod view;

pub use clock::Clock;
pub use error::GameError;
pub use event::{Event, NewGame};
pub use gomoku_rules::{Color, Forbidden, Rule};
pub use session::Session;
pub use settings::{Begins, BoardTheme, Settings};
pub use snapshot::{EndReason, ForbiddenPoint, Outcome, Restored, Scores, Snapshot};
