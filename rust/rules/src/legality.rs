//! Why a move cannot be played.

use thiserror::Error;

use crate::point::Point;

/// What is wrong with a move.
///
/// ```
/// use gomoku_rules::IllegalMove;
///
/// assert_eq!(IllegalMove::OffBoard.to_string(), "off the board");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum IllegalMove {
    /// The board does not have the point.
    #[error("off the board")]
    OffBoard,
    /// A stone stands there.
    #[error("occupied")]
    Occupied,
    /// The game has been won or drawn.
    #[error("game over")]
    GameOver,
}

/// A move was refused; the position is as it was before.
///
/// ```
/// use gomoku_rules::{IllegalMove, PlayError, Point};
///
/// let error = PlayError { point: Point::new(7, 7), reason: IllegalMove::Occupied };
/// assert_eq!(error.to_string(), "h8: occupied");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[error("{point}: {reason}")]
pub struct PlayError {
    /// Where the stone was to go.
    pub point: Point,
    /// Why it cannot.
    pub reason: IllegalMove,
}
