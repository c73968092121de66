//! The formats, their names, and how to tell them apart.

use std::{fmt, path::Path, str::FromStr};

use gomoku_rules::BoardSize;
use thiserror::Error;

use crate::{
    error::{ReadError, Reason, WriteError},
    feature::Feature,
    json,
    loss::Written,
    pos, psq, rec,
    record::Record,
    renlib, rif, sav, sgf, text,
};

/// A format of records.
///
/// ```
/// use gomoku_record::Format;
/// use std::path::Path;
///
/// assert_eq!(Format::of_path(Path::new("games/final.SGF")), Some(Format::Sgf));
/// assert_eq!(Format::of_content(b"Piskvorky 15x15, 0:0, 0\n"), Some(Format::Psq));
/// assert_eq!("lib".parse(), Ok(Format::Lib));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Smart Game Format, FF\[4\] GM\[4\].
    Sgf,
    /// Piskvorky, as Gomocup writes it.
    Psq,
    /// Gomotur.
    Rec,
    /// Yixin.
    Sav,
    /// Zjrenju.
    Pos,
    /// RenLib.
    Lib,
    /// RenjuNet.
    Rif,
    /// Our own.
    Json,
    /// The text code.
    Text,
}

impl Format {
    /// All formats.
    pub const ALL: [Format; 9] = [
        Format::Sgf,
        Format::Psq,
        Format::Rec,
        Format::Sav,
        Format::Pos,
        Format::Lib,
        Format::Rif,
        Format::Json,
        Format::Text,
    ];

    /// The lower-case name, which is also the extension of its files but for `text`.
    ///
    /// ```
    /// # use gomoku_record::Format;
    /// assert_eq!(Format::Sgf.as_str(), "sgf");
    /// ```
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Format::Sgf => "sgf",
            Format::Psq => "psq",
            Format::Rec => "rec",
            Format::Sav => "sav",
            Format::Pos => "pos",
            Format::Lib => "lib",
            Format::Rif => "rif",
            Format::Json => "json",
            Format::Text => "text",
        }
    }

    /// The format that the extension of a file's name says; `.txt` is [`Format::Text`].
    ///
    /// ```
    /// # use gomoku_record::Format;
    /// # use std::path::Path;
    /// assert_eq!(Format::of_path(Path::new("a.txt")), Some(Format::Text));
    /// assert_eq!(Format::of_path(Path::new("sgf")), None);
    /// ```
    #[must_use]
    pub fn of_path(path: &Path) -> Option<Format> {
        let extension = path.extension()?.to_str()?;
        if extension.eq_ignore_ascii_case("txt") {
            return Some(Format::Text);
        }
        extension.parse().ok()
    }

    /// The format that bytes look like.
    ///
    /// ```
    /// # use gomoku_record::Format;
    /// assert_eq!(Format::of_content(b"h8 i9"), Some(Format::Text));
    /// assert_eq!(Format::of_content(b"\x02\x70\x00"), Some(Format::Pos));
    /// assert_eq!(Format::of_content(b"hello"), None);
    /// ```
    #[must_use]
    pub fn of_content(bytes: &[u8]) -> Option<Format> {
        type LooksLike = fn(&[u8]) -> bool;
        let recognised: [(Format, LooksLike); 10] = [
            (Format::Lib, renlib::looks_like),
            (Format::Pos, |bytes| {
                has_control_characters(bytes) && pos::looks_like(bytes)
            }),
            (Format::Psq, psq::looks_like),
            (Format::Sgf, sgf::looks_like),
            (Format::Json, json::looks_like),
            (Format::Rif, rif::looks_like),
            (Format::Text, text::looks_like),
            (Format::Sav, sav::looks_like),
            (Format::Pos, pos::looks_like),
            (Format::Rec, rec::looks_like),
        ];
        let found = recognised.into_iter().find(|(_, looks_like)| looks_like(bytes));
        found.map(|(format, _)| format)
    }

    /// Reads the first game of a file.
    ///
    /// ```
    /// # use gomoku_record::Format;
    /// let record = Format::Text.read(b"h8i9")?;
    /// assert_eq!(record.main_moves().count(), 2);
    /// # Ok::<(), gomoku_record::ReadError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`ReadError`] when the bytes are no such file. Whether its moves can be played, [`Record::to_game`] says.
    pub fn read(self, bytes: &[u8]) -> Result<Record, ReadError> {
        match self {
            Format::Sgf => sgf::read(bytes),
            Format::Psq => psq::read(bytes),
            Format::Rec => rec::read(bytes),
            Format::Sav => sav::read(bytes),
            Format::Pos => pos::read(bytes),
            Format::Lib => renlib::read(bytes),
            Format::Rif => rif::read(bytes),
            Format::Json => json::read(bytes),
            Format::Text => text::read(bytes),
        }
    }

    /// Writes a record, and tells what of it the format cannot hold.
    ///
    /// ```
    /// # use gomoku_record::{Format, Record};
    /// let written = Format::Pos.write(&Record::default())?;
    /// assert_eq!(written.bytes, [0]);
    /// # Ok::<(), gomoku_record::WriteError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`WriteError`] when the format cannot hold the board or where the game starts.
    pub fn write(self, record: &Record) -> Result<Written, WriteError> {
        match self {
            Format::Sgf => sgf::write(record),
            Format::Psq => psq::write(record),
            Format::Rec => rec::write(record),
            Format::Sav => sav::write(record),
            Format::Pos => pos::write(record),
            Format::Lib => renlib::write(record),
            Format::Rif => Err(WriteError::ReadOnly { format: self }),
            Format::Json => json::write(record),
            Format::Text => text::write(record),
        }
    }

    /// # Errors
    ///
    /// When the record's board is not the only one the format is for.
    pub(crate) fn expect_size(self, record: &Record, only: BoardSize) -> Result<(), WriteError> {
        if record.size == only {
            return Ok(());
        }
        Err(WriteError::Size {
            format: self,
            lines: only.lines(),
            size: record.size,
        })
    }

    /// What the format can hold beside the moves of a main line; rif is only read.
    ///
    /// ```
    /// # use gomoku_record::{Feature, Format};
    /// assert_eq!(Format::Sav.holds(), [Feature::Size]);
    /// ```
    #[must_use]
    pub const fn holds(self) -> &'static [Feature] {
        match self {
            Format::Sgf | Format::Json => &Feature::ALL,
            Format::Psq | Format::Rec => &[Feature::Size, Feature::Players, Feature::Times],
            Format::Sav => &[Feature::Size],
            Format::Lib => &[
                Feature::Variations,
                Feature::Passes,
                Feature::Comments,
                Feature::Labels,
            ],
            Format::Pos | Format::Text | Format::Rif => &[],
        }
    }
}

/// Whether there are bytes that texts do not have.
fn has_control_characters(bytes: &[u8]) -> bool {
    bytes
        .iter()
        .any(|byte| byte.is_ascii_control() && !byte.is_ascii_whitespace())
}

/// Reads the first game of a file whose format its content says.
///
/// ```
/// let record = gomoku_record::read(b"(;GM[4]SZ[19];B[jj])")?;
/// assert_eq!(record.size.lines(), 19);
/// # Ok::<(), gomoku_record::ReadError>(())
/// ```
///
/// # Errors
///
/// [`ReadError`] when it looks like no format, or its bytes are no such file.
pub fn read(bytes: &[u8]) -> Result<Record, ReadError> {
    let unknown = || ReadError::in_bytes(0, Reason::UnknownFormat);
    Format::of_content(bytes).ok_or_else(unknown)?.read(bytes)
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The text names no format.
///
/// ```
/// # use gomoku_record::{Format, ParseFormatError};
/// assert_eq!("no such name".parse::<Format>(), Err(ParseFormatError));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not a format, expected sgf, psq, rec, sav, pos, lib, rif, json or text")]
pub struct ParseFormatError;

impl FromStr for Format {
    type Err = ParseFormatError;

    /// Reads the name in either case.
    fn from_str(text: &str) -> Result<Format, ParseFormatError> {
        Format::ALL
            .into_iter()
            .find(|format| format.as_str().eq_ignore_ascii_case(text))
            .ok_or(ParseFormatError)
    }
}
