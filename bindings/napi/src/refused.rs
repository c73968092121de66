//! Why a call was refused.

use gomoku_session::GameError;
use thiserror::Error;

/// Why a call was refused. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// The session refused the event.
    #[error(transparent)]
    Game(#[from] GameError),
    /// The handle was closed, or never given out.
    #[error("there is no session {handle}")]
    NoSuchSession {
        /// The handle that was given.
        handle: i32,
    },
    /// An argument has the right type and a value that means nothing.
    #[error("{reason}")]
    InvalidArgument {
        /// Which argument, and what it has to be.
        reason: String,
    },
}
