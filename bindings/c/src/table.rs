//! The open sessions. A handle is a number that stands for one here and is never followed as a pointer, so a stale
//! or invented one does no harm. A number is used once.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use gomoku_session::Session;

use crate::status::Failure;

/// A session that threads take turns with; none once it was closed.
type SharedSession = Arc<Mutex<Option<Session>>>;

#[derive(Debug)]
struct Table {
    last: usize,
    sessions: BTreeMap<usize, SharedSession>,
}

static OPEN: Mutex<Table> = Mutex::new(Table {
    last: 0,
    sessions: BTreeMap::new(),
});

/// Takes `session` in and returns its number, which is not 0.
pub(crate) fn insert(session: Session) -> usize {
    let mut table = lock(&OPEN);
    let number = table
        .last
        .checked_add(1)
        .expect("no program opens that many sessions");
    table.last = number;
    table.sessions.insert(number, Arc::new(Mutex::new(Some(session))));
    number
}

/// Works on the session with this number, after all calls on it that came before.
pub(crate) fn with<T>(number: usize, work: impl FnOnce(&mut Session) -> T) -> Result<T, Failure> {
    let found = lock(&OPEN).sessions.get(&number).cloned();
    let session = found.ok_or(Failure::NoSuchSession)?;
    // Closed since, perhaps.
    lock(&session).as_mut().map(work).ok_or(Failure::NoSuchSession)
}

/// Ends the session with this number, and stops its engine. No call on it is under way then but for one in which the
/// engine comes to its end without the session, and none will be.
pub(crate) fn close(number: usize) -> Result<(), Failure> {
    let found = lock(&OPEN).sessions.remove(&number);
    let session = found.ok_or(Failure::NoSuchSession)?;
    let mut session = lock(&session);
    if let Some(session) = &*session {
        session.stop_thinking();
    }
    // Dropped under its lock: who waits for it finds it gone, with its files at rest.
    session.take();
    Ok(())
}

/// A panic leaves what a lock protects as it was before or after the call, never in between: the lock that it
/// poisoned is good to use.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use gomoku_session::{Event, Session};

    use super::{close, insert, with};

    #[test]
    fn a_session_is_found_until_it_is_closed_and_its_number_is_not_used_again() {
        let number = insert(Session::in_memory());
        assert_eq!(with(number, |session| session.snapshot().ply).unwrap(), 0);
        close(number).unwrap();
        assert!(with(number, |_| ()).is_err() && close(number).is_err());
        assert!(insert(Session::in_memory()) > number);
    }

    #[test]
    fn zero_is_no_session() {
        assert!(with(0, |_| ()).is_err() && close(0).is_err());
    }

    #[test]
    fn the_call_after_a_panic_works() {
        let number = insert(Session::in_memory());
        let tap = |point| with(number, |session| session.apply(Event::Tap { point })).unwrap();
        let before = tap(112).unwrap();
        catch_unwind(AssertUnwindSafe(|| with(number, |_| panic!("on purpose")))).unwrap_err();
        assert_eq!(with(number, |session| session.snapshot()).unwrap(), before);
        assert_eq!(tap(113).unwrap().ply, 2);
    }
}
