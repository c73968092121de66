//! The one mutable object of an app: events in, one snapshot out.
//!
//! A shell tells a [`Session`] what a person did by [`Session::apply`] and shows the [`Snapshot`] it gets
//! back; it keeps nothing else. The game with its variations, the scores and the settings are on disk
//! before `apply` returns.
//!
//! Where the engine plays, [`Session::begin_thinking`] hands out a [`Thinking`], which needs no session while it
//! [runs](Thinking::run) on another thread, and [`Session::finish_thinking`] takes the result.
//!
//! The inside is in layers: `state` says what each event does and never touches the disk; `opening_log` keeps what was
//! decided in an opening, `players` who plays, `play` puts stones and decisions into the game, `travel` moves through
//! it. `work` is what the engine finds out, `thinking` how that goes on beside all other events. `view` makes the
//! snapshot, `save` turns a state into text and back by replaying its moves, `frame` adds length and
//! checksum, `store` keeps two generations of files, `sync` gets them through a power cut.
#![forbid(unsafe_code)]

mod clock;
mod end;
mod error;
mod event;
mod frame;
mod opening_log;
mod play;
mod players;
mod save;
mod saved_opening;
mod session;
mod settings;
mod snapshot;
mod state;
mod store;
mod sync;
mod text;
mod thinking;
mod travel;
mod view;
mod work;

pub use clock::Clock;
pub use error::GameError;
pub use event::{Event, NewGame, OpeningDecision};
pub use gomoku_engine::Why;
pub use gomoku_rules::{Color, Forbidden, Opening, Rule, Seat};
pub use players::Players;
pub use session::Session;
pub use settings::{Begins, BoardTheme, Settings};
pub use snapshot::{
    Ask, DrawReason, EndReason, ForbiddenPoint, Hint, OpeningTask, Outcome, Restored, Scores, Snapshot,
};
pub use thinking::{Purpose, Thinking, Thought};
