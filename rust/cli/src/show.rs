//! `gomoku show`: a position, after moves or as it is set up.

use std::{
    ffi::OsString,
    io::{self, Write},
    path::PathBuf,
};

use anyhow::anyhow;
use clap::{ArgGroup, Args, value_parser};
use gomoku_record::{Format, text};
use gomoku_rules::{BoardSize, Color, Point, Position, Rule};

use crate::{
    board,
    failure::{BadInput, Blame},
    input, json,
};

/// Show the position after the moves of a text code or a record, or one that is set up
///
/// The code is moves such as h8i9: a letter for the column from the left and a number for the row from the
/// bottom, of any case, with spaces, commas, underscores or move numbers between them if you like. Quote an empty
/// code.
#[derive(Debug, Args)]
#[command(group = ArgGroup::new("position").required(true).multiple(true).args(["code", "file", "black", "white", "turn"]))]
pub(crate) struct Arguments {
    /// What wins: freestyle (five or more in a row), standard (exactly five), renju, caro or exact-caro; by default
    /// what the file says, or freestyle
    #[arg(long)]
    rule: Option<Rule>,

    /// Lines of the board, 5 to 22
    #[arg(long, default_value_t = 15, value_parser = value_parser!(u8).range(5..=22), conflicts_with = "file")]
    size: u8,

    /// Who plays the first move: black or white
    #[arg(long, default_value_t = Color::Black, conflicts_with_all = ["file", "black", "white", "turn"])]
    begins: Color,

    /// Print one JSON object on one line
    #[arg(long)]
    json: bool,

    /// A record instead of a code: sgf, psq, rec, sav, pos, lib, rif, json or text; - for standard input
    #[arg(long, value_name = "PATH", conflicts_with_all = ["code", "black", "white", "turn"])]
    file: Option<PathBuf>,

    /// The format of the file, where neither its name nor its content says it
    #[arg(long, value_name = "FORMAT", requires = "file")]
    from: Option<Format>,

    /// Which game of the file, from 1
    #[arg(long, value_name = "N", default_value_t = 1, requires = "file", value_parser = value_parser!(u32).range(1..))]
    game: u32,

    /// Black stones that are set up, such as e8,f8
    #[arg(long, value_name = "POINTS", conflicts_with = "code")]
    black: Option<OsString>,

    /// White stones that are set up
    #[arg(long, value_name = "POINTS", conflicts_with = "code")]
    white: Option<OsString>,

    /// The side to move after the setup: black or white
    #[arg(long, value_name = "SIDE", conflicts_with = "code")]
    turn: Option<Color>,

    /// The moves, such as h8i9
    code: Option<OsString>,
}

/// Prints the position.
///
/// # Errors
///
/// `BadInput` for a bad move, stone or file, after which nothing was printed; and when standard output is closed.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let position = position(arguments)?;
    let shown = if arguments.json {
        json::line(&position)?
    } else {
        board::print(&position)
    };
    io::stdout().write_all(shown.as_bytes())?;
    Ok(())
}

fn position(arguments: &Arguments) -> Result<Position, BadInput> {
    if let Some(path) = &arguments.file {
        let games = input::open(path, arguments.from)?;
        let record = input::game(games, usize::try_from(arguments.game).unwrap_or(usize::MAX))?;
        let rule = arguments.rule.or(record.rule).unwrap_or_default();
        return record.to_position(rule).input();
    }
    let size = BoardSize::new(arguments.size).input()?;
    let rule = arguments.rule.unwrap_or_default();
    match &arguments.code {
        Some(code) => {
            // Bytes that are no text are no moves either, and are reported as such.
            let game = text::parse(&code.to_string_lossy(), size, rule, arguments.begins);
            Ok(game.input()?.position().clone())
        }
        None => set_up(arguments, size, rule),
    }
}

fn set_up(arguments: &Arguments, size: BoardSize, rule: Rule) -> Result<Position, BadInput> {
    let lists = [(&arguments.black, Color::Black), (&arguments.white, Color::White)];
    let mut stones = Vec::new();
    for (list, color) in lists {
        let list = list
            .as_ref()
            .map_or_else(String::new, |list| list.to_string_lossy().into_owned());
        let points = points(&list, color)?;
        stones.extend(points.into_iter().map(|point| (point, color)));
    }
    let turn = arguments.turn.unwrap_or(Color::Black);
    Position::setup(size, rule, stones, turn).input()
}

/// The points of a list such as `e8,f8`.
fn points(list: &str, color: Color) -> Result<Vec<Point>, BadInput> {
    let point = |stone: Result<text::CodeMove<'_>, text::CodeError>| match stone {
        Ok(stone) => Ok(stone.point),
        Err(text::CodeError { text, reason, .. }) => {
            Err(anyhow!("{color} stone {}: {reason}", text.escape_debug())).input()
        }
    };
    text::moves(list).map(point).collect()
}
