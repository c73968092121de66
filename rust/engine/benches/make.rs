//! What a stone and a node cost: `cargo bench -p gomoku-engine`.

use criterion::{Criterion, Throughput};
use gomoku_engine::{Engine, EngineOptions, Limits, StopFlag, bench::Walk};
use gomoku_rules::{BoardSize, Color, Position, Rule};

fn make(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("make+undo with patterns and evaluation");
    group.throughput(Throughput::Elements(1));
    for rule in [Rule::Freestyle, Rule::Renju] {
        let mut walk = Walk::new(&middle_game(rule));
        group.bench_function(rule.as_str(), |bencher| bencher.iter(|| walk.step()));
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

/// Thirty stones of a quiet game.
fn middle_game(rule: Rule) -> Position {
    let mut position = Position::new(BoardSize::default(), rule, Color::Black);
    let names =
        "h8 i9 g7 i7 i8 g8 h7 h9 f7 g10 j7 k6 e8 d9 f9 e10 f8 f10 g11 f12 h10 e7 d6 k9 j9 j10 k8 l7 l9 m10";
    for name in names.split(' ') {
        position
            .play(name.parse().expect("a point"))
            .expect("a legal move");
    }
    position
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    make(&mut criterion);
    search(&mut criterion);
    criterion.final_summary();
}
