//! Escapes as SGF has them: a backslash takes its meaning from the character behind it.

/// Adds `text` to `out`, escaped. A colon has to be where a value has two parts.
pub(crate) fn push_escaped(out: &mut String, text: &str, with_colon: bool) {
    for c in text.chars() {
        if matches!(c, '\\' | ']') || (c == ':' && with_colon) {
            out.push('\\');
        }
        out.push(c);
    }
}

/// Where the first `sign` is that is not escaped, in bytes.
pub(crate) fn find_plain(text: &str, sign: u8) -> Option<usize> {
    let mut escaped = false;
    text.bytes().position(|byte| {
        let is_sign = byte == sign && !escaped;
        escaped = byte == b'\\' && !escaped;
        is_sign
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_escaped_sign_is_passed_over() {
        for (text, found) in [
            ("a]", Some(1)),
            ("\\]]", Some(2)),
            ("\\\\]", Some(2)),
            ("\\]", None),
        ] {
            assert_eq!(find_plain(text, b']'), found, "{text:?}");
        }
    }

    #[test]
    fn what_was_escaped_has_no_plain_sign() {
        let mut out = String::new();
        push_escaped(&mut out, "a:b]c\\", true);
        assert_eq!(out, "a\\:b\\]c\\\\");
        assert_eq!((find_plain(&out, b']'), find_plain(&out, b':')), (None, None));
    }
}
