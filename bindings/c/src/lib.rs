//! The Gomoku session for C and C++ hosts. Its types and functions are documented for them, in their names:
//! `cargo xtask bindings` makes `bindings/include/gomoku.h` from this crate.
//!
//! `session` has the functions over a handle and `table` what the handles stand for; `vocabulary`, `event` and
//! `snapshot` mirror the session's types; `status` says why a call failed; `guard` is the one place where
//! panics stop.
#![allow(unsafe_code, reason = "pointers come from C")]
#![deny(unsafe_op_in_unsafe_fn, clippy::undocumented_unsafe_blocks)]

mod event;
mod guard;
mod pointer;
mod session;
mod snapshot;
mod status;
mod table;
mod version;
mod vocabulary;

pub use event::{GomokuEvent, GomokuNewGame, GomokuPlayers, GomokuSettings};
pub use session::{
    GOMOKU_MAX_DIRECTORY, GomokuSession, gomoku_session_apply, gomoku_session_close, gomoku_session_hint,
    gomoku_session_open, gomoku_session_open_in_memory, gomoku_session_snapshot,
    gomoku_session_stop_thinking, gomoku_session_think,
};
pub use snapshot::{
    GOMOKU_MAX_OFFERS, GOMOKU_MAX_POINTS, GOMOKU_MAX_SIZE, GOMOKU_MAX_STAR_POINTS, GOMOKU_MIN_SIZE,
    GOMOKU_NO_POINT, GomokuHint, GomokuOpeningTask, GomokuOutcome, GomokuScores, GomokuSnapshot,
};
pub use status::{GOMOKU_MAX_MESSAGE, GomokuError, GomokuStatus, gomoku_error_last, gomoku_status_name};
pub use version::{GOMOKU_ABI_VERSION, gomoku_abi_version, gomoku_version};
pub use vocabulary::{
    GomokuAsk, GomokuBegins, GomokuBoardTheme, GomokuColor, GomokuDrawReason, GomokuEndReason,
    GomokuEventKind, GomokuForbidden, GomokuOpening, GomokuOpeningDecision, GomokuOutcomeKind,
    GomokuRestored, GomokuRule, GomokuSeat, GomokuWhy,
};
