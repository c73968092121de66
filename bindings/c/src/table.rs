//! The open sessions. A handle is a number that stands for one here and is never followed as a pointer, so a stale
//! or invented one does no harm. A number is used once.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use gomoku_session::Session;

use crate::status::Failure;

/// A session that any thread may use, one at a time.
#[derive(Clone, Debug)]
pub(crate) struct SharedSession(Arc<Mutex<Session>>);

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
    let session = SharedSession(Arc::new(Mutex::new(session)));
    let mut table = lock(&OPEN);
    table.last = table
        .last
        .checked_add(1)
        .expect("no program opens that many sessions");
    let number = table.last;
    table.sessions.insert(number, session);
    number
}

/// The session with this number.
pub(crate) fn find(number: usize) -> Result<SharedSession, Failure> {
    lock(&OPEN)
        .sessions
        .get(&number)
        .cloned()
        .ok_or(Failure::NoSuchSession)
}

/// Takes the session with this number out. It ends where the last call on it does.
pub(crate) fn remove(number: usize) -> Result<SharedSession, Failure> {
    lock(&OPEN).sessions.remove(&number).ok_or(Failure::NoSuchSession)
}

impl SharedSession {
    /// Waits until no other thread uses the session.
    pub(crate) fn lock(&self) -> MutexGuard<'_, Session> {
        lock(&self.0)
    }
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

    use super::{find, insert, remove};

    #[test]
    fn a_session_is_found_until_it_is_taken_out_and_its_number_is_not_used_again() {
        let number = insert(Session::in_memory());
        assert!(find(number).is_ok());
        remove(number).unwrap();
        assert!(find(number).is_err() && remove(number).is_err() && find(0).is_err());
        assert!(insert(Session::in_memory()) > number);
    }

    #[test]
    fn the_call_after_a_panic_works() {
        let session = find(insert(Session::in_memory())).unwrap();
        let before = session.lock().apply(Event::Tap { point: 112 }).unwrap();
        catch_unwind(AssertUnwindSafe(|| {
            let _session = session.lock();
            panic!("on purpose");
        }))
        .unwrap_err();
        assert_eq!(session.lock().snapshot(), before);
    }
}
