//! `cargo xtask fuzz`: bytes and events that nobody would think of, for as long as you like.

use std::{fs, path::PathBuf, process::Command};

use anyhow::{Context, Result};

use crate::{run, setup};

/// Runs each target of `fuzz/` for that many seconds, beginning with the files of its corpus. What it finds beside
/// them is kept in `target/fuzz`; a failure names the file that leads to it.
///
/// # Errors
///
/// When a target does not compile, or fails.
pub fn all(seconds: u32) -> Result<()> {
    setup::ensure(setup::FUZZER)?;
    let program = setup::cargo_tool("cargo-fuzz", "0.13.2")?;
    run::step("fuzz targets", || {
        run::quietly(
            "fuzz-build",
            cargo_fuzz(&program, "build").args(["--sanitizer", "none"]),
        )
    })?;
    for target in targets()? {
        run::step(&format!("fuzzing {target}"), || one(&program, &target, seconds))?;
    }
    Ok(())
}

fn one(program: &PathBuf, target: &str, seconds: u32) -> Result<()> {
    let found = work_folder().join("corpus").join(target);
    let failures = work_folder().join("failures").join(target);
    fs::create_dir_all(&found)?;
    fs::create_dir_all(&failures)?;
    let mut command = cargo_fuzz(program, "run");
    command
        .args(["--sanitizer", "none", target])
        .arg(found)
        .arg(run::root().join("fuzz/corpus").join(target))
        .arg("--")
        .arg(format!("-max_total_time={seconds}"))
        .args(["-max_len=4096", "-timeout=10", "-rss_limit_mb=1024"])
        .arg(format!("-artifact_prefix={}/", failures.display()));
    run::quietly(&format!("fuzz-{target}"), &mut command)
}

/// It asks the compiler for options that stable Rust has not promised yet; no other toolchain is needed for them.
fn cargo_fuzz(program: &PathBuf, verb: &str) -> Command {
    let mut command = Command::new(program);
    command
        .current_dir(run::root())
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_DIR", work_folder())
        .args([verb, "--fuzz-dir", "fuzz"]);
    command
}

fn work_folder() -> PathBuf {
    run::target().join("fuzz")
}

/// The names of the targets: each has a corpus.
fn targets() -> Result<Vec<String>> {
    let folder = run::root().join("fuzz/corpus");
    let entries = fs::read_dir(&folder).with_context(|| folder.display().to_string())?;
    let mut names = Vec::new();
    for entry in entries {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}
