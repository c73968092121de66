//! The app's classes, compiled by Maven, and where Java's tools find them.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::kotlin;

/// The classes of the app, of the bindings and of AndroidX.
#[must_use]
pub fn app_classes() -> PathBuf {
    kotlin::target().join("classes")
}

/// The tests' classes, among them the program of the device tests.
#[must_use]
pub fn test_classes() -> PathBuf {
    kotlin::target().join("test-classes")
}

/// The compiled resources and the manifest, as a zip.
#[must_use]
pub fn resources() -> PathBuf {
    kotlin::target().join("resources.ap_")
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

fn parts() -> PathBuf {
    kotlin::target().join("apk")
}

fn class_path(file: &str) -> Result<Vec<PathBuf>> {
    let file = parts().join(file);
    let text = fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
    Ok(env::split_paths(text.trim()).collect())
}
