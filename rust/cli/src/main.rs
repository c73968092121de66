//! Gomoku in a terminal.
#![forbid(unsafe_code)]

mod bench;
mod best;
mod board;
mod convert;
mod engine;
mod failure;
mod input;
mod json;
mod output;
mod show;
mod speed;
mod strength;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Gomoku in a terminal
#[derive(Debug, Parser)]
#[command(version, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Show(show::Arguments),
    Convert(convert::Arguments),
    Best(best::Arguments),
    Engine(engine::Arguments),
    Bench(bench::Arguments),
}

/// 0 for success, 2 for bad arguments (as clap has it) and bad input, 3 for output that cannot be written, 1 for
/// anything else.
fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Show(arguments) => show::run(&arguments),
        Command::Convert(arguments) => convert::run(&arguments),
        Command::Best(arguments) => best::run(&arguments),
        Command::Engine(arguments) => engine::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("gomoku: {error:#}");
            failure::exit_code(&error)
        }
    }
}
