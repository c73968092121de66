//! The linker for a library, and what the toolchain behind it provides.

use std::{
    env, fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};

use super::{
    abi::{Abi, MIN_API},
    stubs,
};

/// Where linker and system libraries come from.
#[derive(Debug)]
pub enum Toolchain {
    /// An Android NDK, which brings its own unwinder. Untested: no NDK was at hand.
    Ndk(PathBuf),
    /// Debian's clang and lld, with stubs in place of Android's libraries.
    Stubs,
}

impl Toolchain {
    /// The NDK in `ANDROID_NDK_HOME` if that is set, or else Debian's tools.
    ///
    /// # Errors
    /// When the variable is set and there is no NDK.
    pub fn find() -> Result<Toolchain> {
        let Some(home) = env::var_os("ANDROID_NDK_HOME").filter(|home| !home.is_empty()) else {
            return Ok(Toolchain::Stubs);
        };
        let programs = Path::new(&home).join("toolchains/llvm/prebuilt/linux-x86_64/bin");
        if !programs.is_dir() {
            bail!("ANDROID_NDK_HOME is set, but there is no {}", programs.display());
        }
        Ok(Toolchain::Ndk(programs))
    }

    /// The program that Cargo calls to link for `abi`.
    ///
    /// Its path stays the same from build to build: with another one Cargo would build the whole standard library
    /// again.
    ///
    /// # Errors
    /// When the stubs or the program cannot be written.
    pub fn linker(&self, abi: Abi) -> Result<PathBuf> {
        match self {
            Toolchain::Ndk(programs) => Ok(programs.join(format!("{}{MIN_API}-clang", abi.triple))),
            Toolchain::Stubs => wrapper(abi, &stubs::make(abi)?),
        }
    }
}

fn wrapper(abi: Abi, libraries: &Path) -> Result<PathBuf> {
    let file = super::target().join("linker").join(abi.triple);
    fs::create_dir_all(file.parent().expect("a file has a folder"))?;
    let script = format!(
        "#!/bin/sh\nexec clang-19 --target={}{MIN_API} -fuse-ld=lld -nostdlib '-L{}' \"$@\"\n",
        abi.triple,
        libraries.display()
    );
    fs::write(&file, script).with_context(|| format!("cannot write {}", file.display()))?;
    fs::set_permissions(&file, fs::Permissions::from_mode(0o755))?;
    Ok(file)
}
