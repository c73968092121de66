//! Points as SGF writes them.

use gomoku_rules::{BoardSize, Point};

use crate::{error::Reason, point_set::PointSet, sgf::text::parts};

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
    let off_board = || Reason::OffBoard {
        text: text.to_owned(),
    };
    let &[col, row] = text.as_bytes() else {
        return Err(super::scan::unexpected("a point of two letters", text));
    };
    if !(col.is_ascii_alphabetic() && row.is_ascii_alphabetic()) {
        return Err(super::scan::unexpected("a point of two letters", text));
    }
    let [col, from_top] = [col, row].map(|letter| letter.to_ascii_lowercase() - b'a');
    let row = size.lines().checked_sub(from_top + 1).ok_or_else(off_board)?;
    let point = Point::try_new(col, row).filter(|&point| size.contains(point));
    point.ok_or_else(off_board)
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
    let from_top = size.lines() - 1 - point.row();
    [point.col(), from_top].map(|index| char::from(b'a' + index))
}
