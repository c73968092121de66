//! How a game stands.

use crate::color::Color;

/// How a game stands by the stones on the board. Resignations and clocks are the session's business.
///
/// ```
/// use gomoku_rules::{Color, Outcome};
///
/// let outcome = Outcome::Win { winner: Color::White };
/// assert!(outcome.is_over());
/// assert_eq!(outcome.winner(), Some(Color::White));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// It goes on.
    #[default]
    Playing,
    /// One side has a winning row.
    Win {
        /// The side that has it.
        winner: Color,
    },
    /// The board is full and nobody has won.
    Draw,
}

impl Outcome {
    /// Whether no more moves can be played.
    ///
    /// ```
    /// # use gomoku_rules::Outcome;
    /// assert!(Outcome::Draw.is_over());
    /// assert!(!Outcome::Playing.is_over());
    /// ```
    #[must_use]
    pub const fn is_over(self) -> bool {
        !matches!(self, Outcome::Playing)
    }

    /// The side that has won, if any.
    ///
    /// ```
    /// # use gomoku_rules::Outcome;
    /// assert_eq!(Outcome::Draw.winner(), None);
    /// ```
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Outcome::Win { winner } => Some(winner),
            Outcome::Playing | Outcome::Draw => None,
        }
    }
}
