//! Records through their formats: files as they are found, and everything there and back.
#![allow(clippy::unwrap_used, reason = "a test that cannot run fails")]

#[path = "../support/any_bytes.rs"]
mod any_bytes;
mod any_record;
mod corpus;
mod files;
mod readers;
mod reduced;
mod round_trips;
