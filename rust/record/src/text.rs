//! The text code: moves one after the other, such as `h8i9`.
//!
//! A move is a letter for the column, from `a` at the left, and a number for the row, from 1 at the bottom.
//! Letters may be of either case. Between moves there may be white space, punctuation (`, ; _ - | /`, brackets, and
//! the Chinese `， 、 ； 。`) and move numbers such as `1.`, `1)` or `1:`; what is printed is in lower case with nothing in
//! between. The code knows neither size nor rule.

use gomoku_rules::{BoardSize, Color, Game, IllegalMove, ParsePointError, Point, Rule};
use thiserror::Error;

use crate::{
    charset,
    error::{ReadError, WriteError},
    format::Format,
    loss::Written,
    main_line::{self, main_line},
    record::Record,
    visible::Visible,
};

/// One move of a code.
///
/// ```
/// # use gomoku_record::text;
/// let second = text::moves("h8 i9").nth(1).unwrap()?;
/// assert_eq!((second.number, second.offset, second.text), (2, 3, "i9"));
/// # Ok::<(), text::CodeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeMove<'a> {
    /// The number of the move, from 1.
    pub number: usize,
    /// Where it stands in the code, in bytes.
    pub offset: usize,
    /// The move as it was typed.
    pub text: &'a str,
    /// The point it names. It is on the largest board, but perhaps not on the one that is played on.
    pub point: Point,
}

/// Why a code is no game.
///
/// It prints the offending text as it was typed, but for control characters, which a terminal would obey.
///
/// ```
/// use gomoku_record::text;
/// use gomoku_rules::{BoardSize, Color, Rule};
///
/// let error = text::parse("h8z3", BoardSize::default(), Rule::Freestyle, Color::Black).unwrap_err();
/// assert_eq!(error.to_string(), "move 2, z3: off the board");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("move {number}, {}: {reason}", Visible(.text))]
pub struct CodeError {
    /// The number of the move, from 1.
    pub number: usize,
    /// Where it stands in the code, in bytes.
    pub offset: usize,
    /// The offending text as it was typed.
    pub text: String,
    /// What is wrong with it.
    pub reason: BadMove,
}

/// What is wrong with a move of a code.
///
/// ```
/// # use gomoku_record::text::{self, BadMove};
/// # use gomoku_rules::{BoardSize, Color, Rule};
/// let error = text::parse("h8 8h", BoardSize::default(), Rule::Freestyle, Color::Black).unwrap_err();
/// assert_eq!(error.reason, BadMove::NotAMove);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BadMove {
    /// It is not a letter and a number.
    #[error("not a move")]
    NotAMove,
    /// The rules do not allow it; a letter and a number that no board has are [`IllegalMove::OffBoard`].
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
}

/// Plays a code from the empty board.
///
/// ```
/// use gomoku_record::text;
/// use gomoku_rules::{BoardSize, Color, Rule};
///
/// let game = text::parse("h8, H9 i7", BoardSize::default(), Rule::Freestyle, Color::Black)?;
/// assert_eq!(text::print(game.line()), "h8h9i7");
/// assert_eq!(game.position().turn(), Some(Color::White));
/// # Ok::<(), text::CodeError>(())
/// ```
///
/// # Errors
/// The first move that is none or cannot be played.
pub fn parse(code: &str, size: BoardSize, rule: Rule, begins: Color) -> Result<Game, CodeError> {
    let mut game = Game::new(size, rule, begins);
    for played in moves(code) {
        let CodeMove {
            number,
            offset,
            text,
            point,
        } = played?;
        game.play(point).map_err(|refused| CodeError {
            number,
            offset,
            text: text.to_owned(),
            reason: refused.reason.into(),
        })?;
    }
    Ok(game)
}

/// Reads the moves of a code one by one, whether or not they can be played. After an error it goes on behind
/// the offending text.
///
/// ```
/// use gomoku_record::text;
///
/// let texts: Vec<_> = text::moves("h8_I9").map(|played| played.unwrap().text).collect();
/// assert_eq!(texts, ["h8", "I9"]);
/// ```
pub fn moves(code: &str) -> impl Iterator<Item = Result<CodeMove<'_>, CodeError>> {
    tokens(code)
        .zip(1..)
        .map(|((offset, text), number)| match point(text) {
            Ok(point) => Ok(CodeMove {
                number,
                offset,
                text,
                point,
            }),
            Err(reason) => Err(CodeError {
                number,
                offset,
                text: text.to_owned(),
                reason,
            }),
        })
}

/// Reads a file with a code in it. The board has 15 lines, or as many more as its points need.
///
/// ```
/// use gomoku_record::text;
///
/// let record = text::read(b"1. h8 i9\n2. g7")?;
/// assert_eq!(record.main_moves().count(), 3);
/// # Ok::<(), gomoku_record::ReadError>(())
/// ```
///
/// # Errors
///
/// [`ReadError`] names the first move that is none.
pub fn read(bytes: &[u8]) -> Result<Record, ReadError> {
    let (code, encoding) = charset::decode(bytes, None);
    let mut offsets = charset::Offsets::new(bytes, encoding);
    let mut points = Vec::new();
    for played in moves(&code) {
        match played {
            Ok(CodeMove { offset, point, .. }) => points.push((offsets.in_bytes(offset), point)),
            Err(error) => {
                let offset = offsets.in_bytes(error.offset);
                return Err(ReadError::in_text(bytes, offset, error.into()));
            }
        }
    }
    let needed = points
        .iter()
        .map(|(_, point)| point.col().max(point.row()) + 1)
        .max();
    let lines = needed.unwrap_or_default().max(BoardSize::default().lines());
    let mut record = Record::new(BoardSize::new(lines).unwrap_or(BoardSize::MAX));
    let mut line = main_line::Line::new(&mut record.tree);
    for (offset, point) in points {
        line.play(point, offset, None);
    }
    Ok(record)
}

/// Writes the main line, and a line feed. The code holds nothing else.
///
/// ```
/// use gomoku_record::{Record, text};
///
/// assert_eq!(text::write(&Record::default())?.bytes, b"\n");
/// # Ok::<(), gomoku_record::WriteError>(())
/// ```
///
/// # Errors
///
/// [`WriteError::Setup`] and [`WriteError::OffBoard`].
pub fn write(record: &Record) -> Result<Written, WriteError> {
    let line = main_line(record, Format::Text)?;
    let code = print(line.moves.iter().map(|&(_, point)| point)) + "\n";
    Ok(line.losses.written(code.into_bytes()))
}

/// Whether there are moves and nothing else.
pub(crate) fn looks_like(bytes: &[u8]) -> bool {
    let code = charset::decode(bytes, None).0;
    let mut moves = moves(&code).peekable();
    moves.peek().is_some() && moves.all(|played| played.is_ok())
}

/// Prints moves as a code.
///
/// ```
/// use gomoku_record::text;
/// use gomoku_rules::Point;
///
/// assert_eq!(text::print([Point::new(7, 7), Point::new(8, 8)]), "h8i9");
/// ```
pub fn print(moves: impl IntoIterator<Item = Point>) -> String {
    moves.into_iter().map(|point| point.to_string()).collect()
}

/// Letters with the digits behind them, digits alone, or other characters in a row, each with its place. Move
/// numbers are left out.
fn tokens(code: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut rest = code;
    std::iter::from_fn(move || {
        rest = skip_numbers(rest);
        let first = rest.chars().next()?;
        let behind = if first.is_ascii_alphanumeric() {
            rest.trim_start_matches(|c: char| c.is_ascii_alphabetic())
                .trim_start_matches(|c: char| c.is_ascii_digit())
        } else {
            rest.trim_start_matches(|c: char| !c.is_ascii_alphanumeric() && !is_separator(c))
        };
        let offset = code.len() - rest.len();
        let (token, behind) = rest.split_at(rest.len() - behind.len());
        rest = behind;
        Some((offset, token))
    })
}

/// What is left behind separators and move numbers.
fn skip_numbers(mut rest: &str) -> &str {
    loop {
        rest = rest.trim_start_matches(is_separator);
        let behind = rest.trim_start_matches(|c: char| c.is_ascii_digit());
        if behind.len() == rest.len() || !behind.starts_with(['.', ')', ':']) {
            return rest;
        }
        rest = behind.trim_start_matches(['.', ')', ':']);
    }
}

fn is_separator(c: char) -> bool {
    // The last one is what Windows begins texts with.
    c.is_whitespace() || ",;_-|/[]()，、；。\u{feff}".contains(c)
}

fn point(token: &str) -> Result<Point, BadMove> {
    let (_, number) = token.split_at_checked(1).ok_or(BadMove::NotAMove)?;
    match token.parse() {
        Ok(point) => Ok(point),
        Err(ParsePointError::OffBoard) => Err(IllegalMove::OffBoard.into()),
        // Row 0 is a row that no board has.
        Err(ParsePointError::Malformed) if number == "0" => Err(IllegalMove::OffBoard.into()),
        Err(ParsePointError::Malformed) => Err(BadMove::NotAMove),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn error(code: &str) -> (usize, String, BadMove) {
        let CodeError {
            number,
            offset,
            text,
            reason,
        } = parse(code, BoardSize::default(), Rule::Freestyle, Color::Black).unwrap_err();
        assert!(code[offset..].starts_with(&text));
        (number, text, reason)
    }

    #[test]
    fn every_usual_spelling_is_read() {
        for code in [
            "h8h7",
            "H8H7",
            "H8,H7",
            "h8_h7",
            " h8  h7\n",
            ",h8,_h7,",
            "1.h8 2.h7",
            "1. H8\r\n2. H7",
            "1) h8; 2) h7",
            "1: h8 - 2: h7",
            "1...h8 2...h7",
            "[h8][h7]",
            "h8|h7",
            "h8，h7。",
            "(h8)/(h7)",
        ] {
            let game = parse(code, BoardSize::default(), Rule::Freestyle, Color::Black).unwrap();
            assert_eq!(print(game.line()), "h8h7", "{code:?}");
        }
        assert_eq!(moves("").count() + moves(" ,_").count(), 0);
    }

    #[test]
    fn errors_name_the_first_offender() {
        use BadMove::{Illegal, NotAMove};
        use IllegalMove::{GameOver, Occupied, OffBoard};
        for (code, number, text, reason) in [
            ("h8z3i9p1", 2, "z3", Illegal(OffBoard)),
            ("h8i9P1", 3, "P1", Illegal(OffBoard)),
            ("h16", 1, "h16", Illegal(OffBoard)),
            ("h0", 1, "h0", Illegal(OffBoard)),
            ("h999999999999", 1, "h999999999999", Illegal(OffBoard)),
            ("h8,i9 H8", 3, "H8", Illegal(Occupied)),
            ("h8h8?", 2, "h8", Illegal(Occupied)),
            ("a1b1a2b2a3b3a4b4a5b5", 10, "b5", Illegal(GameOver)),
            ("h", 1, "h", NotAMove),
            ("88", 1, "88", NotAMove),
            ("0", 1, "0", NotAMove),
            ("h8?", 2, "?", NotAMove),
            ("h8 h 9", 2, "h", NotAMove),
            ("h8hi9", 2, "hi9", NotAMove),
            ("h08", 1, "h08", NotAMove),
            ("h8八9", 2, "八", NotAMove),
            ("h-8", 1, "h", NotAMove),
        ] {
            assert_eq!(error(code), (number, text.to_owned(), reason), "{code:?}");
        }
    }

    #[test]
    fn control_characters_do_not_reach_the_terminal() {
        let error = parse("\u{1b}[2J", BoardSize::default(), Rule::Freestyle, Color::Black).unwrap_err();
        assert_eq!(error.to_string(), "move 1, \\u{1b}: not a move");
    }

    fn points() -> impl Strategy<Value = Vec<Point>> {
        let point = (0u8..22, 0u8..22).prop_map(|(col, row)| Point::new(col, row));
        prop::collection::vec(point, 0..60)
    }

    proptest! {
        #[test]
        fn what_was_printed_is_read_back(points in points()) {
            let code = print(points.iter().copied());
            let read: Result<Vec<_>, _> = moves(&code).map(|played| played.map(|m| m.point)).collect();
            prop_assert_eq!(read, Ok(points));
        }

        #[test]
        fn separators_and_case_do_not_matter(points in points(), separator in "[ ,_\t\n]{1,3}") {
            let code = points.iter().map(ToString::to_string).collect::<Vec<_>>().join(&separator);
            let read: Result<Vec<_>, _> =
                moves(&code.to_uppercase()).map(|played| played.map(|m| m.point)).collect();
            prop_assert_eq!(read, Ok(points));
        }

        #[test]
        fn between_moves_and_errors_are_separators_and_move_numbers(code in any::<String>()) {
            let mut behind = 0;
            for played in moves(&code) {
                let (offset, text) =
                    played.map_or_else(|error| (error.offset, error.text), |m| (m.offset, m.text.to_owned()));
                prop_assert!(code[offset..].starts_with(&text));
                prop_assert_eq!(skip_numbers(&code[behind..offset]), "");
                behind = offset + text.len();
            }
            prop_assert_eq!(skip_numbers(&code[behind..]), "");
        }

        #[test]
        fn a_printed_game_is_played_again(
            lines in 5u8..=22,
            rule in prop::sample::select(&Rule::ALL),
            begins in prop::sample::select(&Color::ALL),
            indexes in prop::collection::vec(0usize..484, 0..120),
        ) {
            let size = BoardSize::new(lines).unwrap();
            let mut game = Game::new(size, rule, begins);
            for point in indexes.into_iter().filter_map(|index| size.point_at(index)) {
                // Occupied points and moves after the end are left out.
                let _ = game.play(point);
            }
            prop_assert_eq!(parse(&print(game.line()), size, rule, begins), Ok(game));
        }
    }
}
