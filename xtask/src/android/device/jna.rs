//! JNA's native library, from the archive that also goes into the APK.
//!
//! It names its functions with the version tag of Android's C library, which glibc does not know. glibc's loader
//! takes the copy made here, in which the tags are switched off and every other byte is as it ships.

use std::{
    fs::{self, File},
    io::Read,
    path::PathBuf,
};

use anyhow::{Context, Result};
use object::{
    Endianness, elf,
    read::elf::{ElfFile64, ProgramHeader},
};
use zip::ZipArchive;

use super::folder;
use crate::{android::java, native::Abi};

/// The entries of the dynamic section that lead to version tags.
const VERSION_TAGS: [elf::DynamicTag; 5] = [
    elf::DT_VERSYM,
    elf::DT_VERDEF,
    elf::DT_VERDEFNUM,
    elf::DT_VERNEED,
    elf::DT_VERNEEDNUM,
];

/// A tag that means nothing to glibc's loader.
const IGNORED_TAG: i64 = 0x6fff_fe00;

/// The folder with the library for `abi`.
///
/// # Errors
/// When JNA's archive has none, or it is not in the format expected.
pub fn library(abi: Abi) -> Result<PathBuf> {
    let archive = java::jna_archive();
    let mut zip = ZipArchive::new(File::open(&archive)?)?;
    let mut library = Vec::new();
    zip.by_name(&format!("jni/{}/libjnidispatch.so", abi.name))?
        .read_to_end(&mut library)?;
    switch_versions_off(&mut library).context("JNA's library")?;
    let output = folder().join("jna").join(abi.name);
    fs::create_dir_all(&output)?;
    fs::write(output.join("libjnidispatch.so"), library)?;
    Ok(output)
}

fn switch_versions_off(library: &mut [u8]) -> Result<()> {
    let (start, size) = dynamic_section(library)?;
    let section = library
        .get_mut(start..start + size)
        .context("the dynamic section is cut off")?;
    // An entry is a tag and a value, of eight bytes each, with the lowest byte first on both architectures.
    for tag in section
        .chunks_exact_mut(16)
        .filter_map(<[u8]>::first_chunk_mut::<8>)
    {
        if VERSION_TAGS.contains(&elf::DynamicTag(i64::from_le_bytes(*tag))) {
            *tag = IGNORED_TAG.to_le_bytes();
        }
    }
    Ok(())
}

/// Where the dynamic section lies in the file, in bytes: its start and its size.
fn dynamic_section(library: &[u8]) -> Result<(usize, usize)> {
    let elf = ElfFile64::<Endianness>::parse(library)?;
    let endian = elf.endian();
    let segment = elf
        .elf_program_headers()
        .iter()
        .find(|segment| segment.p_type(endian) == elf::PT_DYNAMIC)
        .context("no dynamic section")?;
    let (start, size) = segment.file_range(endian);
    Ok((start.try_into()?, size.try_into()?))
}
