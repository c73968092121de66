//! The header fits every dialect of C and C++, and the library.

use std::{collections::BTreeSet, fs, process::Command};

use anyhow::{Result, ensure};
use object::{
    Endianness,
    read::{Object, ObjectSymbol, elf::ElfFile64},
};

use super::{compiler, folder, include, libraries};
use crate::run;

/// Checks the header.
///
/// # Errors
/// What is wrong with it.
pub fn check() -> Result<()> {
    check_dialects()?;
    check_layout()?;
    check_symbols()
}

/// One language as one compiler has it.
struct Dialect {
    program: &'static str,
    language: &'static str,
    standards: [&'static str; 2],
}

const DIALECTS: [Dialect; 4] = [
    Dialect {
        program: "gcc",
        language: "c",
        standards: ["c99", "c17"],
    },
    Dialect {
        program: "clang-19",
        language: "c",
        standards: ["c99", "c23"],
    },
    Dialect {
        program: "g++",
        language: "c++",
        standards: ["c++11", "c++20"],
    },
    Dialect {
        program: "clang++-19",
        language: "c++",
        standards: ["c++11", "c++23"],
    },
];

fn check_dialects() -> Result<()> {
    for dialect in DIALECTS {
        for standard in dialect.standards {
            run::output(
                compiler(dialect.program, standard)
                    .args(["-fsyntax-only", "-x", dialect.language])
                    .arg(include().join("gomoku.h")),
            )?;
        }
    }
    Ok(())
}

/// Every struct lies in memory as it does in Rust.
fn check_layout() -> Result<()> {
    let source = folder().join("layout.c");
    let assertions = run::output(&mut Command::new(libraries().join("examples/layout")))?;
    fs::write(&source, assertions)?;
    for dialect in DIALECTS {
        // The later one: C has static assertions since 2011.
        let [_, standard] = dialect.standards;
        run::output(
            compiler(dialect.program, standard)
                .args(["-fsyntax-only", "-x", dialect.language])
                .arg(&source),
        )?;
    }
    Ok(())
}

/// The shared library gives away what the header declares and nothing else.
fn check_symbols() -> Result<()> {
    let bytes = fs::read(libraries().join("libgomoku_c.so"))?;
    let library = ElfFile64::<Endianness>::parse(&*bytes)?;
    let mut given = BTreeSet::new();
    for symbol in library.dynamic_symbols().filter(|symbol| !symbol.is_undefined()) {
        given.insert(symbol.name()?.to_owned());
    }
    let declared = functions(&fs::read_to_string(include().join("gomoku.h"))?);
    ensure!(
        given == declared,
        "the library gives {given:?}, the header declares {declared:?}"
    );
    Ok(())
}

/// The names of the functions that a header declares.
fn functions(header: &str) -> BTreeSet<String> {
    header
        .lines()
        .filter(|line| !line.starts_with(" *"))
        .filter_map(|line| line.split_once('('))
        .filter_map(|(before, _)| before.rsplit([' ', '*']).next())
        .filter(|name| name.starts_with("gomoku_"))
        .map(ToOwned::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::functions;

    #[test]
    fn functions_are_found_and_comments_are_not() {
        let header = "\
/**
 * Not gomoku_zero(x) any more.
 */
int gomoku_one(void);
const char *gomoku_two(int a,
                       int b);
";
        let names: Vec<String> = functions(header).into_iter().collect();
        assert_eq!(names, ["gomoku_one", "gomoku_two"]);
    }
}
