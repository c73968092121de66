//! Time per empty point: whether renju forbids it to Black. `cargo bench -p gomoku-rules --bench forbidden`

use std::hint::black_box;

use criterion::{Criterion, Throughput};
use gomoku_rules::{Color, Forbidden, Point, Position};
use literal::{LiteralBoard, Move};
use middle_games::{forbidden_points, middle_games};

#[path = "../tests/support/games.rs"]
mod games;
#[path = "../tests/support/literal.rs"]
mod literal;
#[path = "../tests/support/middle_games.rs"]
mod middle_games;

fn literal_forbidden_points(position: &Position) -> Vec<(Point, Forbidden)> {
    let stones = Color::ALL.into_iter().flat_map(|color| {
        let stones = position.board().stones(color);
        stones.map(move |stone| (stone, color))
    });
    let mut literal = LiteralBoard::new(position.size(), stones);
    let forbidden = |point| match literal.judge(point) {
        Move::Forbidden(kind) => Some((point, kind)),
        Move::Five | Move::Allowed { .. } => None,
    };
    position.empty_points().filter_map(forbidden).collect()
}

fn forbidden(criterion: &mut Criterion) {
    let positions = middle_games();
    let points: usize = positions
        .iter()
        .map(|position| position.empty_points().count())
        .sum();
    let mut group = criterion.benchmark_group("forbidden per empty point, 15 lines");
    group.throughput(Throughput::Elements(points as u64));
    let mut bench = |name: &str, of: fn(&Position) -> Vec<(Point, Forbidden)>| {
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                for position in &positions {
                    black_box(of(position));
                }
            });
        });
    };
    bench("lines", forbidden_points);
    bench("literal", literal_forbidden_points);
    group.finish();
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    forbidden(&mut criterion);
    criterion.final_summary();
}
