//! The session's types as JavaScript sees them. The compiler holds each one against the original: a variant or a
//! field that is on one side only does not compile.
//!
//! Their documentation goes into `bindings/ets/index.d.ts`.

use gomoku_session as session;
use napi_derive_ohos::napi;
use napi_ohos::bindgen_prelude::Uint8Array;

use crate::{number::whole, refused::Refused};

/// Conversions of both directions between an enumeration here and the session's.
macro_rules! mirrors {
    ($($name:ident { $($variant:ident),+ })+) => {$(
        impl From<session::$name> for $name {
            fn from(original: session::$name) -> Self {
                match original {
                    $(session::$name::$variant => $name::$variant),+
                }
            }
        }

        impl From<$name> for session::$name {
            fn from(mirror: $name) -> Self {
                match mirror {
                    $($name::$variant => session::$name::$variant),+
                }
            }
        }
    )+};
}

mirrors! {
    Color { Black, White }
    Rule { Freestyle, Standard, Renju, Caro, ExactCaro }
    Begins { Black, White, Loser, Alternate }
    BoardTheme { Wheat, Sky }
    EndReason { Five, Resignation, Forbidden }
    Forbidden { Overline, DoubleFour, DoubleThree }
    Restored { Nothing, Latest, Previous, Unreadable }
}

/// A side.
#[napi(string_enum = "kebab-case")]
#[derive(Clone, Copy, Debug)]
pub enum Color {
    /// The side that begins by the rules.
    Black,
    /// The other side.
    White,
}

/// What counts as a win.
#[napi(string_enum = "kebab-case")]
#[derive(Clone, Copy, Debug)]
pub enum Rule {
    /// Five or more in a row.
    Freestyle,
    /// Exactly five.
    Standard,
    /// Exactly five for Black, to whom some moves are forbidden, five or more for White.
    Renju,
    /// Six or more, and five unless a stone of the other side stands at each end.
    Caro,
    /// Exactly five, unless a stone of the other side stands at each end.
    ExactCaro,
}

/// Who begins a new game.
#[napi(string_enum = "kebab-case")]
#[derive(Clone, Copy, Debug)]
pub enum Begins {
    /// Black, as the rules have it.
    Black,
    /// White.
    White,
    /// The side that lost the last game that came to an end; Black when that was a draw or there was none.
    Loser,
    /// The side that did not begin the last game in which something was played; Black when there was none.
    Alternate,
}

/// How the board looks.
#[napi(string_enum = "kebab-case")]
#[derive(Clone, Copy, Debug)]
pub enum BoardTheme {
    /// Wheat-coloured board with brown lines.
    Wheat,
    /// Wooden board under a sky-blue header.
    Sky,
}

/// Why a game was won.
#[napi(string_enum = "kebab-case")]
#[derive(Clone, Copy, Debug)]
pub enum EndReason {
    /// Five in a row (or more, by the rule).
    Five,
    /// The other side resigned.
    Resignation,
    /// Black, the other side, played a move that renju forbids.
    Forbidden,
}

/// Why renju forbids a move to Black: the first of these that applies.
#[napi(string_enum = "kebab-case")]
#[derive(Clone, Copy, Debug)]
pub enum Forbidden {
    /// Six or more in a row.
    Overline,
    /// Two or more fours at once.
    DoubleFour,
    /// Two or more threes at once.
    DoubleThree,
}

/// What was found on disk when a session was opened.
#[napi(string_enum = "kebab-case")]
#[derive(Clone, Copy, Debug)]
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

/// Whether a game goes on.
#[napi(string_enum = "kebab-case")]
#[derive(Clone, Copy, Debug)]
pub enum OutcomeKind {
    /// It goes on.
    Playing,
    /// One side has won.
    Win,
    /// Nobody can win any more: the board is full.
    Draw,
}

/// What a person chose once and keeps over games and restarts.
#[napi(object)]
#[derive(Clone, Copy, Debug)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a switch of its own on the settings page"
)]
pub struct Settings {
    /// Whether undo also works after the end of a game.
    pub undo_after_end: bool,
    /// Whether a move needs a second tap on the same point.
    pub confirm_moves: bool,
    /// Whether Black may play what renju forbids, and loses by that; otherwise it is refused.
    pub forbidden_loses: bool,
    /// Whether the board shows its letters and numbers.
    pub show_coordinates: bool,
    /// Whether the stones show their move numbers.
    pub show_move_numbers: bool,
    /// How the board looks.
    pub theme: BoardTheme,
}

impl From<session::Settings> for Settings {
    fn from(original: session::Settings) -> Self {
        let session::Settings {
            undo_after_end,
            confirm_moves,
            forbidden_loses,
            show_coordinates,
            show_move_numbers,
            theme,
        } = original;
        Settings {
            undo_after_end,
            confirm_moves,
            forbidden_loses,
            show_coordinates,
            show_move_numbers,
            theme: theme.into(),
        }
    }
}

impl From<Settings> for session::Settings {
    fn from(mirror: Settings) -> Self {
        session::Settings {
            undo_after_end: mirror.undo_after_end,
            confirm_moves: mirror.confirm_moves,
            forbidden_loses: mirror.forbidden_loses,
            show_coordinates: mirror.show_coordinates,
            show_move_numbers: mirror.show_move_numbers,
            theme: mirror.theme.into(),
        }
    }
}

/// What a new game is played by.
#[napi(object)]
#[derive(Clone, Copy, Debug)]
pub struct NewGame {
    /// Lines of the square board, 5 to 22.
    pub size: f64,
    /// The rule.
    pub rule: Rule,
    /// Who begins, this time and in the games that follow with the same choice.
    pub begins: Begins,
}

impl TryFrom<NewGame> for session::NewGame {
    type Error = Refused;

    fn try_from(mirror: NewGame) -> Result<Self, Refused> {
        Ok(session::NewGame {
            size: whole("size", mirror.size)?,
            rule: mirror.rule.into(),
            begins: mirror.begins.into(),
        })
    }
}

/// A point where renju forbids a stone to Black.
#[napi(object, object_from_js = false)]
#[derive(Clone, Copy, Debug)]
pub struct ForbiddenPoint {
    /// Its flat index.
    pub point: i32,
    /// Why.
    pub kind: Forbidden,
}

impl From<session::ForbiddenPoint> for ForbiddenPoint {
    fn from(original: session::ForbiddenPoint) -> Self {
        let session::ForbiddenPoint { point, kind } = original;
        ForbiddenPoint {
            point,
            kind: kind.into(),
        }
    }
}

/// Games since the scores were cleared.
#[napi(object, object_from_js = false)]
#[derive(Clone, Copy, Debug)]
pub struct Scores {
    /// Won by Black.
    pub black: i32,
    /// Won by White.
    pub white: i32,
    /// Drawn.
    pub draws: i32,
}

impl From<session::Scores> for Scores {
    fn from(original: session::Scores) -> Self {
        let session::Scores { black, white, draws } = original;
        Scores { black, white, draws }
    }
}

/// How a game stands, and after a win who won and why.
#[napi(object, object_from_js = false)]
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Whether the game goes on.
    pub kind: OutcomeKind,
    /// The winner, after a win only.
    pub winner: Option<Color>,
    /// Why, after a win only.
    pub reason: Option<EndReason>,
    /// Every stone of the winning line or lines once, in flat order. Empty but for a five, and while a review shows
    /// an earlier position.
    pub line: Vec<i32>,
}

impl From<session::Outcome> for Outcome {
    fn from(original: session::Outcome) -> Self {
        let (kind, winner, reason, line) = match original {
            session::Outcome::Playing => (OutcomeKind::Playing, None, None, Vec::new()),
            session::Outcome::Draw => (OutcomeKind::Draw, None, None, Vec::new()),
            session::Outcome::Win { winner, reason, line } => {
                (OutcomeKind::Win, Some(winner.into()), Some(reason.into()), line)
            }
        };
        Outcome {
            kind,
            winner,
            reason,
            line,
        }
    }
}

/// All that a shell shows, after each event. Points are flat indexes, `row * size + column` with row 0 at the top.
#[napi(object, object_from_js = false)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each says whether one button is enabled"
)]
#[allow(
    missing_debug_implementations,
    reason = "an array of JavaScript cannot be shown"
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
    pub cells: Uint8Array,
    /// The current line: every move from the first, also those beyond `ply` that redo brings back.
    pub moves: Vec<i32>,
    /// The colour of the first move of `moves`; colours alternate from there.
    pub first: Color,
    /// How many of `moves` are on the board.
    pub ply: i32,
    /// Whose move it is; absent once the game is over.
    pub turn: Option<Color>,
    /// The last move on the board, if there is one.
    pub last: Option<i32>,
    /// The point that waits for a second tap, if there is one.
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

impl From<session::Snapshot> for Snapshot {
    fn from(original: session::Snapshot) -> Self {
        let session::Snapshot {
            game_id,
            size,
            rule,
            begins,
            cells,
            moves,
            first,
            ply,
            turn,
            last,
            pending,
            black_stones,
            white_stones,
            outcome,
            can_undo,
            can_redo,
            can_resign,
            under_way,
            scores,
            settings,
            star_points,
            forbidden,
            saved,
            restored,
        } = original;
        Snapshot {
            game_id,
            size,
            rule: rule.into(),
            begins: begins.into(),
            cells: cells.into(),
            moves,
            first: first.into(),
            ply,
            turn: turn.map(Color::from),
            last,
            pending,
            black_stones,
            white_stones,
            outcome: outcome.into(),
            can_undo,
            can_redo,
            can_resign,
            under_way,
            scores: scores.into(),
            settings: settings.into(),
            star_points,
            forbidden: forbidden.into_iter().map(ForbiddenPoint::from).collect(),
            saved,
            restored: restored.into(),
        }
    }
}
