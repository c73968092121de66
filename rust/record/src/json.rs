//! Our own format: one JSON object that holds all that a record has.
//!
//! ```json
//! {
//!   "format": "gomoku-record", "version": 1,
//!   "size": 15, "rule": "renju", "opening": "swap2",
//!   "black": {"name": "Ann", "rank": "3d"}, "white": {"name": "Bob"},
//!   "result": "black by resignation",
//!   "date": "2026-11-30", "event": "Final", "round": "1", "place": "Tallinn", "time_control": "600",
//!   "notes": {"comment": "a short game"},
//!   "moves": [
//!     {"color": "black", "point": "h8", "time": 450},
//!     {"color": "white", "point": "i9", "notes": {"labels": {"j10": "A"}, "marks": {"circle": ["h8"]}}},
//!     {"color": "white", "point": "pass", "after": 1}
//!   ],
//!   "hash": "73c6adc6bc2dc5e6"
//! }
//! ```
//!
//! Only `format`, `version`, `size` and `moves` are always there. A result is as [`GameResult`](crate::GameResult)
//! prints it. A move follows on the one before it in the list, or on the one whose number,
//! from 1, is in `after`; 0 is the beginning. `time` counts milliseconds. A node that only sets up stones or says
//! something has neither colour nor point. Properties are names with values that are escaped as in SGF:
//! `"properties": [["SO", "a book"]]`. `hash` is [`Position::hash`](gomoku_rules::Position::hash) of the last
//! position of the main line in hexadecimal, if that can be played; a file whose moves lead elsewhere is refused, and
//! so are keys that are not known and versions that are newer.

mod saved;

use serde::Deserialize;
use serde_json::value::RawValue;

use crate::{
    error::{ReadError, Reason, WriteError},
    format::Format,
    json::saved::{Envelope, SavedNode, SavedNotes, SavedRecord},
    loss::Written,
    record::Record,
    tree::NodeId,
    visible::shortened,
};

const FORMAT: &str = "gomoku-record";
const VERSION: u64 = 1;
const VERSION_NAME: &str = "1";

/// Reads a record.
///
/// ```
/// use gomoku_record::json;
///
/// let text = br#"{"format":"gomoku-record","version":1,"size":15,"moves":[{"color":"black","point":"h8"}]}"#;
/// assert_eq!(json::read(text)?.main_moves().count(), 1);
///
/// let newer = json::read(br#"{"format":"gomoku-record","version":2}"#).unwrap_err();
/// assert_eq!(newer.to_string(), "line 1, byte 0: version 2 is newer than 1, the newest we can read");
/// # Ok::<(), gomoku_record::ReadError>(())
/// ```
///
/// # Errors
///
/// [`ReadError`] for anything that is not exactly such an object.
pub fn read(bytes: &[u8]) -> Result<Record, ReadError> {
    let source = Source::new(bytes);
    let Envelope { format, version } = source.parse()?;
    if format.as_deref() != Some(FORMAT) {
        return Err(source.error(Reason::NotThisFormat(Format::Json)));
    }
    if version > VERSION {
        let (found, known) = (version.to_string(), VERSION_NAME);
        return Err(source.error(Reason::Version { found, known }));
    }
    let saved: SavedRecord<Vec<&RawValue>, &RawValue> = source.parse()?;
    let mut record = saved.info().map_err(|reason| source.error(reason))?;
    if let Some(notes) = saved.notes {
        let source = source.of(notes);
        let notes: SavedNotes = source.parse()?;
        let notes = notes.notes(record.size).map_err(|reason| source.error(reason))?;
        *record.tree.notes_mut(NodeId::ROOT) = notes;
    }
    read_moves(source, &saved.moves, &mut record)?;
    check_hash(source, saved.hash.as_deref(), &record)?;
    Ok(record)
}

/// Writes a record. JSON holds all that it has.
///
/// ```
/// use gomoku_record::{Record, json};
///
/// let written = json::write(&Record::default())?;
/// let text = String::from_utf8(written.bytes).unwrap();
/// assert!(text.starts_with(r#"{"format":"gomoku-record","version":1,"size":15,"moves":[]"#));
/// # Ok::<(), gomoku_record::WriteError>(())
/// ```
///
/// # Errors
///
/// [`WriteError::OffBoard`] for a point that the board of the record does not have.
#[expect(
    clippy::missing_panics_doc,
    reason = "texts and numbers can always be written"
)]
pub fn write(record: &Record) -> Result<Written, WriteError> {
    let saved = saved::save(record, record.final_hash())?;
    let mut bytes = serde_json::to_vec(&saved).expect("it is texts and numbers");
    bytes.push(b'\n');
    Ok(Written {
        bytes,
        losses: Vec::new(),
    })
}

/// Whether an object begins there.
pub(crate) fn looks_like(bytes: &[u8]) -> bool {
    Source::new(bytes).part.trim_ascii_start().starts_with(b"{")
}

/// A part of the file.
#[derive(Clone, Copy)]
struct Source<'a> {
    /// The whole file.
    file: &'a [u8],
    /// The part.
    part: &'a [u8],
}

impl<'a> Source<'a> {
    fn new(file: &'a [u8]) -> Source<'a> {
        let part = file.strip_prefix(b"\xef\xbb\xbf").unwrap_or(file);
        Source { file, part }
    }

    /// A part of this part.
    fn of(self, value: &'a RawValue) -> Source<'a> {
        Source {
            file: self.file,
            part: value.get().as_bytes(),
        }
    }

    /// Where the part begins in the file.
    fn start(self) -> usize {
        self.part.as_ptr().addr() - self.file.as_ptr().addr()
    }

    fn error(self, reason: Reason) -> ReadError {
        ReadError::in_text(self.file, self.start(), reason)
    }

    fn parse<T: Deserialize<'a>>(self) -> Result<T, ReadError> {
        serde_json::from_slice(self.part).map_err(|error| {
            let line_start = match error.line().checked_sub(2) {
                Some(feeds) => nth_line_feed(self.part, feeds) + 1,
                None => 0,
            };
            let offset = self.start() + line_start + error.column().saturating_sub(1);
            // The place is told by the error around it.
            let text = error.to_string();
            let reason = text.split(" at line ").next().unwrap_or_default().to_owned();
            ReadError::in_text(self.file, offset, Reason::Json(reason))
        })
    }
}

fn nth_line_feed(bytes: &[u8], n: usize) -> usize {
    let mut feeds = bytes.iter().enumerate().filter(|&(_, &byte)| byte == b'\n');
    feeds.nth(n).map_or(0, |(at, _)| at)
}

fn read_moves(source: Source<'_>, moves: &[&RawValue], record: &mut Record) -> Result<(), ReadError> {
    let size = record.size;
    for (index, value) in moves.iter().enumerate() {
        let source = source.of(value);
        let saved: SavedNode = source.parse()?;
        let after = saved.after.unwrap_or(index);
        if after > index {
            let number = index + 1;
            return Err(source.error(Reason::Order { number, after }));
        }
        let wrong = |reason| source.error(reason);
        let played = saved.played(size).map_err(wrong)?;
        let notes = saved.notes(size).map_err(wrong)?;
        if played.is_some() && notes.setup.is_some() {
            return Err(wrong(Reason::Json("stones are set up by a move".to_owned())));
        }
        let node = record.tree.add(record.tree.nth(after), played);
        record.tree.set_offset(node, source.start());
        if !notes.is_empty() {
            *record.tree.notes_mut(node) = notes;
        }
    }
    Ok(())
}

/// Refuses moves that lead elsewhere than they once did.
fn check_hash(source: Source<'_>, expected: Option<&str>, record: &Record) -> Result<(), ReadError> {
    let Some(expected) = expected else {
        return Ok(());
    };
    let found = record.final_hash();
    if found.as_deref() == Some(expected) {
        return Ok(());
    }
    let found = found.unwrap_or_else(|| "none".to_owned());
    let expected = shortened(expected);
    Err(source.error(Reason::Hash { found, expected }))
}

impl Record {
    /// The hash of the last position of the main line, by the rule of the record or the first that allows the moves.
    fn final_hash(&self) -> Option<String> {
        let mut rules = self.possible_rules();
        let position = rules.find_map(|rule| self.to_position(rule).ok())?;
        Some(format!("{:016x}", position.hash()))
    }
}
