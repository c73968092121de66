//! The Kotlin side, which UniFFI makes from the library's metadata.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};

use super::Generated;
use crate::run;

/// Where Kotlin finds package `org.gomoku.core`, seen from the source folder.
const KOTLIN: &str = "org/gomoku/core/gomoku.kt";

/// The Kotlin side, from the host library as it is built now.
///
/// # Errors
/// When the library does not build or the generator fails.
pub fn generate() -> Result<Generated> {
    let out = run::target().join("bindings");
    // The dev profile, because the generator reads the metadata from the library's symbols, and a release
    // build strips them.
    run::quietly(
        "bindings-build",
        run::cargo().args([
            "build",
            "--locked",
            "--package",
            "gomoku-uniffi",
            "--features",
            "bindgen",
        ]),
    )?;
    run::quietly(
        "bindings-generate",
        &mut bindgen(&run::target().join("debug"), &out),
    )?;
    let text = fs::read_to_string(out.join(KOTLIN))
        .context("the generator did not write this file; is package_name in uniffi.toml still the same?")?;
    Ok(Generated {
        file: PathBuf::from("bindings/kotlin").join(KOTLIN),
        text: without_trailing_space(&text),
    })
}

fn bindgen(binaries: &Path, out: &Path) -> Command {
    let mut command = Command::new(binaries.join("uniffi-bindgen"));
    command
        .arg("generate")
        .arg(binaries.join("libgomoku_uniffi.so"))
        .args(["--language", "kotlin", "--no-format", "--out-dir"])
        .arg(out)
        .current_dir(run::root());
    command
}

/// The generator leaves spaces at the ends of lines and empty lines at the end of the file, which
/// `git diff --check` refuses.
fn without_trailing_space(text: &str) -> String {
    let mut clean = text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
    clean.truncate(clean.trim_end().len());
    clean.push('\n');
    clean
}

#[cfg(test)]
mod tests {
    use super::without_trailing_space;

    #[test]
    fn space_at_line_ends_and_at_the_end_goes() {
        assert_eq!(without_trailing_space("a  \n\t\nb\t\n\n \n"), "a\n\nb\n");
    }
}
