//! The header of a save: what it is, its version, length and checksum, on one line before the text.
//!
//! `gomoku-save 1 1234 89abcdef`, then a line feed, then 1,234 bytes whose CRC-32 is 0x89abcdef. A file that
//! was torn anywhere, zeroed or changed in any bit is found out.

use thiserror::Error;

const MAGIC: &str = "gomoku-save";

/// The version of the text that this program writes, and the newest one it reads.
pub(crate) const VERSION: u32 = 1;

/// The text of no game comes near it, and reading never takes more memory than that.
pub(crate) const MAX_BYTES: usize = 4_000_000;

/// Why bytes are no framed text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub(crate) enum FrameError {
    #[error("longer than {MAX_BYTES} bytes")]
    TooLong,
    #[error("torn or damaged")]
    Torn,
    #[error("of version {0}, newer than {VERSION}")]
    Newer(u32),
}

/// Puts the header before `text`.
pub(crate) fn wrap(text: &[u8]) -> Result<Vec<u8>, FrameError> {
    let bytes = [header(text).as_bytes(), text].concat();
    if bytes.len() > MAX_BYTES {
        Err(FrameError::TooLong)
    } else {
        Ok(bytes)
    }
}

/// Takes the header off again.
pub(crate) fn unwrap(bytes: &[u8]) -> Result<&[u8], FrameError> {
    if bytes.len() > MAX_BYTES {
        return Err(FrameError::TooLong);
    }
    let end = bytes
        .iter()
        .position(|&byte| byte == b'\n')
        .ok_or(FrameError::Torn)?;
    let (head, text) = bytes.split_at(end + 1);
    if head == header(text).as_bytes() {
        return Ok(text);
    }
    match version(head) {
        Some(version) if version > VERSION => Err(FrameError::Newer(version)),
        _ => Err(FrameError::Torn),
    }
}

fn header(text: &[u8]) -> String {
    format!("{MAGIC} {VERSION} {} {:08x}\n", text.len(), crc32fast::hash(text))
}

fn version(head: &[u8]) -> Option<u32> {
    let mut words = str::from_utf8(head).ok()?.split(' ');
    if words.next()? == MAGIC {
        words.next()?.parse().ok()
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_wrapped_is_unwrapped() {
        for text in [&b""[..], b"{}", b"two\nlines\n"] {
            assert_eq!(unwrap(&wrap(text).unwrap()), Ok(text));
        }
    }

    #[test]
    fn every_cut_and_every_flipped_bit_is_found_out() {
        let whole = wrap(b"{\"moves\":[1,2,3]}").unwrap();
        for end in 0..whole.len() {
            assert_eq!(unwrap(&whole[..end]), Err(FrameError::Torn), "cut at {end}");
            let mut zeroed = whole.clone();
            zeroed[end..].fill(0);
            assert!(unwrap(&zeroed).is_err(), "zeroed from {end}");
        }
        for bit in 0..whole.len() * 8 {
            let mut flipped = whole.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            assert!(unwrap(&flipped).is_err(), "bit {bit}");
        }
    }

    #[test]
    fn a_newer_version_is_told_apart() {
        assert_eq!(
            unwrap(b"gomoku-save 2 anything else\n..."),
            Err(FrameError::Newer(2))
        );
        assert_eq!(unwrap(b"gomoku-save 0 2 a3830348\n{}"), Err(FrameError::Torn));
        assert_eq!(unwrap(b"other-save 2 2 a3830348\n{}"), Err(FrameError::Torn));
    }

    #[test]
    fn nothing_longer_than_the_limit_goes_either_way() {
        assert_eq!(wrap(&vec![b' '; MAX_BYTES]), Err(FrameError::TooLong));
        assert_eq!(unwrap(&vec![b' '; MAX_BYTES + 1]), Err(FrameError::TooLong));
    }
}
