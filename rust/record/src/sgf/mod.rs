//! Smart Game Format, FF\[4\] GM\[4\], <https://www.red-bean.com/sgf/>.
//!
//! GM\[4\] is Gomoku and Renju. The specification has no section for it, so points are written as in Go: two letters,
//! the column from the left and the row from the **top**; `hh` is the centre of 15 lines. Letters are read in
//! either case. A pass has an empty value; up to 19 lines `tt` is one as well.
//!
//! The rule is in `RU`, with the opening rule behind it: `RU[Renju Swap2]`, and `RU[? Swap2]` where the rule is unknown.
//! The time of a move in milliseconds, which SGF has no property for, is in `MS`. Properties that no field of a
//! [`Record`] has a place for are kept and written again.
//!
//! A node has one move at most, and none where it sets up stones. Files that do otherwise are read as if the nodes
//! followed on each other.

mod point;
mod read;
mod scan;
mod text;
mod write;

use crate::{
    error::{ReadError, WriteError},
    loss::Written,
    marks::MarkKind,
    record::Record,
};

/// The properties of marks.
const NAMED_MARKS: [(&str, MarkKind); 5] = [
    ("MA", MarkKind::Cross),
    ("CR", MarkKind::Circle),
    ("SQ", MarkKind::Square),
    ("TR", MarkKind::Triangle),
    ("SL", MarkKind::Selected),
];

/// Reads the first game of a collection.
///
/// ```
/// use gomoku_record::sgf;
///
/// let record = sgf::read(b"(;FF[4]GM[4]SZ[15]PB[Ann];B[hh](;W[hg])(;W[ig]))(;GM[4])")?;
/// assert_eq!(record.black.name, "Ann");
/// assert_eq!(record.tree.node_count(), 4);
/// # Ok::<(), gomoku_record::ReadError>(())
/// ```
///
/// # Errors
///
/// [`ReadError`] where the file is no SGF, has another game than GM\[4\], or a point off its board.
pub fn read(bytes: &[u8]) -> Result<Record, ReadError> {
    read::Collection::new(bytes).first()
}

/// Reads all games of a collection.
///
/// ```
/// use gomoku_record::sgf;
///
/// assert_eq!(sgf::read_all(b"(;GM[4];B[hh])(;GM[4];B[ii])")?.len(), 2);
/// # Ok::<(), gomoku_record::ReadError>(())
/// ```
///
/// # Errors
///
/// As [`read`].
pub fn read_all(bytes: &[u8]) -> Result<Vec<Record>, ReadError> {
    read::Collection::new(bytes).all()
}

/// Writes a game. SGF holds all that a record has.
///
/// ```
/// use gomoku_record::{NodeId, Played, Record, sgf};
/// use gomoku_rules::{Color, Point};
///
/// let mut record = Record::default();
/// record.tree.add(NodeId::ROOT, Some(Played::stone(Color::Black, Point::new(7, 7))));
/// let written = sgf::write(&record)?;
/// assert_eq!(written.bytes, b"(;FF[4]GM[4]CA[UTF-8]SZ[15]\n;B[hh])\n");
/// assert!(written.losses.is_empty());
/// # Ok::<(), gomoku_record::WriteError>(())
/// ```
///
/// # Errors
///
/// [`WriteError::OffBoard`] for a point that the board of the record does not have.
pub fn write(record: &Record) -> Result<Written, WriteError> {
    let bytes = write::game(record)?.into_bytes();
    Ok(Written {
        bytes,
        losses: Vec::new(),
    })
}

/// Whether a game begins there.
pub(crate) fn looks_like(bytes: &[u8]) -> bool {
    let bytes = bytes
        .strip_prefix(b"\xef\xbb\xbf")
        .unwrap_or(bytes)
        .trim_ascii_start();
    let behind = bytes.strip_prefix(b"(").map(<[u8]>::trim_ascii_start);
    behind.is_some_and(|behind| behind.starts_with(b";"))
}
