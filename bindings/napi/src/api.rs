//! The functions of the module. Their documentation goes into `bindings/ets/index.d.ts`.
#![allow(clippy::needless_pass_by_value, reason = "Node-API's macros hand values over")]

use std::panic::panic_any;

use gomoku_session::Event;
use napi_derive_ohos::napi;
use napi_ohos::{Env, Result, bindgen_prelude::AsyncTask};

use crate::{
    number::whole,
    refused::Refused,
    sessions,
    types::{BoardTheme, NewGame, Settings, Snapshot},
    work::{Opening, Panicking},
};

/// Opens the session whose files lie in `directory`, an absolute path, with the game as it was left, and resolves
/// to its handle. The folder is made when it is missing. `theme` is how the board looks on a first start.
///
/// Rejects with `Storage` when the folder cannot be made or read.
#[napi(catch_unwind, ts_return_type = "Promise<number>")]
#[must_use]
pub fn open(directory: String, theme: BoardTheme) -> AsyncTask<Opening> {
    AsyncTask::new(Opening {
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

/// Closes a session; its handle is void then. What is not yet on disk is written first.
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

/// Asks for a stone at `point`. With `Settings.confirmMoves` the first tap only marks the point and a second one on
/// it plays.
#[napi(catch_unwind)]
pub fn tap(env: Env, handle: f64, point: f64) -> Result<Snapshot> {
    let tap = whole("point", point).map(|point| Event::Tap { point });
    apply(env, handle, tap)
}

/// Takes back the last move; after the end only with `Settings.undoAfterEnd`, and then the end itself too.
#[napi(catch_unwind)]
pub fn undo(env: Env, handle: f64) -> Result<Snapshot> {
    apply(env, handle, Ok(Event::Undo))
}

/// Plays again the move that was taken back last.
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

/// The side to move gives up.
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

/// The app leaves the foreground: what is written is synced to disk now. Never waits for the disk.
#[napi(catch_unwind)]
pub fn suspend(env: Env, handle: f64) -> Result<Snapshot> {
    apply(env, handle, Ok(Event::Suspend))
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
