//! The workload of a benchmark a given number of times, to be run under `valgrind --tool=callgrind`:
//! `count_instructions position|scan|forbidden ROUNDS`. The difference between two numbers of rounds is free of
//! start-up costs.

use std::{env, error::Error, hint::black_box};

use middle_games::{forbidden_points, middle_games};
use workload::{Workload, empty_position, empty_scan_board};

#[path = "../tests/support/games.rs"]
mod games;
#[path = "../tests/support/middle_games.rs"]
mod middle_games;
#[path = "../tests/support/random.rs"]
mod random;
#[expect(dead_code, reason = "only the tests ask where the rows lie")]
#[path = "../tests/support/scan_board.rs"]
mod scan_board;
#[path = "../tests/support/workload.rs"]
mod workload;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [name, rounds] = arguments.as_slice() else {
        return Err("usage: count_instructions position|scan|forbidden ROUNDS".into());
    };
    let rounds: usize = rounds.parse()?;
    match name.as_str() {
        "position" | "scan" => play(name == "position", rounds),
        "forbidden" => look_for_forbidden(rounds),
        other => return Err(format!("no workload is called {other}").into()),
    }
    Ok(())
}

fn play(by_lines: bool, rounds: usize) {
    let workload = Workload::new();
    let (mut position, mut scan_board) = (empty_position(), empty_scan_board());
    for _ in 0..rounds {
        if by_lines {
            workload.run_position(&mut position);
        } else {
            workload.run_scan(&mut scan_board);
        }
    }
    println!("{} moves", workload.moves() as usize * rounds);
}

fn look_for_forbidden(rounds: usize) {
    let positions = middle_games();
    for position in (0..rounds).flat_map(|_| &positions) {
        black_box(forbidden_points(position));
    }
    let points: usize = positions
        .iter()
        .map(|position| position.empty_points().count())
        .sum();
    println!("{} points", points * rounds);
}
