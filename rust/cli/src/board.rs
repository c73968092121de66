//! A position as a board of characters.

use std::fmt::Write;

use gomoku_rules::{Outcome, Point, Position, WinReason};

use crate::json::cell;

/// The board with its coordinates, and below it a line that says how the game stands.
pub(crate) fn print(position: &Position) -> String {
    let lines = position.size().lines();
    let cells: Vec<char> = position.cells().map(cell).collect();
    let mut board = String::new();
    for (row, number) in cells.chunks(lines.into()).zip((1..=lines).rev()) {
        let _ = writeln!(board, "{number:2} {}", spaced(row.iter().copied()));
    }
    let letters = ('a'..).take(lines.into());
    let _ = writeln!(board, "   {}\n{}", spaced(letters), state(position));
    board
}

fn spaced(characters: impl Iterator<Item = char>) -> String {
    characters.map(String::from).collect::<Vec<_>>().join(" ")
}

/// For instance `freestyle, move 3 i9, black to move`.
fn state(position: &Position) -> String {
    let last = position.last().map_or_else(
        || "no moves".to_owned(),
        |last| format!("move {} {last}", position.ply()),
    );
    let outcome = match (position.outcome(), position.turn()) {
        (Outcome::Win { winner, reason }, _) => match reason {
            WinReason::Five => format!("{winner} wins with {}", names(&position.winning_line())),
            WinReason::Forbidden(kind) => format!("{winner} wins by a forbidden {kind}"),
        },
        (Outcome::Playing, Some(turn)) => format!("{turn} to move"),
        (Outcome::Draw | Outcome::Playing, _) => "draw".to_owned(),
    };
    format!("{}, {last}, {outcome}", position.rule())
}

fn names(points: &[Point]) -> String {
    points.iter().map(Point::to_string).collect::<Vec<_>>().join(" ")
}
