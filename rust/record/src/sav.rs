//! Yixin's saved positions: numbers between white space.
//!
//! ```text
//! 15          rows
//! 15          columns
//! 2           how many moves follow
//! 7 7         row and column from 0 at the top left
//! 6 8
//! ```

use std::fmt::Write;

use crate::{
    error::{ReadError, Reason, WriteError},
    format::Format,
    lines::{Line, board_size, from_top, number, to_top, words},
    loss::Written,
    main_line::{self, main_line},
    record::Record,
};

/// Reads a game.
///
/// ```
/// use gomoku_record::sav;
///
/// let record = sav::read(b"15\n15\n2\n7 7\n6 8\n")?;
/// assert_eq!(record.main_moves().nth(1).unwrap().1.point, Some("i9".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// [`ReadError`] names the first word that has no place in such a file.
pub fn read(bytes: &[u8]) -> Result<Record, ReadError> {
    let error = |offset, reason| ReadError::in_text(bytes, offset, reason);
    let mut words = words(bytes);
    let mut next = |missing| {
        let word = words
            .next()
            .ok_or_else(|| error(bytes.len(), Reason::Ends(missing)))?;
        let number = number(word.bytes).ok_or_else(|| error(word.offset, word.unexpected("a number")))?;
        Ok::<(Line<'_>, u64), ReadError>((word, number))
    };
    let (height, _) = next("the number of rows")?;
    let (width, _) = next("the number of columns")?;
    let size = board_size(&width.found(), &height.found()).map_err(|reason| error(height.offset, reason))?;
    let mut record = Record::new(size);
    let mut line = main_line::Line::new(&mut record.tree);
    let (_, count) = next("the number of moves")?;
    for _ in 0..count {
        let ((word, row), (_, col)) = (next("the row of a move")?, next("the column of a move")?);
        let text = || format!("{row} {col}");
        let off_board = || error(word.offset, Reason::OffBoard { text: text() });
        line.play(from_top(col, row, size).ok_or_else(off_board)?, word.offset, None);
    }
    match words.next() {
        Some(word) => Err(error(word.offset, word.unexpected("the end of the file"))),
        None => Ok(record),
    }
}

/// Writes the main line. Sav holds the size of the board and nothing else.
///
/// ```
/// use gomoku_record::{Format, sav};
///
/// let record = Format::Text.read(b"h8i9")?;
/// assert_eq!(sav::write(&record)?.bytes, b"15\n15\n2\n7 7\n6 8\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// [`WriteError::Setup`] and [`WriteError::OffBoard`].
pub fn write(record: &Record) -> Result<Written, WriteError> {
    let line = main_line(record, Format::Sav)?;
    let lines = record.size.lines();
    let mut out = format!("{lines}\n{lines}\n{}\n", line.moves.len());
    for &(_, point) in &line.moves {
        let (col, row) = to_top(point, record.size);
        let _ = writeln!(out, "{row} {col}");
    }
    Ok(line.losses.written(out.into_bytes()))
}

/// Whether there are numbers only, as many as the third says.
pub(crate) fn looks_like(bytes: &[u8]) -> bool {
    let numbers: Option<Vec<u64>> = words(bytes).map(|word| number(word.bytes)).collect();
    let numbers = numbers.unwrap_or_default();
    let count = numbers
        .get(2)
        .and_then(|count| count.checked_mul(2)?.checked_add(3));
    count == Some(numbers.len() as u64)
}
