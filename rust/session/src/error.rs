//! Why an event was refused.

use gomoku_rules::Forbidden;
use thiserror::Error;

/// Why an event was refused. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GameError {
    /// The point is not on the board.
    #[error("point {point} is off the board")]
    OffBoard {
        /// The flat index that was given.
        point: i32,
    },
    /// A stone stands there.
    #[error("point {point} is occupied")]
    Occupied {
        /// The flat index that was given.
        point: i32,
    },
    /// Renju forbids Black to play there, and the settings do not let it lose.
    #[error("point {point} is forbidden: {kind}")]
    Forbidden {
        /// The flat index that was given.
        point: i32,
        /// Why it is forbidden.
        kind: Forbidden,
    },
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// There is nothing to take back, or the settings do not allow it after the end.
    #[error("nothing to undo")]
    NothingToUndo,
    /// No move was taken back.
    #[error("nothing to redo")]
    NothingToRedo,
    /// The line has no such ply.
    #[error("there is no ply {ply}, the line has {moves} moves")]
    NoSuchPly {
        /// The ply that was asked for.
        ply: i32,
        /// The number of moves of the current line.
        moves: i32,
    },
    /// Not a board that the rules know.
    #[error("a board of {size} lines is not supported, 5 to 22 are")]
    BoardSize {
        /// The number of lines that was asked for.
        size: i32,
    },
    /// The folder for the saved game cannot be used.
    #[error("cannot use the folder for the saved game: {reason}")]
    Storage {
        /// What the system said.
        reason: String,
    },
}
