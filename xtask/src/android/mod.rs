//! The Android app: what its native library is built for, its APK, and the tests of both.

pub mod abi;
pub mod apk;
pub mod device;
mod java;

use std::path::PathBuf;

/// The folder for everything that is built for Android outside Maven.
fn target() -> PathBuf {
    abi::SYSTEM.target()
}
