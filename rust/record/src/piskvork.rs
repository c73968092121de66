//! What the two formats of Piskvorky share: lines of moves, names and a code of how the game ended.

use std::fmt::Write;

use gomoku_rules::{BoardSize, Point};

use crate::{
    charset,
    error::{ReadError, Reason},
    feature::Feature,
    lines::{Line, from_top, number, to_top},
    loss::Losses,
    main_line,
    record::Record,
    tree::NodeId,
};

/// The property that keeps the code of how the game ended.
const END_CODE: &str = "ENDCODE";

/// A line such as `8,8,1200`: column and row from the top left, and milliseconds, which may be absent.
pub(crate) struct MoveLine {
    offset: usize,
    col: u64,
    row: u64,
    time: Option<u64>,
}

/// What such a line says; `None` when it is none.
pub(crate) fn move_line(line: Line<'_>) -> Option<MoveLine> {
    let mut fields = line.bytes.split(|&byte| byte == b',');
    let (col, row, time) = (number(fields.next()?)?, number(fields.next()?)?, fields.next());
    let is_whole = fields.next().is_none();
    is_whole.then(|| MoveLine {
        offset: line.offset,
        col,
        row,
        time: time.and_then(number),
    })
}

/// Adds the moves that come first, their columns and rows counted from `first`, and returns the other lines.
///
/// # Errors
///
/// For a point off the board, and for a line that looks like a move and is none.
pub(crate) fn read_moves<'l, 'a>(
    record: &mut Record,
    lines: &'l [Line<'a>],
    first: u64,
    bytes: &[u8],
) -> Result<&'l [Line<'a>], ReadError> {
    let size = record.size;
    let mut moves = main_line::Line::new(&mut record.tree);
    for (index, &line) in lines.iter().enumerate() {
        let Some(MoveLine {
            offset,
            col,
            row,
            time,
        }) = move_line(line)
        else {
            if line.bytes[0].is_ascii_digit() && line.bytes.contains(&b',') {
                return Err(ReadError::in_text(bytes, line.offset, line.unexpected("a move")));
            }
            return Ok(&lines[index..]);
        };
        let point = match (col.checked_sub(first), row.checked_sub(first)) {
            (Some(col), Some(row)) => from_top(col, row, size),
            _ => None,
        };
        let text = || format!("{col},{row}");
        let off_board = || ReadError::in_text(bytes, offset, Reason::OffBoard { text: text() });
        moves.play(point.ok_or_else(off_board)?, offset, time);
    }
    Ok(&[])
}

/// The name in a line; `?` stands for none.
pub(crate) fn name(line: Line<'_>) -> String {
    let name = charset::decode(line.bytes, None).0;
    if name == "?" {
        String::new()
    } else {
        name.into_owned()
    }
}

/// Keeps the code of how the game ended.
///
/// # Errors
///
/// When the line has no number.
pub(crate) fn read_end_code(record: &mut Record, line: Line<'_>, bytes: &[u8]) -> Result<(), ReadError> {
    let code = str::from_utf8(line.bytes)
        .ok()
        .filter(|text| text.parse::<i32>().is_ok());
    let unexpected = || {
        ReadError::in_text(
            bytes,
            line.offset,
            line.unexpected("a code of how the game ended"),
        )
    };
    let properties = &mut record.tree.notes_mut(NodeId::ROOT).properties;
    properties.push(END_CODE, [code.ok_or_else(unexpected)?]);
    Ok(())
}

/// Writes the moves, columns and rows counted from `first`.
pub(crate) fn write_moves(out: &mut String, record: &Record, moves: &[(NodeId, Point)], first: u8) {
    for &(node, point) in moves {
        let (col, row) = to_top(point, record.size);
        let time = record.tree.notes(node).time.unwrap_or_default();
        let _ = writeln!(out, "{},{},{time}", col + first, row + first);
    }
}

/// Writes both names.
pub(crate) fn write_names(out: &mut String, record: &Record, losses: &mut Losses) {
    for player in [&record.black, &record.white] {
        let name = player.name.trim();
        let plain = name.replace(['\r', '\n', ','], " ");
        if plain != name {
            losses.characters();
        }
        let name = Some(plain.trim()).filter(|name| !name.is_empty());
        let _ = writeln!(out, "{}", name.unwrap_or("?"));
    }
}

/// Writes the code of how the game ended, where one was read.
pub(crate) fn write_end_code(out: &mut String, record: &Record, losses: &mut Losses) {
    let properties = &record.tree.notes(NodeId::ROOT).properties;
    if let Some(code) = properties
        .get(END_CODE)
        .filter(|code| code.parse::<i32>().is_ok())
    {
        losses.keep(Feature::Properties, 1);
        let _ = writeln!(out, "{code}");
    }
}

/// Rec files are for this board.
pub(crate) fn rec_size() -> BoardSize {
    BoardSize::new(20).expect("20 lines are a board")
}
