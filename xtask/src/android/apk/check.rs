//! Checks of the APK as it lies in `dist`.

use std::{
    fs::{self, File},
    io::{Read, Seek},
    path::Path,
    process::Command,
};

use anyhow::{Context, Result, ensure};
use zip::{CompressionMethod, DateTime, ZipArchive};

use super::package;
use crate::{
    android::abi::{self, MIN_API},
    run,
};

/// The largest APK that is accepted, in bytes.
const MAX_SIZE: u64 = 4_000_000;

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
    let mut zip = ZipArchive::new(File::open(&apk)?)?;
    check_entries(&mut zip)?;
    check_libraries(&mut zip)?;
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

/// The entries are sorted and without times, and those that the system reads in place lie where it can.
fn check_entries<R: Read + Seek>(zip: &mut ZipArchive<R>) -> Result<()> {
    let mut names = Vec::new();
    for index in 0..zip.len() {
        let entry = zip.by_index(index)?;
        let name = entry.name()?.into_owned();
        let time = entry.last_modified();
        ensure!(
            time == Some(DateTime::DEFAULT),
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
    Ok(())
}

/// For each architecture there are our library, the one that was tested, and JNA's; there are no others.
fn check_libraries<R: Read + Seek>(zip: &mut ZipArchive<R>) -> Result<()> {
    let mut expected = Vec::new();
    for abi in abi::SYSTEM.abis {
        let ours = format!("lib/{}/libgomoku.so", abi.name);
        let mut content = Vec::new();
        zip.by_name(&ours)?.read_to_end(&mut content)?;
        ensure!(
            content == fs::read(abi.library())?,
            "{ours} is not the library in target/android/lib"
        );
        expected.extend([ours, format!("lib/{}/libjnidispatch.so", abi.name)]);
    }
    let mut found = Vec::new();
    for index in 0..zip.len() {
        let name = zip.by_index(index)?.name()?.into_owned();
        if name.starts_with("lib/") {
            found.push(name);
        }
    }
    ensure!(found == expected, "the libraries are {found:?}");
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

#[cfg(test)]
mod tests {
    use std::io::{Cursor, Write};

    use anyhow::Result;
    use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter, write::SimpleFileOptions};

    use super::check_entries;

    fn check(entries: &[(&str, SimpleFileOptions)]) -> Result<()> {
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        for (name, options) in entries {
            zip.start_file(*name, options.last_modified_time(DateTime::DEFAULT))?;
            zip.write_all(b"content")?;
        }
        check_entries(&mut ZipArchive::new(zip.finish()?)?)
    }

    #[test]
    fn a_library_has_to_be_stored_where_it_can_be_mapped() {
        let stored = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
        check(&[("lib/a.so", stored.with_android_alignment(16 * 1024))]).unwrap();
        let error = check(&[("lib/a.so", stored.with_android_alignment(4096))]).unwrap_err();
        assert!(error.to_string().contains("begins at byte 4096"), "{error}");
        let error = check(&[("lib/a.so", SimpleFileOptions::default())]).unwrap_err();
        assert!(error.to_string().contains("is compressed"), "{error}");
    }

    #[test]
    fn the_order_is_that_of_the_names() {
        let options = SimpleFileOptions::default();
        check(&[("a", options), ("b", options)]).unwrap();
        assert!(check(&[("b", options), ("a", options)]).is_err());
    }
}
