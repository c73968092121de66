//! Texts as SGF writes them.

use crate::escape::find_plain;

/// The characters of a text of several lines: without the escapes, with `\n` for every end of a line, white space
/// as blanks.
pub(super) fn unescape(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    let mut chars = value.chars().peekable();
    while let Some(c) = chars.next() {
        let escaped = c == '\\';
        let Some(c) = (if escaped { chars.next() } else { Some(c) }) else {
            break;
        };
        let is_end = matches!(c, '\n' | '\r');
        if is_end {
            // Both characters of an end of two are one.
            chars.next_if(|&other| matches!(other, '\n' | '\r') && other != c);
        }
        match c {
            _ if is_end && escaped => {}
            _ if is_end => text.push('\n'),
            '\t' | '\u{b}' | '\u{c}' => text.push(' '),
            _ => text.push(c),
        }
    }
    text
}

/// The characters of a text of one line, without white space at its ends.
pub(super) fn unescape_line(value: &str) -> String {
    let text = unescape(value);
    let line = text.replace('\n', " ");
    line.trim().to_owned()
}

/// Both parts of a value such as `aa:text`, the colon not being escaped.
pub(super) fn parts(value: &str) -> Option<(&str, &str)> {
    let colon = find_plain(value, b':')?;
    Some((&value[..colon], &value[colon + 1..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_and_ends_of_lines() {
        for (value, text) in [
            ("a\\]b\\\\c\\:d", "a]b\\c:d"),
            ("one\\\ntwo", "onetwo"),
            ("one\\\r\ntwo", "onetwo"),
            (
                "one\r\ntwo\n\rthree\rfour\n\nfive",
                "one\ntwo\nthree\nfour\n\nfive",
            ),
            ("a\tb\u{b}c", "a b c"),
            ("\\", ""),
            ("\\\\", "\\"),
        ] {
            assert_eq!(unescape(value), text, "{value:?}");
        }
        assert_eq!(unescape_line(" a\nb "), "a b");
    }

    #[test]
    fn parts_are_split_at_the_first_plain_colon() {
        assert_eq!(parts("aa:b:c"), Some(("aa", "b:c")));
        assert_eq!(parts("a\\:a:b"), Some(("a\\:a", "b")));
        assert_eq!(parts("aa"), None);
    }
}
