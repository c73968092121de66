//! Runs the very libraries that ship, in Java virtual machines of their architectures.
//!
//! There is no phone here. The x86_64 library runs in this machine's virtual machine, the arm64 one in an arm64
//! virtual machine under qemu; both with the functions of Android's system libraries that glibc has not, from
//! `android/device-tests/bionic`, and with the JNA libraries of the APK.

mod arm64;
mod bionic;
mod jna;

use std::{
    env,
    ffi::OsString,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Result, ensure};

use super::{
    abi::{ARM64, X86_64},
    apk::shrink,
    java,
};
use crate::{kotlin, native::Abi, run, setup};

/// The Kotlin program that plays a game, keeps it on disk and survives panics.
const PROGRAM: &str = "org.gomoku.device.GameProgramKt";

/// Found by way of [`library_path`]: the loader would take a path with a space in it for two.
const PRELOAD: &str = "LD_PRELOAD=libdl.so";

/// Runs all device tests. The libraries have to be built.
///
/// # Errors
/// The first test that fails.
pub fn test() -> Result<()> {
    setup::ensure(setup::ANDROID)?;
    setup::ensure(setup::EMULATOR)?;
    let root = arm64::root()?;
    run::step("classes of the device tests", kotlin::compile_changes)?;
    let classes = classes()?;
    run::step("x86_64 library in this Java virtual machine", || {
        play(&this_machine()?, &classes)
    })?;
    run::step("arm64 library in a Java virtual machine under qemu", || {
        play(&emulator(&root)?, &classes)
    })?;
    run::step("registers after a panic, arm64", || registers(&root))?;
    let shrunk = run::step("shrinking the classes for a Java virtual machine", shrunk_classes)?;
    run::step("x86_64 library with the shrunk classes", || {
        play(&this_machine()?, &[shrunk])
    })
}

/// A place where an Android library runs.
struct Machine {
    abi: Abi,
    /// What starts Java there, up to the options of the virtual machine.
    java: Vec<OsString>,
}

fn this_machine() -> Result<Machine> {
    let bionic = bionic::build(X86_64, None)?;
    let java = vec![
        "env".into(),
        PRELOAD.into(),
        library_path(&[&bionic]),
        "java".into(),
    ];
    Ok(Machine { abi: X86_64, java })
}

fn emulator(root: &Path) -> Result<Machine> {
    let bionic = bionic::build(ARM64, Some(root))?;
    let mut java = qemu(root, &bionic);
    java.extend(["-E".into(), PRELOAD.into(), arm64::java(root).into()]);
    // Compiling while it runs costs more than it gains in an emulator.
    java.push("-Xint".into());
    Ok(Machine { abi: ARM64, java })
}

/// qemu for the programs of `root`, up to the program.
fn qemu(root: &Path, bionic: &Path) -> Vec<OsString> {
    let libraries = library_path(&[bionic, &root.join(arm64::LIBRARIES), &root.join(arm64::LOADER)]);
    vec![
        "qemu-aarch64-static".into(),
        "-L".into(),
        root.into(),
        "-E".into(),
        libraries,
    ]
}

fn play(machine: &Machine, classes: &[PathBuf]) -> Result<()> {
    let mut command = command(&machine.java);
    command
        .args(["-Xmx256m", "-Djna.nounpack=true"])
        .arg(format!(
            "-Djna.boot.library.path={}",
            jna::library(machine.abi)?.display()
        ))
        .arg(format!(
            "-XX:ErrorFile={}",
            folder().join("java-crash.log").display()
        ))
        .arg("-cp")
        .arg(env::join_paths(classes)?)
        .arg(PROGRAM)
        .arg(machine.abi.library());
    let log = run::output(&mut command)?;
    ensure!(
        log.contains("game program passed"),
        "the program did not come to its end:\n{log}"
    );
    ensure!(
        log.contains("log 6 gomoku: ") && log.contains("round 0"),
        "the panics did not reach the system log:\n{log}"
    );
    Ok(())
}

/// A C program looks at the registers that a caught panic has to leave alone.
fn registers(root: &Path) -> Result<()> {
    let bionic = bionic::build(ARM64, Some(root))?;
    let program = bionic::register_program(root)?;
    let mut command = command(&qemu(root, &bionic));
    run::output(command.arg(program).arg(ARM64.library()))?;
    Ok(())
}

/// The program, the app and what they need, as they were compiled.
fn classes() -> Result<Vec<PathBuf>> {
    let mut classes = vec![java::test_classes(), java::app_classes(), shrink::jna_classes()?];
    classes.extend(java::program_jars()?);
    Ok(classes)
}

/// The same, shrunk by the rules of the app. That shows whether the rules keep what the bindings find by name.
fn shrunk_classes() -> Result<PathBuf> {
    let output = folder().join("shrunk.jar");
    let rules = folder().join("program.pro");
    std::fs::write(
        &rules,
        format!("-keep class {PROGRAM} {{ public static void main(java.lang.String[]); }}\n"),
    )?;
    let program = folder().join("program.jar");
    run::output(
        Command::new("jar")
            .args(["--create", "--file"])
            .arg(&program)
            .arg("-C")
            .arg(java::test_classes())
            .arg("org/gomoku/device"),
    )?;
    let mut command = shrink::r8("R8")?;
    command
        .args(["--release", "--classfile", "--pg-conf"])
        .arg(&rules)
        .arg("--output")
        .arg(&output)
        .arg(program)
        .args([
            shrink::jar(&java::app_classes(), "app.jar")?,
            shrink::jna_classes()?,
        ])
        .args(java::program_jars()?);
    run::quietly("r8-classfile", &mut command)?;
    Ok(output)
}

fn command(words: &[OsString]) -> Command {
    let mut command = Command::new(&words[0]);
    command.args(&words[1..]);
    command
}

fn library_path(folders: &[&Path]) -> OsString {
    let mut assignment = OsString::from("LD_LIBRARY_PATH=");
    assignment.push(env::join_paths(folders).expect("no folder of ours has a colon"));
    assignment
}

/// Where the parts of these tests lie.
fn folder() -> PathBuf {
    super::target().join("device")
}
