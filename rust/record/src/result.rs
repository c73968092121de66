//! How a game ended.

use std::{fmt, str::FromStr};

use gomoku_rules::Color;
use thiserror::Error;

/// How a game ended, as a record says it; the moves may say no such thing.
///
/// ```
/// use gomoku_record::{GameResult, WonBy};
/// use gomoku_rules::Color;
///
/// let result = GameResult::Win { winner: Color::White, reason: Some(WonBy::Resignation) };
/// assert_eq!(result.to_string(), "white by resignation");
/// assert_eq!("white by resignation".parse(), Ok(result));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// One side has won.
    Win {
        /// The side that has.
        winner: Color,
        /// What for, when it was not said to be a row or nothing was said.
        reason: Option<WonBy>,
    },
    /// Nobody has won.
    Draw,
    /// The game does not count.
    Void,
}

/// What a side wins by other than a row.
///
/// ```
/// # use gomoku_record::{Format, GameResult, WonBy};
/// # use gomoku_rules::Color;
/// let record = Format::Sgf.read(b"(;GM[4]SZ[15]RE[B+T])")?;
/// let result = GameResult::Win { winner: Color::Black, reason: Some(WonBy::Time) };
/// assert_eq!(record.result, Some(result));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WonBy {
    /// The other side gave up.
    Resignation,
    /// The other side's time was out.
    Time,
    /// The other side broke a rule or did not play.
    Forfeit,
}

impl WonBy {
    /// All reasons.
    pub const ALL: [WonBy; 3] = [WonBy::Resignation, WonBy::Time, WonBy::Forfeit];

    /// The lower-case English name.
    ///
    /// ```
    /// # use gomoku_record::WonBy;
    /// assert_eq!(WonBy::Time.as_str(), "time");
    /// ```
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            WonBy::Resignation => "resignation",
            WonBy::Time => "time",
            WonBy::Forfeit => "forfeit",
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameResult::Win { winner, reason: None } => write!(f, "{winner}"),
            GameResult::Win {
                winner,
                reason: Some(reason),
            } => write!(f, "{winner} by {}", reason.as_str()),
            GameResult::Draw => f.write_str("draw"),
            GameResult::Void => f.write_str("void"),
        }
    }
}

/// The text is no result.
///
/// ```
/// # use gomoku_record::{GameResult, ParseResultError};
/// assert_eq!("no such name".parse::<GameResult>(), Err(ParseResultError));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not a result, expected black, white by resignation, draw, void or the like")]
pub struct ParseResultError;

impl FromStr for GameResult {
    type Err = ParseResultError;

    /// Reads what it prints.
    fn from_str(text: &str) -> Result<GameResult, ParseResultError> {
        let reasons = WonBy::ALL.map(Some).into_iter().chain([None]);
        let wins = reasons.flat_map(|reason| Color::ALL.map(|winner| GameResult::Win { winner, reason }));
        let mut all = wins.chain([GameResult::Draw, GameResult::Void]);
        all.find(|result| result.to_string() == text)
            .ok_or(ParseResultError)
    }
}
