//! Packs the parts of the APK into a zip: sorted and without times, so that equal parts give equal bytes.

use std::{
    collections::BTreeMap,
    fs::{self, File},
    io::{Read, Write},
    path::Path,
};

use anyhow::{Context, Result};
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter, write::SimpleFileOptions};

use super::shrink;
use crate::android::{abi, java};

/// Writes the APK, still unsigned.
///
/// # Errors
/// When a part is missing.
pub fn write(apk: &Path) -> Result<()> {
    let mut zip = ZipWriter::new(File::create(apk)?);
    for (name, content) in parts()? {
        zip.start_file(&*name, options(&name))?;
        zip.write_all(&content)?;
    }
    zip.finish()?;
    Ok(())
}

/// The multiple of bytes at which the entry `name` has to begin, for entries that are read in place.
pub fn alignment(name: &str) -> Option<u16> {
    match name.rsplit_once('.')?.1 {
        // A native library is mapped straight from the APK, page by page: 16 KiB on newer phones.
        "so" => Some(16 * 1024),
        // The table of resources is read by words.
        "arsc" => Some(4),
        _ => None,
    }
}

/// How the entry `name` is stored.
fn options(name: &str) -> SimpleFileOptions {
    let options = SimpleFileOptions::default()
        .last_modified_time(DateTime::DEFAULT)
        .unix_permissions(0o644);
    match alignment(name) {
        // Android's own field for the padding: apksigner keeps the alignment that it names.
        Some(alignment) => options
            .compression_method(CompressionMethod::Stored)
            .with_android_alignment(alignment),
        None => options
            .compression_method(CompressionMethod::Deflated)
            .compression_level(Some(9)),
    }
}

/// Everything in the APK, by name.
fn parts() -> Result<BTreeMap<String, Vec<u8>>> {
    let mut parts = entries(&java::resources(), |name| Some(name.to_owned()))?;
    for file in fs::read_dir(shrink::dex_folder())? {
        let file = file?;
        let name = file.file_name().to_string_lossy().into_owned();
        // R8 also copies what else lies in the jars, notes of the build tools that nobody reads on a phone.
        if Path::new(&name)
            .extension()
            .is_some_and(|extension| extension == "dex")
        {
            parts.insert(name, fs::read(file.path())?);
        }
    }
    for abi in abi::SYSTEM.abis {
        let library = abi.library();
        let content = fs::read(&library).with_context(|| format!("cannot read {}", library.display()))?;
        parts.insert(format!("lib/{}/libgomoku.so", abi.name), content);
    }
    parts.extend(entries(&java::jna_archive(), jna_library)?);
    Ok(parts)
}

/// `jni/<abi>/libjnidispatch.so` in JNA's archive is `lib/<abi>/libjnidispatch.so` in the APK.
fn jna_library(name: &str) -> Option<String> {
    let path = name.strip_prefix("jni/")?;
    let (folder, file) = path.split_once('/')?;
    let is_ours = abi::SYSTEM.abis.iter().any(|abi| abi.name == folder);
    (is_ours && !file.is_empty()).then(|| format!("lib/{path}"))
}

/// The files in a zip for which `rename` gives a name.
fn entries(archive: &Path, rename: impl Fn(&str) -> Option<String>) -> Result<BTreeMap<String, Vec<u8>>> {
    let file = File::open(archive).with_context(|| format!("cannot read {}", archive.display()))?;
    let mut zip = ZipArchive::new(file)?;
    let mut entries = BTreeMap::new();
    for index in 0..zip.len() {
        let mut entry = zip.by_index(index)?;
        if let Some(name) = rename(&entry.name()?) {
            let mut content = Vec::new();
            entry.read_to_end(&mut content)?;
            entries.insert(name, content);
        }
    }
    Ok(entries)
}

#[cfg(test)]
mod tests {
    use super::jna_library;

    #[test]
    fn only_the_libraries_of_our_architectures_are_taken() {
        let name = jna_library("jni/x86_64/libjnidispatch.so");
        assert_eq!(name.as_deref(), Some("lib/x86_64/libjnidispatch.so"));
        assert_eq!(jna_library("jni/mips/libjnidispatch.so"), None);
        assert_eq!(jna_library("jni/x86_64/"), None);
        assert_eq!(jna_library("classes.jar"), None);
    }
}
