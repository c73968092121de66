//! What the engine does while the session is free for other events.

use std::sync::{Arc, Mutex};

use gomoku_engine::StopFlag;

use crate::work::{Found, LazyEngine, Work};

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

#[cfg(test)]
mod tests {
    use gomoku_engine::Level;

    use super::*;
    use crate::state::State;

    /// A search that panics leaves a lock that the next one can take.
    #[test]
    fn a_search_that_panicked_does_not_end_all_others() {
        let engine = Arc::new(Mutex::new(LazyEngine::default()));
        let locked = Arc::clone(&engine);
        let panicked = std::thread::spawn(move || {
            let _locked = locked.lock().unwrap();
            panic!("on purpose");
        });
        panicked.join().unwrap_err();
        let mut state = State::new(0);
        state.seats.first = Level::new(1);
        let (under_way, thinking) = UnderWay::begin(state.work(Purpose::Move).unwrap(), engine);
        let thought = thinking.run();
        assert!(under_way.is_of(&thought));
        assert!(matches!(
            under_way.finish(thought),
            Some(Found::Decision(Some(_)))
        ));
    }
}
