//! What a shell tells the session.

use gomoku_rules::Rule;

use crate::settings::{Begins, Settings};

/// Something a person did. Points are flat indexes, `row * size + column` with row 0 at the top; any number
/// may come in, one that is off the board is refused.
///
/// Every event that is carried out clears the mark of a first tap. An event that is refused changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A stone is asked for at `point`. With [`Settings::confirm_moves`] the first tap only marks the point
    /// (see [`Snapshot::pending`](crate::Snapshot::pending)) and a second one on it plays. What renju forbids to Black is
    /// refused, unless [`Settings::forbidden_loses`]. A move after undo
    /// starts a variation and the old moves are kept; when they come to 10,000 in one game, all but the current
    /// line are forgotten.
    Tap {
        /// Flat index of the point.
        point: i32,
    },
    /// Takes back the last move; after the end only with [`Settings::undo_after_end`], and then the end
    /// itself (winner, line, score) is taken back too. A resignation is taken back without a move, and so is
    /// the end of a game that is being reviewed: it goes on from the position shown.
    Undo,
    /// Plays again the move that was taken back last, and brings back the end that it made. In a review it
    /// shows the next move. A resignation that was taken back does not come back.
    Redo,
    /// Shows the position after `ply` moves of the current line. After the end this is a review: the outcome
    /// stays and no move can be played. While the game goes on, a tap then starts a variation, and going to
    /// a move that wins ends the game.
    GoTo {
        /// 0 for the empty board, up to the number of moves of the line.
        ply: i32,
    },
    /// Clears board, history, line and marks, and begins anew; the scores stay.
    NewGame {
        /// What the new game is played by.
        game: NewGame,
    },
    /// The side to move gives up, also before its first move.
    Resign,
    /// Sets the scores to zero.
    ClearScores,
    /// Replaces all settings.
    ChangeSettings {
        /// The new settings.
        settings: Settings,
    },
    /// The app leaves the foreground: what is written is synced to disk now. Never waits for the disk.
    Suspend,
}

/// What a new game is played by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// Lines of the square board, 5 to 22.
    pub size: i32,
    /// The rule.
    pub rule: Rule,
    /// Who begins, this time and in the games that follow with the same choice.
    pub begins: Begins,
}
