//! What the builds for different systems differ in.

use std::path::PathBuf;

use crate::run;

/// A system that the core is built for as `libgomoku.so`.
#[derive(Debug)]
pub struct System {
    /// Its folder under `target`.
    pub folder: &'static str,
    /// The oldest version that the library runs on.
    pub oldest: &'static str,
    /// The crate that becomes the library.
    pub package: &'static str,
    /// How Cargo calls the library.
    pub artifact: &'static str,
    /// What the names begin with that the library exports.
    pub exports: &'static [&'static str],
    /// The architectures, in the order in which they are built.
    pub abis: &'static [Abi],
    /// The development kit that is used where there is one.
    pub kit: Kit,
}

/// An application binary interface. There is no 32-bit ARM: the unwinder does not know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Abi {
    /// The folder under `target` of the system that it belongs to.
    pub system: &'static str,
    /// The system's name for it, a folder of the package that is installed.
    pub name: &'static str,
    /// Rust's name for it.
    pub triple: &'static str,
    /// Clang's name for it.
    pub clang: &'static str,
    /// The file with what the system's libraries export, seen from the root of the checkout.
    pub symbols: &'static str,
}

/// Where a development kit has its parts. Its own unwinder is used then. Untested: no kit was at hand.
#[derive(Debug)]
pub struct Kit {
    /// The environment variable that names its folder.
    pub variable: &'static str,
    /// The compiler, seen from that folder.
    pub clang: &'static str,
    /// Headers and libraries, seen from that folder.
    pub sysroot: &'static str,
}

impl System {
    /// The folder for all that is built for it.
    #[must_use]
    pub fn target(&self) -> PathBuf {
        run::target().join(self.folder)
    }
}

impl Abi {
    /// Whether its processors are of the 64-bit Arm architecture.
    #[must_use]
    pub fn is_arm64(self) -> bool {
        self.triple.starts_with("aarch64")
    }

    /// The library that ships: `target/<system>/lib/<abi>/libgomoku.so`.
    #[must_use]
    pub fn library(self) -> PathBuf {
        let libraries = run::target().join(self.system).join("lib");
        libraries.join(self.name).join("libgomoku.so")
    }
}
