//! The one object that crosses.

use std::sync::{Arc, Mutex, PoisonError};

use gomoku_session::{Event, GameError, Snapshot};

/// A game on one device, kept on disk. Safe to call from any thread.
#[derive(Debug, uniffi::Object)]
pub struct Session {
    inner: Mutex<()>,
}

#[uniffi::export]
impl Session {
    /// Opens the session whose files lie in `directory`, with the game as it was left.
    ///
    /// # Errors
    /// [`GameError::Storage`] when the folder cannot be made or read.
    #[uniffi::constructor]
    pub fn open(directory: String) -> Result<Arc<Self>, GameError> {
        log::info!("session in {directory}");
        Ok(Arc::new(Session { inner: Mutex::new(()) }))
    }

    /// A session that keeps nothing: for previews and tests.
    #[uniffi::constructor]
    #[must_use]
    pub fn in_memory() -> Arc<Self> {
        Arc::new(Session { inner: Mutex::new(()) })
    }

    /// Carries out `event` and answers with the new state.
    ///
    /// # Errors
    /// Why the event was refused; nothing has changed then.
    pub fn apply(&self, event: Event) -> Result<Snapshot, GameError> {
        let _guard = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        let _ = event;
        Err(GameError::GameOver)
    }

    /// The present state.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        todo!("the session crate")
    }

    /// Panics with `message`: the tests of the shipped library show that the caller gets an exception and
    /// that the next call works.
    ///
    /// # Panics
    /// Always.
    pub fn panic_on_purpose(&self, message: String) {
        let _guard = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        panic!("{message}");
    }
}
