//! Fits the engine to games with scores: the weights of the codes, then the network that corrects them.

use std::{
    fs::{self, File},
    path::PathBuf,
    process::Command,
};

use anyhow::{Context, Result};
use clap::ValueEnum;

use crate::{run, setup};

const RULES: [&str; 3] = ["freestyle", "standard", "renju"];

/// How many games of a rule the engine plays with itself.
const OWN_GAMES: &str = "30000";
const SEED: &str = "1";

/// A part of the fit.
#[derive(Clone, Copy, ValueEnum)]
pub enum Part {
    /// The weights of the codes.
    Codes,
    /// The engine's games with itself, which the network is fitted to.
    Games,
    /// The network; plays the games first if there are none.
    Network,
}

/// Does one part, or all in their order. The same engine and the same games give the same bytes.
///
/// # Errors
/// When the games cannot be unpacked or a part does not run.
pub fn tune(part: Option<Part>) -> Result<()> {
    match part {
        Some(Part::Codes) => run::step("weights of the codes", codes),
        Some(Part::Games) => run::step("games of the engine with itself", play),
        Some(Part::Network) => {
            if !RULES.iter().all(|rule| own_game_file(rule).exists()) {
                tune(Some(Part::Games))?;
            }
            run::step("network", network)
        }
        None => [Part::Codes, Part::Games, Part::Network]
            .into_iter()
            .try_for_each(|part| tune(Some(part))),
    }
}

/// Writes rust/engine/src/weights.bin.
fn codes() -> Result<()> {
    let weights = run::root().join("rust/engine/src/weights.bin");
    run::show(example("codes").args([games()?, weights]))
}

/// Plays with the engine as it is, on all cores; the games stay in the target folder.
fn play() -> Result<()> {
    fs::create_dir_all(own_games())?;
    for rule in RULES {
        let out = own_game_file(rule);
        run::show(example("play").args([rule, OWN_GAMES, SEED]).arg(out))?;
    }
    Ok(())
}

/// Writes rust/engine/src/network.bin.
fn network() -> Result<()> {
    let network = run::root().join("rust/engine/src/network.bin");
    run::show(example("network").args([games()?, own_games(), network]))
}

/// Unpacks testdata/selfplay; the folder with its games.
fn games() -> Result<PathBuf> {
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
    Ok(games)
}

fn own_games() -> PathBuf {
    run::target().join("own-games")
}

fn own_game_file(rule: &str) -> PathBuf {
    own_games().join(format!("{rule}.txt"))
}

/// A verb of the engine's example that fits it.
fn example(verb: &str) -> Command {
    let mut command = run::cargo();
    command.args([
        "run",
        "--release",
        "--package",
        "gomoku-engine",
        "--example",
        "tune",
        "--",
        verb,
    ]);
    command
}
