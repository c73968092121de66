//! What a stone and a node cost: `cargo bench -p gomoku-engine`.

use criterion::{Criterion, Throughput};
use gomoku_engine::{Engine, EngineOptions, Limits, StopFlag, bench::Walk};
use gomoku_rules::{BoardSize, Position, Rule};

#[path = "../tests/support/code.rs"]
mod code;

fn make(criterion: &mut Criterion) {
    make_with(criterion, "make+undo with patterns and evaluation", Walk::step);
    make_with(
        criterion,
        "make+undo with the network too",
        Walk::step_with_network,
    );
}

fn make_with(criterion: &mut Criterion, name: &str, step: impl Fn(&mut Walk) -> i32) {
    let mut group = criterion.benchmark_group(name);
    group.throughput(Throughput::Elements(1));
    for rule in [Rule::Freestyle, Rule::Renju] {
        let mut walk = Walk::new(&middle_game(rule));
        group.bench_function(rule.as_str(), |bencher| bencher.iter(|| step(&mut walk)));
    }
    group.finish();
}

fn search(criterion: &mut Criterion) {
    const NODES: u64 = 50_000;
    let mut group = criterion.benchmark_group("search per node");
    group.throughput(Throughput::Elements(NODES)).sample_size(10);
    let limits = Limits {
        nodes: Some(NODES),
        ..Limits::default()
    };
    for rule in [Rule::Freestyle, Rule::Renju] {
        let (position, mut engine) = (middle_game(rule), Engine::new(EngineOptions::default()));
        group.bench_function(rule.as_str(), |bencher| {
            bencher.iter(|| {
                engine.clear();
                engine.search(&position, &limits, &StopFlag::default(), &mut |_| ())
            });
        });
    }
    group.finish();
}

/// Thirty stones of a quiet game, in which no win is found with as many nodes.
fn middle_game(rule: Rule) -> Position {
    let code = "f2i2j3f6j4h2m3k3k5i4l6i3i5j2g2m5l4j6n2o1h4l7h5j5g3e1k6j7j9h7";
    code::position(BoardSize::default(), rule, code).expect("legal moves")
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    make(&mut criterion);
    search(&mut criterion);
    criterion.final_summary();
}
