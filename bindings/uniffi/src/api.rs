//! The session's types as UniFFI sees them. The compiler checks each definition against the original; the
//! documentation stands there.
#![allow(missing_docs, reason = "these are mirrors, the originals are documented")]

use gomoku_session::{
    Ask, Begins, BoardTheme, Color, DrawReason, EndReason, Event, Forbidden as ForbiddenKind, ForbiddenPoint,
    GameError, Hint, NewGame, Opening, OpeningDecision, OpeningTask, Outcome, Players, Restored, Rule,
    Scores, Seat, Settings, Snapshot, Why,
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
pub enum Opening {
    Free,
    Swap,
    SwapFirst,
    Swap2,
    Rif,
    Yamaguchi,
    Taraguchi10,
    Soosyrv8,
}

#[uniffi::remote(Enum)]
pub enum OpeningDecision {
    Swap,
    Stay,
    AddTwo,
    OfferFifths,
}

#[uniffi::remote(Enum)]
pub enum Seat {
    First,
    Second,
}

#[uniffi::remote(Enum)]
pub enum Ask {
    Stone,
    Swap,
    SwapOrAddTwo,
    SwapOrOffer,
    Number,
    Offer,
    Choose,
}

#[uniffi::remote(Record)]
pub struct OpeningTask {
    pub seat: Seat,
    pub color: Color,
    pub ask: Ask,
    pub central_lines: Option<i32>,
    pub count: Option<i32>,
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
pub struct Players {
    pub black: Option<i32>,
    pub white: Option<i32>,
}

#[uniffi::remote(Record)]
pub struct NewGame {
    pub size: i32,
    pub rule: Rule,
    pub begins: Begins,
    pub opening: Opening,
    pub players: Players,
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
    Decide { decision: OpeningDecision },
    SayNumber { count: i32 },
    AgreeDraw,
    Pause,
    Resume,
}

#[uniffi::remote(Enum)]
pub enum EndReason {
    Five,
    Resignation,
    Forbidden,
}

#[uniffi::remote(Enum)]
pub enum DrawReason {
    FullBoard,
    Agreement,
}

#[uniffi::remote(Enum)]
pub enum Outcome {
    Playing,
    Win {
        winner: Color,
        reason: EndReason,
        line: Vec<i32>,
    },
    Draw {
        reason: DrawReason,
    },
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

#[uniffi::remote(Enum)]
pub enum Why {
    Five,
    StopsFive,
    WinsByForce,
    StraightFour,
    StopsStraightFour,
    FourThree,
    StopsFourThree,
    DoubleThree,
    Four,
    Three,
    Shape,
}

#[uniffi::remote(Record)]
pub struct Hint {
    pub point: i32,
    pub score: i32,
    pub mate: Option<i32>,
    pub why: Why,
    pub line: Vec<i32>,
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
    pub opening: Opening,
    pub task: Option<OpeningTask>,
    pub offers: Vec<i32>,
    pub players: Players,
    pub engine_to_move: bool,
    pub paused: bool,
    pub can_pause: bool,
    pub can_hint: bool,
    pub hint: Option<Hint>,
    pub can_agree_draw: bool,
    pub five_possible: bool,
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
    NotAsked,
    OffCentre { point: i32, lines: i32 },
    Symmetrical { point: i32, offered: i32 },
    NotOffered { point: i32 },
    OfferCount { count: i32, most: i32 },
    OpeningBoard { size: i32, least: i32 },
    Level { level: i32 },
    EnginesTurn,
    NothingToThink,
}
