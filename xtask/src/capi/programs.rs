//! Programs in C and C++ play on the library.

use std::{
    ffi::OsString,
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail, ensure};

use super::{compiler, folder, libraries};
use crate::run;

const SANITIZERS: [&str; 4] = [
    "-fsanitize=address,undefined",
    "-fno-sanitize-recover=all",
    "-g",
    "-O1",
];

/// What Rust's standard library takes from the system.
const SYSTEM: [&str; 3] = ["-lpthread", "-ldl", "-lm"];

/// The parts of the test in C, which needs threads of the system beside the language.
const GAME: [&str; 6] = [
    "game.c",
    "openings.c",
    "misuse.c",
    "threads.c",
    "engine.c",
    "check.c",
];

/// Compiles and runs all programs.
///
/// # Errors
/// The first that does not do as it should.
pub fn check() -> Result<()> {
    check_sanitizers()?;
    play(
        "game",
        compiler("clang-19", "c99")
            .args(SANITIZERS)
            .arg("-D_POSIX_C_SOURCE=200809L")
            .args(GAME.map(test_source))
            .arg(archive()),
    )?;
    play(
        "game-cpp",
        compiler("clang++-19", "c++17")
            .args(SANITIZERS)
            .arg(test_source("game.cpp"))
            .arg(archive()),
    )?;
    play(
        "game-shared",
        compiler("gcc", "c99")
            .arg("-D_POSIX_C_SOURCE=200809L")
            .args(GAME.map(test_source))
            .args(shared_library()),
    )?;
    play_example()
}

/// A program that loses memory is found out; without that the tests would show less than they say.
fn check_sanitizers() -> Result<()> {
    let program = folder().join("leak");
    run::output(
        compiler("clang-19", "c99")
            .args(SANITIZERS)
            .arg("-o")
            .arg(&program)
            .arg(test_source("leak.c")),
    )?;
    match run::output(&mut sanitized(&program)) {
        Ok(_) => bail!("a leak is not noticed"),
        Err(error) => ensure!(
            error.to_string().contains("detected memory leaks"),
            "not a leak, but {error}"
        ),
    }
    Ok(())
}

/// Compiles a test and runs it with an empty folder for its games.
fn play(name: &str, compile: &mut Command) -> Result<()> {
    let program = folder().join(name);
    run::output(compile.arg("-o").arg(&program).args(SYSTEM))?;
    let log = run::output(sanitized(&program).arg(empty_folder(name)?))?;
    ensure!(
        log.contains("test passed"),
        "{name} did not come to its end:\n{log}"
    );
    Ok(())
}

/// The program that newcomers start from plays what it is told.
fn play_example() -> Result<()> {
    let program = folder().join("two-players");
    run::output(
        compiler("gcc", "c99")
            .arg(run::root().join("bindings/c/examples/two_players.c"))
            .arg(archive())
            .arg("-o")
            .arg(&program)
            .args(SYSTEM),
    )?;
    let mut child = Command::new(&program)
        .arg(empty_folder("two-players")?)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start {}", program.display()))?;
    // Dropped at once, which ends the input.
    child
        .stdin
        .take()
        .context("no input")?
        .write_all(b"a1 a2 b1 b1 b2 c1 c2 d1 d2 e1 quit\n")?;
    let output = child.wait_with_output()?;
    let answer = String::from_utf8_lossy(&output.stdout);
    ensure!(answer.ends_with("black (X) wins\n"), "nobody has won:\n{answer}");
    let complaints = String::from_utf8_lossy(&output.stderr);
    ensure!(
        complaints == "point 211 is occupied\n",
        "it complains: {complaints}"
    );
    Ok(())
}

fn sanitized(program: &Path) -> Command {
    let mut command = Command::new(program);
    command.env("ASAN_OPTIONS", "detect_leaks=1");
    command
}

fn archive() -> PathBuf {
    libraries().join("libgomoku_c.a")
}

/// What links with the shared library and finds it again.
fn shared_library() -> [OsString; 2] {
    let mut path = OsString::from("-Wl,-rpath,");
    path.push(libraries());
    [path, libraries().join("libgomoku_c.so").into()]
}

/// A folder that does not exist yet.
fn empty_folder(name: &str) -> Result<PathBuf> {
    let games = folder().join(format!("{name}-games"));
    if games.exists() {
        fs::remove_dir_all(&games)?;
    }
    Ok(games)
}

fn test_source(name: &str) -> PathBuf {
    run::root().join("bindings/c/tests").join(name)
}
