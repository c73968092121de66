//! `gomoku engine`: an engine for tournament managers.

use std::{
    io::{self, ErrorKind},
    time::{SystemTime, UNIX_EPOCH},
};

use clap::{Args, value_parser};
use gomoku_engine::Level;
use gomoku_protocol::Options;

use crate::failure::Blame;

/// Play with a tournament manager by the Gomocup protocol, over standard input and output
///
/// Piskvork and other managers want a program without arguments whose name begins with pbrain-: let them start a
/// script of that name that runs this.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// How well to play: 1 to 10, easy (2), medium (5) or hard (8)
    #[arg(long, default_value = "10")]
    level: Level,

    /// Memory for what is known about positions, in megabytes, unless the manager sets it
    #[arg(long, value_name = "MB", default_value_t = 16, value_parser = value_parser!(u16).range(1..=32_768))]
    table: u16,

    /// Which of the moves that are the same to a level to take, so that a game can be repeated; by default another
    /// one each time
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

/// Plays until the manager has enough.
///
/// # Errors
///
/// When standard output cannot be written; that the manager has closed it is none.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let options = Options {
        table_bytes: usize::from(arguments.table) << 20,
        level: arguments.level,
        seed: arguments.seed.unwrap_or_else(now),
    };
    match gomoku_protocol::serve(io::stdin(), io::stdout(), options) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Ok(Err(error).output()?),
        _ => Ok(()),
    }
}

/// A number that is another one each time.
fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::from(since.subsec_nanos()) ^ since.as_secs() << 30
}
