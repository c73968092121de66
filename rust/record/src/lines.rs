//! Lines and numbers of simple text files, with the places where they stand.

use gomoku_rules::{BoardSize, Point};

use crate::{error::Reason, visible::shortened};

/// A line without its end, and where it begins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'a> {
    pub(crate) offset: usize,
    pub(crate) bytes: &'a [u8],
}

/// The lines that are not blank.
pub(crate) fn lines(bytes: &[u8]) -> impl Iterator<Item = Line<'_>> {
    let mut offset = 0;
    let all = bytes.split(|&byte| byte == b'\n').map(move |bytes| {
        let line = Line { offset, bytes };
        offset += bytes.len() + 1;
        line
    });
    all.filter_map(|Line { offset, bytes }| {
        let trimmed = bytes.trim_ascii_start();
        let offset = offset + bytes.len() - trimmed.len();
        let bytes = trimmed.trim_ascii_end();
        (!bytes.is_empty()).then_some(Line { offset, bytes })
    })
}

/// Words between white space, each with its place.
pub(crate) fn words(bytes: &[u8]) -> impl Iterator<Item = Line<'_>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = bytes[at..].trim_ascii_start();
        let offset = bytes.len() - rest.len();
        let len = rest
            .iter()
            .position(u8::is_ascii_whitespace)
            .unwrap_or(rest.len());
        at = offset + len;
        let bytes = &rest[..len];
        (len > 0).then_some(Line { offset, bytes })
    })
}

impl Line<'_> {
    /// Its characters, for a message.
    pub(crate) fn found(&self) -> String {
        shortened(&String::from_utf8_lossy(self.bytes))
    }

    /// What is wrong with it.
    pub(crate) fn unexpected(&self, expected: &'static str) -> Reason {
        Reason::expected(expected, &String::from_utf8_lossy(self.bytes))
    }
}

/// A decimal number without a sign.
pub(crate) fn number(bytes: &[u8]) -> Option<u64> {
    let bytes = bytes.trim_ascii();
    let is_number = !bytes.is_empty() && bytes.iter().all(u8::is_ascii_digit);
    let text = is_number.then(|| str::from_utf8(bytes).ok())??;
    // Greater ones are off every board and beyond every time.
    Some(text.parse().unwrap_or(u64::MAX))
}

/// The board of that many columns and rows.
pub(crate) fn board_size(width: &str, height: &str) -> Result<BoardSize, Reason> {
    let [width, height] = [width, height].map(str::trim_ascii);
    let lines =
        |text: &str| number(text.as_bytes()).ok_or_else(|| Reason::expected("a number of lines", text));
    let (columns, rows) = (lines(width)?, lines(height)?);
    if columns != rows {
        return Err(Reason::NotSquare {
            width: shortened(width),
            height: shortened(height),
        });
    }
    Ok(BoardSize::new(u8::try_from(columns).unwrap_or(u8::MAX))?)
}

/// The point in a column from the left and a row from the **top**, both from 0; `None` off the board.
pub(crate) fn from_top(col: u64, row: u64, size: BoardSize) -> Option<Point> {
    let col = u8::try_from(col).ok()?;
    let row = size
        .lines()
        .checked_sub(u8::try_from(row).ok()?.checked_add(1)?)?;
    Point::try_new(col, row).filter(|&point| size.contains(point))
}

/// Column from the left and row from the **top** of a point of the board, both from 0.
pub(crate) const fn to_top(point: Point, size: BoardSize) -> (u8, u8) {
    (point.col(), size.lines() - 1 - point.row())
}
