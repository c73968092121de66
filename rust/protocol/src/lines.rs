//! Reading lines from whoever may send anything.

use std::io::{self, BufRead};

/// What is kept of a line, in bytes; the rest of a longer one is read and dropped. The longest line with a meaning
/// tells of a folder, which a manager gets from the system.
const LONGEST: usize = 8 << 10;

/// The next line without its end, with bytes that are no text replaced; `None` when there is nothing more.
///
/// # Errors
///
/// Those of `input`.
pub(crate) fn read(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    let mut is_anything = false;
    loop {
        let bytes = input.fill_buf()?;
        is_anything |= !bytes.is_empty();
        let end = bytes.iter().position(|&byte| byte == b'\n');
        let part = &bytes[..end.unwrap_or(bytes.len())];
        line.extend_from_slice(&part[..part.len().min(LONGEST - line.len())]);
        let (used, is_whole) = (
            part.len() + usize::from(end.is_some()),
            end.is_some() || bytes.is_empty(),
        );
        input.consume(used);
        if is_whole {
            return Ok(is_anything.then(|| String::from_utf8_lossy(&line).into_owned()));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::{BufReader, Read};

    use super::*;

    fn lines(bytes: impl Read) -> Vec<String> {
        let mut input = BufReader::with_capacity(7, bytes);
        std::iter::from_fn(|| read(&mut input).unwrap()).collect()
    }

    #[test]
    fn lines_end_anyhow_and_the_last_needs_no_end() {
        assert_eq!(
            lines(&b"START 15\r\n\nBEGIN\nEND"[..]),
            ["START 15\r", "", "BEGIN", "END"]
        );
        assert_eq!(lines(&b""[..]), [""; 0]);
    }

    #[test]
    fn a_line_of_megabytes_is_cut_and_the_next_one_read() {
        let long = io::repeat(b'x').take(16 << 20).chain(&b"\nEND\n"[..]);
        let mut input = BufReader::with_capacity(1 << 20, long);
        assert_eq!(read(&mut input).unwrap().unwrap().len(), LONGEST);
        assert_eq!(read(&mut input).unwrap().unwrap(), "END");
    }

    #[test]
    fn bytes_that_are_no_text_are_replaced() {
        assert_eq!(lines(&b"TURN \xff\xfe1,2\n"[..]), ["TURN \u{fffd}\u{fffd}1,2"]);
    }
}
