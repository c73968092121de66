//! Tests the C interface as its hosts see it: the header with the compilers of C and C++, the library in programs
//! under sanitizers.

mod header;
mod programs;

use std::{fs, path::PathBuf, process::Command};

use anyhow::Result;

use crate::{run, setup};

/// Every dialect has to do without a warning.
const WARNINGS: [&str; 4] = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"];

/// Runs all tests of the C interface.
///
/// # Errors
/// The first that fails.
pub fn test() -> Result<()> {
    setup::ensure(setup::C)?;
    build()?;
    fs::create_dir_all(folder())?;
    run::step("C header", header::check)?;
    run::step("C and C++ programs", programs::check)
}

/// Builds the libraries, and the program that prints how structs lie in memory.
fn build() -> Result<()> {
    run::show(run::cargo().args([
        "build",
        "--quiet",
        "--package",
        "gomoku-c",
        "--lib",
        "--example",
        "layout",
    ]))
}

/// A compiler that finds the header; `standard` is for instance `c99`.
fn compiler(program: &str, standard: &str) -> Command {
    let mut command = Command::new(program);
    command
        .arg(format!("-std={standard}"))
        .args(WARNINGS)
        .arg("-I")
        .arg(include());
    command
}

fn include() -> PathBuf {
    run::root().join("bindings/include")
}

/// Where cargo puts the libraries. The dev profile keeps its checks for overflow.
fn libraries() -> PathBuf {
    run::target().join("debug")
}

/// Where the parts of these tests lie.
fn folder() -> PathBuf {
    run::target().join("c")
}
