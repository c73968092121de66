//! A folder with an arm64 Debian in it, as much as a Java virtual machine and a C compiler need.

use std::path::{Path, PathBuf};

use anyhow::Result;

use super::folder;
use crate::{
    debian::{self, Release},
    run,
};

/// The packages, by name: Java, the C library, and what a C program is compiled with.
const PACKAGES: [&str; 8] = [
    "openjdk-17-jre-headless",
    "libc6",
    "libgcc-s1",
    "libstdc++6",
    "zlib1g",
    "libc6-dev",
    "linux-libc-dev",
    "libgcc-12-dev",
];

/// Where the libraries lie in the root.
pub const LIBRARIES: &str = "usr/lib/aarch64-linux-gnu";
/// Where the C library lies in the root.
pub const LOADER: &str = "lib/aarch64-linux-gnu";

/// The root, fetched when it is not there yet: 50 MB, 240 MB unpacked.
///
/// # Errors
/// When apt cannot fetch the packages.
pub fn root() -> Result<PathBuf> {
    let root = folder().join("arm64-root");
    if root.is_dir() {
        return Ok(root);
    }
    run::step("fetching an arm64 Java virtual machine", || {
        debian::unpack(&root, "arm64", Release::Own, &PACKAGES)
    })?;
    Ok(root)
}

/// The program that runs Java classes.
#[must_use]
pub fn java(root: &Path) -> PathBuf {
    root.join("usr/lib/jvm/java-17-openjdk-arm64/bin/java")
}
