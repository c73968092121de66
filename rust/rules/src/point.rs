//! An intersection of the board and its name.

use std::{fmt, str::FromStr};

use thiserror::Error;

use crate::direction::Direction;

/// An intersection: a column counted from the left and a row counted from the bottom, both from 0.
///
/// It prints as the field writes it, a letter from `a` for the column (with `i`) and a number from 1 for the
/// row: `h8` is the centre of 15 lines. A point knows no board; [`BoardSize::contains`] says whether it lies
/// on one. Points are ordered by row, then by column.
///
/// ```
/// use gomoku_rules::Point;
///
/// let centre: Point = "H8".parse()?;
/// assert_eq!(centre, Point::new(7, 7));
/// assert_eq!(centre.to_string(), "h8");
/// # Ok::<(), gomoku_rules::ParsePointError>(())
/// ```
///
/// [`BoardSize::contains`]: crate::BoardSize::contains
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(
    /// Five bits for the row, five for the column: taking it apart is cheap, and its parts need no checking
    /// where tables have 32 rows and columns.
    u16,
);

impl Point {
    /// Columns, and rows, that a point can have: those of the largest board.
    pub(crate) const LIMIT: u8 = 22;
    /// How many numbers [`Point::dense_index`] can give.
    pub(crate) const DENSE_INDEXES: usize = 32 * 32;

    /// The point in column `col` from the left and row `row` from the bottom, both 0 to 21.
    ///
    /// ```
    /// # use gomoku_rules::Point;
    /// assert_eq!(Point::new(0, 14).to_string(), "a15");
    /// ```
    ///
    /// # Panics
    ///
    /// When either is above 21.
    #[must_use]
    #[track_caller]
    pub const fn new(col: u8, row: u8) -> Point {
        match Point::try_new(col, row) {
            Some(point) => point,
            None => panic!("columns and rows go from 0 to 21"),
        }
    }

    /// Like [`Point::new`], but `None` when either number is above 21.
    ///
    /// ```
    /// # use gomoku_rules::Point;
    /// assert_eq!(Point::try_new(21, 21), Some(Point::new(21, 21)));
    /// assert_eq!(Point::try_new(22, 0), None);
    /// ```
    #[must_use]
    pub const fn try_new(col: u8, row: u8) -> Option<Point> {
        if col < Point::LIMIT && row < Point::LIMIT {
            Some(Point((row as u16) << 5 | col as u16))
        } else {
            None
        }
    }

    /// The column from the left, 0 to 21.
    ///
    /// ```
    /// # use gomoku_rules::Point;
    /// assert_eq!(Point::new(2, 5).col(), 2);
    /// ```
    #[must_use]
    pub const fn col(self) -> u8 {
        (self.0 & 31) as u8
    }

    /// The row from the bottom, 0 to 21.
    ///
    /// ```
    /// # use gomoku_rules::Point;
    /// assert_eq!(Point::new(2, 5).row(), 5);
    /// ```
    #[must_use]
    pub const fn row(self) -> u8 {
        (self.0 >> 5 & 31) as u8
    }

    /// A number of its own below [`Point::DENSE_INDEXES`], for tables of points of any board.
    pub(crate) const fn dense_index(self) -> usize {
        self.0 as usize % Point::DENSE_INDEXES
    }

    /// The point `steps` further in `direction`, or back when negative; `None` past column or row 0 or 21.
    ///
    /// ```
    /// use gomoku_rules::{Direction, Point};
    ///
    /// assert_eq!(Point::new(7, 7).neighbour(Direction::Rising, -7), Some(Point::new(0, 0)));
    /// assert_eq!(Point::new(7, 7).neighbour(Direction::Rising, -8), None);
    /// ```
    #[must_use]
    pub const fn neighbour(self, direction: Direction, steps: i8) -> Option<Point> {
        let (right, up) = direction.step();
        let col = self.col().checked_add_signed(right.saturating_mul(steps));
        let row = self.row().checked_add_signed(up.saturating_mul(steps));
        match (col, row) {
            (Some(col), Some(row)) => Point::try_new(col, row),
            _ => None,
        }
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.col()), self.row() + 1)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text names no point.
///
/// ```
/// # use gomoku_rules::{ParsePointError, Point};
/// assert_eq!("w1".parse::<Point>(), Err(ParsePointError::OffBoard));
/// assert_eq!("8h".parse::<Point>(), Err(ParsePointError::Malformed));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParsePointError {
    /// It is not one letter and a number without leading zeros.
    #[error("not a point")]
    Malformed,
    /// It looks like a point but lies beyond the largest board, which ends at `v22`.
    #[error("off the board")]
    OffBoard,
}

impl FromStr for Point {
    type Err = ParsePointError;

    /// Reads a letter, in either case, and a number, whatever the size of the board.
    ///
    /// ```
    /// # use gomoku_rules::{ParsePointError, Point};
    /// assert_eq!("v22".parse(), Ok(Point::new(21, 21)));
    /// assert_eq!("w1".parse::<Point>(), Err(ParsePointError::OffBoard));
    /// assert_eq!("8h".parse::<Point>(), Err(ParsePointError::Malformed));
    /// ```
    fn from_str(text: &str) -> Result<Point, ParsePointError> {
        let [letter, digits @ ..] = text.as_bytes() else {
            return Err(ParsePointError::Malformed);
        };
        let is_number =
            digits.first().is_some_and(|&first| first != b'0') && digits.iter().all(u8::is_ascii_digit);
        if !letter.is_ascii_alphabetic() || !is_number {
            return Err(ParsePointError::Malformed);
        }
        let col = letter.to_ascii_lowercase() - b'a';
        let number: u8 = text[1..].parse().map_err(|_| ParsePointError::OffBoard)?;
        Point::try_new(col, number - 1).ok_or(ParsePointError::OffBoard)
    }
}
