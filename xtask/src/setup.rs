//! Installs what a verb needs and is missing, and says so.

use std::{
    path::PathBuf,
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail};

use crate::run;

/// A group of Debian packages that one job needs.
#[derive(Clone, Copy, Debug)]
pub struct Packages {
    /// What they are for.
    pub purpose: &'static str,
    /// Their names in Debian 12.
    pub names: &'static [&'static str],
}

/// Compilers for the libraries of phones.
pub const CROSS: Packages = Packages {
    purpose: "Rust and a linker for phones",
    names: &[
        "clang-19",
        "lld-19",
        "llvm-19",
        "rustc-web",
        "cargo-web",
        "rust-web-src",
    ],
};
/// Java, and the tools that make an APK.
pub const ANDROID: Packages = Packages {
    purpose: "the Android app",
    names: &["openjdk-17-jdk-headless", "maven", "aapt", "apksigner"],
};
/// Compilers of C and C++ programs, with their sanitizers.
pub const C: Packages = Packages {
    purpose: "the tests of the C interface",
    names: &["gcc", "g++", "clang-19", "libclang-rt-19-dev"],
};
/// Runs arm64 programs.
pub const EMULATOR: Packages = Packages {
    purpose: "running arm64 libraries",
    names: &["qemu-user-static", "clang-19", "lld-19"],
};
/// Fetches Node for musl, and a package with an opinion on renju.
pub const PIP: Packages = Packages {
    purpose: "packages of Python",
    names: &["python3-pip"],
};
/// Runs JavaScript.
pub const NODE: Packages = Packages {
    purpose: "checking HarmonyOS pages",
    names: &["nodejs", "npm"],
};

/// Shows pages, in letters that look the same on every machine.
pub const BROWSER: Packages = Packages {
    purpose: "running HarmonyOS pages",
    names: &["chromium-headless-shell", "fonts-noto-cjk"],
};
/// Compiles the library that feeds the fuzz targets.
pub const FUZZER: Packages = Packages {
    purpose: "fuzzing",
    names: &["g++"],
};

/// Unpacks the games that the engine is fitted to.
pub const UNPACKING: Packages = Packages {
    purpose: "unpacking games",
    names: &["xz-utils"],
};

const ALL: [Packages; 9] = [CROSS, ANDROID, C, EMULATOR, PIP, NODE, BROWSER, FUZZER, UNPACKING];

/// Installs the packages that are missing.
///
/// # Errors
/// When this is not a Debian system or apt fails.
pub fn ensure(packages: Packages) -> Result<()> {
    let missing = missing(packages);
    if missing.is_empty() {
        return Ok(());
    }
    run::step(
        &format!("installing for {}: {}", packages.purpose, missing.join(" ")),
        || {
            run::quietly("apt-update", as_root("apt-get").args(["update", "-qq"]))?;
            run::quietly(
                "apt-install",
                as_root("apt-get")
                    .env("DEBIAN_FRONTEND", "noninteractive")
                    .args(["install", "-qq", "--yes", "--no-install-recommends"])
                    .args(&missing),
            )
            .context("apt-get could not install them; Debian 12 has them all")
        },
    )
}

/// A program from crates.io in this version, built once into `target/tools`.
///
/// # Errors
/// When cargo cannot build it.
pub fn cargo_tool(name: &str, version: &str) -> Result<PathBuf> {
    let folder = run::target().join("tools").join(format!("{name}-{version}"));
    let program = folder.join("bin").join(name);
    if !program.exists() {
        run::step(&format!("building {name} {version}"), || {
            run::quietly(
                name,
                Command::new(env!("CARGO"))
                    .args(["install", "--locked", "--version", version, "--root"])
                    .arg(&folder)
                    .arg("--target-dir")
                    .arg(run::target().join("tools").join("build"))
                    .arg(name),
            )
        })?;
    }
    Ok(program)
}

/// Says what is installed and what a verb would install.
///
/// # Errors
/// When dpkg cannot be asked.
pub fn doctor() -> Result<()> {
    for packages in ALL {
        let missing = missing(packages);
        let state = if missing.is_empty() {
            "ready".to_owned()
        } else {
            format!("missing {}", missing.join(" "))
        };
        println!("{:32} {state}", packages.purpose);
    }
    for tool in ["adb", "java", "mvn"] {
        let state = if has_program(tool) { "found" } else { "not found" };
        println!("{tool:32} {state}");
    }
    if !has_program("dpkg-query") {
        bail!("this is not a Debian system: install the packages above by hand");
    }
    Ok(())
}

/// Whether `program` is on the path.
#[must_use]
pub fn has_program(program: &str) -> bool {
    Command::new("sh")
        .args(["-c", "command -v \"$0\" >/dev/null", program])
        .status()
        .is_ok_and(|status| status.success())
}

fn missing(packages: Packages) -> Vec<&'static str> {
    packages
        .names
        .iter()
        .copied()
        .filter(|name| !is_installed(name))
        .collect()
}

fn is_installed(package: &str) -> bool {
    Command::new("dpkg-query")
        .args(["--show", "--showformat=${db:Status-Status}", package])
        .stderr(Stdio::null())
        .output()
        .is_ok_and(|output| output.stdout == b"installed")
}

fn as_root(program: &str) -> Command {
    let is_root = run::output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    if is_root {
        Command::new(program)
    } else {
        let mut command = Command::new("sudo");
        command.arg(program);
        command
    }
}
