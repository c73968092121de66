//! The four ways a row can run.

/// One of the four directions of a row.
///
/// ```
/// use gomoku_rules::{Direction, Point};
///
/// let h8 = Point::new(7, 7);
/// assert_eq!(h8.neighbour(Direction::Falling, 1), Some(Point::new(8, 6)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Along a row, to the right.
    Horizontal,
    /// Along a column, upwards.
    Vertical,
    /// To the right and upwards.
    Rising,
    /// To the right and downwards.
    Falling,
}

impl Direction {
    /// All four.
    pub const ALL: [Direction; 4] = [
        Direction::Horizontal,
        Direction::Vertical,
        Direction::Rising,
        Direction::Falling,
    ];

    /// One step as columns to the right and rows upwards.
    ///
    /// ```
    /// # use gomoku_rules::Direction;
    /// assert_eq!(Direction::Falling.step(), (1, -1));
    /// ```
    #[must_use]
    pub const fn step(self) -> (i8, i8) {
        match self {
            Direction::Horizontal => (1, 0),
            Direction::Vertical => (0, 1),
            Direction::Rising => (1, 1),
            Direction::Falling => (1, -1),
        }
    }
}
