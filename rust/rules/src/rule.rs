//! What counts as a win.

use std::{fmt, str::FromStr};

use thiserror::Error;

use crate::color::Color;

/// The rule a game is played by.
///
/// ```
/// use gomoku_rules::Rule;
///
/// assert_eq!("exact-caro".parse(), Ok(Rule::ExactCaro));
/// assert_eq!(Rule::default(), Rule::Freestyle);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rule {
    /// An unbroken row of five or more of one colour wins (Gomocup rule 0).
    #[default]
    Freestyle,
    /// An unbroken row of exactly five wins; six or more do not (Gomocup rule 1).
    Standard,
    /// Black wins with exactly five, White with five or more, and some moves are forbidden to Black (the rules
    /// of the Renju International Federation, Gomocup rule 4).
    Renju,
    /// Six or more win, and five unless a stone of the other colour stands at each end; the edge of the board
    /// closes nothing (Gomocup rule 8).
    ///
    /// A row is judged by what stands at its ends when its last stone is played. A five that is closed then can
    /// never win: stones stay, and with both ends taken it cannot grow.
    Caro,
    /// Exactly five win, unless a stone of the other colour stands at each end (Gomocup rule 9, which is 8 with
    /// the exactness of 1).
    ExactCaro,
}

impl Rule {
    /// All rules, the default first.
    pub const ALL: [Rule; 5] = [
        Rule::Freestyle,
        Rule::Standard,
        Rule::Renju,
        Rule::Caro,
        Rule::ExactCaro,
    ];

    /// The lower-case English name.
    ///
    /// ```
    /// # use gomoku_rules::Rule;
    /// assert_eq!(Rule::ExactCaro.as_str(), "exact-caro");
    /// ```
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Rule::Freestyle => "freestyle",
            Rule::Standard => "standard",
            Rule::Renju => "renju",
            Rule::Caro => "caro",
            Rule::ExactCaro => "exact-caro",
        }
    }

    /// The lowest bits of the fives that win for `color` in a line of its stones, one bit a stone, with those
    /// of the other colour along the same line: one for each five within a longer row where that wins too.
    pub(crate) const fn winning_fives(self, color: Color, own: u64, other: u64) -> u64 {
        let fives = fives(own);
        let exact = fives & !(own << 1) & !(own >> 5);
        // Within a longer row a neighbour is a stone of the same colour, so no five of it is closed.
        let closed = other << 1 & other >> 5;
        match (self, color) {
            (Rule::Freestyle, _) | (Rule::Renju, Color::White) => fives,
            (Rule::Standard, _) | (Rule::Renju, Color::Black) => exact,
            (Rule::Caro, _) => fives & !closed,
            (Rule::ExactCaro, _) => exact & !closed,
        }
    }
}

/// Whether one of four lines of stones of one colour, one bit a stone, has five or more in a row: without that
/// no rule knows a win.
pub(crate) const fn any_five([a, b, c, d]: [u32; 4]) -> bool {
    const fn pair(low: u32, high: u32) -> u64 {
        low as u64 | (high as u64) << 32
    }
    // The ten empty bits above the 22 of a line keep the two in a word apart.
    fives(pair(a, b)) | fives(pair(c, d)) != 0
}

/// The lowest bits of all fives, also of those within longer rows.
pub(crate) const fn fives(line: u64) -> u64 {
    let pairs = line & line >> 1;
    pairs & pairs >> 2 & line >> 4
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The text names no rule.
///
/// ```
/// # use gomoku_rules::{ParseRuleError, Rule};
/// assert_eq!("no such name".parse::<Rule>(), Err(ParseRuleError));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not a rule, expected freestyle, standard, renju, caro or exact-caro")]
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
