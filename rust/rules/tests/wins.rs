//! The games of `testdata/wins.json` end as it says, in every symmetry and with the colours
//! swapped.

use gomoku_rules::{BoardSize, Color, Outcome, Point, Position, Rule, Symmetry, WinReason};
use serde::Deserialize;

#[derive(Deserialize)]
struct File {
    wins: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    id: String,
    rules: Vec<String>,
    size: u8,
    begins: String,
    moves: String,
    outcome: String,
    line: String,
}

#[test]
fn wins_are_as_written() {
    let file: File = serde_json::from_str(include_str!("../../../testdata/wins.json")).unwrap();
    let mut games = 0;
    for case in &file.wins {
        for rule in &case.rules {
            for symmetry in Symmetry::ALL {
                let rule: Rule = rule.parse().unwrap();
                // Renju alone treats the colours differently.
                let swaps = if rule == Rule::Renju { 1 } else { 2 };
                for swap_colors in [false, true].into_iter().take(swaps) {
                    check(case, rule, symmetry, swap_colors);
                    games += 1;
                }
            }
        }
    }
    assert_eq!(games, 1344);
}

fn check(case: &Case, rule: Rule, symmetry: Symmetry, swap_colors: bool) {
    let size = BoardSize::new(case.size).expect("a size in range");
    let image_of = |text: &str| -> Vec<Point> {
        let points = text.split_whitespace().map(|name| name.parse().expect("a point"));
        points.map(|point| symmetry.apply(point, size)).collect()
    };
    let color = |name: &str| {
        let color: Color = name.parse().expect("a colour");
        if swap_colors { !color } else { color }
    };

    let mut position = Position::new(size, rule, color(&case.begins));
    for point in image_of(&case.moves) {
        position
            .play(point)
            .expect("no game is over before its last move");
    }

    let expected = match case.outcome.as_str() {
        "playing" => Outcome::Playing,
        "draw" => Outcome::Draw,
        winner => Outcome::Win {
            winner: color(winner),
            reason: WinReason::Five,
        },
    };
    assert_eq!(
        position.outcome(),
        expected,
        "{} under {rule}, {symmetry:?}",
        case.id
    );
    let mut line = image_of(&case.line);
    line.sort_by_key(|&point| size.index(point));
    assert_eq!(
        position.winning_line(),
        line,
        "{} under {rule}, {symmetry:?}",
        case.id
    );
}
