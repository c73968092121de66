//! Generates the Kotlin side of the boundary, which is checked in, or verifies that it is up to date.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail};

use crate::run;

/// Where Kotlin finds package `org.gomoku.core`, seen from the source folder.
const KOTLIN: &str = "org/gomoku/core/gomoku.kt";

/// Writes `bindings/kotlin` anew.
///
/// # Errors
/// When the library does not build or the generator fails.
pub fn write() -> Result<()> {
    let text = generate()?;
    let file = checked_in();
    fs::create_dir_all(file.parent().expect("a file has a folder"))?;
    fs::write(&file, text).with_context(|| format!("cannot write {}", file.display()))?;
    println!("    wrote {}", file.display());
    Ok(())
}

/// Compares `bindings/kotlin` with what the library would give now.
///
/// # Errors
/// When they differ, with the first line that does; when the library does not build.
pub fn verify() -> Result<()> {
    let fresh = generate()?;
    let file = checked_in();
    let old = fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
    match first_difference(&old, &fresh) {
        None => Ok(()),
        Some(difference) => bail!(
            "{} is out of date, run `cargo xtask bindings` and commit it\n{difference}",
            file.strip_prefix(run::root()).unwrap_or(&file).display()
        ),
    }
}

fn checked_in() -> PathBuf {
    run::root().join("bindings/kotlin").join(KOTLIN)
}

/// The text of the Kotlin side, from the host library as it is built now.
fn generate() -> Result<String> {
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
    Ok(without_trailing_space(&text))
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

fn first_difference(old: &str, fresh: &str) -> Option<String> {
    let (mut old, mut fresh) = (old.lines(), fresh.lines());
    for number in 1.. {
        match (old.next(), fresh.next()) {
            (None, None) => break,
            (was, is) if was == is => {}
            (was, is) => {
                let shown = |line: Option<&str>| line.unwrap_or("(the end of the file)").to_owned();
                return Some(format!(
                    "line {number}\n  is        {}\n  should be {}",
                    shown(was),
                    shown(is)
                ));
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{first_difference, without_trailing_space};

    #[test]
    fn the_first_line_that_differs_is_named() {
        assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
        let difference = first_difference("a\nb\n", "a\nc\n").unwrap();
        assert!(difference.starts_with("line 2\n"), "{difference}");
        let shorter = first_difference("a\n", "a\nb\n").unwrap();
        assert!(shorter.contains("the end of the file"), "{shorter}");
    }

    #[test]
    fn space_at_line_ends_and_at_the_end_goes() {
        assert_eq!(without_trailing_space("a  \n\t\nb\t\n\n \n"), "a\n\nb\n");
    }
}
