//! Stands in for the libraries of a development kit at link time: empty shared libraries that export what the
//! system's own do.

use std::{
    collections::BTreeSet,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::Result;

use super::{Abi, System, exports};
use crate::run;

/// Makes the stub libraries of `abi` and returns their folder.
///
/// # Errors
/// When the list cannot be read or LLVM's tools fail.
pub fn make(system: &System, abi: Abi) -> Result<PathBuf> {
    let folder = system.target().join("stubs").join(abi.name);
    fs::create_dir_all(&folder)?;
    for (library, symbols) in exports::read(abi)? {
        shared_library(abi, &folder.join(&library), &library, &symbols)?;
    }
    // The standard library asks the linker for these two; crate `unwinding` and the compiler's own builtins
    // define what they would.
    for name in ["libunwind.a", "libgcc.a"] {
        run::output(Command::new("llvm-ar-19").arg("crs").arg(folder.join(name)))?;
    }
    Ok(folder)
}

fn shared_library(abi: Abi, file: &Path, soname: &str, symbols: &BTreeSet<String>) -> Result<()> {
    // Functions and variables look alike to a linker that makes position-independent code.
    let mut text = format!("--- !ifs-v1\nIfsVersion: 3.0\nSoName: {soname}\nSymbols:\n");
    for symbol in symbols {
        writeln!(text, "  - {{ Name: {symbol}, Type: Func }}")?;
    }
    text.push_str("...\n");
    let source = file.with_extension("ifs");
    fs::write(&source, text)?;
    run::output(
        Command::new("llvm-ifs-19")
            .args(["--input-format=IFS", &format!("--target={}", abi.triple)])
            .arg(format!("--output-elf={}", file.display()))
            .arg(&source),
    )?;
    Ok(())
}
