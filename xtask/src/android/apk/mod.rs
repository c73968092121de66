//! `dist/gomoku.apk`: the app, shrunk, packed and signed.

mod check;
mod package;
pub mod shrink;
mod sign;

use std::{fs, path::PathBuf};

use anyhow::{Context, Result};

use super::abi;
use crate::{kotlin, native::library, run, setup};

pub use check::check;

/// Builds the APK with all that goes into it and returns its path.
///
/// # Errors
/// The first step that fails.
pub fn build() -> Result<PathBuf> {
    setup::ensure(setup::ANDROID)?;
    library::build_all(&abi::SYSTEM)?;
    run::step("classes and resources of the app", kotlin::compile_changes)?;
    run::step("shrinking the classes", shrink::changes_to_dex)?;
    run::step("packing and signing the APK", || {
        let unsigned = folder().join("unsigned.apk");
        package::write(&unsigned)?;
        let apk = path();
        fs::create_dir_all(apk.parent().expect("a file has a folder"))?;
        sign::sign(&unsigned, &apk)?;
        let size = fs::metadata(&apk)
            .with_context(|| format!("cannot read {}", apk.display()))?
            .len();
        println!("    {}: {size} bytes", apk.display());
        Ok(apk)
    })
}

/// Where the APK lies.
#[must_use]
pub fn path() -> PathBuf {
    run::root().join("dist/gomoku.apk")
}

/// Where its parts lie.
fn folder() -> PathBuf {
    super::target().join("apk")
}
