//! Compiles the C sources in `android/device-tests`.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::Result;

use super::folder;
use crate::{android::abi::ARM64, native::Abi, run};

/// Android's system libraries that ours name.
const LIBRARIES: [&str; 4] = ["libc", "libm", "libdl", "liblog"];

/// Builds what glibc lacks of them, and returns the folder.
///
/// # Errors
/// When a source does not compile.
pub fn build(abi: Abi, root: Option<&Path>) -> Result<PathBuf> {
    let output = folder().join("bionic").join(abi.name);
    fs::create_dir_all(&output)?;
    for library in LIBRARIES {
        run::output(
            compiler(abi, root)
                .args(["-shared", "-fPIC", &format!("-Wl,-soname,{library}.so"), "-o"])
                .arg(output.join(format!("{library}.so")))
                .arg(sources().join(format!("bionic/{library}.c"))),
        )?;
    }
    Ok(output)
}

/// Builds the program that looks at registers, for arm64.
///
/// # Errors
/// When a source does not compile.
pub fn register_program(root: &Path) -> Result<PathBuf> {
    let program = folder().join("registers");
    run::output(
        compiler(ARM64, Some(root))
            // As on Android, no code of the compiler touches the platform's register.
            .args(["-ffixed-x18", "-o"])
            .arg(&program)
            .args(["main.c", "preserve.S"].map(|source| sources().join("registers").join(source))),
    )?;
    Ok(program)
}

fn compiler(abi: Abi, root: Option<&Path>) -> Command {
    let mut command = Command::new("clang-19");
    command.arg(format!("--target={}", abi.triple.replace("android", "gnu")));
    if let Some(root) = root {
        command.arg(format!("--sysroot={}", root.display()));
    }
    command.args(["-fuse-ld=lld", "-O1", "-Wall", "-Wextra", "-Werror"]);
    command
}

fn sources() -> PathBuf {
    run::root().join("android/device-tests")
}
