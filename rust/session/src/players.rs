//! Who plays: persons, and the engine at its levels.

use gomoku_engine::Level;
use gomoku_rules::Seat;

use crate::error::GameError;

/// Who plays each colour: the level of the engine, 1 (which a child beats) to 10, or none for a person.
///
/// ```
/// use gomoku_session::{Event, GameError, NewGame, Players, Session};
///
/// let mut session = Session::in_memory();
/// let players = Players { black: None, white: Some(11) };
/// let game = NewGame { players, ..NewGame::default() };
/// assert_eq!(session.apply(Event::NewGame { game }), Err(GameError::Level { level: 11 }));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Players {
    /// Who plays Black.
    pub black: Option<i32>,
    /// Who plays White.
    pub white: Option<i32>,
}

/// Who sits where: an opening may change the colour of a seat, but not who sits there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Seats {
    pub(crate) first: Option<Level>,
    pub(crate) second: Option<Level>,
}

impl Seats {
    /// As a game begins: the first seat has Black.
    pub(crate) fn new(players: Players) -> Result<Seats, GameError> {
        Ok(Seats {
            first: players.black.map(level).transpose()?,
            second: players.white.map(level).transpose()?,
        })
    }

    /// The engine's level there; none for a person.
    pub(crate) fn engine_at(self, seat: Seat) -> Option<Level> {
        match seat {
            Seat::First => self.first,
            Seat::Second => self.second,
        }
    }

    /// Where the person sits who plays against the engine.
    pub(crate) fn lone_person(self) -> Option<Seat> {
        match (self.first, self.second) {
            (None, Some(_)) => Some(Seat::First),
            (Some(_), None) => Some(Seat::Second),
            (None, None) | (Some(_), Some(_)) => None,
        }
    }

    pub(crate) fn are_persons(self) -> bool {
        self.first.is_none() && self.second.is_none()
    }

    pub(crate) fn are_engines(self) -> bool {
        self.first.is_some() && self.second.is_some()
    }
}

fn level(number: i32) -> Result<Level, GameError> {
    u8::try_from(number)
        .ok()
        .and_then(Level::new)
        .ok_or(GameError::Level { level: number })
}
