//! `gomoku show`: the position after some moves.

use std::{
    ffi::OsString,
    io::{self, Write},
};

use clap::{Args, value_parser};
use gomoku_record::text;
use gomoku_rules::{BoardSize, Color, Rule};

use crate::{board, json};

/// Show the position after the moves of a text code
///
/// The code is moves such as h8i9: a letter for the column from the left and a number for the row from the
/// bottom, of any case, with spaces, commas or underscores between them if you like. Quote an empty code.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// What wins: freestyle (five or more in a row), standard (exactly five), renju, caro or exact-caro
    #[arg(long, default_value_t)]
    rule: Rule,

    /// Lines of the board, 5 to 22
    #[arg(long, default_value_t = 15, value_parser = value_parser!(u8).range(5..=22))]
    size: u8,

    /// Who plays the first move: black or white
    #[arg(long, default_value_t = Color::Black)]
    begins: Color,

    /// Print one JSON object on one line
    #[arg(long)]
    json: bool,

    /// The moves, such as h8i9
    code: OsString,
}

/// Prints the position.
///
/// # Errors
/// A `CodeError` for a bad move, after which nothing was printed; and when standard output is closed.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let size = BoardSize::new(arguments.size)?;
    // Bytes that are no text are no moves either, and are reported as such.
    let code = arguments.code.to_string_lossy();
    let game = text::parse(&code, size, arguments.rule, arguments.begins)?;
    let shown = if arguments.json {
        json::line(game.position())?
    } else {
        board::print(game.position())
    };
    io::stdout().write_all(shown.as_bytes())?;
    Ok(())
}
