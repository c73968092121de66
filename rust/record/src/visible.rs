//! Texts of strangers in messages.

use std::fmt;

/// A text with its control characters escaped, which a terminal would obey.
pub(crate) struct Visible<'a>(pub(crate) &'a str);

impl fmt::Display for Visible<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|c| {
            if c.is_control() {
                write!(f, "{}", c.escape_default())
            } else {
                write!(f, "{c}")
            }
        })
    }
}

/// As much of a text as fits into a message.
pub(crate) fn shortened(text: &str) -> String {
    text.chars().take(20).collect()
}
