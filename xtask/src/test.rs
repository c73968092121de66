//! `cargo xtask test`: everything that has to hold before a change lands, the quick checks first.

use std::{process::Command, time::SystemTime};

use anyhow::Result;

use crate::{android, bindings, capi, harmony, kotlin, native, oracle, parity, run, screens, setup};

/// Runs all checks and stops at the first that fails.
///
/// # Errors
/// The check that failed, with what it said.
pub fn all() -> Result<()> {
    let start = SystemTime::now();
    run::step("Rust format", || {
        run::show(run::cargo().args(["fmt", "--all", "--check"]))
    })?;
    run::step("Kotlin format", kotlin::check_format)?;
    run::step("Rust lints", || {
        run::show(
            run::cargo()
                .args(["clippy", "--quiet", "--workspace", "--all-targets"])
                .args(["--", "-D", "warnings"]),
        )
    })?;
    run::step("Rust tests", || {
        run::show(run::cargo().args(["test", "--quiet", "--workspace"]))
    })?;
    oracle::test()?;
    run::step("Rust docs", || {
        run::show(
            run::cargo()
                .args(["doc", "--quiet", "--workspace", "--no-deps"])
                .env("RUSTDOCFLAGS", "-D warnings"),
        )
    })?;
    run::step("licences of the dependencies", licences)?;
    run::step("binding drift", bindings::verify)?;
    capi::test()?;
    run::step("Kotlin tests", kotlin::test)?;
    android::apk::build()?;
    run::step("symbols of the libraries", || {
        native::symbols::check(&android::abi::SYSTEM)
    })?;
    run::step("checks of the APK", android::apk::check)?;
    android::device::test()?;
    harmony::test()?;
    run::step("screens of the apps", || screens::check(start))?;
    run::step("parity of the apps", || parity::check(start))
}

/// Formats all sources.
///
/// # Errors
/// What cannot be formatted.
pub fn format() -> Result<()> {
    run::show(run::cargo().args(["fmt", "--all"]))?;
    run::step("Kotlin format", kotlin::format)
}

/// Measures the rules, the session and what crosses to Kotlin.
///
/// # Errors
/// When something does not compile.
pub fn bench() -> Result<()> {
    for package in ["gomoku-rules", "gomoku-record", "gomoku-engine", "gomoku-session"] {
        run::step(&format!("bench {package}"), || {
            run::show(run::cargo().args(["bench", "--package", package]))
        })?;
    }
    run::step("bench of one event from Kotlin", kotlin::bench)
}

fn licences() -> Result<()> {
    let deny = setup::cargo_tool("cargo-deny", "0.20.2")?;
    run::show(Command::new(deny).current_dir(run::root()).args([
        "--log-level",
        "error",
        "check",
        "bans",
        "licenses",
        "sources",
    ]))
}
