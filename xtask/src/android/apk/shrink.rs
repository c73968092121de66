//! R8 takes out what the app does not use, by the app's own rules.

use std::{
    fs::{self, File},
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};
use zip::ZipArchive;

use super::folder;
use crate::{
    android::{abi::MIN_API, java},
    kotlin, run,
};

/// Runs [`to_dex`] unless neither the classes nor the rules have changed since, nor the list of the libraries.
///
/// # Errors
/// Those of [`to_dex`].
pub fn changes_to_dex() -> Result<()> {
    let libraries = run::root().join("android/pom.xml");
    let inputs = [java::app_classes(), rules(), libraries]
        .iter()
        .map(|input| kotlin::newest(input))
        .collect::<Result<Vec<_>>>()?;
    let is_fresh = kotlin::newest(&dex_folder().join("classes.dex"))
        .is_ok_and(|output| inputs.iter().all(|&input| input < output));
    if is_fresh { Ok(()) } else { to_dex() }
}

/// Writes `classes.dex` into [`dex_folder`], and the names it gave to the classes beside it.
///
/// # Errors
/// When a part is missing or R8 fails.
fn to_dex() -> Result<()> {
    let output = dex_folder();
    if output.exists() {
        fs::remove_dir_all(&output)?;
    }
    fs::create_dir_all(&output)?;
    let app = jar(&java::app_classes(), "app.jar")?;
    let jna = jna_classes()?;
    let mut command = r8("R8")?;
    command
        .args(["--release", "--min-api", &MIN_API.to_string()])
        .arg("--pg-map-output")
        .arg(folder().join("mapping.txt"))
        .arg("--output")
        .arg(&output)
        .args([app, jna])
        .args(java::program_jars()?);
    run::quietly("r8", &mut command)
}

/// The folder that holds `classes.dex`.
#[must_use]
pub fn dex_folder() -> PathBuf {
    folder().join("dex")
}

/// R8 on its way, with the app's rules and the classes of the system.
pub fn r8(main_class: &str) -> Result<Command> {
    let mut command = Command::new("java");
    // R8 ends before the slow compiler of the virtual machine has paid for itself.
    command
        .args(["-Xmx2g", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"])
        .arg("-cp")
        .arg(java::r8())
        .arg(format!("com.android.tools.r8.{main_class}"));
    for library in java::android_jars()? {
        command.arg("--lib").arg(library);
    }
    // Android's jar leaves out the packages java.*.
    command.arg("--lib").arg(java::home()?);
    command.arg("--pg-conf").arg(rules());
    Ok(command)
}

/// What the app finds by name.
fn rules() -> PathBuf {
    run::root().join("android/app/proguard-rules.pro")
}

/// Packs the class files in `classes` as `name`, for R8 takes no folders.
pub fn jar(classes: &Path, name: &str) -> Result<PathBuf> {
    let jar = folder().join(name);
    fs::create_dir_all(folder())?;
    run::output(
        Command::new("jar")
            .args(["--create", "--file"])
            .arg(&jar)
            .arg("-C")
            .arg(classes)
            .arg("."),
    )?;
    Ok(jar)
}

/// The class files in the archive of JNA.
pub fn jna_classes() -> Result<PathBuf> {
    let archive = java::jna_archive();
    let mut zip = ZipArchive::new(File::open(&archive)?)
        .with_context(|| format!("{} is no zip archive", archive.display()))?;
    let jar = folder().join("jna-classes.jar");
    fs::create_dir_all(folder())?;
    std::io::copy(&mut zip.by_name("classes.jar")?, &mut File::create(&jar)?)?;
    Ok(jar)
}
