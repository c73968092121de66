//! RenLib's libraries: a tree of moves on 15 lines with comments, marks and words on the board.
//!
//! After a header of 20 bytes (`FF RenLib FF`, version, `FF`s) come the nodes, each before what follows on it: a byte
//! for the point, 16 times its row from 0 at the top plus its column from 1 at the left, 0 for the root and for a
//! pass; and a byte of flags. Files of version 3.0 and older leave the root out, and the oldest have no header.
//!
//! Texts end with a zero byte and fill an even number of bytes. A comment has its first line apart. Their characters
//! are in the code page of the computer that wrote them, which no file says: see
//! [how they are guessed](self#characters).
//!
//! A mark is a [cross](crate::MarkKind::Cross) on the node's own point. Words on the board are labels of the node before the
//! one that carries them. The start mark, marks of nodes without a point, and extensions that only RenLib knows are
//! kept in the properties `START`, `MARK` and `EXTENSION`.
//!
//! # Characters
//!
//! UTF-8 is recognised by itself; everything else is what all texts of the file together look most like, such as GBK.
//! What is written is ASCII where that does, GBK where it is recognised again, and UTF-8 otherwise, which RenLib itself
//! shows wrongly: then [`Loss::Characters`](crate::Loss::Characters) says so.

mod flags;
mod read;
mod write;

use crate::{
    error::{ReadError, WriteError},
    loss::Written,
    record::Record,
};

/// What files begin with since version 2.
const SIGNATURE: &[u8; 8] = b"\xffRenLib\xff";
/// The whole header: the signature, the version in two bytes, and ten bytes without a meaning.
const HEADER_LEN: usize = 20;
/// The byte of the centre, h8.
const CENTRE: u8 = 0x78;

const START: &str = "START";
const MARK: &str = "MARK";
const EXTENSION: &str = "EXTENSION";

/// Reads a library.
///
/// ```
/// use gomoku_record::renlib;
///
/// // h8, and two answers to it: i9 with a comment, and h9.
/// let record = renlib::read(b"\x78\x00\x69\xc8ok\x00\x00\x68\x40")?;
/// let line: Vec<_> = record.main_moves().collect();
/// assert_eq!(line[1].1.point, Some("i9".parse()?));
/// assert_eq!(record.tree.notes(line[1].0).comment, "ok");
/// assert_eq!(record.tree.node_count(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// [`ReadError`] when the file is none, is newer than 3.4, or ends within a node.
pub fn read(bytes: &[u8]) -> Result<Record, ReadError> {
    read::library(bytes)
}

/// Writes a library, on 15 lines only. It holds variations, passes, comments and labels; of the marks the crosses on
/// a node's own point.
///
/// ```
/// use gomoku_record::{Format, renlib};
///
/// let record = Format::Text.read(b"h8i9")?;
/// let written = renlib::write(&record)?;
/// assert!(written.bytes.ends_with(b"\x78\x00\x69\x40"));
/// assert_eq!(renlib::read(&written.bytes)?, record);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// [`WriteError::Size`], [`WriteError::Setup`] and [`WriteError::OffBoard`].
pub fn write(record: &Record) -> Result<Written, WriteError> {
    write::library(record)
}

/// Whether the header is there, or the first move is h8 as in files that have none.
pub(crate) fn looks_like(bytes: &[u8]) -> bool {
    let is_old = || bytes.first() == Some(&CENTRE) && !bytes.is_ascii() && read(bytes).is_ok();
    bytes.starts_with(SIGNATURE) || is_old()
}
