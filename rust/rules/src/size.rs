//! How many lines a board has, and what follows from that alone.

use thiserror::Error;

use crate::{direction::Direction, point::Point};

/// The number of lines of a square board: 5 to 22, 15 by default.
///
/// ```
/// use gomoku_rules::BoardSize;
///
/// let size = BoardSize::default();
/// assert_eq!(size.lines(), 15);
/// assert_eq!(size.area(), 225);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BoardSize(u8);

/// The number of lines is not within 5 to 22.
///
/// ```
/// # use gomoku_rules::{BoardSize, BoardSizeError};
/// assert_eq!(BoardSize::new(4), Err(BoardSizeError { lines: 4 }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a board has 5 to 22 lines, not {lines}")]
pub struct BoardSizeError {
    /// The number that was asked for.
    pub lines: u8,
}

impl Default for BoardSize {
    fn default() -> BoardSize {
        BoardSize(15)
    }
}

impl BoardSize {
    /// The smallest board: one five fits.
    pub const MIN: BoardSize = BoardSize(5);
    /// The largest board.
    pub const MAX: BoardSize = BoardSize(Point::LIMIT);

    /// A board of `lines` by `lines` intersections.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, BoardSizeError};
    /// assert_eq!(BoardSize::new(19)?.lines(), 19);
    /// assert_eq!(BoardSize::new(4), Err(BoardSizeError { lines: 4 }));
    /// # Ok::<(), BoardSizeError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`BoardSizeError`] outside of 5 to 22.
    pub const fn new(lines: u8) -> Result<BoardSize, BoardSizeError> {
        if lines < BoardSize::MIN.0 || lines > BoardSize::MAX.0 {
            return Err(BoardSizeError { lines });
        }
        Ok(BoardSize(lines))
    }

    /// The number of lines, 5 to 22.
    ///
    /// ```
    /// # use gomoku_rules::BoardSize;
    /// assert_eq!(BoardSize::MAX.lines(), 22);
    /// ```
    #[must_use]
    pub const fn lines(self) -> u8 {
        self.0
    }

    /// The number of points, 25 to 484.
    ///
    /// ```
    /// # use gomoku_rules::BoardSize;
    /// assert_eq!(BoardSize::MAX.area(), 484);
    /// ```
    #[must_use]
    pub const fn area(self) -> usize {
        self.0 as usize * self.0 as usize
    }

    /// Whether `point` lies on the board.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Point};
    /// assert!(BoardSize::default().contains(Point::new(14, 14)));
    /// assert!(!BoardSize::default().contains(Point::new(15, 0)));
    /// ```
    #[must_use]
    pub const fn contains(self, point: Point) -> bool {
        point.col() < self.0 && point.row() < self.0
    }

    /// All points in flat order: row by row from the top, each from the left.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Point};
    /// assert_eq!(BoardSize::default().points().next(), Some(Point::new(0, 14)));
    /// ```
    #[must_use]
    pub fn points(self) -> impl DoubleEndedIterator<Item = Point> + Clone {
        let lines = self.0;
        (0..lines)
            .rev()
            .flat_map(move |row| (0..lines).map(move |col| Point::new(col, row)))
    }

    /// The flat index of a point of the board: columns from the left plus `lines` times the rows **from the
    /// top**, as screens count.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Point};
    /// assert_eq!(BoardSize::default().index(Point::new(0, 14)), 0);
    /// assert_eq!(BoardSize::default().index(Point::new(14, 0)), 224);
    /// ```
    ///
    /// # Panics
    ///
    /// When the point is not on the board.
    #[must_use]
    #[track_caller]
    pub const fn index(self, point: Point) -> usize {
        assert!(self.contains(point), "the point is not on the board");
        (self.0 - 1 - point.row()) as usize * self.0 as usize + point.col() as usize
    }

    /// The point with a flat index, `None` beyond the last one.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Point};
    /// assert_eq!(BoardSize::default().point_at(15), Some(Point::new(0, 13)));
    /// assert_eq!(BoardSize::default().point_at(225), None);
    /// ```
    #[must_use]
    pub fn point_at(self, index: usize) -> Option<Point> {
        let lines = usize::from(self.0);
        let col = u8::try_from(index % lines).ok()?;
        let from_top = u8::try_from(index / lines).ok()?;
        Point::try_new(col, self.0.checked_sub(from_top + 1)?)
    }

    /// The points drawn as dots, in flat order.
    ///
    /// They stand on the 4th lines from 13 lines up and on the 3rd from 9 up; odd boards add the centre, and
    /// from 13 lines up the middles of the sides. There are none below 9.
    ///
    /// ```
    /// # use gomoku_rules::BoardSize;
    /// let names: Vec<String> = BoardSize::default().star_points().iter().map(ToString::to_string).collect();
    /// assert_eq!(names.join(" "), "d12 h12 l12 d8 h8 l8 d4 h4 l4");
    /// ```
    #[must_use]
    pub fn star_points(self) -> Vec<Point> {
        let (near, is_odd) = (if self.0 >= 13 { 3 } else { 2 }, self.0 % 2 == 1);
        let (middle, far) = (self.0 / 2, self.0 - 1 - near);
        let is_star = |point: &Point| {
            let middles = u8::from(point.col() == middle) + u8::from(point.row() == middle);
            let on_stars = |line: u8| line == near || line == far || (is_odd && line == middle);
            let is_drawn = middles != 1 || self.0 >= 13;
            on_stars(point.col()) && on_stars(point.row()) && is_drawn
        };
        if self.0 < 9 {
            Vec::new()
        } else {
            self.points().filter(is_star).collect()
        }
    }

    /// The centre of an odd board, the four middle points of an even one, in flat order.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Point};
    /// assert_eq!(BoardSize::default().center_points(), [Point::new(7, 7)]);
    /// assert_eq!(BoardSize::new(10).unwrap().center_points().len(), 4);
    /// ```
    #[must_use]
    pub fn center_points(self) -> Vec<Point> {
        let (low, high) = ((self.0 - 1) / 2, self.0 / 2);
        let is_middle = |line: u8| line == low || line == high;
        self.points()
            .filter(|point| is_middle(point.col()) && is_middle(point.row()))
            .collect()
    }

    /// Every five points in a row that the board has, each once, from its left (or lowest) point on.
    ///
    /// ```
    /// # use gomoku_rules::BoardSize;
    /// assert_eq!(BoardSize::default().five_windows().count(), 572);
    /// ```
    pub fn five_windows(self) -> impl Iterator<Item = [Point; 5]> + Clone {
        let windows_from = move |start: Point| {
            Direction::ALL.into_iter().filter_map(move |direction| {
                let end = start.neighbour(direction, 4).filter(|&end| self.contains(end))?;
                let at = |steps| start.neighbour(direction, steps);
                Some([start, at(1)?, at(2)?, at(3)?, end])
            })
        };
        self.points().flat_map(windows_from)
    }
}
