//! Zjrenju's positions, which RenLib and Yixin read too: a byte with the number of moves, then a byte for each, its
//! column plus 15 times its row from the top. The board has 15 lines.

use gomoku_rules::{BoardSize, Point};

use crate::{
    error::{ReadError, Reason, WriteError},
    format::Format,
    lines::to_top,
    loss::{WhyCut, Written},
    main_line::{self, main_line},
    record::Record,
};

/// Reads a game.
///
/// ```
/// use gomoku_record::pos;
///
/// let record = pos::read(&[2, 112, 98])?;
/// assert_eq!(record.main_moves().nth(1).unwrap().1.point, Some("i9".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// [`ReadError`] when there are more bytes or fewer than the first says, or one is no point.
pub fn read(bytes: &[u8]) -> Result<Record, ReadError> {
    let Some((&count, moves)) = bytes.split_first() else {
        return Err(ReadError::in_bytes(0, Reason::Ends("the number of moves")));
    };
    let count = usize::from(count);
    if moves.len() < count {
        return Err(ReadError::in_bytes(bytes.len(), Reason::Ends("the last move")));
    }
    if let Some(&behind) = moves.get(count) {
        let reason = Reason::expected("the end of the file", &behind.to_string());
        return Err(ReadError::in_bytes(1 + count, reason));
    }
    let mut record = Record::default();
    let mut line = main_line::Line::new(&mut record.tree);
    for (&byte, offset) in moves.iter().zip(1..) {
        let text = || byte.to_string();
        let off_board = || ReadError::in_bytes(offset, Reason::OffBoard { text: text() });
        let point = BoardSize::default().point_at(byte.into()).ok_or_else(off_board)?;
        line.play(point, offset, None);
    }
    Ok(record)
}

/// Writes the main line, 255 moves of it, on 15 lines only. Pos holds nothing else.
///
/// ```
/// use gomoku_record::{Format, pos};
///
/// let record = Format::Text.read(b"h8i9")?;
/// assert_eq!(pos::write(&record)?.bytes, [2, 112, 98]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// [`WriteError::Size`], [`WriteError::Setup`] and [`WriteError::OffBoard`].
pub fn write(record: &Record) -> Result<Written, WriteError> {
    Format::Pos.expect_size(record, BoardSize::default())?;
    let mut line = main_line(record, Format::Pos)?;
    if line.moves.len() > usize::from(u8::MAX) {
        line.moves.truncate(u8::MAX.into());
        line.losses.cut(|| line.moves.len() + 1, WhyCut::TooMany);
    }
    let count = u8::try_from(line.moves.len()).unwrap_or(u8::MAX);
    let byte = |&(_, point): &(_, Point)| {
        let (col, row) = to_top(point, record.size);
        15 * row + col
    };
    let bytes = [count].into_iter().chain(line.moves.iter().map(byte)).collect();
    Ok(line.losses.written(bytes))
}

/// Whether the first byte is the number of those behind it, and each of them is a point.
pub(crate) fn looks_like(bytes: &[u8]) -> bool {
    read(bytes).is_ok()
}
