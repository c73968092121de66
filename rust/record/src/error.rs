//! Why bytes are no record, and records no games and no bytes.

use std::fmt;

use gomoku_rules::{BoardSize, BoardSizeError, Color, Point, SetupError};
use thiserror::Error;

use crate::{
    format::Format,
    visible::{Visible, shortened},
};

/// Bytes could not be read as a record.
///
/// ```
/// use gomoku_record::{Format, Reason};
///
/// let error = Format::Psq.read(b"Piskvorky 15x15, 0:0, 0\n8,16,0\n").unwrap_err();
/// assert_eq!(error.reason, Reason::OffBoard { text: "8,16".to_owned() });
/// assert_eq!(error.to_string(), "line 2, byte 24: 8,16: off the board");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}byte {offset}: {reason}", Line(*.line))]
pub struct ReadError {
    /// Where it happened, in bytes from the beginning.
    pub offset: usize,
    /// The line where it happened, from 1; `None` in formats that have none.
    pub line: Option<usize>,
    /// What is wrong there.
    pub reason: Reason,
}

struct Line(Option<usize>);

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.map_or(Ok(()), |line| write!(f, "line {line}, "))
    }
}

impl ReadError {
    /// An error at a place of a text.
    pub(crate) fn in_text(bytes: &[u8], offset: usize, reason: Reason) -> ReadError {
        let before = &bytes[..offset.min(bytes.len())];
        ReadError {
            offset,
            line: Some(before.split(|&byte| byte == b'\n').count()),
            reason,
        }
    }

    /// An error at a place of a file that has no lines.
    pub(crate) const fn in_bytes(offset: usize, reason: Reason) -> ReadError {
        ReadError {
            offset,
            line: None,
            reason,
        }
    }
}

/// What is wrong with bytes that are no record.
///
/// ```
/// # use gomoku_record::{Format, Reason};
/// let error = Format::Sgf.read(b"(;GM[4]SZ[15];B[hh").unwrap_err();
/// assert_eq!(error.reason, Reason::Ends("a value's closing bracket"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Reason {
    /// They do not begin as files of the format do.
    #[error("this is no {0} file")]
    NotThisFormat(Format),
    /// They look like no format.
    #[error("no known format")]
    UnknownFormat,
    /// They end too early.
    #[error("the file ends before {0}")]
    Ends(&'static str),
    /// Something else should stand there.
    #[error("expected {expected}, found {}", Visible(.found))]
    Expected {
        /// What should stand there.
        expected: &'static str,
        /// What does, shortened.
        found: String,
    },
    /// No board has so many lines.
    #[error(transparent)]
    Size(#[from] BoardSizeError),
    /// The board has more rows than columns, or fewer.
    #[error("the board is {width} by {height}, not square")]
    NotSquare {
        /// Columns.
        width: String,
        /// Rows.
        height: String,
    },
    /// A point that the board does not have.
    #[error("{}: off the board", Visible(.text))]
    OffBoard {
        /// The point as it stands there.
        text: String,
    },
    /// The file is made by a later version of its program.
    #[error("version {found} is newer than {known}, the newest we can read")]
    Version {
        /// The version of the file.
        found: String,
        /// The newest that can be read.
        known: &'static str,
    },
    /// A point is set up twice.
    #[error("{0} is set up twice")]
    Twice(Point),
    /// The moves do not lead to the position that the file names.
    #[error("the moves lead to the position {found}, not {expected}")]
    Hash {
        /// The hash of the position that the moves lead to.
        found: String,
        /// The hash that the file has.
        expected: String,
    },
    /// A move follows on one that does not come before it.
    #[error("move {number} follows on move {after}, which is not before it")]
    Order {
        /// The number of the move in the file, from 1.
        number: usize,
        /// The move that it is to follow on.
        after: usize,
    },
    /// It is no JSON, or not of the expected form.
    #[error("{}", Visible(.0))]
    Json(String),
    /// It is no XML, or not of the expected form.
    #[error("{}", Visible(.0))]
    Xml(String),
    /// The characters are not those that the file says.
    #[error("not in the character encoding {0}")]
    Encoding(String),
    /// A move in a text code that is none.
    #[error(transparent)]
    Code(#[from] crate::text::CodeError),
}

impl Reason {
    /// Something else stands where `expected` should.
    pub(crate) fn expected(expected: &'static str, found: &str) -> Reason {
        Reason::Expected {
            expected,
            found: shortened(found),
        }
    }
}

/// A record cannot be played by the rules.
///
/// ```
/// use gomoku_record::Format;
/// use gomoku_rules::Rule;
///
/// let record = Format::Psq.read(b"Piskvorky 15x15, 0:0, 0\n8,8,0\n8,8,0\n")?;
/// let error = record.to_game(Rule::Freestyle).unwrap_err();
/// assert_eq!(error.to_string(), "move 2, h8: occupied (byte 30)");
/// # Ok::<(), gomoku_record::ReadError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("move {number}{}: {reason}{}", Named(*.point), Byte(*.offset))]
pub struct Unplayable {
    /// The number of the move on its line, from 1.
    pub number: usize,
    /// Where the stone was to go; `None` for a pass or a setup.
    pub point: Option<Point>,
    /// Where the file has it, in bytes from the beginning; `None` in records that were not read.
    pub offset: Option<usize>,
    /// Why it cannot be played.
    pub reason: WhyUnplayable,
}

struct Named(Option<Point>);

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.map_or(Ok(()), |point| write!(f, ", {point}"))
    }
}

struct Byte(Option<usize>);

impl fmt::Display for Byte {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.map_or(Ok(()), |offset| write!(f, " (byte {offset})"))
    }
}

/// Why a move of a record cannot be played.
///
/// ```
/// # use gomoku_record::{Format, WhyUnplayable};
/// # use gomoku_rules::{Color, Rule};
/// let record = Format::Sgf.read(b"(;GM[4]SZ[15];B[hh];B[ig])")?;
/// let unplayable = record.to_game(Rule::Freestyle).unwrap_err();
/// assert_eq!(unplayable.reason, WhyUnplayable::Turn { turn: Color::White });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum WhyUnplayable {
    /// The rules do not allow it.
    #[error(transparent)]
    Illegal(#[from] gomoku_rules::IllegalMove),
    /// It is the other side's turn.
    #[error("{turn} is to move")]
    Turn {
        /// The side to move.
        turn: Color,
    },
    /// It is a pass, which a game does not have.
    #[error("a pass")]
    Pass,
    /// Stones are set up after the beginning, which a game does not have.
    #[error("stones are set up")]
    SetupLater,
    /// No game starts from stones set up like that.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// A format cannot hold a record at all.
///
/// ```
/// # use gomoku_record::{Format, WriteError};
/// let record = Format::Sgf.read(b"(;GM[4]SZ[15])")?;
/// assert_eq!(Format::Rif.write(&record), Err(WriteError::ReadOnly { format: Format::Rif }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum WriteError {
    /// It is for boards of another size, on which the stones would stand elsewhere.
    #[error("{format} files are for {lines} lines, not {}", .size.lines())]
    Size {
        /// The format.
        format: Format,
        /// The lines that it is for.
        lines: u8,
        /// The board of the record.
        size: BoardSize,
    },
    /// The game starts from a set-up position, without which its moves say nothing.
    #[error("{format} files hold no set-up position")]
    Setup {
        /// The format.
        format: Format,
    },
    /// A point lies beyond the board of the record.
    #[error("{point} is off the board")]
    OffBoard {
        /// The point.
        point: Point,
    },
    /// The format is only read.
    #[error("{format} files are only read")]
    ReadOnly {
        /// The format.
        format: Format,
    },
}
