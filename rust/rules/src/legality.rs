//! Whether a move can be played, and why not.

use thiserror::Error;

use crate::{
    forbidden::{Forbidden, ForbiddenMove},
    point::Point,
};

/// What the rules say about a move.
///
/// ```
/// use gomoku_rules::{IllegalMove, Legality};
///
/// assert!(Legality::Legal.is_legal());
/// assert!(!Legality::Illegal(IllegalMove::Occupied).is_legal());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Legality {
    /// It can be played.
    Legal,
    /// Renju forbids it to Black: it can be played, but loses.
    Forbidden(ForbiddenMove),
    /// It cannot be played.
    Illegal(IllegalMove),
}

impl Legality {
    /// Whether the move can be played and does not lose by that.
    ///
    /// ```
    /// # use gomoku_rules::Legality;
    /// assert!(Legality::Legal.is_legal());
    /// ```
    #[must_use]
    pub const fn is_legal(&self) -> bool {
        matches!(self, Legality::Legal)
    }

    /// Why renju forbids the move, if it does.
    ///
    /// ```
    /// # use gomoku_rules::Legality;
    /// assert_eq!(Legality::Legal.forbidden(), None);
    /// ```
    #[must_use]
    pub const fn forbidden(&self) -> Option<Forbidden> {
        match self {
            Legality::Forbidden(forbidden) => Some(forbidden.kind),
            Legality::Legal | Legality::Illegal(_) => None,
        }
    }
}

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
