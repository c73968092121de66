//! The tactics of testdata, solved with few nodes.

use std::{collections::BTreeMap, fs, path::Path};

use gomoku_engine::{Engine, EngineOptions, Limits, StopFlag};
use gomoku_rules::{BoardSize, Color, Position};
use serde::Deserialize;
use tactics::tactics;

#[path = "support/tactics.rs"]
mod tactics;

/// How many of each kind are solved, of how many; what is not is printed.
fn solved(nodes: u64) -> BTreeMap<String, (usize, usize)> {
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    let mut engine = Engine::new(EngineOptions::default());
    let mut kinds: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    for tactic in tactics() {
        engine.clear();
        let analysis = engine.search(&tactic.position(), &limits, &StopFlag::default(), &mut |_| ());
        let (solved, all) = kinds.entry(tactic.kind.clone()).or_default();
        *all += 1;
        if tactic.is_solved_by(&analysis) {
            *solved += 1;
        } else {
            println!("{} is not solved with {nodes} nodes: {analysis:?}", tactic.id);
        }
    }
    kinds
}

fn sum(kinds: &BTreeMap<String, (usize, usize)>) -> (usize, usize) {
    kinds
        .values()
        .fold((0, 0), |sum, kind| (sum.0 + kind.0, sum.1 + kind.1))
}

#[test]
fn nine_tenths_are_solved_with_a_thousand_nodes() {
    let kinds = solved(1_000);
    let (solved, all) = sum(&kinds);
    assert!(solved * 10 >= all * 9, "{kinds:?}");
    for kind in ["five", "block", "vcf", "forbid"] {
        assert_eq!(kinds[kind].0, kinds[kind].1, "{kinds:?}");
    }
}

#[test]
fn nearly_all_are_solved_with_ten_thousand_nodes() {
    let kinds = solved(10_000);
    let (solved, all) = sum(&kinds);
    assert!(solved * 100 >= all * 97, "{kinds:?}");
    assert!(
        kinds.values().all(|&(solved, all)| solved * 100 >= all * 92),
        "{kinds:?}"
    );
}

#[derive(Deserialize)]
struct Composed {
    rule: String,
    #[serde(rename = "B")]
    black: String,
    #[serde(rename = "W")]
    white: String,
    side: String,
}

#[test]
fn a_composed_win_by_fours_is_found() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/vcf.json");
    let text = fs::read_to_string(path).expect("testdata/vcf.json is there");
    let composed: Vec<Composed> = serde_json::from_str(&text).expect("positions");
    for composed in composed {
        let of = |color, names: &str| -> Vec<_> {
            names
                .split(' ')
                .map(|name| (name.parse().expect("a point"), color))
                .collect()
        };
        let stones = of(Color::Black, &composed.black)
            .into_iter()
            .chain(of(Color::White, &composed.white));
        let (rule, side) = (
            composed.rule.parse().expect("a rule"),
            composed.side.parse().expect("a side"),
        );
        let position = Position::setup(BoardSize::default(), rule, stones, side).expect("nobody has won");
        let limits = Limits {
            nodes: Some(200_000),
            ..Limits::default()
        };
        let mut engine = Engine::new(EngineOptions::default());
        let analysis = engine.search(&position, &limits, &StopFlag::default(), &mut |_| ());
        // The position was composed around a win of 150 plies that begins with f6, but k4 wins in seven.
        let line = &analysis.lines[0];
        assert!(line.mate.is_some_and(|plies| plies > 0), "{line:?}");
        replay(position, line);
    }
}

/// Plays a line out: every move is legal, and the last but for one five more wins.
fn replay(mut position: Position, line: &gomoku_engine::Line) {
    let winner = position.turn();
    for &point in &line.moves {
        assert!(
            position.legality(point).is_legal(),
            "{point} in\n{}",
            position.board()
        );
        position.play(point).expect("a legal move");
    }
    assert_eq!(position.outcome().winner(), winner);
}
