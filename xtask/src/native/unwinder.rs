//! Crate `unwinding` with one instruction corrected.
//!
//! On arm64 the crate saves the registers that a function has to preserve, x19 and up, and at the end of the
//! unwinding loads them back together with x18, which it never saved. x18 is the platform register of Android
//! and of OpenHarmony: after a caught panic it would hold garbage. Its slot lies just below that of x19, so the store of x19 becomes a
//! store of the pair. The device tests of Android read x18 after a caught panic; the pair store
//! itself is looked for in every library.

use std::{fs, path::PathBuf, process::Command};

use anyhow::{Context, Result, bail};

use super::System;
use crate::run;

/// The checksum of version 0.2.11 in Cargo.lock. Cargo holds what it downloads against the lock, so this is the
/// source that was read when the correction was written.
const CHECKSUM: &str = "1e0dce4e27cc4259aa7b80bd2fbf724c383ff46d054a165ba453fce1ead3f6ba";

const SOURCE: &str = "src/unwinder/arch/aarch64.rs";
const STORE: &str = "str x19, [sp, 0x98]";
const PAIR_STORE: &str = "stp x18, x19, [sp, 0x90]";

/// [`PAIR_STORE`] as the processor reads it. No compiler makes it of Rust, for x18 belongs to the system.
const PAIR_STORE_CODE: u32 = 0xa909_4ff2;

/// Writes the corrected copy into the folder of `system` and returns its folder.
///
/// # Errors
/// When the crate is another one than the correction was made for, or cannot be found or copied.
pub fn corrected(system: &System) -> Result<PathBuf> {
    check_version()?;
    let original = original()?;
    let copy = system.target().join("unwinding");
    if copy.exists() {
        fs::remove_dir_all(&copy)?;
    }
    // Times are kept, so that Cargo sees nothing new in an unchanged copy.
    run::output(
        Command::new("cp")
            .args(["-r", "--preserve=timestamps"])
            .arg(&original)
            .arg(&copy),
    )?;
    let source = copy.join(SOURCE);
    let modified = fs::metadata(&source)?.modified()?;
    let text = fs::read_to_string(&source)?;
    if text.matches(STORE).count() != 1 {
        bail!("{} does not hold `{STORE}` exactly once", source.display());
    }
    fs::write(&source, text.replace(STORE, PAIR_STORE))?;
    fs::File::options()
        .append(true)
        .open(&source)?
        .set_modified(modified)?;
    Ok(copy)
}

/// Whether `code`, instructions for arm64, holds the correction.
#[must_use]
pub fn is_corrected(code: &[u8]) -> bool {
    let (instructions, _) = code.as_chunks();
    instructions.contains(&PAIR_STORE_CODE.to_le_bytes())
}

fn check_version() -> Result<()> {
    let lock = fs::read_to_string(run::root().join("Cargo.lock"))?;
    let entry = lock
        .split("[[package]]")
        .find(|entry| entry.contains("\nname = \"unwinding\"\n"))
        .context("Cargo.lock does not name crate unwinding")?;
    if !entry.contains(CHECKSUM) {
        bail!("crate unwinding has changed: read its save_context again before you change the checksum here");
    }
    Ok(())
}

/// The folder of the crate in Cargo's registry.
fn original() -> Result<PathBuf> {
    run::output(run::cargo().args(["fetch", "--locked", "--quiet"]))?;
    let metadata = run::output(run::cargo().args([
        "metadata",
        "--format-version=1",
        "--features=gomoku-uniffi/unwinder",
        "--locked",
        "--offline",
    ]))?;
    let metadata: serde_json::Value = serde_json::from_str(&metadata)?;
    let manifest = metadata["packages"]
        .as_array()
        .into_iter()
        .flatten()
        .find(|package| package["name"] == "unwinding")
        .and_then(|package| package["manifest_path"].as_str())
        .context("cargo metadata does not name crate unwinding")?;
    Ok(PathBuf::from(manifest).with_file_name(""))
}

#[cfg(test)]
mod tests {
    use super::is_corrected;

    #[test]
    fn the_pair_store_is_found_where_an_instruction_can_be() {
        let store = [0xf2, 0x4f, 0x09, 0xa9];
        assert!(is_corrected(&[&[0; 8], &store[..]].concat()));
        assert!(!is_corrected(&[&[0; 2], &store[..], &[0; 2]].concat()));
        // The store of x19 alone.
        assert!(!is_corrected(&[0xf3, 0x4f, 0x00, 0xf9]));
    }
}
