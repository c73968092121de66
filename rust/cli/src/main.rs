//! Gomoku in a terminal.
#![forbid(unsafe_code)]

mod board;
mod json;
mod show;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use gomoku_record::text::CodeError;

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
}

/// 0 for success, 2 for bad arguments (as clap has it) and bad moves, 1 for anything else.
fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Show(arguments) => show::run(&arguments),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("gomoku: {error:#}");
            if error.is::<CodeError>() {
                ExitCode::from(2)
            } else {
                ExitCode::FAILURE
            }
        }
    }
}
