//! Compiles, formats and tests the Kotlin side with Maven.

use std::{
    env,
    fs::{self, File},
    path::{Path, PathBuf},
    process::Command,
    time::SystemTime,
};

use anyhow::{Context, Result};

use crate::{run, setup};

/// Compiles the app and its tests, and lays out all that the preview, the APK and the device tests need, unless
/// nothing has changed since.
///
/// # Errors
/// What the compiler said.
pub fn compile_changes() -> Result<()> {
    setup::ensure(setup::ANDROID)?;
    if is_compiled()? {
        return Ok(());
    }
    compiling(|| {
        run::quietly(
            "kotlin-compile",
            maven().args(["--activate-profiles", "apk", "process-test-classes"]),
        )
    })
}

/// Measures what one action of a player costs between Kotlin and the core, and prints it.
///
/// # Errors
/// When something does not compile.
pub fn bench() -> Result<()> {
    let library = release_library()?;
    compile_changes()?;
    run::show(java(&library)?.arg("org.gomoku.ApplyBenchmarkKt"))
}

/// Checks how the sources are formatted.
///
/// # Errors
/// Each place that is formatted in another way.
pub fn check_format() -> Result<()> {
    setup::ensure(setup::ANDROID)?;
    run::quietly(
        "kotlin-format",
        maven().args(["--activate-profiles", "ktlint", "antrun:run@check"]),
    )
}

/// Formats the sources.
///
/// # Errors
/// What cannot be formatted.
pub fn format() -> Result<()> {
    setup::ensure(setup::ANDROID)?;
    run::quietly(
        "kotlin-format",
        maven().args(["--activate-profiles", "ktlint", "antrun:run@format"]),
    )
}

/// Runs the tests of the app, with the core built for this machine. Pictures go to `target/screenshots`.
///
/// # Errors
/// The tests that failed.
pub fn test() -> Result<()> {
    setup::ensure(setup::ANDROID)?;
    host_library()?;
    // With the profile of the APK, so that what comes after finds everything compiled.
    compiling(|| {
        run::show(maven().args(["--quiet", "-Dsurefire.printSummary=true"]).args([
            "--activate-profiles",
            "apk",
            "test",
        ]))
    })
}

/// Builds the core as a library that the JVM of this machine can load, and returns where it lies.
///
/// # Errors
/// What the compiler said.
pub fn host_library() -> Result<PathBuf> {
    run::show(run::cargo().args(["build", "--quiet", "--package", "gomoku-uniffi"]))?;
    Ok(host_library_path())
}

/// Where [`host_library`] puts it.
fn host_library_path() -> PathBuf {
    run::target().join("debug/libgomoku_uniffi.so")
}

/// The core as it ships, for this machine.
fn release_library() -> Result<PathBuf> {
    run::show(run::cargo().args(["build", "--quiet", "--release", "--package", "gomoku-uniffi"]))?;
    Ok(run::target().join("release/libgomoku_uniffi.so"))
}

/// Java over the compiled app and its tests, with the core in `library`. The name of a program has to follow.
///
/// # Errors
/// When the app is not compiled.
pub fn java(library: &Path) -> Result<Command> {
    let jars = fs::read_to_string(target().join("test.classpath")).context("the app is not compiled")?;
    let own = ["test-classes", "classes", "aar/monitor/classes.jar"].map(|name| target().join(name));
    let class_path = env::join_paths(own.into_iter().chain(env::split_paths(jars.trim())))?;
    let mut command = Command::new("java");
    command
        .arg("-Xmx1g")
        .arg(format!(
            "-Duniffi.component.gomoku.libraryOverride={}",
            library.display()
        ))
        .arg("-cp")
        .arg(class_path);
    Ok(command)
}

/// Where Maven builds.
#[must_use]
pub fn target() -> PathBuf {
    run::root().join("android/target")
}

/// Maven needs seconds to find out that nothing has changed; the dates of the files tell it at once.
fn is_compiled() -> Result<bool> {
    let Ok(compiled) = fs::metadata(stamp()).and_then(|file| file.modified()) else {
        return Ok(false);
    };
    let sources = [
        "android/app/src",
        "android/device-tests",
        "android/pom.xml",
        "bindings/kotlin",
    ];
    for source in sources {
        if newest(&run::root().join(source))? > compiled {
            return Ok(false);
        }
    }
    Ok(true)
}

/// When the newest of the files under `path` was written.
///
/// # Errors
/// When there is no such path.
pub fn newest(path: &Path) -> Result<SystemTime> {
    let file = fs::metadata(path)?;
    let mut newest = file.modified()?;
    if file.is_dir() {
        for entry in fs::read_dir(path)? {
            newest = newest.max(self::newest(&entry?.path())?);
        }
    }
    Ok(newest)
}

/// Runs `compile` and notes when it began: a file that is written meanwhile counts as changed.
fn compiling(compile: impl FnOnce() -> Result<()>) -> Result<()> {
    let start = SystemTime::now();
    compile()?;
    File::create(stamp())
        .and_then(|stamp| stamp.set_modified(start))
        .context("cannot write into android/target")
}

fn stamp() -> PathBuf {
    target().join("compiled.stamp")
}

fn maven() -> Command {
    let mut command = Command::new("mvn");
    command
        .current_dir(run::root())
        .args(["--batch-mode", "--file", "android/pom.xml"])
        .arg(format!("-Dlibrary={}", host_library_path().display()))
        .arg(format!(
            "-Dscreenshots={}",
            run::target().join("screenshots").display()
        ));
    command
}
