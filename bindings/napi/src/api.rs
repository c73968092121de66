//! The functions of the module. Their documentation goes into `bindings/ets/index.d.ts`.
#![allow(clippy::needless_pass_by_value, reason = "Node-API's macros hand values over")]

use std::panic::panic_any;

use gomoku_session::{Event, Purpose};
use napi_derive_ohos::napi;
use napi_ohos::{Env, Result, bindgen_prelude::AsyncTask};

use crate::{
    number::whole,
    refused::Refused,
    sessions,
    types::{BoardTheme, NewGame, OpeningDecision, Settings, Snapshot},
    work::{OpenSession, Panicking, Thinking},
};

/// Opens the session whose files lie in `directory`, an absolute path, with the game as it was left, and resolves
/// to its handle. The folder is made when it is missing. `theme` is how the board looks on a first start.
///
/// Rejects with `Storage` when the folder cannot be made or read.
#[napi(catch_unwind, ts_return_type = "Promise<number>")]
#[must_use]
pub fn open(directory: String, theme: BoardTheme) -> AsyncTask<OpenSession> {
    AsyncTask::new(OpenSession {
        directory: directory.into(),
        first_settings: gomoku_session::Settings {
            theme: theme.into(),
            ..gomoku_session::Settings::default()
        },
    })
}

/// Opens a session that keeps nothing, for previews and tests, and returns its handle.
#[napi(catch_unwind)]
#[must_use]
pub fn in_memory() -> i32 {
    sessions::in_memory()
}

/// Closes a session; its handle is void then. What is not yet on disk is written first, and the engine is stopped:
/// its promises are rejected with `NoSuchSession`.
#[napi(catch_unwind)]
pub fn close(env: Env, handle: f64) -> Result<()> {
    let closed = whole("handle", handle).and_then(sessions::close);
    closed.map_err(|refused| refused.into_error(env))
}

/// The present state.
#[napi(catch_unwind)]
pub fn snapshot(env: Env, handle: f64) -> Result<Snapshot> {
    answer(env, whole("handle", handle).and_then(sessions::snapshot))
}

/// Asks for a stone at `point`; in an opening it may also be the offer or the choice of a 5th move. With
/// `Settings.confirmMoves` the first tap only marks the point and a second one on it plays.
#[napi(catch_unwind)]
pub fn tap(env: Env, handle: f64, point: f64) -> Result<Snapshot> {
    let tap = whole("point", point).map(|point| Event::Tap { point });
    apply(env, handle, tap)
}

/// Takes back the last move or decision, against the engine the person's last one; after the end only with
/// `Settings.undoAfterEnd`, and then the end itself too.
#[napi(catch_unwind)]
pub fn undo(env: Env, handle: f64) -> Result<Snapshot> {
    apply(env, handle, Ok(Event::Undo))
}

/// Plays again the move or decision that was taken back last.
#[napi(catch_unwind)]
pub fn redo(env: Env, handle: f64) -> Result<Snapshot> {
    apply(env, handle, Ok(Event::Redo))
}

/// Shows the position after `ply` moves of the current line, 0 for the empty board.
#[napi(catch_unwind)]
pub fn go_to(env: Env, handle: f64, ply: f64) -> Result<Snapshot> {
    let go_to = whole("ply", ply).map(|ply| Event::GoTo { ply });
    apply(env, handle, go_to)
}

/// Begins anew; the scores stay.
#[napi(catch_unwind)]
pub fn new_game(env: Env, handle: f64, game: NewGame) -> Result<Snapshot> {
    let new_game = game.try_into().map(|game| Event::NewGame { game });
    apply(env, handle, new_game)
}

/// The side to move gives up; in an opening it is who has to decide, and against the engine always the person.
#[napi(catch_unwind)]
pub fn resign(env: Env, handle: f64) -> Result<Snapshot> {
    apply(env, handle, Ok(Event::Resign))
}

/// Sets the scores to zero.
#[napi(catch_unwind)]
pub fn clear_scores(env: Env, handle: f64) -> Result<Snapshot> {
    apply(env, handle, Ok(Event::ClearScores))
}

/// Replaces all settings.
#[napi(catch_unwind)]
pub fn change_settings(env: Env, handle: f64, settings: Settings) -> Result<Snapshot> {
    let settings = settings.into();
    apply(env, handle, Ok(Event::ChangeSettings { settings }))
}

/// Answers what the opening asks, where it asks for neither a stone nor a number.
#[napi(catch_unwind)]
pub fn decide(env: Env, handle: f64, decision: OpeningDecision) -> Result<Snapshot> {
    let decision = decision.into();
    apply(env, handle, Ok(Event::Decide { decision }))
}

/// Says how many 5th moves will be offered, where the opening asks for that.
#[napi(catch_unwind)]
pub fn say_number(env: Env, handle: f64, count: f64) -> Result<Snapshot> {
    let say_number = whole("count", count).map(|count| Event::SayNumber { count });
    apply(env, handle, say_number)
}

/// Two persons agree on a draw.
#[napi(catch_unwind)]
pub fn agree_draw(env: Env, handle: f64) -> Result<Snapshot> {
    apply(env, handle, Ok(Event::AgreeDraw))
}

/// The engine waits before its next move. Does nothing when it already does; refused with `NothingToThink` where
/// no engine plays.
#[napi(catch_unwind)]
pub fn pause(env: Env, handle: f64) -> Result<Snapshot> {
    apply(env, handle, Ok(Event::Pause))
}

/// The engine goes on. Does nothing when it does not wait; refused as `pause` is.
#[napi(catch_unwind)]
pub fn resume(env: Env, handle: f64) -> Result<Snapshot> {
    apply(env, handle, Ok(Event::Resume))
}

/// The app leaves the foreground: what is written is synced to disk now, and the engine is stopped. Never waits for
/// the disk.
#[napi(catch_unwind)]
pub fn suspend(env: Env, handle: f64) -> Result<Snapshot> {
    apply(env, handle, Ok(Event::Suspend))
}

/// Lets the engine find the move or the decision that its side is to make, on a worker thread, and plays it: resolves
/// to the new state. Every other function works meanwhile; where one of them changes the game or stops the engine,
/// nothing is played, and the promise resolves to the present state.
///
/// Rejects with `NothingToThink` when no engine is to move.
#[napi(catch_unwind, ts_return_type = "Promise<Snapshot>")]
#[must_use]
pub fn think(handle: f64) -> AsyncTask<Thinking> {
    begin(handle, Purpose::Move)
}

/// Lets the engine find what it would play in place of the person to move, on a worker thread: resolves to the state
/// with `hint`. For the rest it is as `think`.
///
/// Rejects with `NothingToThink` when no person is to move.
#[napi(catch_unwind, ts_return_type = "Promise<Snapshot>")]
#[must_use]
pub fn hint(handle: f64) -> AsyncTask<Thinking> {
    begin(handle, Purpose::Hint)
}

/// Stops what `think` or `hint` is about: its promise resolves to the present state.
#[napi(catch_unwind)]
pub fn stop_thinking(env: Env, handle: f64) -> Result<()> {
    let stopped = whole("handle", handle).and_then(sessions::stop_thinking);
    stopped.map_err(|refused| refused.into_error(env))
}

/// Fails with `message` inside the core, in the middle of a session: tests show by it that the next call works.
#[napi(catch_unwind)]
pub fn panic_on_purpose(env: Env, handle: f64, message: String) -> Result<()> {
    let failed = whole("handle", handle).and_then(|handle| sessions::with(handle, |_| panic_any(message)));
    failed.map_err(|refused| refused.into_error(env))
}

/// Fails with `message` on a worker thread.
#[napi(catch_unwind, ts_return_type = "Promise<void>")]
#[must_use]
pub fn panic_on_purpose_later(message: String) -> AsyncTask<Panicking> {
    AsyncTask::new(Panicking { message })
}

/// Begun on the thread of the call, so that what is called next finds it under way.
fn begin(handle: f64, purpose: Purpose) -> AsyncTask<Thinking> {
    AsyncTask::new(Thinking::begin(handle, purpose))
}

/// The one way in for all events.
fn apply(env: Env, handle: f64, event: std::result::Result<Event, Refused>) -> Result<Snapshot> {
    let applied = whole("handle", handle).and_then(|handle| sessions::apply(handle, event?));
    answer(env, applied)
}

fn answer(env: Env, snapshot: std::result::Result<gomoku_session::Snapshot, Refused>) -> Result<Snapshot> {
    snapshot
        .map(Snapshot::from)
        .map_err(|refused| refused.into_error(env))
}
