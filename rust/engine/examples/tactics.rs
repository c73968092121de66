//! Solves testdata/tactics.jsonl: `cargo run --release -p gomoku-engine --example tactics -- nodes 10000` or
//! `... time 1000` (milliseconds). Lists what is missed, and counts what is solved of each kind.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use gomoku_engine::{Engine, EngineOptions, Limits, StopFlag};
use tactics::{Tactic, tactics};

#[path = "../tests/support/tactics.rs"]
mod tactics;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let limits = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["nodes", nodes] => Limits {
            nodes: nodes.parse().ok(),
            ..Limits::default()
        },
        ["time", millis] => Limits {
            time: millis.parse().ok().map(Duration::from_millis),
            ..Limits::default()
        },
        _ => panic!("nodes N, or time MILLISECONDS"),
    };
    let mut solved: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    let (mut nodes, start) = (0, Instant::now());
    let mut engine = Engine::new(EngineOptions::default());
    for tactic in tactics() {
        engine.clear();
        let analysis = engine.search(&tactic.position(), &limits, &StopFlag::default(), &mut |_| ());
        nodes += analysis.nodes;
        let is_solved = tactic.is_solved_by(&analysis);
        let counts = solved.entry(tactic.kind.clone()).or_default();
        counts.0 += usize::from(is_solved);
        counts.1 += 1;
        if !is_solved {
            report_miss(&tactic, &analysis);
        }
    }
    for (kind, (solved, all)) in &solved {
        println!("{kind}: {solved} of {all}");
    }
    let (solved, all) = solved
        .values()
        .fold((0, 0), |sum, kind| (sum.0 + kind.0, sum.1 + kind.1));
    let rate = u128::from(nodes) * 1000 / start.elapsed().as_millis().max(1);
    println!("all: {solved} of {all}; {nodes} nodes, {rate} a second");
}

fn report_miss(tactic: &Tactic, analysis: &gomoku_engine::Analysis) {
    let found = analysis
        .best
        .map_or_else(|| "nothing".to_owned(), |point| point.to_string());
    let line = analysis.lines.first();
    let (score, depth) = line.map_or((0, 0), |line| (line.score, line.depth));
    println!(
        "{}: {found} ({score}, depth {depth}, {} nodes), not {}",
        tactic.id,
        analysis.nodes,
        tactic.best.join(" ")
    );
}
