//! Whatever bytes a C host sends, it gets a status.
#![allow(unsafe_code, reason = "this is a host")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::{mem::MaybeUninit, ptr};

use gomoku_c::{
    GOMOKU_ABI_VERSION, GOMOKU_MAX_POINTS, GomokuColor, GomokuError, GomokuEvent, GomokuSession,
    GomokuSnapshot, GomokuStatus, gomoku_error_last, gomoku_session_apply, gomoku_session_close,
    gomoku_session_open, gomoku_session_open_in_memory, gomoku_session_snapshot,
};
use proptest::prelude::*;

fn open() -> *mut GomokuSession {
    let mut session = ptr::null_mut();
    // SAFETY: there is memory for one pointer.
    let status = unsafe { gomoku_session_open_in_memory(GOMOKU_ABI_VERSION, &raw mut session) };
    assert_eq!(status, GomokuStatus::Ok);
    session
}

fn snapshot(session: *mut GomokuSession) -> GomokuSnapshot {
    let mut snapshot = MaybeUninit::uninit();
    // SAFETY: there is memory for one.
    let status = unsafe { gomoku_session_snapshot(session, snapshot.as_mut_ptr()) };
    assert_eq!(status, GomokuStatus::Ok);
    // SAFETY: a call that is well wrote one.
    unsafe { snapshot.assume_init() }
}

fn last_error() -> GomokuError {
    let mut error = MaybeUninit::uninit();
    // SAFETY: there is memory for one.
    let status = unsafe { gomoku_error_last(error.as_mut_ptr()) };
    assert_eq!(status, GomokuStatus::Ok);
    // SAFETY: a call that is well wrote one.
    unsafe { error.assume_init() }
}

/// The bytes of an event: any at all, or any but for a kind that exists and small numbers, which get further.
fn event_bytes() -> impl Strategy<Value = [u8; size_of::<GomokuEvent>()]> {
    (any::<[u8; size_of::<GomokuEvent>()]>(), any::<bool>(), 0i32..16).prop_map(|(mut bytes, tame, kind)| {
        if tame {
            for byte in bytes.chunks_exact_mut(4) {
                let small = i32::from(byte[0] % 23).to_ne_bytes();
                byte.copy_from_slice(&small);
            }
            bytes[..4].copy_from_slice(&kind.to_ne_bytes());
        }
        bytes
    })
}

fn apply(session: *mut GomokuSession, bytes: [u8; size_of::<GomokuEvent>()]) -> GomokuStatus {
    let mut event = MaybeUninit::<GomokuEvent>::uninit();
    let mut after = MaybeUninit::uninit();
    // SAFETY: both have that many bytes.
    unsafe { ptr::copy_nonoverlapping(bytes.as_ptr(), event.as_mut_ptr().cast(), bytes.len()) };
    // SAFETY: all bytes of the event are set, and there is memory for one snapshot.
    unsafe { gomoku_session_apply(session, event.as_ptr(), after.as_mut_ptr()) }
}

/// What every program relies on.
fn assert_sound(snapshot: &GomokuSnapshot) {
    let area = usize::try_from(snapshot.size * snapshot.size).unwrap();
    let stones = |color: GomokuColor| {
        snapshot
            .cells
            .iter()
            .filter(|cell| i32::from(**cell) == color as i32)
            .count()
    };
    assert!((25..=GOMOKU_MAX_POINTS).contains(&area));
    assert_eq!(
        stones(GomokuColor::Black),
        usize::try_from(snapshot.black_stones).unwrap()
    );
    assert_eq!(
        stones(GomokuColor::White),
        usize::try_from(snapshot.white_stones).unwrap()
    );
    assert!(snapshot.cells[area..].iter().all(|cell| *cell == 0));
    assert!((0..=snapshot.move_count).contains(&snapshot.ply));
    let (moves, beyond) = snapshot
        .moves
        .split_at(usize::try_from(snapshot.move_count).unwrap());
    assert!(moves.iter().all(|point| usize::try_from(*point).unwrap() < area));
    assert!(beyond.iter().all(|point| *point == -1));
}

proptest! {
    #[test]
    fn random_events_are_carried_out_or_refused(events in prop::collection::vec(event_bytes(), 1..60)) {
        let session = open();
        for bytes in events {
            let before = format!("{:?}", snapshot(session));
            let status = apply(session, bytes);
            let after = snapshot(session);
            assert_sound(&after);
            if status != GomokuStatus::Ok {
                prop_assert_ne!(status, GomokuStatus::Panic);
                prop_assert_eq!(last_error().status, status);
                prop_assert_eq!(before, format!("{after:?}"));
            }
        }
        prop_assert_eq!(gomoku_session_close(session), GomokuStatus::Ok);
    }

    #[test]
    fn random_handles_are_refused(number in 1usize << 20..) {
        let handle: *mut GomokuSession = ptr::without_provenance_mut(number);
        let status = gomoku_session_close(handle);
        prop_assert_eq!(status, GomokuStatus::NoSuchSession);
    }

    #[test]
    fn random_names_open_or_are_refused(name in prop::collection::vec(any::<u8>(), 0..40)) {
        let folder = tempfile::tempdir().unwrap();
        let mut path = folder.path().to_str().unwrap().as_bytes().to_vec();
        path.push(b'/');
        // Stays in the folder.
        path.extend(name.iter().filter(|byte| !b"/.".contains(byte)));
        let mut session = ptr::null_mut();
        // SAFETY: the path has that many bytes, and there is memory for one pointer.
        let status = unsafe {
            gomoku_session_open(GOMOKU_ABI_VERSION, path.as_ptr().cast(), path.len(), &raw mut session)
        };
        let fits = str::from_utf8(&path).is_ok() && !path.contains(&0);
        prop_assert_eq!(status, if fits { GomokuStatus::Ok } else { GomokuStatus::InvalidArgument });
        if fits {
            prop_assert_eq!(gomoku_session_close(session), GomokuStatus::Ok);
        }
    }
}
