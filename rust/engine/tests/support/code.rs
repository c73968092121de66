//! Text codes such as `h8i10`, for programs that play beside the record crate.

use std::error::Error;

use gomoku_rules::{BoardSize, Color, ParsePointError, Point, Position, Rule};

/// The position after the moves of a code.
///
/// # Errors
/// When something in it is no point, or cannot be played.
pub fn position(size: BoardSize, rule: Rule, code: &str) -> Result<Position, Box<dyn Error>> {
    let mut position = Position::new(size, rule, Color::Black);
    for point in points(code) {
        position.play(point?)?;
    }
    Ok(position)
}

/// The points that a code runs together.
fn points(code: &str) -> impl Iterator<Item = Result<Point, ParsePointError>> {
    let starts = code
        .char_indices()
        .filter(|(_, c)| c.is_ascii_alphabetic())
        .map(|(start, _)| start);
    let ends = starts.clone().skip(1).chain([code.len()]);
    starts.zip(ends).map(|(start, end)| code[start..end].parse())
}
