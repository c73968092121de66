//! What the session tells a shell.

use gomoku_rules::{Color, Forbidden, Rule};
use serde::{Deserialize, Serialize};

use crate::settings::{Begins, Settings};

/// All that a shell shows, after each event. Points are flat indexes, `row * size + column` with row 0 at
/// the top.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each says whether one button is enabled"
)]
pub struct Snapshot {
    /// Identifies this game: a late answer for another id is dropped.
    pub game_id: i64,
    /// Lines of the square board, 5 to 22.
    pub size: i32,
    /// The rule of this game.
    pub rule: Rule,
    /// How it was decided who begins.
    pub begins: Begins,
    /// `size * size` bytes, row-major from the top left: 0 empty, 1 black, 2 white.
    pub cells: Vec<u8>,
    /// The current line: every move from the first, also those beyond `ply` that redo brings back.
    pub moves: Vec<i32>,
    /// The colour of the first move of `moves`; colours alternate from there.
    pub first: Color,
    /// How many of `moves` are on the board.
    pub ply: i32,
    /// Whose move it is; none once the game is over.
    pub turn: Option<Color>,
    /// The last move on the board.
    pub last: Option<i32>,
    /// The point that waits for a second tap.
    pub pending: Option<i32>,
    /// Number of black stones on the board.
    pub black_stones: i32,
    /// Number of white stones on the board.
    pub white_stones: i32,
    /// How the game stands.
    pub outcome: Outcome,
    /// Whether undo would do something.
    pub can_undo: bool,
    /// Whether redo would do something.
    pub can_redo: bool,
    /// Whether the side to move can resign.
    pub can_resign: bool,
    /// Whether a new game would throw away moves that nobody has finished: a shell asks first.
    pub under_way: bool,
    /// Games won and drawn since the scores were cleared.
    pub scores: Scores,
    /// What the person chose.
    pub settings: Settings,
    /// Star points of this size, to be drawn as dots.
    pub star_points: Vec<i32>,
    /// The points where renju forbids a stone to Black, who is to move, in flat order; else none.
    pub forbidden: Vec<ForbiddenPoint>,
    /// Whether the last write to disk worked. The game goes on in memory when it did not.
    pub saved: bool,
    /// What was found on disk when the session was opened.
    pub restored: Restored,
}

/// How a game stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It goes on.
    Playing,
    /// One side has won.
    Win {
        /// The winner.
        winner: Color,
        /// Why.
        reason: EndReason,
        /// Every stone of the winning line or lines once, in flat order; empty without a five, and while
        /// a review shows an earlier position.
        line: Vec<i32>,
    },
    /// Nobody can win any more: the board is full.
    Draw,
}

/// Why a game was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndReason {
    /// Five in a row (or more, by the rule).
    Five,
    /// The other side resigned.
    Resignation,
    /// Black, the other side, played a move that renju forbids.
    Forbidden,
}

/// A point where renju forbids a stone to Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForbiddenPoint {
    /// Its flat index.
    pub point: i32,
    /// Why.
    pub kind: Forbidden,
}

/// Games since the scores were cleared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scores {
    /// Won by Black.
    pub black: i32,
    /// Won by White.
    pub white: i32,
    /// Drawn.
    pub draws: i32,
}

/// What was found on disk when a session was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Restored {
    /// Nothing: a first start.
    Nothing,
    /// The game as it was left.
    Latest,
    /// The newest file was torn, the one before it was used: the last moves may be missing.
    Previous,
    /// Files that cannot be read; they were set aside and a new game begun.
    Unreadable,
}
