//! The linker for a library, and what the toolchain behind it provides.

use std::{
    env, fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};

use super::{Abi, Kit, System, stubs};

/// Where linker and system libraries come from.
#[derive(Debug)]
pub enum Toolchain {
    /// A development kit in this folder, which brings its own unwinder.
    Kit(PathBuf),
    /// Debian's clang and lld, with stubs in place of the system's libraries.
    Stubs,
}

impl Toolchain {
    /// The kit in the environment variable that names it if that is set, or else Debian's tools.
    ///
    /// # Errors
    /// When the variable is set and there is no kit.
    pub fn find(kit: &Kit) -> Result<Toolchain> {
        let Some(home) = env::var_os(kit.variable).filter(|home| !home.is_empty()) else {
            return Ok(Toolchain::Stubs);
        };
        let clang = Path::new(&home).join(kit.clang);
        if !clang.is_file() {
            bail!("{} is set, but there is no {}", kit.variable, clang.display());
        }
        Ok(Toolchain::Kit(home.into()))
    }

    /// The program that Cargo calls to link for `abi`.
    ///
    /// Its path stays the same from build to build: with another one Cargo would build the whole standard library
    /// again.
    ///
    /// # Errors
    /// When the stubs or the program cannot be written.
    pub fn linker(&self, system: &System, abi: Abi) -> Result<PathBuf> {
        let command = match self {
            Toolchain::Kit(home) => format!(
                "'{}' --target={} '--sysroot={}'",
                home.join(system.kit.clang).display(),
                abi.clang,
                home.join(system.kit.sysroot).display()
            ),
            Toolchain::Stubs => format!(
                "clang-19 --target={} -fuse-ld=lld -nostdlib '-L{}'",
                abi.clang,
                stubs::make(system, abi)?.display()
            ),
        };
        let file = system.target().join("linker").join(abi.triple);
        fs::create_dir_all(file.parent().expect("a file has a folder"))?;
        fs::write(&file, format!("#!/bin/sh\nexec {command} \"$@\"\n"))
            .with_context(|| format!("cannot write {}", file.display()))?;
        fs::set_permissions(&file, fs::Permissions::from_mode(0o755))?;
        Ok(file)
    }
}
