//! The Gomoku session for Kotlin. UniFFI turns errors and panics into exceptions; the next call works.
#![allow(unsafe_code, reason = "the scaffolding that UniFFI generates is unsafe")]

#[cfg(target_os = "android")]
mod android;
mod api;
mod session;
#[cfg(all(target_os = "android", feature = "unwinder"))]
#[path = "../../unwind.rs"]
mod unwind;

pub use session::Session;

uniffi::setup_scaffolding!("gomoku");
