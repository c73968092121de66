//! Opening rules: who places which stones, who may swap, who offers and who chooses, until the game is a normal one.

mod pattern;
mod play;
mod shape;
mod step;

use std::{fmt, str::FromStr};

use thiserror::Error;

pub use pattern::Pattern;
pub use play::{OpeningError, OpeningPlay};
pub use step::{Ask, Decision, Seat, Task};

/// How the first moves are made, so that neither side has too good a game.
///
/// ```
/// use gomoku_rules::Opening;
///
/// assert_eq!("taraguchi-10".parse(), Ok(Opening::Taraguchi10));
/// assert_eq!(Opening::default(), Opening::Free);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Opening {
    /// No rule: a normal game from the first move.
    #[default]
    Free,
    /// The first player places three stones, black, white and black; the other may swap colours.
    Swap,
    /// The first player places one stone; the other may swap colours.
    SwapFirst,
    /// The first player places three stones; the other swaps, stays, or adds a white and a black one, and then the
    /// first player may swap (<https://plastovicka.github.io/protocl2en.htm>, SWAP2BOARD).
    Swap2,
    /// The first player places one of the 26 [patterns](Pattern); the other may swap; White plays the 4th move; Black
    /// offers two 5th moves; White keeps one (the rule of the Renju International Federation until 2008).
    Rif,
    /// The first player places one of the 26 patterns and says how many 5th moves will be offered; the other may swap;
    /// White plays the 4th move; Black offers as many; White keeps one.
    Yamaguchi,
    /// Moves 1 to 4 within the central 1, 3, 5 and 7 lines, after each of which the other may swap. In place of the
    /// last swap Black may offer ten 5th moves, of which White keeps one; otherwise the 5th is played within the
    /// central 9 lines and the other may swap again (<https://en.wikipedia.org/wiki/Taraguchi_opening_rule>).
    Taraguchi10,
    /// The first player places one of the 26 patterns; the other may swap; White plays the 4th move and says how many
    /// 5th moves will be offered, 1 to 8; the other may swap; Black offers as many; White keeps one
    /// (<https://en.wikipedia.org/wiki/Soosõrv_opening_rule>).
    Soosyrv8,
}

impl Opening {
    /// All opening rules, the default first.
    pub const ALL: [Opening; 8] = [
        Opening::Free,
        Opening::Swap,
        Opening::SwapFirst,
        Opening::Swap2,
        Opening::Rif,
        Opening::Yamaguchi,
        Opening::Taraguchi10,
        Opening::Soosyrv8,
    ];

    /// The lower-case name.
    ///
    /// ```
    /// # use gomoku_rules::Opening;
    /// assert_eq!(Opening::SwapFirst.as_str(), "swap-first");
    /// ```
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Opening::Free => "free",
            Opening::Swap => "swap",
            Opening::SwapFirst => "swap-first",
            Opening::Swap2 => "swap2",
            Opening::Rif => "rif",
            Opening::Yamaguchi => "yamaguchi",
            Opening::Taraguchi10 => "taraguchi-10",
            Opening::Soosyrv8 => "soosyrv-8",
        }
    }
}

impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The text names no opening rule.
///
/// ```
/// # use gomoku_rules::{Opening, ParseOpeningError};
/// assert_eq!("no such name".parse::<Opening>(), Err(ParseOpeningError));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not an opening, expected free, swap, swap-first, swap2, rif, yamaguchi, taraguchi-10 or soosyrv-8")]
pub struct ParseOpeningError;

impl FromStr for Opening {
    type Err = ParseOpeningError;

    /// Reads the name as it is spelled in records: in either case, with any signs or none between letters and number,
    /// and with any vowel in the Estonian name.
    ///
    /// ```
    /// # use gomoku_rules::Opening;
    /// assert_eq!("Taraguchi 10".parse(), Ok(Opening::Taraguchi10));
    /// assert_eq!("Soosõrv-8".parse(), Ok(Opening::Soosyrv8));
    /// ```
    fn from_str(text: &str) -> Result<Self, ParseOpeningError> {
        let name = bare(text);
        Opening::ALL
            .into_iter()
            .find(|opening| bare(opening.as_str()) == name)
            .ok_or(ParseOpeningError)
    }
}

/// Letters and digits alone.
fn bare(text: &str) -> String {
    let bare: String = text.chars().filter(|c| c.is_alphanumeric()).collect();
    let lower = bare.to_lowercase();
    lower.replace("soosõrv", "soosyrv").replace("soosorv", "soosyrv")
}
