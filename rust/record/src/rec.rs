//! Gomotur's files, as Piskvorky writes them.
//!
//! ```text
//! pisq7.exe                   names of the players, Black first
//! renjusolver.zip
//! 9,9,456                     column and row from 0 at the top left of 20 lines, milliseconds
//! 10,11,4500
//! 0                           how the game ended: a code of the program, kept in the property `ENDCODE`
//! ```

use crate::{
    error::{ReadError, Reason, WriteError},
    format::Format,
    lines::{Line, lines},
    loss::Written,
    main_line::main_line,
    piskvork::{
        move_line, name, read_end_code, read_moves, rec_size, write_end_code, write_moves, write_names,
    },
    record::{Player, Record},
};

/// Reads a game.
///
/// ```
/// use gomoku_record::rec;
///
/// let record = rec::read(b"Ann\nBob\n9,9,450\n10,10,1200\n0\n")?;
/// assert_eq!(record.black.name, "Ann");
/// assert_eq!(record.main_moves().next().unwrap().1.point, Some("j11".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// [`ReadError`] names the first line that has no place in such a file.
pub fn read(bytes: &[u8]) -> Result<Record, ReadError> {
    let all: Vec<Line<'_>> = lines(bytes).collect();
    let [black, white, rest @ ..] = all.as_slice() else {
        return Err(ReadError::in_text(
            bytes,
            bytes.len(),
            Reason::Ends("the second name"),
        ));
    };
    let mut record = Record::new(rec_size());
    record.black = Player::named(&name(*black));
    record.white = Player::named(&name(*white));
    let rest = read_moves(&mut record, rest, 0, bytes)?;
    match *rest {
        [] => {}
        [code] => read_end_code(&mut record, code, bytes)?,
        [line, ..] => {
            let reason = line.unexpected("a move such as 9,9,450");
            return Err(ReadError::in_text(bytes, line.offset, reason));
        }
    }
    Ok(record)
}

/// Writes the main line. Rec holds the names of the players and the times of the moves, on 20 lines only.
///
/// ```
/// use gomoku_record::{Record, rec};
/// use gomoku_rules::BoardSize;
///
/// let written = rec::write(&Record::new(BoardSize::new(20)?))?;
/// assert_eq!(written.bytes, b"?\n?\n");
/// assert!(rec::write(&Record::default()).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// [`WriteError::Size`], [`WriteError::Setup`] and [`WriteError::OffBoard`].
pub fn write(record: &Record) -> Result<Written, WriteError> {
    Format::Rec.expect_size(record, rec_size())?;
    let mut line = main_line(record, Format::Rec)?;
    let mut out = String::new();
    write_names(&mut out, record, &mut line.losses);
    write_moves(&mut out, record, &line.moves, 0);
    write_end_code(&mut out, record, &mut line.losses);
    Ok(line.losses.written(out.into_bytes()))
}

/// Whether the third line is a move.
pub(crate) fn looks_like(bytes: &[u8]) -> bool {
    lines(bytes).nth(2).and_then(move_line).is_some()
}
