//! The two sides.

use std::{fmt, ops::Not, str::FromStr};

use thiserror::Error;

/// A side of the game, and the colour of its stones.
///
/// ```
/// use gomoku_rules::Color;
///
/// assert_eq!(!Color::Black, Color::White);
/// assert_eq!("white".parse(), Ok(Color::White));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Color {
    /// Begins by default.
    Black,
    /// Answers by default.
    White,
}

impl Color {
    /// Both colours, Black first.
    pub const ALL: [Color; 2] = [Color::Black, Color::White];

    /// The lower-case English name: `black` or `white`.
    ///
    /// ```
    /// # use gomoku_rules::Color;
    /// assert_eq!(Color::White.as_str(), "white");
    /// ```
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Color::Black => "black",
            Color::White => "white",
        }
    }
}

impl Not for Color {
    type Output = Color;

    fn not(self) -> Color {
        match self {
            Color::Black => Color::White,
            Color::White => Color::Black,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The text is neither `black` nor `white`.
///
/// ```
/// # use gomoku_rules::{Color, ParseColorError};
/// assert_eq!("no such name".parse::<Color>(), Err(ParseColorError));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not a colour, expected black or white")]
pub struct ParseColorError;

impl FromStr for Color {
    type Err = ParseColorError;

    /// Reads the name in either case.
    fn from_str(text: &str) -> Result<Self, ParseColorError> {
        Color::ALL
            .into_iter()
            .find(|color| color.as_str().eq_ignore_ascii_case(text))
            .ok_or(ParseColorError)
    }
}
