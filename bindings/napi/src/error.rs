//! A refusal as a JavaScript error with a code and fields.

use gomoku_session::GameError as Game;
use napi_derive_ohos::napi;
use napi_ohos::{Env, Error, JsValue, Result, Status, bindgen_prelude::JsObjectValue};

use crate::{refused::Refused, types::Forbidden};

/// What a call throws when it is refused, and what a promise is rejected with. Nothing has changed then.
///
/// An argument of the wrong type has the code that Node-API gives it (`NumberExpected`, `InvalidArg` ...), and an
/// error inside the core has `GenericFailure`.
#[napi(object, object_from_js = false)]
#[derive(Clone, Debug, Default)]
pub struct GameError {
    /// `OffBoard`, `Occupied`, `Forbidden`, `GameOver`, `NothingToUndo`, `NothingToRedo`, `NoSuchPly`, `BoardSize`, `Storage`,
    /// `NotAsked`, `OffCentre`, `Symmetrical`, `NotOffered`, `OfferCount`, `OpeningBoard`, `Level`, `EnginesTurn`,
    /// `NothingToThink`, `NoSuchSession`, `InvalidArgument`, or one of the codes above.
    pub code: String,
    /// The point that was asked for: with `OffBoard`, `Occupied`, `Forbidden`, `OffCentre`, `Symmetrical` and `NotOffered`.
    pub point: Option<i32>,
    /// Why the point is forbidden: with `Forbidden`.
    pub kind: Option<Forbidden>,
    /// The ply that was asked for: with `NoSuchPly`.
    pub ply: Option<i32>,
    /// The number of moves of the current line: with `NoSuchPly`.
    pub moves: Option<i32>,
    /// The number of lines that was asked for: with `BoardSize` and `OpeningBoard`.
    pub size: Option<i32>,
    /// The fewest lines that the opening can be played on, which have to be an odd number: with `OpeningBoard`.
    pub least: Option<i32>,
    /// How many central lines the stone has to lie within: with `OffCentre`.
    pub lines: Option<i32>,
    /// The offered move that the point is symmetrical to: with `Symmetrical`.
    pub offered: Option<i32>,
    /// The number of 5th moves that was said: with `OfferCount`.
    pub count: Option<i32>,
    /// The greatest number that could have been said: with `OfferCount`.
    pub most: Option<i32>,
    /// The level that was asked for: with `Level`.
    pub level: Option<i32>,
    /// What the system said, with `Storage`; which argument has to be what, with `InvalidArgument`.
    pub reason: Option<String>,
    /// The handle that means no session: with `NoSuchSession`.
    pub handle: Option<i32>,
}

impl GameError {
    fn new(code: &str) -> GameError {
        GameError {
            code: code.to_owned(),
            ..GameError::default()
        }
    }

    fn set_fields(&mut self, refusal: Game) {
        match refusal {
            Game::OffBoard { point } | Game::Occupied { point } | Game::NotOffered { point } => {
                self.point = Some(point);
            }
            Game::Forbidden { point, kind } => {
                self.point = Some(point);
                self.kind = Some(kind.into());
            }
            Game::OffCentre { point, lines } => {
                self.point = Some(point);
                self.lines = Some(lines);
            }
            Game::Symmetrical { point, offered } => {
                self.point = Some(point);
                self.offered = Some(offered);
            }
            Game::NoSuchPly { ply, moves } => {
                self.ply = Some(ply);
                self.moves = Some(moves);
            }
            Game::OfferCount { count, most } => {
                self.count = Some(count);
                self.most = Some(most);
            }
            Game::BoardSize { size } => self.size = Some(size),
            Game::OpeningBoard { size, least } => {
                self.size = Some(size);
                self.least = Some(least);
            }
            Game::Level { level } => self.level = Some(level),
            Game::Storage { reason } => self.reason = Some(reason),
            Game::GameOver
            | Game::NothingToUndo
            | Game::NothingToRedo
            | Game::NotAsked
            | Game::EnginesTurn
            | Game::NothingToThink => {}
        }
    }
}

impl From<Refused> for GameError {
    fn from(refused: Refused) -> GameError {
        let mut error = GameError::new(code(&refused));
        match refused {
            Refused::Game(game) => error.set_fields(game),
            Refused::InvalidArgument { reason } => error.reason = Some(reason),
            Refused::NoSuchSession { handle } => error.handle = Some(handle),
        }
        error
    }
}

/// The name of the variant.
fn code(refused: &Refused) -> &'static str {
    match refused {
        Refused::Game(Game::OffBoard { .. }) => "OffBoard",
        Refused::Game(Game::Occupied { .. }) => "Occupied",
        Refused::Game(Game::Forbidden { .. }) => "Forbidden",
        Refused::Game(Game::GameOver) => "GameOver",
        Refused::Game(Game::NothingToUndo) => "NothingToUndo",
        Refused::Game(Game::NothingToRedo) => "NothingToRedo",
        Refused::Game(Game::NoSuchPly { .. }) => "NoSuchPly",
        Refused::Game(Game::BoardSize { .. }) => "BoardSize",
        Refused::Game(Game::Storage { .. }) => "Storage",
        Refused::Game(Game::NotAsked) => "NotAsked",
        Refused::Game(Game::OffCentre { .. }) => "OffCentre",
        Refused::Game(Game::Symmetrical { .. }) => "Symmetrical",
        Refused::Game(Game::NotOffered { .. }) => "NotOffered",
        Refused::Game(Game::OfferCount { .. }) => "OfferCount",
        Refused::Game(Game::OpeningBoard { .. }) => "OpeningBoard",
        Refused::Game(Game::Level { .. }) => "Level",
        Refused::Game(Game::EnginesTurn) => "EnginesTurn",
        Refused::Game(Game::NothingToThink) => "NothingToThink",
        Refused::NoSuchSession { .. } => "NoSuchSession",
        Refused::InvalidArgument { .. } => "InvalidArgument",
    }
}

impl Refused {
    /// The error that Node-API's macros throw, or reject a promise with.
    pub(crate) fn into_error(self, env: Env) -> Error {
        let message = self.to_string();
        js_error(env, message, self.into()).unwrap_or_else(|failure| failure)
    }
}

/// An `Error` of JavaScript with the fields of `error` that are there.
fn js_error(env: Env, message: String, error: GameError) -> Result<Error> {
    let mut object = env.create_error(Error::new(Status::GenericFailure, message))?;
    let GameError {
        code,
        point,
        kind,
        ply,
        moves,
        size,
        least,
        lines,
        offered,
        count,
        most,
        level,
        reason,
        handle,
    } = error;
    object.set_named_property("code", code)?;
    for (name, number) in [
        ("point", point),
        ("ply", ply),
        ("moves", moves),
        ("size", size),
        ("least", least),
        ("lines", lines),
        ("offered", offered),
        ("count", count),
        ("most", most),
        ("level", level),
        ("handle", handle),
    ] {
        if let Some(number) = number {
            object.set_named_property(name, number)?;
        }
    }
    if let Some(kind) = kind {
        object.set_named_property("kind", kind)?;
    }
    if let Some(reason) = reason {
        object.set_named_property("reason", reason)?;
    }
    Ok(Error::from(object.to_unknown()))
}
