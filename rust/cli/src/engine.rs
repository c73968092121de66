//! `gomoku engine`: an engine for tournament managers.

use std::{
    io::{self, ErrorKind},
    time::{SystemTime, UNIX_EPOCH},
};

use clap::Args;
use gomoku_protocol::Options;

use crate::{failure::Blame, strength::Strength};

/// Play with a tournament manager by the Gomocup protocol, over standard input and output
///
/// Piskvork and other managers want a program without arguments whose name begins with pbrain-: let them start a
/// script of that name that runs this. A manager that sets the memory has the last word on it.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    strength: Strength,

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
        table_bytes: arguments.strength.table_bytes(),
        level: arguments.strength.level,
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
