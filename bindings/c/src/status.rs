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
    /// The opening asks for something else.
    NotAsked = 10,
    /// The opening wants the stone nearer to the centre.
    OffCentre = 11,
    /// The 5th move is symmetrical to one that was offered, or the same.
    Symmetrical = 12,
    /// The 5th move was not offered.
    NotOffered = 13,
    /// Not so many 5th moves can be offered.
    OfferCount = 14,
    /// The opening cannot be played on such a board.
    OpeningBoard = 15,
    /// The engine has no such level.
    Level = 16,
    /// The engine is to move.
    EnginesTurn = 17,
    /// There is nothing that the engine could think about.
    NothingToThink = 18,
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
    /// The point that is off the board or the centre, occupied, forbidden, symmetrical or not offered.
    pub point: i32,
    /// Why it is forbidden.
    pub forbidden: GomokuForbidden,
    /// The ply that the line has not.
    pub ply: i32,
    /// How many moves the line has.
    pub moves: i32,
    /// The number of lines that no board has, or none for the opening.
    pub size: i32,
    /// The fewest lines that the opening can be played on, which have to be an odd number.
    pub least: i32,
    /// How many central lines the stone has to lie within.
    pub lines: i32,
    /// The offered move that the point is symmetrical to.
    pub offered: i32,
    /// The number of 5th moves that was said.
    pub count: i32,
    /// The greatest number that could have been said.
    pub most: i32,
    /// The level that the engine has not.
    pub level: i32,
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
        least: 0,
        lines: 0,
        offered: 0,
        count: 0,
        most: 0,
        level: 0,
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
        let mut c = GomokuError::from(GomokuStatus::from(error));
        match *error {
            GameError::OffBoard { point }
            | GameError::Occupied { point }
            | GameError::NotOffered { point } => c.point = point,
            GameError::Forbidden { point, kind } => {
                c.point = point;
                c.forbidden = kind.into();
            }
            GameError::OffCentre { point, lines } => (c.point, c.lines) = (point, lines),
            GameError::Symmetrical { point, offered } => (c.point, c.offered) = (point, offered),
            GameError::NoSuchPly { ply, moves } => (c.ply, c.moves) = (ply, moves),
            GameError::OfferCount { count, most } => (c.count, c.most) = (count, most),
            GameError::BoardSize { size } => c.size = size,
            GameError::OpeningBoard { size, least } => (c.size, c.least) = (size, least),
            GameError::Level { level } => c.level = level,
            GameError::GameOver
            | GameError::NothingToUndo
            | GameError::NothingToRedo
            | GameError::Storage { .. }
            | GameError::NotAsked
            | GameError::EnginesTurn
            | GameError::NothingToThink => {}
        }
        c
    }
}

impl From<&GameError> for GomokuStatus {
    fn from(error: &GameError) -> GomokuStatus {
        match error {
            GameError::OffBoard { .. } => GomokuStatus::OffBoard,
            GameError::Occupied { .. } => GomokuStatus::Occupied,
            GameError::Forbidden { .. } => GomokuStatus::Forbidden,
            GameError::GameOver => GomokuStatus::GameOver,
            GameError::NothingToUndo => GomokuStatus::NothingToUndo,
            GameError::NothingToRedo => GomokuStatus::NothingToRedo,
            GameError::NoSuchPly { .. } => GomokuStatus::NoSuchPly,
            GameError::BoardSize { .. } => GomokuStatus::BoardSize,
            GameError::Storage { .. } => GomokuStatus::Storage,
            GameError::NotAsked => GomokuStatus::NotAsked,
            GameError::OffCentre { .. } => GomokuStatus::OffCentre,
            GameError::Symmetrical { .. } => GomokuStatus::Symmetrical,
            GameError::NotOffered { .. } => GomokuStatus::NotOffered,
            GameError::OfferCount { .. } => GomokuStatus::OfferCount,
            GameError::OpeningBoard { .. } => GomokuStatus::OpeningBoard,
            GameError::Level { .. } => GomokuStatus::Level,
            GameError::EnginesTurn => GomokuStatus::EnginesTurn,
            GameError::NothingToThink => GomokuStatus::NothingToThink,
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
    NotAsked,
    OffCentre,
    Symmetrical,
    NotOffered,
    OfferCount,
    OpeningBoard,
    Level,
    EnginesTurn,
    NothingToThink,
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
            GomokuStatus::NotAsked => c"NotAsked",
            GomokuStatus::OffCentre => c"OffCentre",
            GomokuStatus::Symmetrical => c"Symmetrical",
            GomokuStatus::NotOffered => c"NotOffered",
            GomokuStatus::OfferCount => c"OfferCount",
            GomokuStatus::OpeningBoard => c"OpeningBoard",
            GomokuStatus::Level => c"Level",
            GomokuStatus::EnginesTurn => c"EnginesTurn",
            GomokuStatus::NothingToThink => c"NothingToThink",
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
        let offered = GameError::Symmetrical {
            point: 3,
            offered: 11,
        };
        let error = GomokuError::from(&Failure::from(offered));
        assert_eq!(
            (error.status, error.point, error.offered),
            (GomokuStatus::Symmetrical, 3, 11)
        );
        let error = GomokuError::from(&Failure::from(GameError::OfferCount { count: 0, most: 8 }));
        assert_eq!(
            (error.status, error.count, error.most),
            (GomokuStatus::OfferCount, 0, 8)
        );
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
