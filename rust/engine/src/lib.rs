//! A Gomoku engine: finds the best moves of a position under every rule, in one thread and bounded memory.
//!
//! An [`Engine`] searches a position within [`Limits`] and returns an [`Analysis`]. It reads no file, starts no
//! thread, and reads the clock only when a time is set: with a limit of nodes alone a fresh engine always finds the
//! same.
//!
//! The inside, from the ground up: `shape` says what a stone makes on one line, `threat` what it makes on all four,
//! `tables` hold that for one rule, `board` keeps it up to date for every empty point, `forbidden` finds renju's
//! forbidden points from it; `evaluator` corrects what the board's codes are worth by a small `network` over the `view`s
//! of both sides, and `corrections` tell how wrong that has been; `order` lists moves, `vcf` wins by fours, `vct` by
//! threes too with what it keeps in `proofs`, `search` looks ahead, and `engine` deepens the search until a limit ends
//! it.
//!
//! Beside the search: `threats` and `why` say what is on a board and what speaks for a move, `level` plays less well
//! than one can (from a `glance`, or by `dice` among good moves), and `opening` decides before the game proper.
#![forbid(unsafe_code)]
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "packed tables, indexes and scores whose ranges their types' documentation states"
)]

mod analysis;
#[doc(hidden)]
pub mod bench;
mod board;
mod corrections;
mod dice;
mod engine;
mod evaluator;
mod forbidden;
mod glance;
mod level;
mod limits;
mod lines;
mod network;
mod opening;
mod order;
mod proofs;
mod search;
mod shape;
mod spots;
mod tables;
mod threat;
mod threats;
mod transposition;
#[doc(hidden)]
pub mod tuning;
mod vcf;
mod vct;
mod view;
mod weights;
mod why;

pub use analysis::{Analysis, Line, Progress};
pub use engine::{Engine, EngineOptions};
pub use level::{Level, ParseLevelError};
pub use limits::{Limits, StopFlag};
pub use threats::{ThreatKind, ThreatPoint, threats};
pub use why::{Why, explain};
