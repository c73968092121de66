//! Checks of each library that ships: what it takes from the system, what it gives away, and how it is laid out.

use std::{collections::BTreeSet, fs, path::Path};

use anyhow::{Context, Result, ensure};
use object::{
    Endianness,
    elf::{DT_NEEDED, DT_SONAME, PT_LOAD},
    read::elf::{Dyn, ElfFile64, FileHeader, ProgramHeader},
    read::{Object, ObjectSymbol},
};

use super::{
    System,
    exports::{self, Exports},
};

/// Memory pages of newer phones, in bytes.
const PAGE: u64 = 16 * 1024;

/// Checks all libraries of `system`.
///
/// # Errors
/// What is wrong with the first library that does not pass.
pub fn check(system: &System) -> Result<()> {
    for &abi in system.abis {
        let file = abi.library();
        check_library(&file, system, &exports::read(abi)?)
            .with_context(|| format!("in {}", file.display()))?;
    }
    Ok(())
}

fn check_library(file: &Path, system: &System, libraries: &Exports) -> Result<()> {
    let bytes = fs::read(file)?;
    let elf = ElfFile64::<Endianness>::parse(&*bytes)?;
    check_symbols(&elf, system, libraries)?;
    check_dependencies(&elf, libraries)?;
    check_alignment(&elf)
}

/// What the library takes exists on the oldest system, and it gives nothing but the names of the boundary. An
/// unwinder among them would take the place of another library's.
fn check_symbols(elf: &ElfFile64<'_>, system: &System, libraries: &Exports) -> Result<()> {
    let known: BTreeSet<&str> = libraries.values().flatten().map(String::as_str).collect();
    let mut missing = Vec::new();
    let mut given = 0;
    for symbol in elf.dynamic_symbols() {
        let name = symbol.name()?;
        if symbol.is_undefined() {
            if !name.is_empty() && !known.contains(name) {
                missing.push(name);
            }
        } else {
            let is_ours = system.exports.iter().any(|prefix| name.starts_with(prefix));
            ensure!(is_ours, "exports {name}");
            given += 1;
        }
    }
    ensure!(
        missing.is_empty(),
        "needs what {} does not have: {missing:?}",
        system.oldest
    );
    ensure!(given > 0, "exports nothing");
    Ok(())
}

/// It is called `libgomoku.so` and loads only libraries of the system.
fn check_dependencies(elf: &ElfFile64<'_>, libraries: &Exports) -> Result<()> {
    let (endian, data) = (elf.endian(), elf.data());
    let sections = elf.elf_header().sections(endian, data)?;
    let (entries, strings) = sections.dynamic(endian, data)?.context("no dynamic section")?;
    let strings = sections.strings(endian, data, strings)?;
    let mut soname = None;
    for entry in entries {
        let text = || -> Result<&str> { Ok(std::str::from_utf8(entry.string(endian, strings)?)?) };
        match entry.d_tag(endian) {
            DT_NEEDED => ensure!(libraries.contains_key(text()?), "loads {}", text()?),
            DT_SONAME => soname = Some(text()?),
            _ => {}
        }
    }
    ensure!(soname == Some("libgomoku.so"), "its soname is {soname:?}");
    Ok(())
}

/// Its segments can be mapped with pages of 16 KiB.
fn check_alignment(elf: &ElfFile64<'_>) -> Result<()> {
    let endian = elf.endian();
    for segment in elf.elf_program_headers() {
        if segment.p_type(endian) == PT_LOAD {
            let alignment = segment.p_align(endian);
            ensure!(
                alignment >= PAGE && alignment % PAGE == 0,
                "a segment is aligned to {alignment} bytes"
            );
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{check_library, exports};
    use crate::android::abi::{SYSTEM, X86_64};

    #[test]
    fn a_program_of_this_machine_does_not_pass() {
        let program = std::env::current_exe().unwrap();
        let error = check_library(&program, &SYSTEM, &exports::read(X86_64).unwrap()).unwrap_err();
        assert!(error.to_string().contains("does not have"), "{error}");
    }
}
