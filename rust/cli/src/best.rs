//! `gomoku best`: the best move after some moves.

use std::{
    ffi::OsString,
    fmt::Write as _,
    io::{self, Write},
    time::{Duration, Instant},
};

use anyhow::anyhow;
use clap::{ArgGroup, Args, value_parser};
use gomoku_engine::{Analysis, Engine, EngineOptions, Limits, Line, StopFlag};
use gomoku_record::text;
use gomoku_rules::{BoardSize, Color, Point, Rule};
use serde::Serialize;

use crate::{failure::Blame, speed::per_second, strength::Strength};

/// Find the best move after the moves of a text code
///
/// Scores are for the side to move: 0 is even, and at a score s it expects 1 / (1 + exp(-s / 200)) points of a game,
/// so 200 is 73 %; from 29000 on the game is decided. With --nodes alone no clock is read while searching, and the
/// same search finds the same.
#[derive(Debug, Args)]
#[command(group = ArgGroup::new("limit").required(true).multiple(true).args(["time", "nodes"]))]
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

    /// How long to think, such as 1s or 500ms
    #[arg(long, value_name = "TIME", value_parser = time)]
    time: Option<Duration>,

    /// How many nodes to search: stones played in any part of the search
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,

    /// How many of the best moves to find
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = value_parser!(u16).range(1..=484), conflicts_with = "level")]
    multipv: u16,

    #[command(flatten)]
    strength: Strength,

    /// Which of the moves that are the same to a level to take
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,

    /// Print one JSON object on one line
    #[arg(long)]
    json: bool,

    /// The moves, such as h8i9; quote an empty code
    code: OsString,
}

/// Prints the move.
///
/// # Errors
///
/// `BadInput` for a bad move, after which nothing was printed; and when standard output is closed.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let size = BoardSize::new(arguments.size).input()?;
    let code = arguments.code.to_string_lossy();
    let game = text::parse(&code, size, arguments.rule, arguments.begins).input()?;
    let limits = Limits {
        time: arguments.time,
        nodes: arguments.nodes,
        lines: usize::from(arguments.multipv),
        ..Limits::default()
    };
    let mut engine = Engine::new(EngineOptions {
        table_bytes: arguments.strength.table_bytes(),
    });
    let start = Instant::now();
    let analysis = arguments.strength.level.choose(
        &mut engine,
        game.position(),
        &limits,
        arguments.seed,
        &StopFlag::default(),
        &mut |_| (),
    );
    let found = Found::new(&analysis, start.elapsed(), arguments.multipv > 1);
    let shown = if arguments.json {
        serde_json::to_string(&found)? + "\n"
    } else {
        found.in_words()
    };
    io::stdout().write_all(shown.as_bytes())?;
    Ok(())
}

/// A time such as `1s`, `1.5s` or `500ms`.
fn time(text: &str) -> anyhow::Result<Duration> {
    let (number, unit) = match text.strip_suffix("ms") {
        Some(number) => (number, 0.001),
        None => (text.strip_suffix('s').unwrap_or_default(), 1.0),
    };
    let seconds = number.parse().ok().map(|number: f64| number * unit);
    seconds
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .ok_or_else(|| anyhow!("expected a time such as 1s or 500ms"))
}

/// The keys, their order and their values are an interface: other programs read them.
#[derive(Serialize)]
struct Found {
    /// None when there is no legal move: the game is over, or lost.
    #[serde(rename = "move")]
    best: Option<String>,
    #[serde(flatten)]
    line: FoundLine,
    nodes: u64,
    /// Nodes a second.
    nps: u64,
    time_ms: u64,
    /// The best moves, if more than one was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    lines: Option<Vec<FoundLine>>,
}

#[derive(Serialize)]
struct FoundLine {
    /// None when the move was found without a search.
    score: Option<i32>,
    /// The plies up to the five, negative when the side to move loses.
    mate: Option<i32>,
    pv: Vec<String>,
    depth: u32,
}

impl Found {
    fn new(analysis: &Analysis, time: Duration, is_many: bool) -> Found {
        let best = analysis.best.as_ref().map(Point::to_string);
        let first = analysis
            .lines
            .first()
            .filter(|line| line.moves.first() == analysis.best.as_ref());
        let mut line = FoundLine::new(first.or(analysis.lines.first()));
        if first.is_none() {
            // The last iteration found a better move and had no time to see where it leads.
            line.pv = best.clone().into_iter().collect();
        }
        line.depth = analysis.depth;
        Found {
            best,
            line,
            nodes: analysis.nodes,
            nps: per_second(analysis.nodes, time),
            time_ms: u64::try_from(time.as_millis()).unwrap_or(u64::MAX),
            lines: is_many.then(|| {
                analysis
                    .lines
                    .iter()
                    .map(|line| FoundLine::new(Some(line)))
                    .collect()
            }),
        }
    }

    fn in_words(&self) -> String {
        let mut words = self.best.clone().unwrap_or_else(|| "no move".to_owned()) + "\n";
        let lines = self.lines.as_deref().unwrap_or(std::slice::from_ref(&self.line));
        for line in lines.iter().filter(|line| line.score.is_some()) {
            words += &line.in_words();
        }
        let _ = writeln!(
            words,
            "{} nodes in {} ms, {} a second",
            self.nodes, self.time_ms, self.nps
        );
        words
    }
}

impl FoundLine {
    fn new(line: Option<&Line>) -> FoundLine {
        FoundLine {
            score: line.map(|line| line.score),
            mate: line.and_then(|line| line.mate),
            pv: line.map_or_else(Vec::new, |line| line.moves.iter().map(Point::to_string).collect()),
            depth: line.map_or(0, |line| line.depth),
        }
    }

    fn in_words(&self) -> String {
        let score = match self.mate {
            Some(plies) if plies > 0 => format!("wins in {plies}"),
            Some(plies) => format!("loses in {}", -plies),
            None => format!("score {}", self.score.unwrap_or(0)),
        };
        format!("{score}, depth {}: {}\n", self.depth, self.pv.join(" "))
    }
}
