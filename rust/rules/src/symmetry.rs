//! The eight ways a square falls on itself.

use crate::{point::Point, size::BoardSize};

/// A rotation or reflection of the square board. Rules know no up and no left: a position and its image are
/// won, lost and forbidden alike.
///
/// ```
/// use gomoku_rules::{BoardSize, Point, Symmetry};
///
/// let size = BoardSize::default();
/// let a1 = Point::new(0, 0);
/// assert_eq!(Symmetry::QuarterTurn.apply(a1, size), Point::new(0, 14));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symmetry {
    /// Leaves every point where it is.
    Identity,
    /// A quarter turn clockwise.
    QuarterTurn,
    /// A half turn.
    HalfTurn,
    /// A quarter turn counter-clockwise.
    ThreeQuarterTurn,
    /// Swaps left and right.
    MirrorColumns,
    /// Swaps top and bottom.
    MirrorRows,
    /// Reflects at the diagonal from the bottom left to the top right.
    MirrorRising,
    /// Reflects at the diagonal from the top left to the bottom right.
    MirrorFalling,
}

impl Symmetry {
    /// All eight, the identity first.
    pub const ALL: [Symmetry; 8] = [
        Symmetry::Identity,
        Symmetry::QuarterTurn,
        Symmetry::HalfTurn,
        Symmetry::ThreeQuarterTurn,
        Symmetry::MirrorColumns,
        Symmetry::MirrorRows,
        Symmetry::MirrorRising,
        Symmetry::MirrorFalling,
    ];

    /// Where `point` goes on a board of this size.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Point, Symmetry};
    /// let image = Symmetry::MirrorColumns.apply(Point::new(1, 3), BoardSize::default());
    /// assert_eq!(image, Point::new(13, 3));
    /// ```
    ///
    /// # Panics
    ///
    /// When the point is not on the board.
    #[must_use]
    #[track_caller]
    pub const fn apply(self, point: Point, size: BoardSize) -> Point {
        assert!(size.contains(point), "the point is not on the board");
        let (col, row) = (point.col(), point.row());
        let (from_right, from_top) = (size.lines() - 1 - col, size.lines() - 1 - row);
        match self {
            Symmetry::Identity => point,
            Symmetry::QuarterTurn => Point::new(row, from_right),
            Symmetry::HalfTurn => Point::new(from_right, from_top),
            Symmetry::ThreeQuarterTurn => Point::new(from_top, col),
            Symmetry::MirrorColumns => Point::new(from_right, row),
            Symmetry::MirrorRows => Point::new(col, from_top),
            Symmetry::MirrorRising => Point::new(row, col),
            Symmetry::MirrorFalling => Point::new(from_top, from_right),
        }
    }

    /// The symmetry that takes every point back.
    ///
    /// ```
    /// # use gomoku_rules::Symmetry;
    /// assert_eq!(Symmetry::QuarterTurn.inverse(), Symmetry::ThreeQuarterTurn);
    /// assert_eq!(Symmetry::MirrorRows.inverse(), Symmetry::MirrorRows);
    /// ```
    #[must_use]
    pub const fn inverse(self) -> Symmetry {
        match self {
            Symmetry::QuarterTurn => Symmetry::ThreeQuarterTurn,
            Symmetry::ThreeQuarterTurn => Symmetry::QuarterTurn,
            own_inverse => own_inverse,
        }
    }
}
