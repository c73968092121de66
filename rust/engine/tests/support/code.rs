//! Text codes such as `h8i10`, for programs that play beside the record crate.

use gomoku_rules::{BoardSize, Color, ParsePointError, Point, Position, Rule};

/// The position after the moves of a code.
pub fn position(size: BoardSize, rule: Rule, code: &str) -> Position {
    let mut position = Position::new(size, rule, Color::Black);
    for point in points(code) {
        position.play(point.expect("a point")).expect("a legal move");
    }
    position
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
