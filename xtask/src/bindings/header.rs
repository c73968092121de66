//! The C header, which cbindgen makes from the sources of `bindings/c`.

use std::path::PathBuf;

use anyhow::{Result, anyhow};
use cbindgen::{Builder, Config};

use super::Generated;
use crate::run;

/// The header for C and C++.
///
/// # Errors
/// When the sources cannot be read as Rust.
pub fn generate() -> Result<Generated> {
    let crate_folder = run::root().join("bindings/c");
    let config = Config::from_file(crate_folder.join("cbindgen.toml")).map_err(|error| anyhow!(error))?;
    let mut header = Vec::new();
    Builder::new()
        .with_crate(crate_folder)
        .with_config(config)
        .generate()?
        .write(&mut header);
    Ok(Generated {
        file: PathBuf::from("bindings/include/gomoku.h"),
        text: String::from_utf8(header)?,
    })
}
