//! The stones on the board.

use std::fmt;

use crate::{
    bit_lines::{self, BitLines},
    color::Color,
    direction::Direction,
    forbidden::Forbidden,
    point::Point,
    renju,
    rule::Rule,
    size::BoardSize,
};

/// The stones on a square board, and nothing about whose turn it is or who has won.
///
/// Two boards are equal when they have the same size and the same stones. It prints as a diagram, `x` for
/// Black and `o` for White, the top row first.
///
/// ```
/// use gomoku_rules::{BoardSize, Color, Point, Position, Rule};
///
/// let mut position = Position::new(BoardSize::MIN, Rule::Freestyle, Color::Black);
/// position.play(Point::new(1, 0))?;
/// assert_eq!(position.board().to_string(), ".....\n.....\n.....\n.....\n.x...\n");
/// # Ok::<(), gomoku_rules::PlayError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    size: BoardSize,
    stones: [BitLines; 2],
}

impl Board {
    /// The empty board.
    ///
    /// ```
    /// # use gomoku_rules::{Board, BoardSize};
    /// assert_eq!(Board::new(BoardSize::default()).empty_points().count(), 225);
    /// ```
    #[must_use]
    pub const fn new(size: BoardSize) -> Board {
        Board {
            size,
            stones: [BitLines::EMPTY; 2],
        }
    }

    /// The size of the board.
    ///
    /// ```
    /// # use gomoku_rules::{Board, BoardSize};
    /// assert_eq!(Board::new(BoardSize::MAX).size(), BoardSize::MAX);
    /// ```
    #[must_use]
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// The stone on `point`; `None` where there is none, off the board too.
    ///
    /// ```
    /// # use gomoku_rules::{Board, BoardSize, Point};
    /// assert_eq!(Board::new(BoardSize::default()).stone_at(Point::new(7, 7)), None);
    /// ```
    #[must_use]
    pub fn stone_at(&self, point: Point) -> Option<Color> {
        Color::ALL
            .into_iter()
            .find(|&color| self.of(color).contains(point))
    }

    /// What stands on each point, in flat order.
    ///
    /// ```
    /// # use gomoku_rules::{Board, BoardSize};
    /// assert!(Board::new(BoardSize::default()).cells().all(|cell| cell.is_none()));
    /// ```
    pub fn cells(&self) -> impl Iterator<Item = Option<Color>> {
        self.size.points().map(|point| self.stone_at(point))
    }

    /// The number of stones of one colour.
    ///
    /// ```
    /// # use gomoku_rules::{Board, BoardSize, Color};
    /// assert_eq!(Board::new(BoardSize::default()).count(Color::Black), 0);
    /// ```
    #[must_use]
    pub fn count(&self, color: Color) -> usize {
        self.of(color).count()
    }

    /// The points of the stones of one colour, in flat order.
    ///
    /// ```
    /// # use gomoku_rules::{Board, BoardSize, Color};
    /// assert_eq!(Board::new(BoardSize::default()).stones(Color::Black).next(), None);
    /// ```
    pub fn stones(&self, color: Color) -> impl Iterator<Item = Point> {
        let stones = self.of(color);
        self.size.points().filter(|&point| stones.contains(point))
    }

    /// The points without a stone, in flat order.
    ///
    /// ```
    /// # use gomoku_rules::{Board, BoardSize, Point};
    /// let board = Board::new(BoardSize::default());
    /// assert_eq!(board.empty_points().next(), Some(Point::new(0, 14)));
    /// ```
    pub fn empty_points(&self) -> impl Iterator<Item = Point> {
        self.size.points().filter(|&point| !self.is_occupied(point))
    }

    /// The empty points at most `range` columns and rows away from a stone, in flat order; on the empty board
    /// its [centre](BoardSize::center_points).
    ///
    /// ```
    /// # use gomoku_rules::{Board, BoardSize, Point};
    /// let board = Board::new(BoardSize::default());
    /// assert_eq!(board.candidates(Board::DEFAULT_RANGE), [Point::new(7, 7)]);
    /// ```
    #[must_use]
    pub fn candidates(&self, range: u8) -> Vec<Point> {
        let near = self.rows_near_stones(range);
        if near.iter().all(|&row| row == 0) {
            return self.size.center_points();
        }
        let is_near = |point: &Point| near[usize::from(point.row())] >> point.col() & 1 == 1;
        self.empty_points().filter(is_near).collect()
    }

    /// Why renju would forbid Black to play on `point`, if it would: wherever on the board it is empty, and no
    /// matter whose turn it is.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Forbidden, Point, Position, Rule};
    /// let stones = [5, 6, 8, 9, 10].map(|col| (Point::new(col, 7), Color::Black));
    /// let position = Position::setup(BoardSize::default(), Rule::Renju, stones, Color::White)?;
    /// assert_eq!(position.board().forbidden(Point::new(7, 7)), Some(Forbidden::Overline));
    /// # Ok::<(), gomoku_rules::SetupError>(())
    /// ```
    #[must_use]
    pub fn forbidden(&self, point: Point) -> Option<Forbidden> {
        if !self.size.contains(point) || self.is_occupied(point) {
            return None;
        }
        renju::forbidden(self, point)
    }

    /// How far candidates lie from stones by default.
    pub const DEFAULT_RANGE: u8 = 2;

    /// For each row, one bit a column: whether a stone stands at most `range` columns and rows away.
    fn rows_near_stones(&self, range: u8) -> [u32; Point::LIMIT as usize] {
        let range = usize::from(range.min(self.size.lines()));
        let widened: [u32; Point::LIMIT as usize] = std::array::from_fn(|row| {
            let stones = self.stones[0].row(row) | self.stones[1].row(row);
            (0..=range).fold(0, |near, shift| near | stones << shift | stones >> shift)
        });
        std::array::from_fn(|row| {
            let last = (row + range).min(widened.len() - 1);
            widened[row.saturating_sub(range)..=last]
                .iter()
                .fold(0, |near, &other| near | other)
        })
    }

    /// Whether a stone stands on `point`.
    pub(crate) fn is_occupied(&self, point: Point) -> bool {
        self.stones[0].contains(point) | self.stones[1].contains(point)
    }

    /// Whether a row through the stone of this colour on `point` wins by `rule`.
    pub(crate) fn wins_at(&self, point: Point, color: Color, rule: Rule) -> bool {
        let lines = self.of(color).through(point).into_iter();
        let lines = lines.zip(self.of(!color).through(point));
        lines.zip(Direction::ALL).any(|((own, other), direction)| {
            let fives = rule.winning_fives(color, own.into(), other.into());
            fives & bit_lines::rows_through(5, direction, point) != 0
        })
    }

    /// The stones of one colour.
    pub(crate) fn of(&self, color: Color) -> &BitLines {
        &self.stones[color as usize]
    }

    /// The board with a stone of this colour on the point, which is empty or has it already.
    pub(crate) fn with_stone(&self, point: Point, color: Color) -> Board {
        let mut board = self.clone();
        if !board.is_occupied(point) {
            board.toggle(point, color);
        }
        board
    }

    /// Puts a stone of this colour on an empty point, or takes it from there; see [`BitLines::toggle`].
    #[inline]
    pub(crate) fn toggle(&mut self, point: Point, color: Color) -> [u32; 4] {
        self.stones[color as usize].toggle(point)
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let last_col = self.size.lines() - 1;
        self.size.points().try_for_each(|point| {
            let stone = match self.stone_at(point) {
                None => '.',
                Some(Color::Black) => 'x',
                Some(Color::White) => 'o',
            };
            let end = if point.col() == last_col { "\n" } else { "" };
            write!(f, "{stone}{end}")
        })
    }
}
