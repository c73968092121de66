//! A board with a rule, a side to move and an outcome.

use crate::{
    board::Board,
    color::Color,
    forbidden::Forbidden,
    legality::{IllegalMove, Legality, PlayError},
    moves::Moves,
    outcome::{Outcome, WinReason},
    point::Point,
    renju,
    rule::{self, Rule},
    size::BoardSize,
    zobrist,
};

/// A game so far: the stones, the moves that led there, whose turn it is and how it stands. It begins on the
/// empty board or with stones that were [set up](Position::setup).
///
/// Playing and taking back cost a few nanoseconds and never allocate; the outcome is known by the four lines
/// through the last stone. A position is 2 kB of plain data.
///
/// ```
/// use gomoku_rules::{BoardSize, Color, Outcome, Point, Position, Rule};
///
/// let mut position = Position::new(BoardSize::default(), Rule::Freestyle, Color::Black);
/// for name in ["a1", "a15", "b1", "b15", "d1", "d15", "e1", "e15", "c1"] {
///     position.play(name.parse()?)?;
/// }
/// assert_eq!(position.outcome().winner(), Some(Color::Black));
/// assert_eq!(position.winning_line().len(), 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Equality
///
/// Positions are equal when size, rule, beginning side, stones that were set up, and all moves in their order
/// are. To ask for the same stones however they came, compare the [board](Position::board) or the [hash](Position::hash).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    board: Board,
    rule: Rule,
    begins: Color,
    /// The side whose stone comes next, also when none will come.
    next: Color,
    outcome: Outcome,
    stones_hash: u64,
    /// The moves that fill the board: its empty points before the first.
    room: usize,
    moves: Moves,
}

impl Position {
    /// The empty board.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Position, Rule};
    /// let position = Position::new(BoardSize::default(), Rule::Standard, Color::White);
    /// assert_eq!(position.turn(), Some(Color::White));
    /// ```
    #[must_use]
    pub const fn new(size: BoardSize, rule: Rule, begins: Color) -> Position {
        Position {
            board: Board::new(size),
            rule,
            begins,
            next: begins,
            outcome: Outcome::Playing,
            stones_hash: 0,
            room: size.area(),
            moves: Moves::EMPTY,
        }
    }

    /// The position that begins with these stones; `outcome` is how the game stands by them.
    pub(crate) fn from_board(board: Board, rule: Rule, begins: Color, outcome: Outcome) -> Position {
        let mut position = Position::new(board.size(), rule, begins);
        for color in Color::ALL {
            for stone in board.stones(color) {
                position.stones_hash ^= zobrist::stone(stone, color);
            }
        }
        position.room = board.empty_points().count();
        position.outcome = outcome;
        position.board = board;
        position
    }

    /// Puts a stone of the side to move on `point`. A move that renju [forbids](Forbidden) to Black is played too,
    /// and White has won.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, IllegalMove, Point, Position, Rule};
    /// let mut position = Position::new(BoardSize::default(), Rule::Freestyle, Color::Black);
    /// position.play(Point::new(7, 7))?;
    /// let error = position.play(Point::new(7, 7)).unwrap_err();
    /// assert_eq!(error.reason, IllegalMove::Occupied);
    /// # Ok::<(), gomoku_rules::PlayError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`PlayError`] when the game is over, the point off the board or occupied (the first of these that
    /// holds); the position is unchanged then.
    #[inline]
    pub fn play(&mut self, point: Point) -> Result<(), PlayError> {
        if let Some(reason) = self.illegality(point) {
            return Err(PlayError { point, reason });
        }
        let color = self.next;
        let lines = self.board.toggle(point, color);
        self.stones_hash ^= zobrist::stone(point, color);
        self.moves.push(point);
        self.next = !color;
        let is_full = self.ply() == self.room;
        if rule::any_five(lines) || self.rule == Rule::Renju || is_full {
            self.outcome = self.outcome_of(point, color);
        }
        Ok(())
    }

    /// How the game stands after this stone.
    #[inline(never)] // Most moves need no such look, and would pay for it.
    fn outcome_of(&self, point: Point, color: Color) -> Outcome {
        // A row that wins goes through the last stone: any other would have ended the game before.
        if self.board.wins_at(point, color, self.rule) {
            Outcome::Win {
                winner: color,
                reason: WinReason::Five,
            }
        } else if let Some(kind) = self.forbidden_to(color, point) {
            Outcome::Win {
                winner: !color,
                reason: WinReason::Forbidden(kind),
            }
        } else if self.ply() == self.room {
            Outcome::Draw
        } else {
            Outcome::Playing
        }
    }

    /// Takes back the last move and returns it; `None` before the first.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Point, Position, Rule};
    /// let mut position = Position::new(BoardSize::default(), Rule::Freestyle, Color::Black);
    /// position.play(Point::new(7, 7))?;
    /// assert_eq!(position.undo(), Some(Point::new(7, 7)));
    /// assert_eq!(position.undo(), None);
    /// # Ok::<(), gomoku_rules::PlayError>(())
    /// ```
    #[inline]
    pub fn undo(&mut self) -> Option<Point> {
        let point = self.moves.pop()?;
        self.next = !self.next;
        self.board.toggle(point, self.next);
        self.stones_hash ^= zobrist::stone(point, self.next);
        // Nothing is played after the end, so before any move the game was going on.
        self.outcome = Outcome::Playing;
        Some(point)
    }

    /// What the rules say about a move of the side to move on `point`.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Forbidden, IllegalMove, Legality, Point, Position, Rule};
    /// let stones = ["e8", "g8", "i8", "k8"].map(|name| (name.parse().unwrap(), Color::Black));
    /// let position = Position::setup(BoardSize::default(), Rule::Renju, stones, Color::Black)?;
    /// assert_eq!(position.legality(Point::new(0, 0)), Legality::Legal);
    /// assert_eq!(position.legality(Point::new(15, 0)), Legality::Illegal(IllegalMove::OffBoard));
    ///
    /// let Legality::Forbidden(forbidden) = position.legality(Point::new(7, 7)) else { panic!() };
    /// assert_eq!(forbidden.kind, Forbidden::DoubleFour);
    /// assert_eq!(format!("{:?}", forbidden.lines), "[[e8, g8, h8, i8], [g8, h8, i8, k8]]");
    /// # Ok::<(), gomoku_rules::SetupError>(())
    /// ```
    #[must_use]
    pub fn legality(&self, point: Point) -> Legality {
        if let Some(illegal) = self.illegality(point) {
            return Legality::Illegal(illegal);
        }
        self.forbidden_to(self.next, point)
            .map_or(Legality::Legal, |kind| {
                Legality::Forbidden(renju::explain(&self.board, point, kind))
            })
    }

    /// The points where renju forbids a stone to Black, in flat order, each with the first reason that applies; none
    /// by other rules, when White is to move, and when the game is over.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Forbidden, Point, Position, Rule};
    /// let stones = ["f8", "i8", "h6", "h5"].map(|name| (name.parse().unwrap(), Color::Black));
    /// let position = Position::setup(BoardSize::default(), Rule::Renju, stones, Color::Black)?;
    /// assert_eq!(position.forbidden_points(), [(Point::new(7, 7), Forbidden::DoubleThree)]);
    /// # Ok::<(), gomoku_rules::SetupError>(())
    /// ```
    #[must_use]
    pub fn forbidden_points(&self) -> Vec<(Point, Forbidden)> {
        if self.outcome.is_over() {
            return Vec::new();
        }
        let forbidden = |point| Some((point, self.forbidden_to(self.next, point)?));
        self.empty_points().filter_map(forbidden).collect()
    }

    /// Why the side to move cannot play on `point`.
    fn illegality(&self, point: Point) -> Option<IllegalMove> {
        if self.outcome.is_over() {
            Some(IllegalMove::GameOver)
        } else if !self.board.size().contains(point) {
            Some(IllegalMove::OffBoard)
        } else if self.board.is_occupied(point) {
            Some(IllegalMove::Occupied)
        } else {
            None
        }
    }

    /// Why the rule forbids this colour a stone on the point, which is empty or has it already.
    fn forbidden_to(&self, color: Color, point: Point) -> Option<Forbidden> {
        if self.rule == Rule::Renju && color == Color::Black {
            renju::forbidden(&self.board, point)
        } else {
            None
        }
    }

    /// The stones of all rows that win, each once, in flat order; empty unless the game is won.
    ///
    /// A row of more than five is given whole where it wins.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Point, Position, Rule};
    /// let mut position = Position::new(BoardSize::MIN, Rule::Freestyle, Color::Black);
    /// for name in ["a1", "a2", "b1", "b2", "d1", "d2", "e1", "e2", "c1"] {
    ///     position.play(name.parse()?)?;
    /// }
    /// let names: Vec<String> = position.winning_line().iter().map(ToString::to_string).collect();
    /// assert_eq!(names.join(" "), "a1 b1 c1 d1 e1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn winning_line(&self) -> Vec<Point> {
        self.outcome.winner().map_or_else(Vec::new, |winner| {
            let stones = self.board.stones(winner);
            stones
                .filter(|&stone| self.board.wins_at(stone, winner, self.rule))
                .collect()
        })
    }

    /// Whether a side still has room for a five: five points in a row without a stone of the other colour.
    ///
    /// Where neither has, the game can only be drawn. That ends no game here; players may like to know it.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Position, Rule};
    /// let position = Position::new(BoardSize::MIN, Rule::Freestyle, Color::Black);
    /// assert!(position.has_room_for_five(Color::White));
    /// ```
    #[must_use]
    pub fn has_room_for_five(&self, color: Color) -> bool {
        let is_free = |point: &Point| self.stone_at(*point) != Some(!color);
        let mut windows = self.size().five_windows();
        windows.any(|window| window.iter().all(is_free))
    }

    /// How the game stands.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Outcome, Position, Rule};
    /// let position = Position::new(BoardSize::default(), Rule::Freestyle, Color::Black);
    /// assert_eq!(position.outcome(), Outcome::Playing);
    /// ```
    #[must_use]
    pub const fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// Whose turn it is; `None` once the game is over.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Position, Rule};
    /// let position = Position::new(BoardSize::default(), Rule::Freestyle, Color::Black);
    /// assert_eq!(position.turn(), Some(Color::Black));
    /// ```
    #[must_use]
    pub const fn turn(&self) -> Option<Color> {
        if self.outcome.is_over() {
            None
        } else {
            Some(self.next)
        }
    }

    /// The moves so far, the first one first.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Point, Position, Rule};
    /// let mut position = Position::new(BoardSize::default(), Rule::Freestyle, Color::Black);
    /// position.play(Point::new(7, 7))?;
    /// assert_eq!(position.moves(), [Point::new(7, 7)]);
    /// # Ok::<(), gomoku_rules::PlayError>(())
    /// ```
    #[must_use]
    pub fn moves(&self) -> &[Point] {
        self.moves.as_slice()
    }

    /// The number of moves so far, 0 to 484; stones that were set up are no moves.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Position, Rule};
    /// assert_eq!(Position::new(BoardSize::default(), Rule::Freestyle, Color::Black).ply(), 0);
    /// ```
    #[must_use]
    pub fn ply(&self) -> usize {
        self.moves.len()
    }

    /// The last move; `None` before the first.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Position, Rule};
    /// assert_eq!(Position::new(BoardSize::default(), Rule::Freestyle, Color::Black).last(), None);
    /// ```
    #[must_use]
    pub fn last(&self) -> Option<Point> {
        self.moves().last().copied()
    }

    /// A 64-bit Zobrist hash of the stones and of the side whose stone comes next.
    ///
    /// The order of the moves does not matter, and neither do rule and size. The numbers behind it never
    /// change, so a hash may be stored.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Position, Rule};
    /// let hash_of = |code: [&str; 3]| {
    ///     let mut position = Position::new(BoardSize::default(), Rule::Freestyle, Color::Black);
    ///     code.map(|name| position.play(name.parse().unwrap()).unwrap());
    ///     position.hash()
    /// };
    /// assert_eq!(hash_of(["h8", "i9", "g7"]), hash_of(["g7", "i9", "h8"]));
    /// ```
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.stones_hash ^ zobrist::to_move(self.next)
    }

    /// The stones alone.
    ///
    /// ```
    /// # use gomoku_rules::{Board, BoardSize, Color, Position, Rule};
    /// let position = Position::new(BoardSize::default(), Rule::Freestyle, Color::Black);
    /// assert_eq!(*position.board(), Board::new(BoardSize::default()));
    /// ```
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The size of the board.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Position, Rule};
    /// let position = Position::new(BoardSize::MIN, Rule::Freestyle, Color::Black);
    /// assert_eq!(position.size(), BoardSize::MIN);
    /// ```
    #[must_use]
    pub const fn size(&self) -> BoardSize {
        self.board.size()
    }

    /// The rule.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Position, Rule};
    /// let position = Position::new(BoardSize::default(), Rule::Standard, Color::Black);
    /// assert_eq!(position.rule(), Rule::Standard);
    /// ```
    #[must_use]
    pub const fn rule(&self) -> Rule {
        self.rule
    }

    /// The side that plays the first move.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Position, Rule};
    /// let position = Position::new(BoardSize::default(), Rule::Freestyle, Color::White);
    /// assert_eq!(position.begins(), Color::White);
    /// ```
    #[must_use]
    pub const fn begins(&self) -> Color {
        self.begins
    }

    /// The stone on `point`; see [`Board::stone_at`].
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Point, Position, Rule};
    /// let mut position = Position::new(BoardSize::default(), Rule::Freestyle, Color::Black);
    /// position.play(Point::new(7, 7))?;
    /// assert_eq!(position.stone_at(Point::new(7, 7)), Some(Color::Black));
    /// # Ok::<(), gomoku_rules::PlayError>(())
    /// ```
    #[must_use]
    pub fn stone_at(&self, point: Point) -> Option<Color> {
        self.board.stone_at(point)
    }

    /// What stands on each point, in flat order: row by row from the top, each from the left.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Point, Position, Rule};
    /// let mut position = Position::new(BoardSize::default(), Rule::Freestyle, Color::Black);
    /// position.play("b15".parse()?)?;
    /// assert_eq!(position.cells().position(|cell| cell.is_some()), Some(1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn cells(&self) -> impl Iterator<Item = Option<Color>> {
        self.board.cells()
    }

    /// The number of stones of one colour.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Point, Position, Rule};
    /// let mut position = Position::new(BoardSize::default(), Rule::Freestyle, Color::Black);
    /// position.play(Point::new(7, 7))?;
    /// assert_eq!((position.count(Color::Black), position.count(Color::White)), (1, 0));
    /// # Ok::<(), gomoku_rules::PlayError>(())
    /// ```
    #[must_use]
    pub fn count(&self, color: Color) -> usize {
        self.board.count(color)
    }

    /// The points without a stone, in flat order.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Position, Rule};
    /// let position = Position::new(BoardSize::MIN, Rule::Freestyle, Color::Black);
    /// assert_eq!(position.empty_points().count(), 25);
    /// ```
    pub fn empty_points(&self) -> impl Iterator<Item = Point> {
        self.board.empty_points()
    }

    /// The empty points near stones, in flat order; see [`Board::candidates`].
    ///
    /// ```
    /// # use gomoku_rules::{Board, BoardSize, Color, Point, Position, Rule};
    /// let mut position = Position::new(BoardSize::default(), Rule::Freestyle, Color::Black);
    /// position.play(Point::new(7, 7))?;
    /// assert_eq!(position.candidates(Board::DEFAULT_RANGE).len(), 24);
    /// # Ok::<(), gomoku_rules::PlayError>(())
    /// ```
    #[must_use]
    pub fn candidates(&self, range: u8) -> Vec<Point> {
        self.board.candidates(range)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The hash by the stones on the board alone.
    fn hash_from_scratch(position: &Position) -> u64 {
        let stones = position
            .size()
            .points()
            .filter_map(|point| Some((point, position.stone_at(point)?)));
        stones.fold(zobrist::to_move(position.next), |hash, (point, color)| {
            hash ^ zobrist::stone(point, color)
        })
    }

    proptest! {
        #[test]
        fn the_incremental_hash_is_the_one_from_scratch(
            lines in 5..=22_u8,
            moves in prop::collection::vec((0..22_u8, 0..22_u8), 0..300),
        ) {
            let mut position = Position::new(BoardSize::new(lines).unwrap(), Rule::Standard, Color::White);
            for (col, row) in moves {
                let _ = position.play(Point::new(col % lines, row % lines));
                prop_assert_eq!(position.hash(), hash_from_scratch(&position));
            }
            while position.undo().is_some() {
                prop_assert_eq!(position.hash(), hash_from_scratch(&position));
            }
        }
    }
}
