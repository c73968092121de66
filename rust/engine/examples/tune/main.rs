//! Fits the engine to games with scores; `cargo xtask tune` runs it.
//!
//! - `tune codes GAMES OUT` fits the weights of the codes (weights.bin), see [`fit_codes`].
//! - `tune play RULE COUNT SEED OUT` plays games of the engine with itself, see [`play`].
//! - `tune network GAMES OWN_GAMES OUT` fits the network (network.bin) to both, see [`fit_network`].
//!
//! GAMES and OWN_GAMES are folders with `freestyle.txt`, `standard.txt` and `renju.txt` as
//! testdata/selfplay/README.md describes them. The same games give the same bytes, and the same engine the same games.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "statistics over a few million positions"
)]

use std::{error::Error, fmt::Display, path::Path, process::ExitCode, str::FromStr};

mod adam;
#[path = "../../tests/support/code.rs"]
mod code;
mod fit_codes;
mod fit_network;
mod games;
mod logistic;
mod network;
mod play;
mod random;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tune: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<(), Box<dyn Error>> {
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["codes", games, out] => fit_codes::fit(Path::new(games), Path::new(out)),
        ["play", rule, count, seed, out] => {
            play::play(parse(rule)?, parse(count)?, parse(seed)?, Path::new(out))
        }
        ["network", games, own_games, out] => {
            fit_network::fit(Path::new(games), Path::new(own_games), Path::new(out))
        }
        _ => Err("usage: codes GAMES OUT, play RULE COUNT SEED OUT, or network GAMES OWN_GAMES OUT".into()),
    }
}

/// What an argument says.
fn parse<T: FromStr<Err: Display>>(argument: &str) -> Result<T, String> {
    argument.parse().map_err(|error| format!("{argument}: {error}"))
}
