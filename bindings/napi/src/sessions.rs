//! Which handle means which session.

use std::{
    collections::HashMap,
    path::Path,
    sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError},
};

use gomoku_session::{Event, Purpose, Session, Settings, Snapshot, Thinking, Thought};

use crate::refused::Refused;

/// The open sessions of this process. Any thread may ask for one.
static SESSIONS: LazyLock<Mutex<Table>> = LazyLock::new(Mutex::default);

/// A number that JavaScript keeps is checked on each call, so that no value of it, stale or invented, does harm.
#[derive(Default)]
struct Table {
    sessions: HashMap<i32, Arc<Mutex<Session>>>,
    last: i32,
}

impl Table {
    /// A handle is given out again only after all others were, 2,147,483,647 sessions later.
    fn add(&mut self, session: Session) -> i32 {
        loop {
            self.last = self.last % i32::MAX + 1;
            if !self.sessions.contains_key(&self.last) {
                self.sessions.insert(self.last, Arc::new(Mutex::new(session)));
                return self.last;
            }
        }
    }
}

/// Opens the session whose files lie in `directory`, and returns its handle, which is 1 or more.
///
/// # Errors
/// [`Refused::InvalidArgument`] when the path is not absolute, as all paths are that a system gives to an app;
/// [`GameError::Storage`](gomoku_session::GameError::Storage) when the folder cannot be made or read.
pub(crate) fn open(directory: &Path, first_settings: Settings) -> Result<i32, Refused> {
    if !directory.is_absolute() {
        return Err(Refused::InvalidArgument {
            reason: format!(
                "directory has to be an absolute path, not `{}`",
                directory.display()
            ),
        });
    }
    let session = Session::open_with(directory, first_settings)?;
    log::info!("opened the session, restored: {:?}", session.snapshot().restored);
    Ok(lock(&SESSIONS).add(session))
}

/// Opens a session that keeps nothing, and returns its handle.
pub(crate) fn in_memory() -> i32 {
    lock(&SESSIONS).add(Session::in_memory())
}

/// Closes a session; its handle is void then. Stops its engine, and waits until the last save is synced to disk.
///
/// # Errors
/// [`Refused::NoSuchSession`].
pub(crate) fn close(handle: i32) -> Result<(), Refused> {
    let session = lock(&SESSIONS).sessions.remove(&handle);
    let session = session.ok_or(Refused::NoSuchSession { handle })?;
    lock(&session).stop_thinking();
    // Dropped without the table's lock: other sessions need not wait for the disk.
    Ok(())
}

/// Carries out `event` and answers with the new state.
///
/// # Errors
/// Why the event was refused; nothing has changed then.
pub(crate) fn apply(handle: i32, event: Event) -> Result<Snapshot, Refused> {
    with(handle, |session| session.apply(event))?.map_err(Refused::from)
}

/// The present state.
///
/// # Errors
/// [`Refused::NoSuchSession`].
pub(crate) fn snapshot(handle: i32) -> Result<Snapshot, Refused> {
    with(handle, |session| session.snapshot())
}

/// What the engine is to find. It is found without the session, which is free meanwhile.
///
/// # Errors
/// [`Refused::NoSuchSession`]; [`GameError::NothingToThink`](gomoku_session::GameError::NothingToThink).
pub(crate) fn begin_thinking(handle: i32, purpose: Purpose) -> Result<Thinking, Refused> {
    with(handle, |session| session.begin_thinking(purpose))?.map_err(Refused::from)
}

/// Does what the engine has found, and answers with the new state.
///
/// # Errors
/// [`Refused::NoSuchSession`] when the session was closed meanwhile.
pub(crate) fn finish_thinking(handle: i32, thought: Thought) -> Result<Snapshot, Refused> {
    with(handle, |session| session.finish_thinking(thought))
}

/// Stops the engine.
///
/// # Errors
/// [`Refused::NoSuchSession`].
pub(crate) fn stop_thinking(handle: i32) -> Result<(), Refused> {
    with(handle, |session| session.stop_thinking())
}

/// Does `work` with a session while no other thread touches it.
///
/// # Errors
/// [`Refused::NoSuchSession`].
pub(crate) fn with<T>(handle: i32, work: impl FnOnce(&mut Session) -> T) -> Result<T, Refused> {
    let session = lock(&SESSIONS).sessions.get(&handle).cloned();
    let session = session.ok_or(Refused::NoSuchSession { handle })?;
    let mut session = lock(&session);
    Ok(work(&mut session))
}

/// A panic leaves a session as it was before the event or after it, never in between, since events are carried out
/// on a copy: the lock that it poisoned is good to use.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use gomoku_session::{Begins, BoardTheme, GameError, NewGame, Opening, Players, Rule};

    use super::*;
    use crate::panics::caught;

    /// White, the engine, is to move.
    fn engine_to_move(level: i32) -> i32 {
        let handle = in_memory();
        let players = Players {
            black: None,
            white: Some(level),
        };
        let game = NewGame {
            size: 15,
            rule: Rule::Freestyle,
            begins: Begins::Black,
            opening: Opening::Free,
            players,
        };
        apply(handle, Event::NewGame { game }).unwrap();
        assert!(apply(handle, Event::Tap { point: 112 }).unwrap().engine_to_move);
        handle
    }

    #[test]
    fn a_handle_is_void_once_its_session_is_closed() {
        let (closed, other) = (in_memory(), in_memory());
        close(closed).unwrap();
        let void = Refused::NoSuchSession { handle: closed };
        assert_eq!(close(closed), Err(void.clone()));
        assert_eq!(snapshot(closed), Err(void.clone()));
        assert_eq!(apply(closed, Event::Undo), Err(void));
        assert_eq!(apply(other, Event::Tap { point: 0 }).unwrap().ply, 1);
        close(other).unwrap();
    }

    #[test]
    fn no_other_number_means_a_session() {
        for handle in [i32::MIN, -1, 0, i32::MAX] {
            assert_eq!(snapshot(handle), Err(Refused::NoSuchSession { handle }));
        }
    }

    #[test]
    fn handles_go_on_after_the_last_one_and_pass_over_those_in_use() {
        let mut table = Table {
            last: i32::MAX - 1,
            ..Table::default()
        };
        table
            .sessions
            .insert(1, Arc::new(Mutex::new(Session::in_memory())));
        assert_eq!(table.add(Session::in_memory()), i32::MAX);
        assert_eq!(table.add(Session::in_memory()), 2);
    }

    #[test]
    fn the_call_after_a_panic_works() {
        let handle = in_memory();
        let before = apply(handle, Event::Tap { point: 112 }).unwrap();
        caught(|| with(handle, |_| panic!("on purpose"))).unwrap_err();
        assert_eq!(snapshot(handle), Ok(before));
        close(handle).unwrap();
    }

    #[test]
    fn the_session_is_free_while_its_engine_thinks() {
        let handle = engine_to_move(2);
        let thinking = begin_thinking(handle, Purpose::Move).unwrap();
        assert_eq!(snapshot(handle).unwrap().ply, 1);
        assert_eq!(finish_thinking(handle, thinking.run()).unwrap().ply, 2);
        close(handle).unwrap();
    }

    #[test]
    fn what_was_stopped_is_not_played() {
        let handle = engine_to_move(10);
        let thinking = begin_thinking(handle, Purpose::Move).unwrap();
        stop_thinking(handle).unwrap();
        assert_eq!(finish_thinking(handle, thinking.run()).unwrap().ply, 1);
        close(handle).unwrap();
    }

    #[test]
    fn a_session_that_is_closed_stops_its_engine() {
        let handle = engine_to_move(10);
        let thinking = begin_thinking(handle, Purpose::Move).unwrap();
        close(handle).unwrap();
        let start = Instant::now();
        let found = finish_thinking(handle, thinking.run());
        assert_eq!(found, Err(Refused::NoSuchSession { handle }));
        assert!(start.elapsed() < Duration::from_secs(2), "it went on");
    }

    #[test]
    fn a_game_comes_back_from_its_folder() {
        let folder = tempfile::tempdir().unwrap();
        let sky = Settings {
            theme: BoardTheme::Sky,
            ..Settings::default()
        };
        let handle = open(folder.path(), sky).unwrap();
        let played = apply(handle, Event::Tap { point: 0 }).unwrap();
        close(handle).unwrap();
        let again = open(folder.path(), Settings::default()).unwrap();
        let found = snapshot(again).unwrap();
        assert_eq!((found.moves, found.settings), (played.moves, sky));
        close(again).unwrap();
    }

    #[test]
    fn a_folder_has_to_be_absolute_and_usable() {
        for path in ["", "saves", "./saves"] {
            let refused = open(Path::new(path), Settings::default()).unwrap_err();
            assert!(matches!(refused, Refused::InvalidArgument { .. }), "{refused}");
        }
        let file = tempfile::NamedTempFile::new().unwrap();
        let refused = open(&file.path().join("saves"), Settings::default()).unwrap_err();
        assert!(
            matches!(refused, Refused::Game(GameError::Storage { .. })),
            "{refused}"
        );
    }
}
