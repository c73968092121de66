//! What a C host tells the session.

use gomoku_session::{Event, NewGame, Players, Settings};

use crate::{
    pointer,
    status::Failure,
    vocabulary::{
        GomokuBegins, GomokuBoardTheme, GomokuEventKind, GomokuOpening, GomokuOpeningDecision, GomokuRule,
        RawBegins, RawBoardTheme, RawBool, RawEventKind, RawOpening, RawOpeningDecision, RawRule, checked,
    },
};

/// Something a person did. Only the field that the kind names is read; the others need not be set.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct GomokuEvent {
    /// What it was.
    pub kind: RawEventKind,
    /// `GOMOKU_EVENT_KIND_TAP`: flat index of the point. Any number may come, one off the board is refused.
    pub point: i32,
    /// `GOMOKU_EVENT_KIND_GO_TO`: 0 up to the number of moves of the line.
    pub ply: i32,
    /// `GOMOKU_EVENT_KIND_DECIDE`: the answer to what the opening asks.
    pub decision: RawOpeningDecision,
    /// `GOMOKU_EVENT_KIND_SAY_NUMBER`: how many 5th moves will be offered.
    pub count: i32,
    /// `GOMOKU_EVENT_KIND_NEW_GAME`: what the new game is played by.
    pub new_game: GomokuNewGame,
    /// `GOMOKU_EVENT_KIND_CHANGE_SETTINGS`: the new settings.
    pub settings: GomokuSettings,
}

/// What a new game is played by.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct GomokuNewGame {
    /// Lines of the square board, `GOMOKU_MIN_SIZE` to `GOMOKU_MAX_SIZE`.
    pub size: i32,
    /// The rule.
    pub rule: RawRule,
    /// Who begins, this time and in the games that follow with the same choice. With an opening it is Black, whatever
    /// this says.
    pub begins: RawBegins,
    /// How the first moves are made.
    pub opening: RawOpening,
    /// Who plays each colour, as the game begins.
    pub players: GomokuPlayers,
}

/// Who plays each colour: the level of the engine, 1 to 10, or 0 for a person.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GomokuPlayers {
    /// Black.
    pub black: i32,
    /// White.
    pub white: i32,
}

/// What a person chose once and keeps over games and restarts.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct GomokuSettings {
    /// How the board looks.
    pub theme: RawBoardTheme,
    /// Whether undo also works after the end of a game.
    pub undo_after_end: RawBool,
    /// Whether a move needs a second tap on the same point.
    pub confirm_moves: RawBool,
    /// Whether Black may play what renju forbids, and loses by that; otherwise it is refused.
    pub forbidden_loses: RawBool,
    /// Whether the board shows its letters and numbers.
    pub show_coordinates: RawBool,
    /// Whether the stones show their move numbers.
    pub show_move_numbers: RawBool,
}

/// The event that `event` points to.
///
/// # Safety
/// `event` is NULL, or points to an event of which the kind and what belongs to it are set.
pub(crate) unsafe fn read(event: *const GomokuEvent) -> Result<Event, Failure> {
    pointer::check(event, "event")?;
    // Fields are read one by one: those of other kinds may not have been set.
    // SAFETY: the kind is set.
    let kind = unsafe { (&raw const (*event).kind).read() };
    Ok(match checked(kind, GomokuEventKind::from_number, "kind")? {
        GomokuEventKind::Tap => Event::Tap {
            // SAFETY: a tap has a point.
            point: unsafe { (&raw const (*event).point).read() },
        },
        GomokuEventKind::Undo => Event::Undo,
        GomokuEventKind::Redo => Event::Redo,
        GomokuEventKind::GoTo => Event::GoTo {
            // SAFETY: a go-to has a ply.
            ply: unsafe { (&raw const (*event).ply).read() },
        },
        GomokuEventKind::NewGame => Event::NewGame {
            // SAFETY: the new game is set.
            game: unsafe { (&raw const (*event).new_game).read() }.checked()?,
        },
        GomokuEventKind::Resign => Event::Resign,
        GomokuEventKind::ClearScores => Event::ClearScores,
        GomokuEventKind::ChangeSettings => Event::ChangeSettings {
            // SAFETY: the settings are set.
            settings: unsafe { (&raw const (*event).settings).read() }.checked()?,
        },
        GomokuEventKind::Suspend => Event::Suspend,
        GomokuEventKind::Decide => {
            // SAFETY: a decision is set.
            let decision = unsafe { (&raw const (*event).decision).read() };
            Event::Decide {
                decision: checked(decision, GomokuOpeningDecision::from_number, "decision")?.into(),
            }
        }
        GomokuEventKind::SayNumber => Event::SayNumber {
            // SAFETY: the number is set.
            count: unsafe { (&raw const (*event).count).read() },
        },
        GomokuEventKind::AgreeDraw => Event::AgreeDraw,
        GomokuEventKind::Pause => Event::Pause,
        GomokuEventKind::Resume => Event::Resume,
    })
}

impl GomokuNewGame {
    fn checked(self) -> Result<NewGame, Failure> {
        Ok(NewGame {
            size: self.size,
            rule: checked(self.rule, GomokuRule::from_number, "rule")?.into(),
            begins: checked(self.begins, GomokuBegins::from_number, "begins")?.into(),
            opening: checked(self.opening, GomokuOpening::from_number, "opening")?.into(),
            players: self.players.into(),
        })
    }
}

/// In place of a level where a person plays.
const PERSON: i32 = 0;

impl From<GomokuPlayers> for Players {
    fn from(players: GomokuPlayers) -> Players {
        let level = |number| (number != PERSON).then_some(number);
        Players {
            black: level(players.black),
            white: level(players.white),
        }
    }
}

impl From<Players> for GomokuPlayers {
    fn from(players: Players) -> GomokuPlayers {
        let Players { black, white } = players;
        GomokuPlayers {
            black: black.unwrap_or(PERSON),
            white: white.unwrap_or(PERSON),
        }
    }
}

impl GomokuSettings {
    fn checked(self) -> Result<Settings, Failure> {
        Ok(Settings {
            undo_after_end: self.undo_after_end != 0,
            confirm_moves: self.confirm_moves != 0,
            forbidden_loses: self.forbidden_loses != 0,
            show_coordinates: self.show_coordinates != 0,
            show_move_numbers: self.show_move_numbers != 0,
            theme: checked(self.theme, GomokuBoardTheme::from_number, "theme")?.into(),
        })
    }
}

impl From<Settings> for GomokuSettings {
    fn from(settings: Settings) -> GomokuSettings {
        let Settings {
            undo_after_end,
            confirm_moves,
            forbidden_loses,
            show_coordinates,
            show_move_numbers,
            theme,
        } = settings;
        GomokuSettings {
            theme: GomokuBoardTheme::from(theme) as i32,
            undo_after_end: undo_after_end.into(),
            confirm_moves: confirm_moves.into(),
            forbidden_loses: forbidden_loses.into(),
            show_coordinates: show_coordinates.into(),
            show_move_numbers: show_move_numbers.into(),
        }
    }
}
