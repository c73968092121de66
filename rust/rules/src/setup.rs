//! Positions that begin with stones on the board.

use thiserror::Error;

use crate::{
    board::Board,
    color::Color,
    outcome::{Outcome, WinReason},
    point::Point,
    position::Position,
    rule::Rule,
    size::BoardSize,
};

/// Why stones cannot be set up.
///
/// ```
/// use gomoku_rules::{Point, SetupError};
///
/// let error = SetupError::Twice { point: Point::new(7, 7) };
/// assert_eq!(error.to_string(), "h8 is set up twice");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum SetupError {
    /// The board does not have the point.
    #[error("{point} is off the board")]
    OffBoard {
        /// Where the stone was to stand.
        point: Point,
    },
    /// Two stones are to stand on one point, be they of one colour or of both.
    #[error("{point} is set up twice")]
    Twice {
        /// The point of both.
        point: Point,
    },
    /// Each side has a row that wins: no game comes to that.
    #[error("both sides have a winning row")]
    BothWon,
}

impl Position {
    /// A position that begins with `stones`, as many of either colour as you like, and with `begins` to move.
    ///
    /// The stones are no [moves](Position::moves) and are never taken back. A setup in which one side has a
    /// winning row is won, and a full board without one is drawn, before any move; a row that is no win, such
    /// as Black's overline in renju, is just stones.
    ///
    /// ```
    /// use gomoku_rules::{BoardSize, Color, Position, Rule};
    ///
    /// let stones = [("e8", Color::Black), ("f8", Color::Black), ("d8", Color::White)];
    /// let stones = stones.map(|(name, color)| (name.parse().unwrap(), color));
    /// let position = Position::setup(BoardSize::default(), Rule::Renju, stones, Color::White)?;
    /// assert_eq!((position.count(Color::Black), position.ply()), (2, 0));
    /// assert_eq!(position.turn(), Some(Color::White));
    /// # Ok::<(), gomoku_rules::SetupError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`SetupError`] when a point is off the board or set up twice, and when both sides have won.
    pub fn setup(
        size: BoardSize,
        rule: Rule,
        stones: impl IntoIterator<Item = (Point, Color)>,
        begins: Color,
    ) -> Result<Position, SetupError> {
        let mut board = Board::new(size);
        for (point, color) in stones {
            if !size.contains(point) {
                return Err(SetupError::OffBoard { point });
            }
            if board.is_occupied(point) {
                return Err(SetupError::Twice { point });
            }
            board.toggle(point, color);
        }
        let outcome = outcome(&board, rule)?;
        Ok(Position::from_board(board, rule, begins, outcome))
    }

    /// The position before the first move: the empty board, or the stones that were set up.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Point, Position, Rule};
    /// let mut position = Position::new(BoardSize::default(), Rule::Freestyle, Color::Black);
    /// let start = position.clone();
    /// position.play(Point::new(7, 7))?;
    /// assert_eq!(position.start(), start);
    /// # Ok::<(), gomoku_rules::PlayError>(())
    /// ```
    #[must_use]
    pub fn start(&self) -> Position {
        let mut start = self.clone();
        while start.undo().is_some() {}
        start
    }
}

/// How a game stands that begins with this board.
fn outcome(board: &Board, rule: Rule) -> Result<Outcome, SetupError> {
    let has_won = |color: Color| board.stones(color).any(|stone| board.wins_at(stone, color, rule));
    let won_by = |winner| Outcome::Win {
        winner,
        reason: WinReason::Five,
    };
    match Color::ALL.map(has_won) {
        [true, true] => Err(SetupError::BothWon),
        [true, false] => Ok(won_by(Color::Black)),
        [false, true] => Ok(won_by(Color::White)),
        [false, false] if board.empty_points().next().is_none() => Ok(Outcome::Draw),
        [false, false] => Ok(Outcome::Playing),
    }
}
