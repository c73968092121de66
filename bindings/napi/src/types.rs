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
    Opening { Free, Swap, SwapFirst, Swap2, Rif, Yamaguchi, Taraguchi10, Soosyrv8 }
    OpeningDecision { Swap, Stay, AddTwo, OfferFifths }
    Seat { First, Second }
    Ask { Stone, Swap, SwapOrAddTwo, SwapOrOffer, Number, Offer, Choose }
    BoardTheme { Wheat, Sky }
    EndReason { Five, Resignation, Forbidden }
    DrawReason { FullBoard, Agreement }
    Forbidden { Overline, DoubleFour, DoubleThree }
    Restored { Nothing, Latest, Previous, Unreadable }
    Why {
        Five, StopsFive, WinsByForce, StraightFour, StopsStraightFour, FourThree, StopsFourThree, DoubleThree, Four,
        Three, Shape
    }
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

/// How the first moves are made, so that neither side has too good a game.
#[napi(string_enum = "kebab-case")]
#[derive(Clone, Copy, Debug)]
pub enum Opening {
    /// No rule: a normal game from the first move.
    Free,
    /// The first player places three stones, the other may swap colours.
    Swap,
    /// The first player places one stone, the other may swap colours.
    SwapFirst,
    /// The first player places three stones; the other swaps, stays, or adds a white and a black one, and then the
    /// first player may swap.
    #[napi(value = "swap2")]
    Swap2,
    /// One of the 26 patterns, a swap, the 4th move, two 5th moves of which White keeps one.
    Rif,
    /// One of the 26 patterns with the number of 5th moves, a swap, the 4th move, the 5th moves of which White keeps
    /// one.
    Yamaguchi,
    /// A swap after each of the first moves, which stand near the centre; ten 5th moves in place of the last swap.
    Taraguchi10,
    /// One of the 26 patterns, a swap, the 4th move with the number of 5th moves, a swap, the 5th moves of which White
    /// keeps one.
    Soosyrv8,
}

/// An answer to what an opening asks, other than a stone or a number.
#[napi(string_enum = "kebab-case")]
#[derive(Clone, Copy, Debug)]
pub enum OpeningDecision {
    /// Takes the other colour.
    Swap,
    /// Keeps the colour.
    Stay,
    /// Adds a white and a black stone, and leaves the colours to the other player.
    AddTwo,
    /// Offers ten 5th moves in place of swapping.
    OfferFifths,
}

/// One of the two players. Colours can change hands in an opening, seats do not.
#[napi(string_enum = "kebab-case")]
#[derive(Clone, Copy, Debug)]
pub enum Seat {
    /// Who begins the opening, with the black stones.
    First,
    /// The other one.
    Second,
}

/// What an opening asks a player.
#[napi(string_enum = "kebab-case")]
#[derive(Clone, Copy, Debug)]
pub enum Ask {
    /// To place the next stone, by a tap.
    Stone,
    /// To swap colours or to stay.
    Swap,
    /// To swap, to stay, or to add a white and a black stone.
    SwapOrAddTwo,
    /// To swap, to stay, or to offer ten 5th moves.
    SwapOrOffer,
    /// To say how many 5th moves will be offered.
    Number,
    /// To offer one more 5th move, by a tap.
    Offer,
    /// To choose one of the 5th moves that are offered, by a tap.
    Choose,
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

/// Why a game was drawn.
#[napi(string_enum = "kebab-case")]
#[derive(Clone, Copy, Debug)]
pub enum DrawReason {
    /// No point is left.
    FullBoard,
    /// Both players agreed on it.
    Agreement,
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
    /// Nobody has won: the board is full, or both agreed.
    Draw,
}

/// What is good about a move: the first of these that applies.
#[napi(string_enum = "kebab-case")]
#[derive(Clone, Copy, Debug)]
pub enum Why {
    /// It makes five.
    Five,
    /// It stops the other side's five.
    StopsFive,
    /// It wins by force: each move after it leaves the other side no choice.
    WinsByForce,
    /// It makes a straight four.
    StraightFour,
    /// It stops a straight four of the other side.
    StopsStraightFour,
    /// It makes a four and a three at once.
    FourThree,
    /// It stops a four and a three of the other side.
    StopsFourThree,
    /// It makes two threes at once.
    DoubleThree,
    /// It makes a four.
    Four,
    /// It makes a three.
    Three,
    /// It stands well.
    Shape,
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

/// Who plays each colour: the level of the engine, 1 to 10, or a person where it is absent.
#[napi(object)]
#[derive(Clone, Copy, Debug)]
pub struct Players {
    /// Black.
    pub black: Option<f64>,
    /// White.
    pub white: Option<f64>,
}

impl From<session::Players> for Players {
    fn from(original: session::Players) -> Self {
        let session::Players { black, white } = original;
        Players {
            black: black.map(f64::from),
            white: white.map(f64::from),
        }
    }
}

impl TryFrom<Players> for session::Players {
    type Error = Refused;

    fn try_from(mirror: Players) -> Result<Self, Refused> {
        let level = |name, level: Option<f64>| level.map(|level| whole(name, level)).transpose();
        Ok(session::Players {
            black: level("black", mirror.black)?,
            white: level("white", mirror.white)?,
        })
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
    /// Who begins, this time and in the games that follow with the same choice. With an opening it is Black, whatever
    /// this says.
    pub begins: Begins,
    /// How the first moves are made.
    pub opening: Opening,
    /// Who plays each colour, as the game begins.
    pub players: Players,
}

impl TryFrom<NewGame> for session::NewGame {
    type Error = Refused;

    fn try_from(mirror: NewGame) -> Result<Self, Refused> {
        Ok(session::NewGame {
            size: whole("size", mirror.size)?,
            rule: mirror.rule.into(),
            begins: mirror.begins.into(),
            opening: mirror.opening.into(),
            players: mirror.players.try_into()?,
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

/// What an opening asks, and of whom.
#[napi(object, object_from_js = false)]
#[derive(Clone, Copy, Debug)]
pub struct OpeningTask {
    /// The player who decides.
    pub seat: Seat,
    /// The colour that this player has now; with `stone` the stone may be of the other one.
    pub color: Color,
    /// What is asked.
    pub ask: Ask,
    /// With `stone`: how many central lines the stone has to lie within, 1 for the centre alone; absent where it may
    /// stand anywhere.
    pub central_lines: Option<i32>,
    /// With `number`: the greatest one. With `offer`: how many are still to be offered, this one
    /// included.
    pub count: Option<i32>,
}

impl From<session::OpeningTask> for OpeningTask {
    fn from(original: session::OpeningTask) -> Self {
        let session::OpeningTask {
            seat,
            color,
            ask,
            central_lines,
            count,
        } = original;
        OpeningTask {
            seat: seat.into(),
            color: color.into(),
            ask: ask.into(),
            central_lines,
            count,
        }
    }
}

/// What the engine would play in place of the person to move.
#[napi(object, object_from_js = false)]
#[derive(Clone, Debug)]
pub struct Hint {
    /// Its flat index.
    pub point: i32,
    /// How good the position is for the side to move; 0 when it is even.
    pub score: i32,
    /// The number of plies to the five, negative when the other side makes it; absent where neither is forced.
    pub mate: Option<i32>,
    /// What is good about the move.
    pub why: Why,
    /// The moves that the engine expects, this one first.
    pub line: Vec<i32>,
}

impl From<session::Hint> for Hint {
    fn from(original: session::Hint) -> Self {
        let session::Hint {
            point,
            score,
            mate,
            why,
            line,
        } = original;
        Hint {
            point,
            score,
            mate,
            why: why.into(),
            line,
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

/// How a game stands, after a win who won and why, and after a draw why.
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
    /// Why it was drawn, after a draw only.
    pub draw_reason: Option<DrawReason>,
}

impl From<session::Outcome> for Outcome {
    fn from(original: session::Outcome) -> Self {
        let playing = Outcome {
            kind: OutcomeKind::Playing,
            winner: None,
            reason: None,
            line: Vec::new(),
            draw_reason: None,
        };
        match original {
            session::Outcome::Playing => playing,
            session::Outcome::Win { winner, reason, line } => Outcome {
                kind: OutcomeKind::Win,
                winner: Some(winner.into()),
                reason: Some(reason.into()),
                line,
                ..playing
            },
            session::Outcome::Draw { reason } => Outcome {
                kind: OutcomeKind::Draw,
                draw_reason: Some(reason.into()),
                ..playing
            },
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
    /// The colour of the next stone; absent once the game is over. In an opening `task` says who places it.
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
    /// Whether the side to move can resign, or the person who plays against the engine.
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
    /// How the first moves of this game are made.
    pub opening: Opening,
    /// What the opening asks; absent once it is over.
    pub task: Option<OpeningTask>,
    /// The 5th moves that are offered so far; they are no stones yet.
    pub offers: Vec<i32>,
    /// Who plays each colour now.
    pub players: Players,
    /// Whether the engine is to move: `think` lets it.
    pub engine_to_move: bool,
    /// Whether the engine would be to move but waits for `resume`.
    pub paused: bool,
    /// Whether an engine plays in this game, which is neither over nor paused.
    pub can_pause: bool,
    /// Whether the engine can be asked for a hint.
    pub can_hint: bool,
    /// What the engine would play, until the next event that is carried out.
    pub hint: Option<Hint>,
    /// Whether two persons can agree on a draw now.
    pub can_agree_draw: bool,
    /// Whether anybody can still make a five.
    pub five_possible: bool,
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
            opening,
            task,
            offers,
            players,
            engine_to_move,
            paused,
            can_pause,
            can_hint,
            hint,
            can_agree_draw,
            five_possible,
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
            opening: opening.into(),
            task: task.map(OpeningTask::from),
            offers,
            players: players.into(),
            engine_to_move,
            paused,
            can_pause,
            can_hint,
            hint: hint.map(Hint::from),
            can_agree_draw,
            five_possible,
        }
    }
}
