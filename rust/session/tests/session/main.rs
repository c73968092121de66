//! The session as a shell sees it.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod draws;
mod ends;
mod engines;
mod files;
mod laws;
mod moves;
mod new_games;
mod openings;
mod play;
mod steps;
