//! The app's classes, compiled by Maven, and where Java's tools find them.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};

use crate::run;

/// The classes of the app, of the bindings and of AndroidX.
#[must_use]
pub fn app_classes() -> PathBuf {
    maven_target().join("classes")
}

/// The tests' classes, among them the program of the device tests.
#[must_use]
pub fn test_classes() -> PathBuf {
    maven_target().join("test-classes")
}

/// The compiled resources and the manifest, as a zip.
#[must_use]
pub fn resources() -> PathBuf {
    maven_target().join("resources.ap_")
}

/// The shrinker.
#[must_use]
pub fn r8() -> PathBuf {
    parts().join("r8.jar")
}

/// Java Native Access for Android: its classes, and a native library for each ABI.
#[must_use]
pub fn jna_archive() -> PathBuf {
    parts().join("jna.aar")
}

/// The jars that the app needs beside its own classes and JNA.
///
/// # Errors
/// When Maven has not run.
pub fn program_jars() -> Result<Vec<PathBuf>> {
    class_path("program.classpath")
}

/// The classes of Android itself.
///
/// # Errors
/// When Maven has not run.
pub fn android_jars() -> Result<Vec<PathBuf>> {
    class_path("android.classpath")
}

/// Runs Maven up to `phase`, `compile` or `test-compile`, with what the APK needs laid out.
///
/// # Errors
/// When something does not compile or cannot be fetched.
pub fn maven(phase: &str) -> Result<()> {
    let mut command = Command::new("mvn");
    command.args(["--batch-mode", "--activate-profiles", "apk", "--file"]);
    command.arg(run::root().join("android/pom.xml")).arg(phase);
    run::quietly(&format!("maven-{phase}"), &mut command)
}

/// The folder of the JDK, which holds Java's own classes.
///
/// # Errors
/// When there is no `java` on the path and JAVA_HOME is not set.
pub fn home() -> Result<PathBuf> {
    if let Some(home) = env::var_os("JAVA_HOME").filter(|home| !home.is_empty()) {
        return Ok(home.into());
    }
    let path = env::var_os("PATH").context("PATH is not set")?;
    let java = env::split_paths(&path)
        .map(|folder| folder.join("java"))
        .find(|java| java.is_file())
        .context("java is not on the path")?;
    let java = fs::canonicalize(java)?;
    Ok(java
        .parent()
        .and_then(Path::parent)
        .context("java lies in no JDK")?
        .to_owned())
}

fn maven_target() -> PathBuf {
    run::root().join("android/target")
}

fn parts() -> PathBuf {
    maven_target().join("apk")
}

fn class_path(file: &str) -> Result<Vec<PathBuf>> {
    let file = parts().join(file);
    let text = fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
    Ok(env::split_paths(text.trim()).collect())
}
