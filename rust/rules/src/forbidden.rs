//! What renju forbids to Black.

use std::fmt;

use crate::point::Point;

/// Why renju forbids a move to Black.
///
/// A move can be forbidden for several reasons; the first of these that applies is named.
///
/// ```
/// use gomoku_rules::Forbidden;
///
/// assert_eq!(Forbidden::DoubleThree.to_string(), "double-three");
/// assert!(Forbidden::Overline < Forbidden::DoubleFour);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Forbidden {
    /// Six or more in an unbroken row.
    Overline,
    /// Two or more fours at once, on one line or on several.
    DoubleFour,
    /// Two or more threes at once.
    DoubleThree,
}

impl Forbidden {
    /// All reasons, in the order in which they are looked for.
    pub const ALL: [Forbidden; 3] = [Forbidden::Overline, Forbidden::DoubleFour, Forbidden::DoubleThree];

    /// The lower-case English name.
    ///
    /// ```
    /// # use gomoku_rules::Forbidden;
    /// assert_eq!(Forbidden::DoubleFour.as_str(), "double-four");
    /// ```
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Forbidden::Overline => "overline",
            Forbidden::DoubleFour => "double-four",
            Forbidden::DoubleThree => "double-three",
        }
    }
}

impl fmt::Display for Forbidden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A move that is forbidden, and what makes it so.
///
/// ```
/// use gomoku_rules::{BoardSize, Color, Forbidden, ForbiddenMove, Legality, Point, Position, Rule};
///
/// let mut position = Position::new(BoardSize::default(), Rule::Renju, Color::Black);
/// for name in ["g8", "a1", "i8", "a3", "h7", "a5", "h9", "a7"] {
///     position.play(name.parse()?)?;
/// }
/// let Legality::Forbidden(ForbiddenMove { kind, lines }) = position.legality(Point::new(7, 7)) else {
///     panic!("two threes cross there");
/// };
/// assert_eq!((kind, lines.len()), (Forbidden::DoubleThree, 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ForbiddenMove {
    /// Why.
    pub kind: Forbidden,
    /// The stones of each overline, four or three, with the one that is played, from left to right, upright ones
    /// from the bottom: one line for an overline or more, two or more for the others.
    pub lines: Vec<Vec<Point>>,
}
