//! What counts as a win.

use std::{fmt, str::FromStr};

use thiserror::Error;

/// The rule a game is played by.
///
/// Renju and caro will join these two.
///
/// ```
/// use gomoku_rules::Rule;
///
/// assert_eq!("standard".parse(), Ok(Rule::Standard));
/// assert_eq!(Rule::default(), Rule::Freestyle);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rule {
    /// An unbroken row of five or more of one colour wins (Gomocup rule 0).
    #[default]
    Freestyle,
    /// An unbroken row of exactly five wins; six or more do not (Gomocup rule 1).
    Standard,
}

impl Rule {
    /// All rules, the default first.
    pub const ALL: [Rule; 2] = [Rule::Freestyle, Rule::Standard];

    /// The lower-case English name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Rule::Freestyle => "freestyle",
            Rule::Standard => "standard",
        }
    }

    /// Whether one of four lines of stones of one colour, one bit a stone, has a winning row.
    pub(crate) fn is_won(self, [a, b, c, d]: [u32; 4]) -> bool {
        let pair = |low, high| u64::from(low) | u64::from(high) << 32;
        self.fives(pair(a, b)) | self.fives(pair(c, d)) != 0
    }

    /// The lowest bits of all fives that win in a line of stones of one colour, one bit a stone: one for each
    /// five within a longer row where that wins too.
    ///
    /// Two lines may share the word, 32 bits apart: the ten empty bits above the 22 of a line keep them apart.
    pub(crate) const fn fives(self, line: u64) -> u64 {
        let pairs = line & line >> 1;
        let fives = pairs & pairs >> 2 & line >> 4;
        match self {
            Rule::Freestyle => fives,
            Rule::Standard => fives & !(line << 1) & !(line >> 5),
        }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The text names no rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not a rule, expected freestyle or standard")]
pub struct ParseRuleError;

impl FromStr for Rule {
    type Err = ParseRuleError;

    /// Reads the name in either case.
    fn from_str(text: &str) -> Result<Self, ParseRuleError> {
        Rule::ALL
            .into_iter()
            .find(|rule| rule.as_str().eq_ignore_ascii_case(text))
            .ok_or(ParseRuleError)
    }
}
