//! Stands in for the libraries of an NDK at link time: empty shared libraries that export what Android's own do.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};

use super::abi::Abi;
use crate::run;

/// Library name (`libc.so`) to the names it exports.
pub type Exports = BTreeMap<String, BTreeSet<String>>;

/// Reads what the system's libraries export to an app on `abi`.
///
/// # Errors
/// When the list cannot be read or a line of it is not `library<TAB>symbol`.
pub fn exports(abi: Abi) -> Result<Exports> {
    let file = abi.symbols();
    let text = fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
    let mut exports = Exports::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (library, symbol) = line
            .split_once('\t')
            .with_context(|| format!("{}: expected library, tab, symbol: {line}", file.display()))?;
        exports
            .entry(library.to_owned())
            .or_default()
            .insert(symbol.to_owned());
    }
    Ok(exports)
}

/// Makes the stub libraries of `abi` and returns their folder.
///
/// # Errors
/// When the list cannot be read or LLVM's tools fail.
pub fn make(abi: Abi) -> Result<PathBuf> {
    let folder = super::target().join("stubs").join(abi.name);
    fs::create_dir_all(&folder)?;
    for (library, symbols) in exports(abi)? {
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

#[cfg(test)]
mod tests {
    use super::exports;
    use crate::android::abi;

    #[test]
    fn each_list_names_the_four_libraries() {
        for abi in abi::ALL {
            let exports = exports(abi).unwrap();
            assert_eq!(
                exports.keys().collect::<Vec<_>>(),
                ["libc.so", "libdl.so", "liblog.so", "libm.so"]
            );
            assert!(exports["libc.so"].contains("malloc"));
            assert!(
                !exports["libc.so"].contains("_Unwind_Resume"),
                "bionic exports an unwinder from API 30"
            );
        }
    }
}
