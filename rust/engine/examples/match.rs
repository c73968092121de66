//! Plays a match between two ways of playing: `cargo run --release -p gomoku-engine --example match -- freestyle 100
//! level=5 level=4`. A way is `level=N`, `nodes=N` or `time=MILLISECONDS`.
//!
//! The openings are those of testdata/openings, each played with both colours and no pair of opening and colour
//! twice. The result is from the first one's side: won, drawn, lost, the score, and the difference in Elo with its
//! error at 95 %.

use std::{error::Error, fs, path::Path, time::Duration};

use gomoku_engine::{Engine, EngineOptions, Level, Limits, StopFlag};
use gomoku_rules::{BoardSize, Color, Position, Rule};

#[path = "../tests/support/code.rs"]
mod code;

/// How one side plays.
#[derive(Clone, Debug)]
struct Way {
    level: Level,
    limits: Limits,
}

impl Way {
    fn parse(text: &str) -> Result<Way, Box<dyn Error>> {
        let (key, value) = text.split_once('=').ok_or("a way is KEY=VALUE")?;
        let mut way = Way {
            level: Level::ALL[9],
            limits: Limits::default(),
        };
        match key {
            "level" => {
                way.level = value.parse()?;
                way.limits = way.level.budget();
            }
            "nodes" => way.limits.nodes = Some(value.parse()?),
            "time" => way.limits.time = Some(Duration::from_millis(value.parse()?)),
            _ => return Err(format!("{key} is not level, nodes or time").into()),
        }
        Ok(way)
    }
}

struct Player {
    way: Way,
    engine: Engine,
}

impl Player {
    fn new(way: Way) -> Player {
        Player {
            way,
            engine: Engine::new(EngineOptions::default()),
        }
    }

    /// Plays a move; `false` when there is none that is legal.
    fn play(&mut self, position: &mut Position, seed: u64) -> bool {
        let Way { level, limits } = &self.way;
        let stop = StopFlag::default();
        let analysis = level.choose(&mut self.engine, position, limits, seed, &stop, &mut |_| ());
        analysis.best.is_some_and(|best| position.play(best).is_ok())
    }
}

/// The points that the first way makes of a game: 2 for a win, 1 for a draw.
fn play(opening: &Position, first: &mut Player, second: &mut Player, first_is: Color, seed: u64) -> usize {
    let mut position = opening.clone();
    first.engine.clear();
    second.engine.clear();
    while let Some(turn) = position.turn() {
        let player = if turn == first_is {
            &mut *first
        } else {
            &mut *second
        };
        if !player.play(&mut position, seed) {
            return if turn == first_is { 0 } else { 2 };
        }
    }
    match position.outcome().winner() {
        Some(winner) => 2 * usize::from(winner == first_is),
        None => 1,
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [rule, games, first, second] = &arguments[..] else {
        return Err("usage: RULE GAMES WAY WAY".into());
    };
    let (rule, games): (Rule, usize) = (rule.parse()?, games.parse()?);
    let (first, second) = (Way::parse(first)?, Way::parse(second)?);
    let openings = openings(rule)?;
    let mut counts = [0_u32; 3];
    let (mut a, mut b) = (Player::new(first), Player::new(second));
    for (number, opening) in openings.iter().enumerate() {
        for (color, first_is) in Color::ALL.into_iter().enumerate() {
            let game = 2 * number + color;
            if game < games {
                counts[play(opening, &mut a, &mut b, first_is, game as u64)] += 1;
            }
        }
    }
    println!("{rule} {} {}: {}", arguments[2], arguments[3], result(counts));
    Ok(())
}

/// The openings of a rule that have a file; those of freestyle for the others.
fn openings(rule: Rule) -> Result<Vec<Position>, Box<dyn Error>> {
    let name = match rule {
        Rule::Freestyle | Rule::Caro => "freestyle",
        Rule::Standard | Rule::ExactCaro => "standard",
        Rule::Renju => "renju",
    };
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../testdata/openings/{name}.txt"));
    let openings = fs::read_to_string(path)?;
    openings
        .lines()
        .map(|opening| code::position(BoardSize::default(), rule, opening))
        .collect()
}

fn result([lost, drawn, won]: [u32; 3]) -> String {
    let [l, d, w] = [lost, drawn, won].map(f64::from);
    let games = w + d + l;
    let score = (w + d / 2.0) / games;
    let variance = (w * (1.0 - score).powi(2) + d * (0.5 - score).powi(2) + l * score.powi(2)) / games;
    let error = 1.96 * (variance / games).sqrt();
    let elo = |score: f64| -400.0 * (1.0 / score.clamp(0.001, 0.999) - 1.0).log10();
    let spread = (elo(score + error) - elo(score - error)) / 2.0;
    format!(
        "+{won} ={drawn} -{lost}, {:.1} %, {:+.0} +- {spread:.0} Elo",
        100.0 * score,
        elo(score)
    )
}
