//! The workload of the benchmark a given number of times, to be run under `valgrind --tool=callgrind`:
//! `count_instructions position|scan ROUNDS`. The difference between two numbers of rounds is free of
//! start-up costs.

use std::{env, error::Error};

use workload::{Workload, empty_position, empty_scan_board};

#[path = "../tests/support/random.rs"]
mod random;
#[expect(dead_code, reason = "only the tests ask where the rows lie")]
#[path = "../tests/support/scan_board.rs"]
mod scan_board;
#[path = "../tests/support/workload.rs"]
mod workload;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [board, rounds] = arguments.as_slice() else {
        return Err("usage: count_instructions position|scan ROUNDS".into());
    };
    let rounds: u32 = rounds.parse()?;
    let workload = Workload::new();
    let (mut position, mut scan_board) = (empty_position(), empty_scan_board());
    for _ in 0..rounds {
        match board.as_str() {
            "position" => workload.run_position(&mut position),
            "scan" => workload.run_scan(&mut scan_board),
            other => return Err(format!("no board is called {other}").into()),
        }
    }
    println!("{} moves", workload.moves() * rounds);
    Ok(())
}
