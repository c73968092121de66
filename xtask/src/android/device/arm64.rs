//! A folder with an arm64 Debian in it, as much as a Java virtual machine and a C compiler need. The machine's own
//! package database has no part in it.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};

use super::folder;
use crate::run;

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
        let packages = download()?;
        // Under another name until it is complete.
        let unpacked = folder().join("arm64-root.new");
        for package in packages {
            run::output(
                Command::new("dpkg-deb")
                    .arg("--extract")
                    .arg(package)
                    .arg(&unpacked),
            )?;
        }
        fs::rename(unpacked, &root)?;
        Ok(root)
    })
}

/// The program that runs Java classes.
#[must_use]
pub fn java(root: &Path) -> PathBuf {
    root.join("usr/lib/jvm/java-17-openjdk-arm64/bin/java")
}

fn download() -> Result<Vec<PathBuf>> {
    let apt = folder().join("apt");
    for part in ["state/lists/partial", "cache/archives/partial", "packages"] {
        fs::create_dir_all(apt.join(part))?;
    }
    let packages = apt.join("packages");
    let settings = apt.join("apt.conf");
    fs::write(apt.join("state/status"), "")?;
    fs::write(&settings, configuration(&apt))?;
    let apt_get = || {
        let mut command = Command::new("apt-get");
        command
            .arg("-qq")
            .env("APT_CONFIG", &settings)
            .current_dir(&packages);
        command
    };
    run::quietly("arm64-update", apt_get().arg("update")).context("apt-get update for arm64")?;
    run::quietly("arm64-download", apt_get().arg("download").args(PACKAGES))?;
    let files = fs::read_dir(&packages)?.map(|file| Ok(file?.path()));
    files.collect()
}

/// The machine's own sources, but another architecture and no trace outside of `apt`.
fn configuration(apt: &Path) -> String {
    let apt = apt.display();
    format!(
        "APT::Architecture \"arm64\";\n\
         APT::Architectures {{ \"arm64\"; }};\n\
         APT::Sandbox::User \"\";\n\
         Acquire::Languages \"none\";\n\
         Dir::State \"{apt}/state\";\n\
         Dir::State::status \"{apt}/state/status\";\n\
         Dir::Cache \"{apt}/cache\";\n"
    )
}
