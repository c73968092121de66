//! The signs of an SGF file, one after the other.

use crate::{error::Reason, escape::find_plain};

/// A sign and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token<'a> {
    pub(super) offset: usize,
    pub(super) sign: Sign<'a>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign<'a> {
    /// `(`
    Open,
    /// `)`
    Close,
    /// `;`
    Node,
    /// The name of a property, as it stands there.
    Name(&'a str),
    /// What stands between brackets, escapes and all.
    Value(&'a str),
}

pub(super) struct Scanner<'a> {
    text: &'a str,
    pub(super) at: usize,
}

impl<'a> Scanner<'a> {
    pub(super) const fn new(text: &'a str) -> Scanner<'a> {
        Scanner { text, at: 0 }
    }

    /// Moves to where the next game begins; false when there is none.
    pub(super) fn find_game(&mut self) -> bool {
        let is_game = |&(from, _): &(usize, &str)| self.text[from + 1..].trim_ascii_start().starts_with(';');
        let found = self.text[self.at..]
            .match_indices('(')
            .find(|&(from, sign)| is_game(&(self.at + from, sign)));
        self.at = found.map_or(self.text.len(), |(from, _)| self.at + from);
        found.is_some()
    }

    /// The next sign; `None` at the end.
    ///
    /// # Errors
    ///
    /// Where there is something else, and where a value has no end.
    pub(super) fn next(&mut self) -> Result<Option<Token<'a>>, (usize, Reason)> {
        let rest = self.text[self.at..].trim_ascii_start();
        let offset = self.text.len() - rest.len();
        let Some(first) = rest.chars().next() else {
            self.at = offset;
            return Ok(None);
        };
        let (sign, len) = match first {
            '(' => (Sign::Open, 1),
            ')' => (Sign::Close, 1),
            ';' => (Sign::Node, 1),
            '[' => {
                let end = find_plain(&rest[1..], b']');
                let end = 1 + end.ok_or((offset, Reason::Ends("a value's closing bracket")))?;
                (Sign::Value(&rest[1..end]), end + 1)
            }
            _ if first.is_ascii_alphanumeric() => {
                let behind = rest.trim_start_matches(|c: char| c.is_ascii_alphanumeric());
                let name = &rest[..rest.len() - behind.len()];
                (Sign::Name(name), name.len())
            }
            _ => {
                return Err((
                    offset,
                    Reason::expected("a property, a node or a variation", rest),
                ));
            }
        };
        self.at = offset + len;
        Ok(Some(Token { offset, sign }))
    }
}
