//! The one object that crosses.

use std::{
    panic::panic_any,
    path::PathBuf,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use gomoku_session::{Event, GameError, Snapshot};

/// A game on one device, kept on disk. Safe to call from any thread: calls wait for each other.
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
    /// A panic leaves the session as it was before the event or after it, never in between, since events are
    /// carried out on a copy: the lock that it poisoned is good to use.
    fn lock(&self) -> MutexGuard<'_, gomoku_session::Session> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::*;

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
