//! Builds the library that ships, `libgomoku.so`, for each architecture.
//!
//! The Rust toolchain of rustup brings no standard library for these systems, so Debian's builds it from source.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, ensure};

use super::{Abi, System, linker::Toolchain, unwinder};
use crate::{run, setup};

/// What the linker is told about the library itself. They reach only the last step and are no part of RUSTFLAGS,
/// whose change would build the standard library again.
const LINK_ARGUMENTS: [&str; 4] = [
    "-Wl,-soname,libgomoku.so",
    // Phones with memory pages of 16 KiB load nothing that is aligned to less.
    "-Wl,-z,max-page-size=16384",
    "-Wl,--hash-style=both",
    "-Wl,--no-undefined",
];

/// Builds `target/<system>/lib/<abi>/libgomoku.so` for all architectures and prints their sizes.
///
/// # Errors
/// When a tool is missing or a library does not build.
pub fn build_all(system: &System) -> Result<()> {
    setup::ensure(setup::CROSS)?;
    let toolchain = Toolchain::find(&system.kit)?;
    for &abi in system.abis {
        run::step(&format!("{} library for {}", system.folder, abi.name), || {
            build(system, abi, &toolchain)
        })?;
    }
    Ok(())
}

fn build(system: &System, abi: Abi, toolchain: &Toolchain) -> Result<()> {
    let target = system.target();
    fs::create_dir_all(&target)?;
    let mut cargo = debian_cargo();
    cargo
        .args([
            "rustc",
            "--release",
            "--package",
            system.package,
            "--lib",
            "--crate-type",
            "cdylib",
        ])
        .args(["--target", abi.triple, "--target-dir"])
        .arg(target.join("cargo"))
        .args([
            "-Zbuild-std=std,panic_unwind",
            "-Zbuild-std-features=panic-unwind",
        ])
        .env(linker_variable(abi), toolchain.linker(system, abi)?);
    if let Toolchain::Stubs = toolchain {
        replace_unwinder(system, &mut cargo)?;
    }
    cargo
        .arg("--")
        .args(LINK_ARGUMENTS.map(|argument| format!("-Clink-arg={argument}")));
    run::quietly(&format!("{}-library-{}", system.folder, abi.name), &mut cargo)?;

    let library = abi.library();
    fs::create_dir_all(library.parent().expect("a file has a folder"))?;
    let built = target
        .join("cargo")
        .join(abi.triple)
        .join("release")
        .join(system.artifact);
    let bytes = fs::read(&built).with_context(|| format!("cannot read {}", built.display()))?;
    ensure!(
        matches!(toolchain, Toolchain::Kit(_)) || !abi.is_arm64() || unwinder::is_corrected(&bytes),
        "{} has crate unwinding without its correction",
        built.display()
    );
    fs::write(&library, &bytes)?;
    println!("    {}: {} bytes", library.display(), bytes.len());
    Ok(())
}

/// Links the corrected copy of crate `unwinding`. The replacement changes the lock file, so this build works on a
/// copy of it: the one that is checked in stays as it is.
fn replace_unwinder(system: &System, cargo: &mut Command) -> Result<()> {
    let setting = |key: &str, path: &Path| format!("{key}='{}'", path.display());
    cargo
        .args(["--features", "unwinder", "-Zlockfile-path", "--config"])
        .arg(setting("resolver.lockfile-path", &lock_copy(system)?))
        .arg("--config")
        .arg(setting(
            "patch.crates-io.unwinding.path",
            &unwinder::corrected(system)?,
        ));
    Ok(())
}

/// The copy of the lock file. It is made anew only when the original has changed: Cargo asks the registry each time
/// it has to put the replacement in.
fn lock_copy(system: &System) -> Result<PathBuf> {
    let original = run::root().join("Cargo.lock");
    let copy = system.target().join("Cargo.lock");
    let changed = fs::metadata(&original)?.modified()?;
    let is_current = fs::metadata(&copy)
        .and_then(|copy| copy.modified())
        .is_ok_and(|copied| copied > changed);
    if !is_current {
        fs::copy(&original, &copy)?;
    }
    Ok(copy)
}

/// Debian's Cargo and compiler, with their unstable options open, in an environment without the traces of the
/// rustup Cargo that runs this program.
fn debian_cargo() -> Command {
    let mut command = Command::new("/usr/bin/cargo");
    for (name, _) in env::vars_os() {
        let text = name.to_string_lossy();
        let is_setting = ["CARGO_HOME", "CARGO_HTTP_", "CARGO_NET_", "CARGO_REGISTR"]
            .iter()
            .any(|prefix| text.starts_with(prefix));
        let is_trace = ["CARGO", "RUSTC", "RUSTDOC", "RUSTFLAGS", "RUSTUP"]
            .iter()
            .any(|prefix| text.starts_with(prefix));
        if is_trace && !is_setting || text == "LD_LIBRARY_PATH" {
            command.env_remove(&name);
        }
    }
    let path = env::var("PATH").unwrap_or_default();
    command
        .env("PATH", format!("/usr/bin:{path}"))
        .env("RUSTC_BOOTSTRAP", "1")
        .current_dir(run::root());
    command
}

/// `CARGO_TARGET_<TRIPLE>_LINKER`.
fn linker_variable(abi: Abi) -> String {
    format!(
        "CARGO_TARGET_{}_LINKER",
        abi.triple.to_uppercase().replace('-', "_")
    )
}
