//! The Android app: its native library, its APK, and the tests of both.

pub mod abi;
pub mod apk;
pub mod device;
mod java;
pub mod library;
mod linker;
mod stubs;
pub mod symbols;
mod unwinder;

use std::path::PathBuf;

use crate::run;

/// The folder for everything that is built for Android outside Maven.
fn target() -> PathBuf {
    run::target().join("android")
}
