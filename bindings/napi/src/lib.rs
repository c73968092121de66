//! The Gomoku session for ArkTS: functions over the handle of a session, in the native module `libgomoku.so`.
//!
//! `api` holds what is exported, `types` mirrors the session's types, `sessions` knows which handle means which
//! session. A refused event becomes an error that carries the refusal's fields; so does a panic, and the next call
//! works.
#![allow(
    unsafe_code,
    reason = "the scaffolding that Node-API's macros generate is unsafe"
)]

// What names Node-API's functions cannot be linked into a test: only the runtime of a device or of Node has them.
// The tests of these modules are in harmony/device-tests and run on the library that ships.
#[cfg(not(test))]
mod api;
#[cfg(not(test))]
mod error;
#[cfg(target_env = "ohos")]
mod hilog;
mod number;
mod panics;
mod refused;
mod sessions;
#[cfg(not(test))]
mod types;
#[cfg(all(target_env = "ohos", feature = "unwinder"))]
#[path = "../../unwind.rs"]
mod unwind;
#[cfg(not(test))]
mod work;

#[cfg(test)]
mod exports;
