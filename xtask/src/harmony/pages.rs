//! Runs the pages of the app in a browser, over the library that ships.
//!
//! `harmony/emulation` compiles them and stands in for the system; a bridge under Node.js for musl calls the library.

use std::{ffi::OsString, path::PathBuf, process::Command};

use anyhow::Result;

use super::{
    abi,
    node::{self, Runtime},
};
use crate::{native::library, npm, preview, run, setup};

/// Plays on the pages over the arm64 library, and looks at them on every kind of screen. The results go to
/// `target/harmony/tests.xml`, pictures to `target/screenshots/harmony`.
///
/// # Errors
/// What does not compile, or the first test that fails.
pub fn test() -> Result<()> {
    setup::ensure(setup::BROWSER)?;
    build_site()?;
    run::step("HarmonyOS pages", || {
        let screenshots = run::target().join("screenshots/harmony");
        npm::test(
            "harmony-pages",
            &emulation(),
            &abi::SYSTEM.target().join("tests.xml"),
            &[
                ("GOMOKU_BRIDGE", words(&bridge(&node::ARM64)?)),
                ("GOMOKU_SCREENSHOTS", screenshots.into()),
            ],
        )
    })
}

/// Serves the pages on `port` (0 takes a free one), opens a browser unless `headless`, and returns when the preview
/// ends. The game is kept in `target/preview/harmony`.
///
/// # Errors
/// When something does not compile, or the preview does not start: the port may be taken.
pub fn preview(port: u16, headless: bool) -> Result<()> {
    library::build_all(&abi::SYSTEM)?;
    build_site()?;
    let mut preview = bridge(&node::X86_64)?;
    preview
        .arg("--devices")
        .arg(run::target().join("preview/harmony"))
        .args(["--port", &port.to_string()]);
    preview::serve(&mut preview, headless)
}

/// Compiles the app for a browser.
fn build_site() -> Result<()> {
    npm::install(&emulation())?;
    run::step("HarmonyOS app for a browser", || {
        run::quietly(
            "harmony-site",
            Command::new("node")
                .current_dir(emulation())
                .args(["build.js", ".."])
                .arg(site()),
        )
    })
}

/// What serves the site and calls the library, without a folder for its devices.
fn bridge(runtime: &Runtime) -> Result<Command> {
    let mut command = runtime.command(&[], &emulation().join("bridge/server.js"))?;
    command.arg("--site").arg(site());
    Ok(command)
}

/// A command as one text, a word a line.
fn words(command: &Command) -> OsString {
    let words: Vec<_> = std::iter::once(command.get_program())
        .chain(command.get_args())
        .collect();
    words.join(&OsString::from("\n"))
}

fn site() -> PathBuf {
    abi::SYSTEM.target().join("site")
}

fn emulation() -> PathBuf {
    run::root().join("harmony/emulation")
}
