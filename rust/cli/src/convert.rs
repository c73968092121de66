//! `gomoku convert`: a record from one format to another.

use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};
use clap::Args;
use gomoku_record::{Format, Record};

use crate::{
    failure::{BadOutput, Blame},
    input::{self, Games},
    output::Output,
};

/// Convert a record to another format
///
/// Formats are sgf, psq, rec, sav, pos, lib, rif (only read), json and text. What the new format cannot hold is told
/// on standard error. A collection becomes a collection in SGF; other formats hold one game.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The file to read, - for standard input
    #[arg(value_name = "IN")]
    from_path: PathBuf,

    /// The file to write, - for standard output
    #[arg(value_name = "OUT")]
    to_path: PathBuf,

    /// The format of IN, where neither its name nor its content says it
    #[arg(long, value_name = "FORMAT")]
    from: Option<Format>,

    /// The format of OUT, where its name does not say it
    #[arg(long, value_name = "FORMAT")]
    to: Option<Format>,

    /// Only this game of a collection, from 1
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    game: Option<u32>,
}

/// Converts.
///
/// # Errors
///
/// `BadInput` for what cannot be read or played, `BadOutput` for what cannot be written; no file was written then.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let to = arguments.to.or_else(|| Format::of_path(&arguments.to_path));
    let unknown = || anyhow!("{}: which format? name it with --to", arguments.to_path.display());
    let to = to.ok_or_else(unknown).input()?;
    let mut games = input::open(&arguments.from_path, arguments.from)?;
    if let Some(number) = arguments.game {
        let game = input::game(games, usize::try_from(number)?)?;
        games = Box::new([Ok(game)].into_iter());
    }
    let mut output = Output::open(&arguments.to_path)
        .with_context(|| name(&arguments.to_path))
        .output()?;
    convert(games, to, &mut output)?;
    output
        .finish()
        .with_context(|| name(&arguments.to_path))
        .output()?;
    Ok(())
}

fn name(path: &Path) -> String {
    path.display().to_string()
}

fn convert(mut games: Games, to: Format, output: &mut Output) -> anyhow::Result<()> {
    let first = games
        .next()
        .ok_or_else(|| anyhow!("the file has no game"))
        .input()?
        .input()?;
    write(&first, to, output)?;
    if to == Format::Sgf {
        for (game, number) in games.zip(2..) {
            let written = game
                .input()
                .map_err(Into::into)
                .and_then(|game| write(&game, to, output));
            written.with_context(|| format!("game {number}"))?;
        }
        return Ok(());
    }
    let others = games.count();
    if others > 0 {
        eprintln!("gomoku: warning: {to} holds one game, {others} more are left out");
    }
    Ok(())
}

/// Writes one game, and tells what is lost.
fn write(record: &Record, to: Format, output: &mut Output) -> anyhow::Result<()> {
    record.check().input()?;
    let written = to.write(record).output()?;
    for loss in written.losses {
        eprintln!("gomoku: warning: {to} cannot hold {loss}");
    }
    output.write(&written.bytes).output().map_err(BadOutput::into)
}
