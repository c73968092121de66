//! The games of `testdata/games.txt`, one a line as `rule size result code`.

use gomoku_rules::{BoardSize, Color, Point, Position, Rule};

pub struct RecordedGame {
    pub rule: Rule,
    pub size: BoardSize,
    #[allow(dead_code, reason = "only the replays ask who won")]
    pub winner: Color,
    pub moves: Vec<Point>,
}

impl RecordedGame {
    pub fn start(&self) -> Position {
        Position::new(self.size, self.rule, Color::Black)
    }
}

pub fn games() -> Vec<RecordedGame> {
    let lines = include_str!("../../../../testdata/games.txt").lines();
    lines.map(game).collect()
}

fn game(line: &str) -> RecordedGame {
    let [rule, size, result, code] = line.split(' ').collect::<Vec<_>>()[..] else {
        panic!("not a game: {line}");
    };
    RecordedGame {
        rule: rule.parse().expect("a rule"),
        size: BoardSize::new(size.parse().expect("a number")).expect("a size in range"),
        winner: match result {
            "1-0" => Color::Black,
            "0-1" => Color::White,
            other => panic!("no such result: {other}"),
        },
        moves: points(code),
    }
}

/// Reads `h8i9...`.
fn points(mut code: &str) -> Vec<Point> {
    let mut points = Vec::new();
    while !code.is_empty() {
        let next_letter = code[1..].find(|c: char| c.is_ascii_alphabetic());
        let (name, rest) = code.split_at(next_letter.map_or(code.len(), |at| at + 1));
        points.push(name.parse().expect("a point"));
        code = rest;
    }
    points
}
