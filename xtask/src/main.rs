//! Builds, tests and runs everything: `cargo xtask <verb>`. Each verb installs what it needs and says so.
#![forbid(unsafe_code)]

mod android;
mod bindings;
mod run;
mod setup;
mod test;

use anyhow::Result;
use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "cargo xtask", about = "Builds, tests and runs everything")]
struct Arguments {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Says what is installed and what a verb would install.
    Doctor,
    /// Generates the Kotlin side of the boundary.
    Bindings {
        /// Only says whether the checked-in file is up to date.
        #[arg(long)]
        verify: bool,
    },
    /// Builds the native libraries of the Android app and checks them.
    Libraries,
    /// Runs every formatter, lint and test.
    Test,
}

fn main() -> Result<()> {
    match Arguments::parse().verb {
        Verb::Doctor => setup::doctor(),
        Verb::Bindings { verify: true } => run::step("binding drift", bindings::verify),
        Verb::Bindings { verify: false } => run::step("Kotlin bindings", bindings::write),
        Verb::Libraries => {
            android::library::build_all()?;
            run::step("symbols of the libraries", android::symbols::check)
        }
        Verb::Test => test::all(),
    }
}
