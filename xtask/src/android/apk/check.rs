//! Checks of the APK as it lies in `dist`.

use std::{
    fs::{self, File},
    io::Read,
    path::Path,
    process::Command,
};

use anyhow::{Context, Result, ensure};
use zip::{CompressionMethod, ZipArchive};

use super::package;
use crate::{
    android::abi::{self, MIN_API},
    run,
};

/// The largest APK that is accepted, in bytes.
const MAX_SIZE: u64 = 3_000_000;

/// What `aapt dump badging` has to say of it, whole lines or their beginnings.
const BADGING: [&str; 6] = [
    "package: name='org.gomoku' ",
    "sdkVersion:'26'",
    "targetSdkVersion:'35'",
    "native-code: 'arm64-v8a' 'x86_64'",
    "application-label:'Gomoku'",
    "application-label-zh:'五子棋'",
];

/// Checks size, signature, contents and description of the APK.
///
/// # Errors
/// What is wrong with it.
pub fn check() -> Result<()> {
    let apk = super::path();
    let size = fs::metadata(&apk)
        .with_context(|| format!("cannot read {}", apk.display()))?
        .len();
    ensure!(size <= MAX_SIZE, "the APK has {size} bytes, more than {MAX_SIZE}");
    check_signature(&apk)?;
    check_entries(&apk)?;
    check_badging(&apk)
}

fn check_signature(apk: &Path) -> Result<()> {
    let report = run::output(
        Command::new("apksigner")
            .args(["verify", "--verbose", "--min-sdk-version", &MIN_API.to_string()])
            .arg(apk),
    )?;
    for scheme in ["v2", "v3"] {
        let verified = report.lines().any(|line| {
            line.starts_with(&format!("Verified using {scheme} scheme")) && line.ends_with(": true")
        });
        ensure!(verified, "not signed by scheme {scheme}:\n{report}");
    }
    Ok(())
}

/// The entries are sorted and without times, and those that the system maps lie where it can map them.
fn check_entries(apk: &Path) -> Result<()> {
    let mut zip = ZipArchive::new(File::open(apk)?)?;
    let mut names = Vec::new();
    for index in 0..zip.len() {
        let entry = zip.by_index(index)?;
        let name = entry.name()?.into_owned();
        ensure!(
            entry
                .last_modified()
                .is_some_and(|time| time == zip::DateTime::DEFAULT),
            "{name} carries the time of the build"
        );
        if let Some(alignment) = package::alignment(&name) {
            let start = entry
                .data_start()
                .with_context(|| format!("{name} has no data"))?;
            ensure!(
                entry.compression() == CompressionMethod::Stored,
                "{name} is compressed"
            );
            ensure!(start % u64::from(alignment) == 0, "{name} begins at byte {start}");
        }
        names.push(name);
    }
    ensure!(names.is_sorted(), "the entries are not sorted: {names:?}");
    check_libraries(&mut zip, &names)
}

/// For each architecture there are our library, the one that was tested, and JNA's; there are no others.
fn check_libraries(zip: &mut ZipArchive<File>, names: &[String]) -> Result<()> {
    let mut expected = Vec::new();
    for abi in abi::ALL {
        let ours = format!("lib/{}/libgomoku.so", abi.name);
        let mut content = Vec::new();
        zip.by_name(&ours)?.read_to_end(&mut content)?;
        ensure!(
            content == fs::read(abi.library())?,
            "{ours} is not the library in target/android/lib"
        );
        expected.extend([ours, format!("lib/{}/libjnidispatch.so", abi.name)]);
    }
    let libraries: Vec<&String> = names.iter().filter(|name| name.starts_with("lib/")).collect();
    ensure!(
        libraries.iter().copied().eq(&expected),
        "the libraries are {libraries:?}"
    );
    Ok(())
}

fn check_badging(apk: &Path) -> Result<()> {
    let badging = run::output(Command::new("aapt").args(["dump", "badging"]).arg(apk))?;
    for expected in BADGING {
        let found = badging.lines().any(|line| line.starts_with(expected));
        ensure!(found, "aapt does not say {expected}\n{badging}");
    }
    Ok(())
}
