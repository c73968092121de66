//! Piskvorky's files, which Gomocup keeps its games in.
//!
//! ```text
//! Piskvorky 20x20, 7:7, 0     columns x rows, 0 for a person or the level of each player, which of them begins
//! 10,10,456                   column and row from 1 at the top left, milliseconds
//! 11,12,4500
//! pisq7.exe                   names of the players, if the file has them
//! renjusolver.zip
//! 0                           how the game ended: a code of the program
//! ```
//!
//! The player who begins has Black here. Levels and code are kept in the properties `LEVELS` and `ENDCODE`. The file
//! says no rule.

use std::fmt::Write;

use gomoku_rules::BoardSize;

use crate::{
    error::{ReadError, Reason, WriteError},
    feature::Feature,
    format::Format,
    lines::{Line, board_size, lines, number},
    loss::Written,
    main_line::main_line,
    piskvork::{name, read_end_code, read_moves, write_end_code, write_moves, write_names},
    record::{Player, Record},
    tree::NodeId,
};

/// The property that keeps the levels of the players.
const LEVELS: &str = "LEVELS";

/// Reads a game.
///
/// ```
/// use gomoku_record::psq;
///
/// let record = psq::read(b"Piskvorky 15x15, 0:0, 0\n8,8,450\n9,7,1200\nAnn\nBob\n-1\n")?;
/// assert_eq!(record.white.name, "Bob");
/// let (node, played) = record.main_moves().nth(1).unwrap();
/// assert_eq!(played.point, Some("i9".parse()?));
/// assert_eq!(record.tree.notes(node).time, Some(1200));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// [`ReadError`] names the first line that has no place in such a file.
pub fn read(bytes: &[u8]) -> Result<Record, ReadError> {
    let error = |line: Line<'_>, reason| ReadError::in_text(bytes, line.offset, reason);
    let all: Vec<Line<'_>> = lines(bytes).collect();
    let [first, rest @ ..] = all.as_slice() else {
        return Err(ReadError::in_text(bytes, 0, Reason::NotThisFormat(Format::Psq)));
    };
    let header = Header::read(*first).map_err(|reason| error(*first, reason))?;
    let mut record = Record::new(header.size);
    if header.levels != "0:0" {
        let properties = &mut record.tree.notes_mut(NodeId::ROOT).properties;
        properties.push(LEVELS, [header.levels]);
    }
    let rest = read_moves(&mut record, rest, 1, bytes)?;
    let names = match *rest {
        [] => None,
        [code] if code.bytes[0] == b'-' || number(code.bytes).is_some() => {
            read_end_code(&mut record, code, bytes)?;
            None
        }
        [line] => return Err(error(line, Reason::Ends("the second name"))),
        [one, two] => Some([one, two]),
        [one, two, code] => {
            read_end_code(&mut record, code, bytes)?;
            Some([one, two])
        }
        [_, _, _, line, ..] => return Err(error(line, line.unexpected("the end of the file"))),
    };
    if let Some(names) = names {
        let [mut one, mut two] = names.map(name);
        if header.second_begins {
            std::mem::swap(&mut one, &mut two);
        }
        record.black = Player::named(&one);
        record.white = Player::named(&two);
    }
    Ok(record)
}

/// Writes the main line. Psq holds the size of the board, the names of the players and the times of the moves.
///
/// ```
/// use gomoku_record::{Format, psq};
///
/// let record = Format::Text.read(b"h8i9")?;
/// let written = psq::write(&record)?;
/// assert_eq!(written.bytes, b"Piskvorky 15x15, 0:0, 0\n8,8,0\n9,7,0\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// [`WriteError::Setup`] and [`WriteError::OffBoard`].
pub fn write(record: &Record) -> Result<Written, WriteError> {
    let mut line = main_line(record, Format::Psq)?;
    let lines = record.size.lines();
    let properties = &record.tree.notes(NodeId::ROOT).properties;
    let levels = properties.get(LEVELS).filter(|levels| is_levels(levels));
    if levels.is_some() {
        line.losses.keep(Feature::Properties, 1);
    }
    let levels = levels.unwrap_or_else(|| "0:0".into());
    let mut out = String::new();
    let _ = writeln!(out, "Piskvorky {lines}x{lines}, {levels}, 0");
    write_moves(&mut out, record, &line.moves, 1);
    if !(record.black.name.is_empty() && record.white.name.is_empty()) {
        write_names(&mut out, record, &mut line.losses);
    }
    write_end_code(&mut out, record, &mut line.losses);
    Ok(line.losses.written(out.into_bytes()))
}

/// Whether the first line is that of such a file.
pub(crate) fn looks_like(bytes: &[u8]) -> bool {
    bytes.trim_ascii_start().starts_with(b"Piskvorky")
}

struct Header<'a> {
    size: BoardSize,
    levels: &'a str,
    second_begins: bool,
}

impl Header<'_> {
    fn read(line: Line<'_>) -> Result<Header<'_>, Reason> {
        let text = str::from_utf8(line.bytes).ok();
        let fields = text.and_then(|text| text.strip_prefix("Piskvorky"));
        let fields = fields.ok_or(Reason::NotThisFormat(Format::Psq))?;
        let unexpected = || line.unexpected("a first line such as Piskvorky 15x15, 0:0, 0");
        let mut fields = fields.split(',').map(str::trim);
        let (size, levels, begins) = (fields.next(), fields.next(), fields.next());
        let (width, height) = size
            .and_then(|size| size.split_once('x'))
            .ok_or_else(unexpected)?;
        Ok(Header {
            size: board_size(width, height)?,
            levels: levels.filter(|levels| is_levels(levels)).ok_or_else(unexpected)?,
            second_begins: match (begins, fields.next()) {
                (Some("0"), None) => false,
                (Some("1"), None) => true,
                _ => return Err(unexpected()),
            },
        })
    }
}

/// Two numbers with a colon between them.
fn is_levels(text: &str) -> bool {
    let is_number = |text: &str| text.parse::<u32>().is_ok();
    text.split_once(':')
        .is_some_and(|(one, two)| is_number(one) && is_number(two))
}
