//! How a game stands.

use crate::{color::Color, forbidden::Forbidden};

/// How a game stands by the stones on the board. Resignations and clocks are the session's business.
///
/// ```
/// use gomoku_rules::{Color, Outcome, WinReason};
///
/// let outcome = Outcome::Win { winner: Color::White, reason: WinReason::Five };
/// assert!(outcome.is_over());
/// assert_eq!(outcome.winner(), Some(Color::White));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// It goes on.
    #[default]
    Playing,
    /// One side has won.
    Win {
        /// The winner.
        winner: Color,
        /// Why.
        reason: WinReason,
    },
    /// The board is full and nobody has won.
    Draw,
}

/// Why a game is won by the stones on the board.
///
/// ```
/// use gomoku_rules::{BoardSize, Color, Outcome, Position, Rule, WinReason};
///
/// let mut position = Position::new(BoardSize::default(), Rule::Freestyle, Color::Black);
/// for name in ["a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2", "e1"] {
///     position.play(name.parse()?)?;
/// }
/// let outcome = Outcome::Win { winner: Color::Black, reason: WinReason::Five };
/// assert_eq!(position.outcome(), outcome);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinReason {
    /// The winner has a five, or a longer row where the rule counts it.
    Five,
    /// Black played a move that renju forbids; White is the winner.
    Forbidden(Forbidden),
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
            Outcome::Win { winner, .. } => Some(winner),
            Outcome::Playing | Outcome::Draw => None,
        }
    }
}
