//! Why an event was refused.

use gomoku_rules::{BoardSize, Forbidden, IllegalMove, OpeningError, Point};
use thiserror::Error;

use crate::view::index;

/// Why an event was refused. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GameError {
    /// The point is not on the board.
    #[error("point {point} is off the board")]
    OffBoard {
        /// The flat index that was given.
        point: i32,
    },
    /// A stone stands there.
    #[error("point {point} is occupied")]
    Occupied {
        /// The flat index that was given.
        point: i32,
    },
    /// Renju forbids Black to play there, and the settings do not let it lose.
    #[error("point {point} is forbidden: {kind}")]
    Forbidden {
        /// The flat index that was given.
        point: i32,
        /// Why it is forbidden.
        kind: Forbidden,
    },
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// There is nothing to take back, or the settings do not allow it after the end.
    #[error("nothing to undo")]
    NothingToUndo,
    /// No move was taken back.
    #[error("nothing to redo")]
    NothingToRedo,
    /// The line has no such ply.
    #[error("there is no ply {ply}, the line has {moves} moves")]
    NoSuchPly {
        /// The ply that was asked for.
        ply: i32,
        /// The number of moves of the current line.
        moves: i32,
    },
    /// Not a board that the rules know.
    #[error("a board of {size} lines is not supported, 5 to 22 are")]
    BoardSize {
        /// The number of lines that was asked for.
        size: i32,
    },
    /// The opening asks for something else, or for nothing any more; or a draw cannot be agreed on.
    #[error("that is not what is asked")]
    NotAsked,
    /// The opening wants the stone nearer to the centre.
    #[error("point {point} is outside of the {lines} central lines")]
    OffCentre {
        /// The flat index that was given.
        point: i32,
        /// How many central lines the stone has to lie within, 1 for the centre alone.
        lines: i32,
    },
    /// The 5th move is symmetrical to one that is offered, or the same.
    #[error("point {point} is symmetrical to {offered}, which is offered already")]
    Symmetrical {
        /// The flat index that was given.
        point: i32,
        /// The flat index of the one that was offered before.
        offered: i32,
    },
    /// The 5th move was not offered.
    #[error("point {point} was not offered")]
    NotOffered {
        /// The flat index that was given.
        point: i32,
    },
    /// Not a number of 5th moves that the opening allows.
    #[error("{count} moves cannot be offered, 1 to {most} can")]
    OfferCount {
        /// The number that was said.
        count: i32,
        /// The greatest one that is allowed.
        most: i32,
    },
    /// The opening needs a board with a centre and room around it.
    #[error("the opening cannot be played on {size} lines, it needs an odd number, at least {least}")]
    OpeningBoard {
        /// The number of lines that was asked for.
        size: i32,
        /// The fewest lines.
        least: i32,
    },
    /// The engine has no such level.
    #[error("there is no level {level}, 1 to 10 are")]
    Level {
        /// The level that was asked for.
        level: i32,
    },
    /// The engine is to move, or both players are engines: that is not for a person to do.
    #[error("it is the engine's turn")]
    EnginesTurn,
    /// No engine is to move, or no person who could use a hint, or no engine is there to wait.
    #[error("there is nothing for the engine to think about")]
    NothingToThink,
    /// The folder for the saved game cannot be used.
    #[error("cannot use the folder for the saved game: {reason}")]
    Storage {
        /// What the system said.
        reason: String,
    },
}

impl GameError {
    /// Why a stone cannot stand on `point` of a board of this size.
    pub(crate) fn of_move(reason: IllegalMove, point: Point, size: BoardSize) -> GameError {
        let point = index(point, size);
        match reason {
            IllegalMove::OffBoard => GameError::OffBoard { point },
            IllegalMove::Occupied => GameError::Occupied { point },
            IllegalMove::GameOver => GameError::GameOver,
        }
    }

    /// Why an opening on a board of this size refused a decision; `count` is the number that was said, if one was.
    pub(crate) fn of_opening(error: OpeningError, size: BoardSize, count: i32) -> GameError {
        match error {
            OpeningError::Board { least } => GameError::OpeningBoard {
                size: size.lines().into(),
                least: least.into(),
            },
            OpeningError::Over | OpeningError::NotAsked => GameError::NotAsked,
            OpeningError::OffCentre { point, lines } => GameError::OffCentre {
                point: index(point, size),
                lines: lines.into(),
            },
            OpeningError::Illegal { point, reason } => GameError::of_move(reason, point, size),
            OpeningError::Symmetrical { point, offered } => GameError::Symmetrical {
                point: index(point, size),
                offered: index(offered, size),
            },
            OpeningError::NotOffered { point } => GameError::NotOffered {
                point: index(point, size),
            },
            OpeningError::Number { most } => GameError::OfferCount {
                count,
                most: most.into(),
            },
        }
    }
}
