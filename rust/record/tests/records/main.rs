//! Records through their formats: files as they are found, and everything there and back.
#![allow(clippy::unwrap_used, reason = "a test that cannot run fails")]

mod any_record;
mod files;
mod readers;
mod reduced;
mod round_trips;
