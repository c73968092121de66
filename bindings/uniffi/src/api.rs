//! The session's types as UniFFI sees them. The compiler checks each definition against the original; the
//! documentation stands there.
#![allow(missing_docs, reason = "these are mirrors, the originals are documented")]

use gomoku_session::{
    Begins, BoardTheme, Color, EndReason, Event, Forbidden as ForbiddenKind, ForbiddenPoint, GameError,
    NewGame, Outcome, Restored, Rule, Scores, Settings, Snapshot,
};

#[uniffi::remote(Enum)]
pub enum Color {
    Black,
    White,
}

#[uniffi::remote(Enum)]
pub enum Rule {
    Freestyle,
    Standard,
    Renju,
    Caro,
    ExactCaro,
}

#[uniffi::remote(Enum)]
pub enum Begins {
    Black,
    White,
    Loser,
    Alternate,
}

#[uniffi::remote(Enum)]
pub enum BoardTheme {
    Wheat,
    Sky,
}

#[uniffi::remote(Record)]
pub struct Settings {
    pub undo_after_end: bool,
    pub confirm_moves: bool,
    pub forbidden_loses: bool,
    pub show_coordinates: bool,
    pub show_move_numbers: bool,
    pub theme: BoardTheme,
}

#[uniffi::remote(Record)]
pub struct NewGame {
    pub size: i32,
    pub rule: Rule,
    pub begins: Begins,
}

#[uniffi::remote(Enum)]
pub enum Event {
    Tap { point: i32 },
    Undo,
    Redo,
    GoTo { ply: i32 },
    NewGame { game: NewGame },
    Resign,
    ClearScores,
    ChangeSettings { settings: Settings },
    Suspend,
}

#[uniffi::remote(Enum)]
pub enum EndReason {
    Five,
    Resignation,
    Forbidden,
}

#[uniffi::remote(Enum)]
pub enum Outcome {
    Playing,
    Win {
        winner: Color,
        reason: EndReason,
        line: Vec<i32>,
    },
    Draw,
}

// Within the exception of the same name Kotlin would take the one for the other.
#[uniffi::remote(Enum)]
pub enum ForbiddenKind {
    Overline,
    DoubleFour,
    DoubleThree,
}

#[uniffi::remote(Record)]
pub struct ForbiddenPoint {
    pub point: i32,
    pub kind: ForbiddenKind,
}

#[uniffi::remote(Record)]
pub struct Scores {
    pub black: i32,
    pub white: i32,
    pub draws: i32,
}

#[uniffi::remote(Enum)]
pub enum Restored {
    Nothing,
    Latest,
    Previous,
    Unreadable,
}

#[uniffi::remote(Record)]
pub struct Snapshot {
    pub game_id: i64,
    pub size: i32,
    pub rule: Rule,
    pub begins: Begins,
    pub cells: Vec<u8>,
    pub moves: Vec<i32>,
    pub first: Color,
    pub ply: i32,
    pub turn: Option<Color>,
    pub last: Option<i32>,
    pub pending: Option<i32>,
    pub black_stones: i32,
    pub white_stones: i32,
    pub outcome: Outcome,
    pub can_undo: bool,
    pub can_redo: bool,
    pub can_resign: bool,
    pub under_way: bool,
    pub scores: Scores,
    pub settings: Settings,
    pub star_points: Vec<i32>,
    pub forbidden: Vec<ForbiddenPoint>,
    pub saved: bool,
    pub restored: Restored,
}

#[uniffi::remote(Error)]
pub enum GameError {
    OffBoard { point: i32 },
    Occupied { point: i32 },
    Forbidden { point: i32, kind: ForbiddenKind },
    GameOver,
    NothingToUndo,
    NothingToRedo,
    NoSuchPly { ply: i32, moves: i32 },
    BoardSize { size: i32 },
    Storage { reason: String },
}
