//! What the engine is to find out, how it does, and what becomes of that.

use std::time::Duration;

use gomoku_engine::{Engine, EngineOptions, Level, Limits, Line, StopFlag, Why, explain};
use gomoku_rules::{Decision, OpeningPlay, Position};

use crate::{error::GameError, snapshot::Hint, state::State, thinking::Purpose};

/// What the strongest level finds within this time is a hint.
const HINT_TIME: Duration = Duration::from_secs(1);

/// What is to be found, and in which position.
#[derive(Clone, Debug)]
pub(crate) enum Work {
    Move {
        level: Level,
        position: Position,
        seed: u64,
    },
    Decision {
        level: Level,
        opening: OpeningPlay,
        seed: u64,
    },
    Hint {
        position: Position,
    },
}

/// What was found; none where there is no legal move. A move is a stone that is placed, as in an opening.
#[derive(Clone, Debug)]
pub(crate) enum Found {
    Decision(Option<Decision>),
    Hint(Option<(Line, Why)>),
}

/// The engine of a session. It takes 18 MB, so it is made when it is first needed.
#[derive(Debug, Default)]
pub(crate) struct LazyEngine {
    engine: Option<Engine>,
    /// Who has searched with it.
    level: Option<Level>,
}

impl LazyEngine {
    /// The engine for a level, which is not to profit from what another one has searched.
    fn at(&mut self, level: Level) -> &mut Engine {
        let engine = self
            .engine
            .get_or_insert_with(|| Engine::new(EngineOptions::default()));
        if self.level.replace(level) != Some(level) {
            engine.clear();
        }
        engine
    }
}

impl Work {
    pub(crate) fn run(self, engine: &mut LazyEngine, stop: &StopFlag) -> Found {
        match self {
            Work::Move {
                level,
                position,
                seed,
            } => {
                let engine = engine.at(level);
                let analysis = level.choose(engine, &position, &level.budget(), seed, stop, &mut |_| ());
                Found::Decision(analysis.best.map(Decision::Place))
            }
            Work::Decision { level, opening, seed } => {
                Found::Decision(level.decide(engine.at(level), &opening, seed, stop))
            }
            Work::Hint { position } => Found::Hint(hint(engine.at(Level::ALL[9]), &position, stop)),
        }
    }
}

/// The best line, and what is good about its first move.
fn hint(engine: &mut Engine, position: &Position, stop: &StopFlag) -> Option<(Line, Why)> {
    let limits = Limits {
        time: Some(HINT_TIME),
        ..Limits::default()
    };
    let analysis = engine.search(position, &limits, stop, &mut |_| ());
    let line = analysis.lines.into_iter().next()?;
    let why = explain(position, *line.moves.first()?, line.mate);
    Some((line, why))
}

impl State {
    /// What the engine is to find out here; none when there is nothing.
    pub(crate) fn work(&self, purpose: Purpose) -> Option<Work> {
        let position = || self.game.position().clone();
        let seed = self.times.first().copied().unwrap_or_default().cast_unsigned();
        match purpose {
            Purpose::Hint => self.can_hint().then(|| Work::Hint { position: position() }),
            Purpose::Move if self.is_in_opening() => self.engine_to_move().map(|level| Work::Decision {
                level,
                opening: self.opening.play().clone(),
                seed,
            }),
            Purpose::Move => self.engine_to_move().map(|level| Work::Move {
                level,
                position: position(),
                seed,
            }),
        }
    }

    /// Does what was found for this state. Without a legal move the engine resigns.
    ///
    /// A hint leaves the mark of a first tap alone; where an engine is to move, there is neither mark nor hint.
    pub(crate) fn take(&mut self, found: Found, now: i64) -> Result<(), GameError> {
        match found {
            Found::Hint(hint) => {
                self.hint = hint.and_then(|(line, why)| self.hint_of(line, why));
                Ok(())
            }
            Found::Decision(Some(Decision::Place(point))) => self.place(point, now),
            Found::Decision(Some(decision)) => self.decide(decision, now),
            Found::Decision(None) => {
                let engine = self.decider().ok_or(GameError::GameOver)?;
                self.give_up(engine);
                Ok(())
            }
        }
    }

    fn hint_of(&self, line: Line, why: Why) -> Option<Hint> {
        let score = line.score;
        let mate = line.mate;
        let line = self.indexes(line.moves);
        Some(Hint {
            point: *line.first()?,
            score,
            mate,
            why,
            line,
        })
    }
}

#[cfg(test)]
mod tests {
    use gomoku_rules::{BoardSize, Color, Game, Rule};

    use super::*;
    use crate::{end::End, opening_log::OpeningLog, players::Seats};

    /// One point is empty, and a stone on it makes six in a row, which renju forbids to Black.
    const ALL_BUT_ONE: [&str; 6] = ["OXOOOX", "XOOXXO", "XXX.XX", "XXXOXO", "OOOXXO", "OOXOOO"];

    fn without_a_legal_move() -> State {
        let size = BoardSize::new(6).unwrap();
        let signs = ALL_BUT_ONE.iter().flat_map(|row| row.chars());
        let stones = signs.enumerate().filter_map(|(index, sign)| {
            let color = match sign {
                'X' => Color::Black,
                'O' => Color::White,
                _ => return None,
            };
            Some((size.point_at(index).unwrap(), color))
        });
        let position = Position::setup(size, Rule::Renju, stones, Color::Black).unwrap();
        State {
            game: Game::from_position(&position),
            opening: OpeningLog::free(size, Rule::Renju),
            seats: Seats {
                first: Level::new(10),
                second: None,
            },
            ..State::new(0)
        }
    }

    #[test]
    fn an_engine_without_a_legal_move_resigns() {
        for level in Level::ALL {
            let mut state = without_a_legal_move();
            state.seats.first = Some(level);
            let work = state.work(Purpose::Move).unwrap();
            let found = work.run(&mut LazyEngine::default(), &StopFlag::default());
            state.take(found, 0).unwrap();
            assert_eq!(state.end, Some(End::Resigned(Color::Black)), "{level}");
        }
    }

    #[test]
    fn a_person_without_a_legal_move_gets_no_hint() {
        let mut state = without_a_legal_move();
        state.seats = Seats::default();
        let work = state.work(Purpose::Hint).unwrap();
        let found = work.run(&mut LazyEngine::default(), &StopFlag::default());
        state.take(found, 0).unwrap();
        assert_eq!((state.hint, state.end), (None, None));
    }
}
