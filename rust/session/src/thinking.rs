//! What the engine does while the session is free for other events.

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use gomoku_engine::{Engine, EngineOptions, Level, Limits, Line, StopFlag, Why, explain};
use gomoku_rules::{Decision, OpeningPlay, Position};

use crate::{error::GameError, snapshot::Hint, state::State};

/// What the engine is to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Its next move, or its next decision in an opening.
    Move,
    /// What it would play in place of the person to move.
    Hint,
}

/// What the engine is to find out. It needs no session, and may run on another thread.
///
/// ```
/// use gomoku_session::{Event, NewGame, Players, Purpose, Session};
///
/// let mut session = Session::in_memory();
/// let players = Players { black: Some(1), white: None };
/// session.apply(Event::NewGame { game: NewGame { players, ..NewGame::default() } })?;
/// let thinking = session.begin_thinking(Purpose::Move)?;
/// let worker = std::thread::spawn(move || thinking.run());
/// let snapshot = session.finish_thinking(worker.join().unwrap());
/// assert_eq!((snapshot.ply, snapshot.engine_to_move), (1, false));
/// # Ok::<(), gomoku_session::GameError>(())
/// ```
#[derive(Debug)]
pub struct Thinking {
    ticket: Ticket,
    work: Work,
    engine: Arc<Mutex<LazyEngine>>,
}

/// What the engine found out, for [`Session::finish_thinking`](crate::Session::finish_thinking).
#[derive(Debug)]
pub struct Thought {
    ticket: Ticket,
    found: Found,
}

/// Shared by who searches and who may stop that: a session knows its latest thinking by it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ticket(Arc<StopFlag>);

/// A thinking that is under way: whoever forgets it stops it.
#[derive(Debug)]
pub(crate) struct UnderWay(Ticket);

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

impl Thinking {
    /// Lets the engine search: up to 5 seconds at the highest level, and a few milliseconds more once it is stopped. An
    /// earlier search of the same session, which was stopped when this one began, ends first.
    #[must_use]
    pub fn run(self) -> Thought {
        let mut engine = self.engine.lock().unwrap_or_else(|poisoned| {
            // A search that panicked has left something undone.
            self.engine.clear_poison();
            let mut engine = poisoned.into_inner();
            *engine = LazyEngine::default();
            engine
        });
        let found = self.work.run(&mut engine, &self.ticket.0);
        drop(engine);
        Thought {
            ticket: self.ticket,
            found,
        }
    }
}

impl UnderWay {
    /// What is to be run, and how the session knows it.
    pub(crate) fn begin(work: Work, engine: Arc<Mutex<LazyEngine>>) -> (UnderWay, Thinking) {
        let ticket = Ticket::default();
        let thinking = Thinking {
            ticket: ticket.clone(),
            work,
            engine,
        };
        (UnderWay(ticket), thinking)
    }

    pub(crate) fn stop(&self) {
        self.0.0.stop();
    }

    pub(crate) fn is_of(&self, thought: &Thought) -> bool {
        Arc::ptr_eq(&self.0.0, &thought.ticket.0)
    }

    /// What was found, unless it was stopped.
    pub(crate) fn finish(self, thought: Thought) -> Option<Found> {
        (!self.0.0.is_stopped()).then_some(thought.found)
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        self.stop();
    }
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
    fn run(self, engine: &mut LazyEngine, stop: &StopFlag) -> Found {
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
    pub(crate) fn take(&mut self, found: Found, now: i64) -> Result<(), GameError> {
        self.pending = None;
        self.hint = None;
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
