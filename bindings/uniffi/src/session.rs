//! The one object that crosses.

use std::{
    panic::panic_any,
    path::PathBuf,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use gomoku_session::{Event, GameError, Purpose, Snapshot};

/// A game on one device, kept on disk. Safe to call from any thread: calls wait for each other, but none waits for
/// the engine.
#[derive(Debug, uniffi::Object)]
pub struct Session {
    inner: Mutex<gomoku_session::Session>,
}

#[uniffi::export]
impl Session {
    /// Opens the session whose files lie in `directory`, with the game as it was left.
    ///
    /// # Errors
    /// [`GameError::Storage`] when the folder cannot be made or read.
    #[uniffi::constructor]
    pub fn open(directory: String) -> Result<Arc<Self>, GameError> {
        let session = gomoku_session::Session::open(&PathBuf::from(directory))?;
        log::info!("opened the session, restored: {:?}", session.snapshot().restored);
        Ok(Arc::new(Session {
            inner: Mutex::new(session),
        }))
    }

    /// A session that keeps nothing: for previews and tests.
    #[uniffi::constructor]
    #[must_use]
    pub fn in_memory() -> Arc<Self> {
        Arc::new(Session {
            inner: Mutex::new(gomoku_session::Session::in_memory()),
        })
    }

    /// Carries out `event` and answers with the new state.
    ///
    /// # Errors
    /// Why the event was refused; nothing has changed then.
    pub fn apply(&self, event: Event) -> Result<Snapshot, GameError> {
        self.lock().apply(event)
    }

    /// The present state.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        self.lock().snapshot()
    }

    /// Lets the engine find the move or the decision that the side to move is to make, plays it, and answers with the
    /// new state. Takes as long as the engine's level does, on the caller's thread; every other call works
    /// meanwhile. Where one of them changes the game, or stops the engine, nothing is played and the answer is the
    /// present state.
    ///
    /// A session that is closed meanwhile stays until the engine is done: stop it first.
    ///
    /// # Errors
    /// [`GameError::NothingToThink`] when no engine is to move.
    pub fn think(&self) -> Result<Snapshot, GameError> {
        self.search(Purpose::Move)
    }

    /// Lets the engine find what it would play in place of the person to move, and answers with the state that has
    /// it as its hint. For the rest it is as [`think`](Session::think).
    ///
    /// # Errors
    /// [`GameError::NothingToThink`] when no person is to move.
    pub fn hint(&self) -> Result<Snapshot, GameError> {
        self.search(Purpose::Hint)
    }

    /// Makes a [`think`](Session::think) or [`hint`](Session::hint) that is under way come back without a result.
    pub fn stop_thinking(&self) {
        self.lock().stop_thinking();
    }

    /// Panics with `message`: the tests of the shipped library show that the caller gets an exception and
    /// that the next call works.
    ///
    /// # Panics
    /// Always.
    pub fn panic_on_purpose(&self, message: String) {
        let _session = self.lock();
        panic_any(message);
    }
}

impl Session {
    /// The lock is free while the engine searches.
    fn search(&self, purpose: Purpose) -> Result<Snapshot, GameError> {
        let thinking = self.lock().begin_thinking(purpose)?;
        let thought = thinking.run();
        Ok(self.lock().finish_thinking(thought))
    }

    /// A panic leaves the session as it was before the event or after it, never in between, since events are
    /// carried out on a copy: the lock that it poisoned is good to use.
    fn lock(&self) -> MutexGuard<'_, gomoku_session::Session> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::{
        panic::{AssertUnwindSafe, catch_unwind},
        thread,
        time::Duration,
    };

    use gomoku_session::{Begins, NewGame, Opening, Players, Rule};

    use super::*;

    /// Black is a person, White the engine.
    fn game_against(level: i32) -> Event {
        Event::NewGame {
            game: NewGame {
                size: 15,
                rule: Rule::Freestyle,
                begins: Begins::Black,
                opening: Opening::Free,
                players: Players {
                    black: None,
                    white: Some(level),
                },
            },
        }
    }

    #[test]
    fn the_call_after_a_panic_works() {
        let session = Session::in_memory();
        let before = session.apply(Event::Tap { point: 112 }).unwrap();
        catch_unwind(AssertUnwindSafe(|| {
            session.panic_on_purpose("on purpose".to_owned());
        }))
        .unwrap_err();
        assert_eq!(session.snapshot(), before);
        assert_eq!(session.apply(Event::Tap { point: 113 }).unwrap().ply, 2);
    }

    #[test]
    fn the_engine_answers_a_move_and_gives_a_hint() {
        let session = Session::in_memory();
        session.apply(game_against(2)).unwrap();
        assert_eq!(session.think(), Err(GameError::NothingToThink));
        assert!(session.apply(Event::Tap { point: 112 }).unwrap().engine_to_move);
        assert_eq!(session.hint(), Err(GameError::NothingToThink));
        let played = session.think().unwrap();
        assert_eq!((played.ply, played.engine_to_move), (2, false));
        let hint = session.hint().unwrap().hint.unwrap();
        assert_eq!(played.cells[usize::try_from(hint.point).unwrap()], 0);
    }

    #[test]
    fn the_session_is_free_while_the_engine_thinks() {
        let session = Session::in_memory();
        for _ in 0..10 {
            session.apply(game_against(10)).unwrap();
            session.apply(Event::Tap { point: 112 }).unwrap();
            let thinker = {
                let session = Arc::clone(&session);
                thread::spawn(move || session.think())
            };
            thread::sleep(Duration::from_millis(20));
            let begun = session.apply(game_against(1)).unwrap();
            // Where the thread has come too late there is nothing to think about any more.
            let found = thinker.join().unwrap();
            assert!(
                [Ok(begun.clone()), Err(GameError::NothingToThink)].contains(&found),
                "{found:?}"
            );
            assert_eq!(session.snapshot(), begun);
        }
    }

    #[test]
    fn what_was_stopped_is_not_played() {
        let session = Session::in_memory();
        session.stop_thinking();
        session.apply(game_against(10)).unwrap();
        let before = session.apply(Event::Tap { point: 112 }).unwrap();
        let thinker = {
            let session = Arc::clone(&session);
            thread::spawn(move || session.think())
        };
        while !thinker.is_finished() {
            session.stop_thinking();
            thread::sleep(Duration::from_millis(1));
        }
        assert_eq!(thinker.join().unwrap(), Ok(before));
    }

    #[test]
    fn a_game_comes_back_from_its_folder() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().to_str().unwrap().to_owned();
        let played = Session::open(path.clone())
            .unwrap()
            .apply(Event::Tap { point: 0 })
            .unwrap();
        assert_eq!(Session::open(path).unwrap().snapshot().moves, played.moves);
    }
}
