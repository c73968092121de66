//! How a call went, and why one failed.

use std::{
    cell::RefCell,
    ffi::{CStr, c_char},
};

use gomoku_session::GameError;
use thiserror::Error;

use crate::{
    guard::guard,
    pointer,
    version::GOMOKU_ABI_VERSION,
    vocabulary::{GomokuForbidden, RawChar, RawStatus, values},
};

/// How a call went.
#[repr(i32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GomokuStatus {
    /// It did what was asked.
    Ok = 0,
    /// The point is not on the board.
    OffBoard = 1,
    /// A stone stands there.
    Occupied = 2,
    /// The game is over.
    GameOver = 3,
    /// There is nothing to take back, or the settings do not allow it after the end.
    NothingToUndo = 4,
    /// No move was taken back.
    NothingToRedo = 5,
    /// The line has no such ply.
    NoSuchPly = 6,
    /// Not a board that the rules know.
    BoardSize = 7,
    /// The folder for the saved game cannot be used.
    Storage = 8,
    /// Renju forbids Black to play there, and the settings do not let it lose.
    Forbidden = 9,
    /// The session was closed, or never was one.
    NoSuchSession = 100,
    /// A pointer is NULL.
    NullPointer = 101,
    /// A number that names nothing, a text that is not UTF-8, a pointer that lies askew.
    InvalidArgument = 102,
    /// The program was compiled for another `GOMOKU_ABI_VERSION` than the library.
    WrongAbiVersion = 103,
    /// The library failed inside. The session is as it was before the call or after it, and works.
    Panic = 104,
}

/// Room for the words of an error, with the zero byte at their end.
pub const GOMOKU_MAX_MESSAGE: usize = 512;

/// Why a call failed. Numbers that the status says nothing about are 0.
#[repr(C)]
#[derive(Clone, Debug)]
pub struct GomokuError {
    /// What the call returned.
    pub status: GomokuStatus,
    /// The point that is off the board, occupied or forbidden.
    pub point: i32,
    /// Why it is forbidden.
    pub forbidden: GomokuForbidden,
    /// The ply that the line has not.
    pub ply: i32,
    /// How many moves the line has.
    pub moves: i32,
    /// The number of lines that no board has.
    pub size: i32,
    /// The reason in English, for a log: UTF-8, ends with a zero byte, cut where it is too long.
    pub message: [RawChar; GOMOKU_MAX_MESSAGE],
}

/// Why a call failed, inside the library.
#[derive(Debug, Error)]
pub(crate) enum Failure {
    #[error(transparent)]
    Game(#[from] GameError),
    #[error("no session is open under this handle")]
    NoSuchSession,
    #[error("{name} is NULL")]
    NullPointer { name: &'static str },
    #[error("{reason}")]
    InvalidArgument { reason: String },
    #[error(
        "the program was compiled for version {asked} of the interface, the library has {GOMOKU_ABI_VERSION}"
    )]
    WrongAbiVersion { asked: u32 },
    #[error("the library failed inside: {message}")]
    Panic { message: String },
}

thread_local! {
    static LAST: RefCell<GomokuError> = const { RefCell::new(GomokuError::NONE) };
}

/// Writes why the last call on this thread that failed did so. Before the first one that is `GOMOKU_STATUS_OK`
/// with an empty message.
///
/// # Safety
/// `error` is NULL, or memory for one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gomoku_error_last(error: *mut GomokuError) -> GomokuStatus {
    guard(|| {
        pointer::check(error, "error")?;
        // SAFETY: the caller says that there is memory for one.
        unsafe { error.write(last()) };
        Ok(())
    })
}

/// The name of a status, for instance `OffBoard`, and `unknown` for other numbers. The text is never freed.
#[unsafe(no_mangle)]
pub extern "C" fn gomoku_status_name(status: RawStatus) -> *const c_char {
    GomokuStatus::name_of(status).as_ptr()
}

/// Keeps `failure` for [`gomoku_error_last`] and returns its status.
pub(crate) fn remember(failure: &Failure) -> GomokuStatus {
    let error = GomokuError::from(failure);
    let status = error.status;
    // A thread that is ending has no place for it any more, and nobody to ask.
    let _ = LAST.try_with(|last| last.replace(error));
    status
}

/// Why the last call on this thread that failed did so.
pub(crate) fn last() -> GomokuError {
    LAST.try_with(|last| last.borrow().clone())
        .unwrap_or(GomokuError::NONE)
}

impl GomokuError {
    const NONE: GomokuError = GomokuError {
        status: GomokuStatus::Ok,
        point: 0,
        forbidden: GomokuForbidden::None,
        ply: 0,
        moves: 0,
        size: 0,
        message: [0; GOMOKU_MAX_MESSAGE],
    };
}

impl From<&Failure> for GomokuError {
    fn from(failure: &Failure) -> GomokuError {
        let mut error = match failure {
            Failure::Game(error) => GomokuError::from(error),
            Failure::NoSuchSession => GomokuStatus::NoSuchSession.into(),
            Failure::NullPointer { .. } => GomokuStatus::NullPointer.into(),
            Failure::InvalidArgument { .. } => GomokuStatus::InvalidArgument.into(),
            Failure::WrongAbiVersion { .. } => GomokuStatus::WrongAbiVersion.into(),
            Failure::Panic { .. } => GomokuStatus::Panic.into(),
        };
        let message = failure.to_string();
        let end = message.floor_char_boundary(GOMOKU_MAX_MESSAGE - 1);
        error.message[..end].copy_from_slice(&message.as_bytes()[..end]);
        error
    }
}

impl From<&GameError> for GomokuError {
    fn from(error: &GameError) -> GomokuError {
        let with = GomokuError::from;
        match *error {
            GameError::OffBoard { point } => GomokuError {
                point,
                ..with(GomokuStatus::OffBoard)
            },
            GameError::Occupied { point } => GomokuError {
                point,
                ..with(GomokuStatus::Occupied)
            },
            GameError::Forbidden { point, kind } => GomokuError {
                point,
                forbidden: kind.into(),
                ..with(GomokuStatus::Forbidden)
            },
            GameError::GameOver => with(GomokuStatus::GameOver),
            GameError::NothingToUndo => with(GomokuStatus::NothingToUndo),
            GameError::NothingToRedo => with(GomokuStatus::NothingToRedo),
            GameError::NoSuchPly { ply, moves } => GomokuError {
                ply,
                moves,
                ..with(GomokuStatus::NoSuchPly)
            },
            GameError::BoardSize { size } => GomokuError {
                size,
                ..with(GomokuStatus::BoardSize)
            },
            GameError::Storage { .. } => with(GomokuStatus::Storage),
        }
    }
}

impl From<GomokuStatus> for GomokuError {
    fn from(status: GomokuStatus) -> GomokuError {
        GomokuError {
            status,
            ..GomokuError::NONE
        }
    }
}

values!(GomokuStatus {
    Ok,
    OffBoard,
    Occupied,
    GameOver,
    NothingToUndo,
    NothingToRedo,
    NoSuchPly,
    BoardSize,
    Storage,
    Forbidden,
    NoSuchSession,
    NullPointer,
    InvalidArgument,
    WrongAbiVersion,
    Panic,
});

impl GomokuStatus {
    fn name_of(number: i32) -> &'static CStr {
        GomokuStatus::from_number(number).map_or(c"unknown", GomokuStatus::name)
    }

    fn name(self) -> &'static CStr {
        match self {
            GomokuStatus::Ok => c"Ok",
            GomokuStatus::OffBoard => c"OffBoard",
            GomokuStatus::Occupied => c"Occupied",
            GomokuStatus::GameOver => c"GameOver",
            GomokuStatus::NothingToUndo => c"NothingToUndo",
            GomokuStatus::NothingToRedo => c"NothingToRedo",
            GomokuStatus::NoSuchPly => c"NoSuchPly",
            GomokuStatus::BoardSize => c"BoardSize",
            GomokuStatus::Storage => c"Storage",
            GomokuStatus::Forbidden => c"Forbidden",
            GomokuStatus::NoSuchSession => c"NoSuchSession",
            GomokuStatus::NullPointer => c"NullPointer",
            GomokuStatus::InvalidArgument => c"InvalidArgument",
            GomokuStatus::WrongAbiVersion => c"WrongAbiVersion",
            GomokuStatus::Panic => c"Panic",
        }
    }
}

#[cfg(test)]
impl GomokuError {
    /// The words as Rust has them.
    pub(crate) fn message(&self) -> &str {
        CStr::from_bytes_until_nul(&self.message)
            .unwrap()
            .to_str()
            .unwrap()
    }
}

#[cfg(test)]
mod tests {
    use std::ptr;

    use gomoku_session::GameError;

    use super::{Failure, GOMOKU_MAX_MESSAGE, GomokuError, GomokuStatus, gomoku_error_last, last, remember};

    #[test]
    fn every_number_has_its_name() {
        for number in -1..=200 {
            let expected = GomokuStatus::from_number(number)
                .map_or("unknown".to_owned(), |status| format!("{status:?}"));
            assert_eq!(GomokuStatus::name_of(number).to_str().unwrap(), expected);
        }
    }

    #[test]
    fn errors_keep_their_numbers() {
        let error = GomokuError::from(&Failure::from(GameError::NoSuchPly { ply: 9, moves: 4 }));
        assert_eq!(
            (error.status, error.ply, error.moves),
            (GomokuStatus::NoSuchPly, 9, 4)
        );
        assert_eq!(error.message(), "there is no ply 9, the line has 4 moves");
        let error = GomokuError::from(&Failure::from(GameError::BoardSize { size: -3 }));
        assert_eq!((error.status, error.size), (GomokuStatus::BoardSize, -3));
    }

    #[test]
    fn a_long_message_is_cut_between_two_letters() {
        let reason = "五".repeat(300);
        let error = GomokuError::from(&Failure::InvalidArgument {
            reason: reason.clone(),
        });
        assert_eq!(error.message(), &reason[..510]);
        assert_eq!(error.message[GOMOKU_MAX_MESSAGE - 2..], [0, 0]);
    }

    #[test]
    fn each_thread_has_its_own_last_error() {
        remember(&Failure::NoSuchSession);
        std::thread::spawn(|| assert_eq!(last().status, GomokuStatus::Ok))
            .join()
            .unwrap();
        assert_eq!(last().status, GomokuStatus::NoSuchSession);
    }

    #[test]
    fn asking_with_null_is_refused() {
        // SAFETY: NULL is allowed.
        let status = unsafe { gomoku_error_last(ptr::null_mut()) };
        assert_eq!(status, GomokuStatus::NullPointer);
        assert_eq!(last().message(), "error is NULL");
    }
}
