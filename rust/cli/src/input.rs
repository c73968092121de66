//! Records from files and from standard input.

use std::{
    fs::File,
    io::{self, BufReader, Read},
    iter,
    path::Path,
};

use anyhow::{Context, anyhow};
use gomoku_record::{Format, ReadError, Record, rif, sgf};

use crate::failure::{BadInput, Blame};

/// The games of a file, read while they are asked for.
pub(crate) type Games = Box<dyn Iterator<Item = anyhow::Result<Record>>>;

/// Opens a file, or standard input for `-`. Its format is the one that is given, or that its name or its content says.
///
/// # Errors
///
/// When it cannot be read, or looks like no format.
pub(crate) fn open(path: &Path, given: Option<Format>) -> Result<Games, BadInput> {
    let is_stdin = path == Path::new("-");
    let named = given.or_else(|| Format::of_path(path));
    if named == Some(Format::Rif) && !is_stdin {
        // Databases are too large to be in memory as a whole.
        let file = File::open(path)
            .with_context(|| path.display().to_string())
            .input()?;
        return Ok(named_after(path, rif::games(BufReader::new(file))));
    }
    let bytes = read(path, is_stdin)?;
    let format = named.or_else(|| Format::of_content(&bytes));
    let format = format
        .ok_or_else(|| anyhow!("{}: no known format, name one", path.display()))
        .input()?;
    Ok(match format {
        Format::Sgf => match sgf::read_all(&bytes) {
            Ok(games) => Box::new(games.into_iter().map(Ok)),
            Err(error) => named_after(path, iter::once(Err(error))),
        },
        Format::Rif => named_after(path, rif::games(io::Cursor::new(bytes))),
        Format::Psq | Format::Rec | Format::Sav | Format::Pos | Format::Lib | Format::Json | Format::Text => {
            named_after(path, iter::once(format.read(&bytes)))
        }
    })
}

/// Games whose errors tell the file.
fn named_after(path: &Path, games: impl Iterator<Item = Result<Record, ReadError>> + 'static) -> Games {
    let name = path.display().to_string();
    Box::new(games.map(move |game| game.with_context(|| name.clone())))
}

fn read(path: &Path, is_stdin: bool) -> Result<Vec<u8>, BadInput> {
    let mut bytes = Vec::new();
    let source: io::Result<Box<dyn Read>> = if is_stdin {
        Ok(Box::new(io::stdin().lock()))
    } else {
        File::open(path).map(|file| Box::new(file) as Box<dyn Read>)
    };
    let result = source.and_then(|mut source| source.read_to_end(&mut bytes));
    result.with_context(|| path.display().to_string()).input()?;
    Ok(bytes)
}

/// The game of that number, from 1.
///
/// # Errors
///
/// When it cannot be read, or there are fewer.
pub(crate) fn game(mut games: Games, number: usize) -> Result<Record, BadInput> {
    let missing = || anyhow!("the file has no game {number}");
    let game = games.nth(number.saturating_sub(1)).ok_or_else(missing).input()?;
    game.input()
}
