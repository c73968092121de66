//! Time per move: play, ask for the outcome, undo. `cargo bench -p gomoku-rules`

use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput};
use workload::{Workload, empty_position, empty_scan_board};

#[path = "../tests/support/random.rs"]
mod random;
#[expect(dead_code, reason = "only the tests ask where the rows lie")]
#[path = "../tests/support/scan_board.rs"]
mod scan_board;
#[path = "../tests/support/workload.rs"]
mod workload;

fn play(criterion: &mut Criterion) {
    let workload = Workload::new();
    let (mut position, mut scan_board) = (empty_position(), empty_scan_board());
    let mut group = criterion.benchmark_group("play+outcome+undo per move, 15 lines");
    group.throughput(Throughput::Elements(1));
    group.bench_function("position", |bencher| {
        bencher.iter_custom(|moves| time(moves, workload.moves(), || workload.run_position(&mut position)));
    });
    group.bench_function("array scan", |bencher| {
        bencher.iter_custom(|moves| time(moves, workload.moves(), || workload.run_scan(&mut scan_board)));
    });
    group.finish();
}

/// The time that `moves` moves take, by rounds of the whole workload.
fn time(moves: u64, moves_per_round: u32, mut round: impl FnMut()) -> Duration {
    let rounds = moves.div_ceil(u64::from(moves_per_round));
    let start = Instant::now();
    for _ in 0..rounds {
        round();
    }
    let played = rounds * u64::from(moves_per_round);
    let nanoseconds = start.elapsed().as_nanos() * u128::from(moves) / u128::from(played);
    Duration::from_nanos(u64::try_from(nanoseconds).expect("less than centuries"))
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    play(&mut criterion);
    criterion.final_summary();
}
