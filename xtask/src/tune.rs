//! Fits the weights of the engine to the games in testdata/selfplay.

use std::{
    fs::{self, File},
    process::Command,
};

use anyhow::{Context, Result};

use crate::{run, setup};

const RULES: [&str; 3] = ["freestyle", "standard", "renju"];

/// Writes rust/engine/src/weights.bin: the same bytes from the same games on the same machine.
///
/// # Errors
/// When the games cannot be unpacked or the fit does not run.
pub fn weights() -> Result<()> {
    setup::ensure(setup::UNPACKING)?;
    let games = run::target().join("selfplay");
    fs::create_dir_all(&games)?;
    for rule in RULES {
        let packed = run::root().join(format!("testdata/selfplay/{rule}.txt.xz"));
        let unpacked = games.join(format!("{rule}.txt"));
        let unpacked =
            File::create(&unpacked).with_context(|| format!("cannot write {}", unpacked.display()))?;
        run::show(
            Command::new("xz")
                .args(["--decompress", "--stdout"])
                .arg(packed)
                .stdout(unpacked),
        )?;
    }
    let weights = run::root().join("rust/engine/src/weights.bin");
    let example = [
        "run",
        "--release",
        "--package",
        "gomoku-engine",
        "--example",
        "tune",
        "--",
    ];
    run::show(run::cargo().args(example).args([games, weights]))
}
