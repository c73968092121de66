//! Tests the whole API of each library that ships.

use std::{ffi::OsString, fs};

use anyhow::Result;

use super::{
    abi,
    node::{self, Runtime},
};
use crate::run;

/// Runs `harmony/device-tests/api.js` over both libraries. The results go to `target/harmony/api-<abi>.xml`.
///
/// # Errors
/// The first test that fails.
pub fn test() -> Result<()> {
    for runtime in [node::X86_64, node::ARM64] {
        run::step(&format!("API of the {} library", runtime.abi.name), || {
            test_library(&runtime)
        })?;
    }
    Ok(())
}

fn test_library(runtime: &Runtime) -> Result<()> {
    let name = format!("api-{}", runtime.abi.name);
    let results = abi::SYSTEM.target().join(&name).with_extension("xml");
    let mut destination = OsString::from("--test-reporter-destination=");
    destination.push(&results);
    let options = [
        // To look at what is left in memory.
        "--expose-gc".into(),
        "--test-reporter=spec".into(),
        "--test-reporter-destination=stdout".into(),
        "--test-reporter=junit".into(),
        destination,
    ];
    let script = run::root().join("harmony/device-tests/api.js");
    run::quietly(
        &format!("harmony-{name}"),
        &mut runtime.command(&options, &script)?,
    )?;
    let results = fs::read_to_string(results)?;
    println!("    {} tests passed", results.matches("<testcase ").count());
    Ok(())
}
