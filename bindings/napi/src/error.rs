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
    /// `NoSuchSession`, `InvalidArgument`, or one of the codes above.
    pub code: String,
    /// The point that was asked for: with `OffBoard`, `Occupied` and `Forbidden`.
    pub point: Option<i32>,
    /// Why the point is forbidden: with `Forbidden`.
    pub kind: Option<Forbidden>,
    /// The ply that was asked for: with `NoSuchPly`.
    pub ply: Option<i32>,
    /// The number of moves of the current line: with `NoSuchPly`.
    pub moves: Option<i32>,
    /// The number of lines that was asked for: with `BoardSize`.
    pub size: Option<i32>,
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
}

impl From<Refused> for GameError {
    fn from(refused: Refused) -> GameError {
        let mut error = GameError::new(code(&refused));
        match refused {
            Refused::Game(Game::OffBoard { point } | Game::Occupied { point }) => error.point = Some(point),
            Refused::Game(Game::Forbidden { point, kind }) => {
                error.point = Some(point);
                error.kind = Some(kind.into());
            }
            Refused::Game(Game::NoSuchPly { ply, moves }) => {
                error.ply = Some(ply);
                error.moves = Some(moves);
            }
            Refused::Game(Game::BoardSize { size }) => error.size = Some(size),
            Refused::Game(Game::Storage { reason }) | Refused::InvalidArgument { reason } => {
                error.reason = Some(reason);
            }
            Refused::NoSuchSession { handle } => error.handle = Some(handle),
            Refused::Game(Game::GameOver | Game::NothingToUndo | Game::NothingToRedo) => {}
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
        reason,
        handle,
    } = error;
    object.set_named_property("code", code)?;
    for (name, number) in [
        ("point", point),
        ("ply", ply),
        ("moves", moves),
        ("size", size),
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
