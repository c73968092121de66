//! A second opinion on the forbidden moves of renju: that of the Python package `renju` (MIT), whose check comes from
//! the judge of Piskvork and Gomocup. Only its verdicts are read.

use std::{
    fs::File,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};

use crate::{run, setup};

const PACKAGE: &str = "renju";
const VERSION: &str = "0.1.0";

/// How many empty points of random positions are judged by both.
const POINTS: &str = "50000";

/// Judges the same points here and in the package, on boards of every size.
///
/// # Errors
/// When the package cannot be fetched, and when the two differ: with the positions in which they do.
pub fn test() -> Result<()> {
    setup::ensure(setup::PIP)?;
    let package = package()?;
    run::step("forbidden moves against the Python package renju", || {
        let positions = run::target().join("forbidden-points.txt");
        write_positions(&positions)?;
        let positions = File::open(&positions)?;
        run::show(
            Command::new("python3")
                .arg(run::root().join("xtask/src/oracle/compare.py"))
                .env("PYTHONPATH", package)
                .stdin(positions),
        )
    })
}

/// The folder with the package, fetched once.
fn package() -> Result<PathBuf> {
    let folder = run::target().join("tools").join(format!("{PACKAGE}-{VERSION}"));
    if !folder.join(PACKAGE).exists() {
        run::step(&format!("fetching the Python package {PACKAGE}"), || {
            run::output(
                Command::new("python3")
                    .args(["-m", "pip", "--quiet", "--disable-pip-version-check", "install"])
                    .args(["--no-deps", "--only-binary=:all:", "--target"])
                    .arg(&folder)
                    .arg(format!("{PACKAGE}=={VERSION}")),
            )
        })?;
    }
    Ok(folder)
}

fn write_positions(file: &Path) -> Result<()> {
    let file = File::create(file).with_context(|| format!("cannot write {}", file.display()))?;
    run::show(
        run::cargo()
            .args(["run", "--quiet", "--package", "gomoku-rules"])
            .args(["--example", "forbidden_points", POINTS])
            .stdout(file),
    )
}
