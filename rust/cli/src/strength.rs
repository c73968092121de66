//! How strong an engine is: the arguments that `best` and `engine` share.

use clap::{Args, value_parser};
use gomoku_engine::Level;

#[derive(Debug, Args)]
pub(crate) struct Strength {
    /// How well to play: 1 to 10, easy (2), medium (5) or hard (8)
    #[arg(long, default_value = "10")]
    pub(crate) level: Level,

    /// Memory for what is known about positions, in megabytes
    #[arg(long, value_name = "MB", default_value_t = 16, value_parser = value_parser!(u16).range(1..=1024))]
    table: u16,
}

impl Strength {
    /// The memory for what is known about positions.
    pub(crate) fn table_bytes(&self) -> usize {
        usize::from(self.table) << 20
    }
}
