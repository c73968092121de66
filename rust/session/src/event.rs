//! What a shell tells the session.

use gomoku_rules::{BoardSize, Decision, Opening, Rule};

use crate::{
    players::Players,
    settings::{Begins, Settings},
};

/// Something a person did. Points are flat indexes, `row * size + column` with row 0 at the top; any number
/// may come in, one that is off the board is refused.
///
/// Every event that is carried out clears the mark of a first tap and the hint, and stops the engine, which
/// [`ChangeSettings`](Event::ChangeSettings) and [`ClearScores`](Event::ClearScores) leave alone. An event that is
/// refused changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A stone is asked for at `point`. With [`Settings::confirm_moves`] the first tap only marks the point
    /// (see [`Snapshot::pending`](crate::Snapshot::pending)) and a second one on it plays. What renju forbids to Black is
    /// refused, unless [`Settings::forbidden_loses`]. A move after undo
    /// starts a variation and the old moves are kept; when they come to 10,000 in one game, all but the current
    /// line are forgotten.
    ///
    /// In an opening it is the stone, the offer or the choice that the [task](crate::Snapshot::task) asks for. Refused
    /// while the engine is to move, paused or not.
    Tap {
        /// Flat index of the point.
        point: i32,
    },
    /// Takes back the last move or decision of the opening; after the end only with [`Settings::undo_after_end`], and
    /// then the end itself (winner, line, score) is taken back too. A resignation or an agreed draw is taken back
    /// without a move, and so is the end of a game that is being reviewed: it goes on from the position shown.
    ///
    /// A person who plays against the engine gets back to the own last decision, one ply while the engine thinks and
    /// two after its reply. Where an engine is to move then, the game is paused; so it is after `Redo` and `GoTo`.
    Undo,
    /// Makes again the move or decision that was taken back last, and brings back the end that it made; against the
    /// engine all of them up to the person's next decision. In a review it shows the next move. A resignation or an
    /// agreed draw that was taken back does not come back.
    Redo,
    /// Shows the position after `ply` moves of the current line, with all that was decided before the next one. After
    /// the end this is a review: the outcome
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
    /// The side to move gives up, also before its first move; in an opening it is who has to decide, and against the
    /// engine always the person. Refused when both players are engines.
    Resign,
    /// Sets the scores to zero.
    ClearScores,
    /// Replaces all settings.
    ChangeSettings {
        /// The new settings.
        settings: Settings,
    },
    /// The app leaves the foreground: what is written is synced to disk now, and the engine is stopped. Never waits for
    /// the disk.
    Suspend,
    /// Answers what the opening asks where it asks for neither a stone nor a number. An answer other than the one that
    /// was taken back replaces all that came after it.
    Decide {
        /// The answer.
        decision: OpeningDecision,
    },
    /// Says how many 5th moves will be offered, where the opening asks for that.
    SayNumber {
        /// 1 up to [`OpeningTask::count`](crate::OpeningTask::count).
        count: i32,
    },
    /// Two persons agree on a draw; see [`Snapshot::can_agree_draw`](crate::Snapshot::can_agree_draw).
    AgreeDraw,
    /// The engine waits before its next move. Does nothing when it already does.
    Pause,
    /// The engine goes on. Does nothing when it does not wait.
    Resume,
}

/// An answer to what an opening asks, other than a stone or a number.
///
/// ```
/// use gomoku_session::{Color, Event, NewGame, Opening, OpeningDecision, Players, Session};
///
/// let mut session = Session::in_memory();
/// let players = Players { black: None, white: Some(1) };
/// let game = NewGame { opening: Opening::SwapFirst, players, ..NewGame::default() };
/// session.apply(Event::NewGame { game })?;
/// let snapshot = session.apply(Event::Tap { point: 112 })?;
/// // Now the engine is asked to swap colours or to stay.
/// assert!(snapshot.engine_to_move);
/// # Ok::<(), gomoku_session::GameError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl From<OpeningDecision> for Decision {
    fn from(decision: OpeningDecision) -> Decision {
        match decision {
            OpeningDecision::Swap => Decision::Swap,
            OpeningDecision::Stay => Decision::Stay,
            OpeningDecision::AddTwo => Decision::AddTwo,
            OpeningDecision::OfferFifths => Decision::OfferFifths,
        }
    }
}

/// What a new game is played by.
///
/// ```
/// use gomoku_session::{Event, GameError, NewGame, Opening, Session};
///
/// let mut session = Session::in_memory();
/// let game = NewGame { size: 14, opening: Opening::Rif, ..NewGame::default() };
/// let refused = session.apply(Event::NewGame { game });
/// assert_eq!(refused, Err(GameError::OpeningBoard { size: 14, least: 5 }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// Lines of the square board, 5 to 22.
    pub size: i32,
    /// The rule.
    pub rule: Rule,
    /// Who begins, this time and in the games that follow with the same choice. With an opening it is Black, whatever
    /// this says.
    pub begins: Begins,
    /// How the first moves are made.
    pub opening: Opening,
    /// Who plays each colour, as the game begins: an opening may let them change colours.
    pub players: Players,
}

impl Default for NewGame {
    /// Two persons on 15 lines with the rule and the opening that come first; Black begins.
    fn default() -> Self {
        NewGame {
            size: BoardSize::default().lines().into(),
            rule: Rule::default(),
            begins: Begins::default(),
            opening: Opening::default(),
            players: Players::default(),
        }
    }
}
