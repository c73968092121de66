//! Packages from the npm registry, for the parts of the repository that are JavaScript.

use std::{
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, ensure};

use crate::{run, setup};

/// Installs what the lock file of `folder` names into its `node_modules`, unless it is there already.
///
/// # Errors
/// When Node.js cannot be installed, or a package cannot be fetched.
pub fn install(folder: &Path) -> Result<()> {
    // Node.js from elsewhere brings npm with it, and Debian's would not go beside it.
    if !setup::has_program("npm") {
        setup::ensure(setup::NODE)?;
    }
    let lock = folder.join("package-lock.json");
    // npm writes this file last.
    let installed = folder.join("node_modules/.package-lock.json");
    let is_current =
        installed.exists() && fs::metadata(&installed)?.modified()? >= fs::metadata(&lock)?.modified()?;
    if is_current {
        return Ok(());
    }
    let name = folder
        .file_name()
        .expect("a folder has a name")
        .display()
        .to_string();
    run::step(&format!("npm packages of {name}"), || {
        run::quietly(
            &format!("npm-{name}"),
            Command::new("npm")
                .current_dir(folder)
                .args(["ci", "--no-audit", "--no-fund"]),
        )
    })
}

/// Runs the files `*.test.js` in `folder/test`, with `variables` in their environment. What they say is in
/// `target/log/<name>.log`, their results as JUnit writes them in `results`.
///
/// # Errors
/// The first test that fails.
pub fn test(name: &str, folder: &Path, results: &Path, variables: &[(&str, OsString)]) -> Result<()> {
    let mut destination = OsString::from("--test-reporter-destination=");
    destination.push(results);
    fs::create_dir_all(results.parent().expect("a file has a folder"))?;
    run::quietly(
        name,
        Command::new("node")
            .current_dir(folder)
            .envs(variables.iter().map(|(name, value)| (name, value)))
            .args([
                "--test",
                "--test-reporter=spec",
                "--test-reporter-destination=stdout",
            ])
            .arg("--test-reporter=junit")
            .arg(destination)
            .args(test_files(folder)?),
    )?;
    let results = fs::read_to_string(results)?;
    println!("    {} tests passed", results.matches("<testcase ").count());
    Ok(())
}

fn test_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let tests = folder.join("test");
    let mut files = Vec::new();
    for entry in fs::read_dir(&tests).with_context(|| format!("cannot list {}", tests.display()))? {
        let path = entry?.path();
        if path.to_string_lossy().ends_with(".test.js") {
            files.push(path);
        }
    }
    ensure!(!files.is_empty(), "{} holds no tests", tests.display());
    files.sort();
    Ok(files)
}
