//! What the session tells a shell.

use gomoku_engine::Why;
use gomoku_rules::{Color, Forbidden, Opening, Rule, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    players::Players,
    settings::{Begins, Settings},
};

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
    /// The colour of the next stone; none once the game is over. In an opening [`task`](Snapshot::task) says who
    /// places it.
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
    /// How the first moves of this game are made.
    pub opening: Opening,
    /// What the opening asks; none once it or the game is over.
    pub task: Option<OpeningTask>,
    /// The 5th moves that are offered so far; they are no stones yet.
    pub offers: Vec<i32>,
    /// Who plays each colour now.
    pub players: Players,
    /// Whether the engine is to move: a shell then lets it think on a worker.
    pub engine_to_move: bool,
    /// Whether the engine waits for [`Event::Resume`](crate::Event::Resume) before it moves.
    pub paused: bool,
    /// Whether an engine plays in this game, which is neither over nor paused.
    pub can_pause: bool,
    /// Whether the engine can give a hint: a person is to move and no opening asks.
    pub can_hint: bool,
    /// What the engine would play, until the next event that is carried out.
    pub hint: Option<Hint>,
    /// Whether two persons play and can agree on a draw now: after the first move and the opening.
    pub can_agree_draw: bool,
    /// Whether there is still room for a five of either side.
    pub five_possible: bool,
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
    /// Nobody has won.
    Draw {
        /// Why.
        reason: DrawReason,
    },
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

/// Why a game was drawn.
///
/// ```
/// use gomoku_session::{DrawReason, Event, Outcome, Session};
///
/// let mut session = Session::in_memory();
/// session.apply(Event::Tap { point: 112 })?;
/// let drawn = session.apply(Event::AgreeDraw)?;
/// assert_eq!(drawn.outcome, Outcome::Draw { reason: DrawReason::Agreement });
/// # Ok::<(), gomoku_session::GameError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawReason {
    /// No point is left.
    FullBoard,
    /// Both persons agreed on it.
    Agreement,
}

/// What an opening asks, and of whom.
///
/// ```
/// use gomoku_session::{Ask, Color, Event, NewGame, Opening, OpeningTask, Seat, Session};
///
/// let mut session = Session::in_memory();
/// let game = NewGame { opening: Opening::Taraguchi10, ..NewGame::default() };
/// let task = OpeningTask {
///     seat: Seat::First,
///     color: Color::Black,
///     ask: Ask::Stone,
///     central_lines: Some(1),
///     count: None,
/// };
/// assert_eq!(session.apply(Event::NewGame { game })?.task, Some(task));
/// # Ok::<(), gomoku_session::GameError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpeningTask {
    /// The player who decides.
    pub seat: Seat,
    /// The colour that this player has now; with [`Ask::Stone`] the stone may be of the other one.
    pub color: Color,
    /// What is asked.
    pub ask: Ask,
    /// With [`Ask::Stone`]: how many central lines the stone has to lie within, 1 for the centre alone; none where it
    /// may stand anywhere.
    pub central_lines: Option<i32>,
    /// With [`Ask::Number`]: the greatest one. With [`Ask::Offer`]: how many are still to be offered, this one
    /// included.
    pub count: Option<i32>,
}

/// What an opening asks a player.
///
/// ```
/// use gomoku_session::{Ask, Event, NewGame, Opening, Session};
///
/// let mut session = Session::in_memory();
/// let game = NewGame { opening: Opening::SwapFirst, ..NewGame::default() };
/// session.apply(Event::NewGame { game })?;
/// let task = session.apply(Event::Tap { point: 112 })?.task;
/// assert_eq!(task.map(|task| task.ask), Some(Ask::Swap));
/// # Ok::<(), gomoku_session::GameError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// What the engine would play in place of the person to move.
///
/// ```
/// use gomoku_session::{Event, Purpose, Session, Why};
///
/// let mut session = Session::in_memory();
/// for point in [112, 0, 113, 1, 114, 2, 115, 3] {
///     session.apply(Event::Tap { point })?;
/// }
/// let thinking = session.begin_thinking(Purpose::Hint)?;
/// let hint = session.finish_thinking(thinking.run()).hint.unwrap();
/// assert_eq!((hint.why, hint.mate), (Why::Five, Some(1)));
/// # Ok::<(), gomoku_session::GameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// Its flat index.
    pub point: i32,
    /// How good the position is for the side to move; 0 when it is even.
    pub score: i32,
    /// The number of plies to the five, negative when the other side makes it; none where neither is forced.
    pub mate: Option<i32>,
    /// What is good about the move.
    pub why: Why,
    /// The moves that the engine expects, this one first.
    pub line: Vec<i32>,
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
