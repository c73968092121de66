//! What DevEco Studio packs into the app and Git does not keep.

use std::{fs, path::PathBuf};

use anyhow::Result;

use super::abi;
use crate::{native::Abi, run};

/// Copies the libraries to `harmony/entry/libs/<abi>/libgomoku.so`.
///
/// # Errors
/// When a library is not built, or the folder cannot be written.
pub fn copy_libraries() -> Result<()> {
    for &abi in abi::SYSTEM.abis {
        let copy = copy(abi);
        fs::create_dir_all(copy.parent().expect("a file has a folder"))?;
        fs::copy(abi.library(), copy)?;
    }
    Ok(())
}

fn copy(abi: Abi) -> PathBuf {
    let libraries = run::root().join("harmony/entry/libs");
    libraries.join(abi.name).join("libgomoku.so")
}
