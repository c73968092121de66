//! The games of `testdata/games.txt`, one a line as `rule size result code`, end with the result they have.

use gomoku_rules::{BoardSize, Color, Outcome, Point, Position, Rule};

#[test]
fn games_end_with_their_result() {
    let (mut replayed, mut renju) = (0, 0);
    for line in include_str!("../../../testdata/games.txt").lines() {
        let [rule, size, result, code] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("not a game: {line}");
        };
        if rule == "renju" {
            renju += 1;
            continue;
        }
        let expected = match result {
            "1-0" => Outcome::Win { winner: Color::Black },
            "0-1" => Outcome::Win { winner: Color::White },
            other => panic!("no such result: {other}"),
        };
        assert_eq!(
            replay(rule.parse().unwrap(), size.parse().unwrap(), code).outcome(),
            expected,
            "{line}"
        );
        replayed += 1;
    }
    assert_eq!((replayed, renju), (40, 20));
}

fn replay(rule: Rule, lines: u8, code: &str) -> Position {
    let size = BoardSize::new(lines).expect("a size in range");
    let mut position = Position::new(size, rule, Color::Black);
    for point in points(code) {
        position.play(point).expect("a legal game");
    }
    position
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
