//! `gomoku bench`: how fast the engine is, and whether it still searches the same.

use std::{
    io::{self, Write},
    time::Instant,
};

use clap::Args;
use gomoku_engine::{Engine, EngineOptions, Limits, StopFlag};
use gomoku_record::text;
use gomoku_rules::{BoardSize, Color, Rule};

use crate::speed::per_second;

/// Search some positions, and print how many nodes that takes and how many a second
///
/// The number of nodes is the same on every machine, and changes only when the search does.
#[derive(Debug, Args)]
pub(crate) struct Arguments {}

/// Openings, middle games and the empty board.
const POSITIONS: [(Rule, &str); 10] = [
    (Rule::Freestyle, ""),
    (Rule::Freestyle, "h8l4j8k7f11"),
    (Rule::Freestyle, "e9c9a10d10e11d8e7e10f10d11d9f9g8c10"),
    (Rule::Standard, "k12h10l8j8"),
    (Rule::Standard, "h8i9g7f6i7j8h9g8h10h7"),
    (Rule::Renju, "g9g8g10g11j7"),
    (Rule::Renju, "h8i9g7f6i7j8h9h10g10f10"),
    (Rule::Renju, "h8h9j8i9i7g9j9"),
    (Rule::Caro, "h8i9g7f6i7j8h9g8"),
    (Rule::ExactCaro, "h8h9i9g7j10k11g8"),
];

/// Each position is searched this deep, in plies, with an engine that knows nothing.
const DEPTH: u32 = 8;

/// Prints nodes and speed.
///
/// # Errors
///
/// When standard output is closed.
pub(crate) fn run(_: &Arguments) -> anyhow::Result<()> {
    let limits = Limits {
        depth: Some(DEPTH),
        ..Limits::default()
    };
    let mut engine = Engine::new(EngineOptions::default());
    let (mut nodes, start) = (0, Instant::now());
    for (rule, code) in POSITIONS {
        let game = text::parse(code, BoardSize::default(), rule, Color::Black)?;
        engine.clear();
        let analysis = engine.search(game.position(), &limits, &StopFlag::default(), &mut |_| ());
        nodes += analysis.nodes;
    }
    let rate = per_second(nodes, start.elapsed());
    writeln!(io::stdout(), "{nodes} nodes, {rate} nodes/s")?;
    Ok(())
}
