//! Plays games of the engine with itself, to fit the network to.
//!
//! A game begins with a random opening that is about balanced, and now and then a move is left to chance, so that games
//! go where an engine would not. It ends where its result is proven. Each game has a seed of its own and a fresh
//! engine: whoever plays it, on however many cores, plays the same.

use std::{
    error::Error,
    fs,
    path::Path,
    sync::Mutex,
    thread::{self, available_parallelism},
};

use gomoku_engine::{Analysis, Engine, EngineOptions, Limits, Line, StopFlag, tuning::Observer};
use gomoku_rules::{BoardSize, Color, Point, Position, Rule};

use crate::random::Random;

const NODES: u64 = 600;
/// The scores of an opening go up to this.
const BALANCED: i32 = 250;
/// One move of this many is left to chance.
const CHANCE: usize = 12;
/// Chance picks one of this many moves, which promise most.
const CHOICES: usize = 6;

/// Plays `count` games and writes them to `out`, in the form that testdata/selfplay/README.md describes.
///
/// # Errors
/// When they cannot be written.
pub fn play(rule: Rule, count: u32, seed: u32, out: &Path) -> Result<(), Box<dyn Error>> {
    let seeds = Mutex::new(0..u64::from(count));
    let games = Mutex::new(vec![String::new(); count as usize]);
    thread::scope(|scope| {
        for _ in 0..available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                let mut player = Player::new();
                while let Some(number) = next(&seeds) {
                    let game = player.game(rule, Random::new((u64::from(seed) << 32) + number));
                    games.lock().expect("no player panics")[number as usize] = game;
                }
            });
        }
    });
    let games = games.into_inner()?;
    fs::write(out, games.concat()).map_err(|error| format!("{}: {error}", out.display()).into())
}

fn next(numbers: &Mutex<impl Iterator<Item = u64>>) -> Option<u64> {
    numbers.lock().expect("no player panics").next()
}

struct Player {
    engine: Engine,
    limits: Limits,
}

impl Player {
    fn new() -> Player {
        Player {
            // Room for what a game of so few nodes finds.
            engine: Engine::new(EngineOptions { table_bytes: 1 << 20 }),
            limits: Limits {
                nodes: Some(NODES),
                ..Limits::default()
            },
        }
    }

    /// Plays a game; its line.
    fn game(&mut self, rule: Rule, mut random: Random) -> String {
        loop {
            self.engine.clear();
            let start = opening(rule, &mut random);
            let first = self.analyse(&start);
            if first.best.is_some() && score(&first).abs() <= BALANCED {
                return self.play_out(start, first, &mut random);
            }
        }
    }

    fn analyse(&mut self, position: &Position) -> Analysis {
        self.engine
            .search(position, &self.limits, &StopFlag::default(), &mut |_| ())
    }

    /// Plays on from an opening whose analysis is `first`.
    fn play_out(&mut self, start: Position, first: Analysis, random: &mut Random) -> String {
        let opening: String = start.moves().iter().map(Point::to_string).collect();
        let mut words = vec![opening];
        let mut position = start;
        let mut analysis = first;
        let winner = loop {
            let (Some(turn), Some(best)) = (position.turn(), analysis.best) else {
                break position.outcome().winner();
            };
            let score = score(&analysis);
            words.push(format!("{best}:{score}"));
            if score.abs() >= Line::FORCED {
                break Some(if score > 0 { turn } else { !turn });
            }
            position.play(best).expect("the engine plays by the rules");
            while random.below(CHANCE) == 0
                && let Some(point) = by_chance(&position, random)
            {
                words.push(point.to_string());
                position.play(point).expect("the move is legal");
            }
            analysis = self.analyse(&position);
        };
        format!("{} {}\n", result(winner), words.join(" "))
    }
}

fn score(analysis: &Analysis) -> i32 {
    analysis.lines.first().map_or(0, |line| line.score)
}

const fn result(winner: Option<Color>) -> &'static str {
    match winner {
        Some(Color::Black) => "1-0",
        Some(Color::White) => "0-1",
        None => "1/2",
    }
}

/// From 3 to 10 random stones in a square 5 to 11 points wide about the centre.
fn opening(rule: Rule, random: &mut Random) -> Position {
    let size = BoardSize::default();
    loop {
        let count = 3 + random.below(8);
        let width = 5 + random.below(7);
        let corner = (usize::from(size.lines()) - width) / 2;
        let mut offset = || (corner + random.below(3)).saturating_sub(1);
        let (left, bottom) = (offset(), offset());
        let mut position = Position::new(size, rule, Color::Black);
        while position.turn().is_some() && position.ply() < count {
            let (col, row) = (left + random.below(width), bottom + random.below(width));
            // A point that is taken, or beyond the edge, is none.
            let _ = position.play(Point::new(col as u8, row as u8));
        }
        if position.turn().is_some() {
            return position;
        }
    }
}

/// One of the moves that promise most.
fn by_chance(position: &Position, random: &mut Random) -> Option<Point> {
    position.turn()?;
    let mut moves = Observer::new(position).promising();
    moves.retain(|&point| position.legality(point).is_legal());
    moves.truncate(CHOICES);
    (!moves.is_empty()).then(|| moves[random.below(moves.len())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_plays_the_same_game_whatever_came_before() {
        let mut player = Player::new();
        let games: Vec<String> = [7, 8, 7]
            .into_iter()
            .map(|seed| player.game(Rule::Renju, Random::new(seed)))
            .collect();
        assert_eq!(games[0], games[2]);
        assert_ne!(games[0], games[1]);
    }
}
