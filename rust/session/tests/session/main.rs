//! The session as a shell sees it.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod ends;
mod files;
mod laws;
mod moves;
mod new_games;
mod play;
