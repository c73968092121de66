//! The functions over a session.

use std::{ffi::c_char, path::Path, ptr, slice};

use gomoku_session::{Purpose, Session};

use crate::{
    event::{self, GomokuEvent},
    guard::guard,
    pointer,
    snapshot::GomokuSnapshot,
    status::{Failure, GomokuStatus},
    table, version,
};

/// A game on one device with its scores and settings. There is only ever a pointer to it, and what lies there is
/// nobody's business: it need not be memory.
#[derive(Debug)]
pub struct GomokuSession {
    _opaque: (),
}

/// The longest name of a folder, in bytes.
pub const GOMOKU_MAX_DIRECTORY: usize = 4096;

/// Opens the session whose files lie in the folder `directory`, with the game as it was left. The folder is made
/// when it is missing; `restored` in the snapshot says what was found. A full disk is no error: the game goes on in
/// memory, see `saved` in the snapshot. Two sessions on one folder harm no file, but the last one to write wins.
///
/// `abi_version` is `GOMOKU_ABI_VERSION`. `directory` is UTF-8 of `length` bytes, 1 to `GOMOKU_MAX_DIRECTORY`, and
/// needs no zero byte at its end.
///
/// # Safety
/// `directory` is NULL, or leads to `length` bytes; `session` is NULL, or memory for one pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gomoku_session_open(
    abi_version: u32,
    directory: *const c_char,
    length: usize,
    session: *mut *mut GomokuSession,
) -> GomokuStatus {
    guard(|| {
        version::check(abi_version)?;
        pointer::check(session, "session")?;
        // SAFETY: the caller says that it is NULL or leads to that many bytes.
        let directory = unsafe { path(directory, length) }?;
        let opened = Session::open(directory)?;
        // SAFETY: there is memory for one pointer.
        unsafe { session.write(handle(opened)) };
        Ok(())
    })
}

/// Opens a session that keeps nothing on disk. Its snapshots say that they are saved.
///
/// # Safety
/// `session` is NULL, or memory for one pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gomoku_session_open_in_memory(
    abi_version: u32,
    session: *mut *mut GomokuSession,
) -> GomokuStatus {
    guard(|| {
        version::check(abi_version)?;
        pointer::check(session, "session")?;
        // SAFETY: there is memory for one pointer.
        unsafe { session.write(handle(Session::in_memory())) };
        Ok(())
    })
}

/// Ends a session and waits until its game is on disk. Calls that other threads have under way on it are carried
/// out first, later ones are refused: once this returns, nothing touches the folder any more. It does not wait for
/// the engine but stops it: a `gomoku_session_think` or `gomoku_session_hint` that is under way returns
/// `GOMOKU_STATUS_NO_SUCH_SESSION` soon.
#[unsafe(no_mangle)]
pub extern "C" fn gomoku_session_close(session: *mut GomokuSession) -> GomokuStatus {
    guard(|| table::close(number(session)?))
}

/// Carries out `event` and writes the new state. A refused event changes nothing, `snapshot` neither.
///
/// # Safety
/// `event` is NULL, or leads to one of which the kind and what belongs to it are set; `snapshot` is NULL, or memory
/// for one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gomoku_session_apply(
    session: *mut GomokuSession,
    event: *const GomokuEvent,
    snapshot: *mut GomokuSnapshot,
) -> GomokuStatus {
    guard(|| {
        let number = number(session)?;
        pointer::check(snapshot, "snapshot")?;
        // SAFETY: the caller says that it is NULL or leads to an event.
        let event = unsafe { event::read(event) }?;
        let new = table::with(number, |session| session.apply(event))??;
        // SAFETY: there is memory for one.
        unsafe { snapshot.write(new.into()) };
        Ok(())
    })
}

/// Writes the present state.
///
/// # Safety
/// `snapshot` is NULL, or memory for one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gomoku_session_snapshot(
    session: *mut GomokuSession,
    snapshot: *mut GomokuSnapshot,
) -> GomokuStatus {
    guard(|| {
        let number = number(session)?;
        pointer::check(snapshot, "snapshot")?;
        let present = table::with(number, |session| session.snapshot())?;
        // SAFETY: there is memory for one.
        unsafe { snapshot.write(present.into()) };
        Ok(())
    })
}

/// Lets the engine find the move or the decision that its side is to make, plays it, and writes the new state. This
/// takes as long as the engine's level does; other threads may call any function meanwhile. Where one of them changes
/// the game, or stops the engine, nothing is played and the present state is written.
///
/// Refused with `GOMOKU_STATUS_NOTHING_TO_THINK` when no engine is to move.
///
/// # Safety
/// `snapshot` is NULL, or memory for one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gomoku_session_think(
    session: *mut GomokuSession,
    snapshot: *mut GomokuSnapshot,
) -> GomokuStatus {
    guard(|| {
        // SAFETY: the caller says that it is NULL or memory for one.
        unsafe { search(session, Purpose::Move, snapshot) }
    })
}

/// Lets the engine find what it would play in place of the person to move, and writes the state with `hint`. For the
/// rest it is as `gomoku_session_think`.
///
/// Refused with `GOMOKU_STATUS_NOTHING_TO_THINK` when no person is to move.
///
/// # Safety
/// `snapshot` is NULL, or memory for one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gomoku_session_hint(
    session: *mut GomokuSession,
    snapshot: *mut GomokuSnapshot,
) -> GomokuStatus {
    guard(|| {
        // SAFETY: the caller says that it is NULL or memory for one.
        unsafe { search(session, Purpose::Hint, snapshot) }
    })
}

/// Makes a `gomoku_session_think` or `gomoku_session_hint` of another thread return soon, without a result. Where none
/// is under way it does nothing.
#[unsafe(no_mangle)]
pub extern "C" fn gomoku_session_stop_thinking(session: *mut GomokuSession) -> GomokuStatus {
    guard(|| table::with(number(session)?, |session| session.stop_thinking()))
}

/// Lets the engine search while the session is free for other calls.
///
/// # Safety
/// `snapshot` is NULL, or memory for one.
unsafe fn search(
    session: *mut GomokuSession,
    purpose: Purpose,
    snapshot: *mut GomokuSnapshot,
) -> Result<(), Failure> {
    let number = number(session)?;
    pointer::check(snapshot, "snapshot")?;
    let thinking = table::with(number, |session| session.begin_thinking(purpose))??;
    let thought = thinking.run();
    let new = table::with(number, |session| session.finish_thinking(thought))?;
    // SAFETY: there is memory for one.
    unsafe { snapshot.write(new.into()) };
    Ok(())
}

fn handle(session: Session) -> *mut GomokuSession {
    ptr::without_provenance_mut(table::insert(session))
}

fn number(session: *mut GomokuSession) -> Result<usize, Failure> {
    pointer::check(session, "session")?;
    Ok(session.addr())
}

/// The name of a folder.
///
/// # Safety
/// `directory` is NULL, or leads to `length` bytes that stay as they are for `'a`.
unsafe fn path<'a>(directory: *const c_char, length: usize) -> Result<&'a Path, Failure> {
    let invalid = |reason| Err(Failure::InvalidArgument { reason });
    pointer::check(directory, "directory")?;
    if !(1..=GOMOKU_MAX_DIRECTORY).contains(&length) {
        return invalid(format!(
            "directory has {length} bytes, 1 to {GOMOKU_MAX_DIRECTORY} are possible"
        ));
    }
    // SAFETY: it leads to `length` bytes, which are fewer than isize::MAX.
    let bytes = unsafe { slice::from_raw_parts(directory.cast::<u8>(), length) };
    match str::from_utf8(bytes) {
        Ok(text) => match text.find('\0') {
            None => Ok(Path::new(text)),
            Some(place) => invalid(format!("directory has a zero byte at {place}")),
        },
        Err(error) => invalid(format!("directory is not UTF-8 at byte {}", error.valid_up_to())),
    }
}
