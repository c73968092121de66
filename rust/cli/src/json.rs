//! A position as one line of JSON.

use gomoku_rules::{Color, Forbidden, Outcome, Point, Position, Rule, WinReason};
use serde::{Serialize, Serializer};

/// The keys, their order and their values are an interface: other programs read them.
#[derive(Serialize)]
struct Shown {
    size: u8,
    rule: &'static str,
    ply: usize,
    /// None once the game is over.
    turn: Option<&'static str>,
    last: Option<String>,
    outcome: ShownOutcome,
    /// Row by row from the top: `.` empty, `x` Black, `o` White.
    cells: String,
    /// Only when Black is to move in renju.
    #[serde(skip_serializing_if = "Option::is_none")]
    forbidden: Option<ShownForbidden>,
}

/// An object: the points Black may not play on, each with the first reason that applies, in flat order.
struct ShownForbidden(Vec<(Point, Forbidden)>);

impl Serialize for ShownForbidden {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let entries = self
            .0
            .iter()
            .map(|(point, kind)| (point.to_string(), kind.as_str()));
        serializer.collect_map(entries)
    }
}

#[derive(Serialize)]
struct ShownOutcome {
    kind: &'static str,
    winner: Option<&'static str>,
    /// Each winning stone once, in flat order.
    line: Vec<String>,
    /// Why the game is won where no line says it: `forbidden`.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
}

/// The object with a line feed behind it.
pub(crate) fn line(position: &Position) -> serde_json::Result<String> {
    let shown = Shown {
        size: position.size().lines(),
        rule: position.rule().as_str(),
        ply: position.ply(),
        turn: position.turn().map(Color::as_str),
        last: position.last().as_ref().map(Point::to_string),
        outcome: ShownOutcome {
            kind: kind(position.outcome()),
            winner: position.outcome().winner().map(Color::as_str),
            line: position.winning_line().iter().map(Point::to_string).collect(),
            reason: reason(position.outcome()),
        },
        cells: position.cells().map(cell).collect(),
        forbidden: forbidden(position),
    };
    Ok(serde_json::to_string(&shown)? + "\n")
}

fn forbidden(position: &Position) -> Option<ShownForbidden> {
    let is_asked = position.rule() == Rule::Renju && position.turn() == Some(Color::Black);
    is_asked.then(|| ShownForbidden(position.forbidden_points()))
}

fn kind(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Playing => "playing",
        Outcome::Win { .. } => "win",
        Outcome::Draw => "draw",
    }
}

fn reason(outcome: Outcome) -> Option<&'static str> {
    match outcome {
        Outcome::Win {
            reason: WinReason::Forbidden(_),
            ..
        } => Some("forbidden"),
        Outcome::Win {
            reason: WinReason::Five,
            ..
        }
        | Outcome::Playing
        | Outcome::Draw => None,
    }
}

/// The character of a point, in JSON and on the board.
pub(crate) fn cell(stone: Option<Color>) -> char {
    match stone {
        None => '.',
        Some(Color::Black) => 'x',
        Some(Color::White) => 'o',
    }
}
