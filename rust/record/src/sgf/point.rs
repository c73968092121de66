//! Points as SGF writes them.

use gomoku_rules::{BoardSize, Point};

use crate::{
    error::Reason,
    lines::{from_top, to_top},
    point_set::PointSet,
    sgf::text::parts,
};

/// The point of a move, `None` for a pass.
pub(super) fn played(value: &str, size: BoardSize) -> Result<Option<Point>, Reason> {
    let is_pass = value.trim_ascii().is_empty() || (value.eq_ignore_ascii_case("tt") && size.lines() <= 19);
    if is_pass {
        Ok(None)
    } else {
        point(value, size).map(Some)
    }
}

/// A point by its letters.
pub(super) fn point(value: &str, size: BoardSize) -> Result<Point, Reason> {
    let text = value.trim_ascii();
    let letters = <[u8; 2]>::try_from(text.as_bytes());
    let Some(letters) = letters
        .ok()
        .filter(|letters| letters.iter().all(u8::is_ascii_alphabetic))
    else {
        return Err(Reason::expected("a point of two letters", text));
    };
    let [col, row] = letters.map(|letter| u64::from(letter.to_ascii_lowercase() - b'a'));
    from_top(col, row, size).ok_or_else(|| Reason::OffBoard {
        text: text.to_owned(),
    })
}

/// All points of a value of a list: one, or a rectangle by two of its corners.
pub(super) fn points(value: &str, size: BoardSize) -> Result<PointSet, Reason> {
    let Some((from, to)) = parts(value) else {
        return Ok([point(value, size)?].into_iter().collect());
    };
    Ok(PointSet::rectangle(point(from, size)?, point(to, size)?))
}

/// The letters of a point; it lies on the board.
pub(super) fn letters(point: Point, size: BoardSize) -> [char; 2] {
    let (col, row) = to_top(point, size);
    [col, row].map(|index| char::from(b'a' + index))
}
