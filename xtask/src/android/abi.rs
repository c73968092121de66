//! The processor architectures that the app is built for.

use std::path::PathBuf;

use crate::run;

/// The lowest API level that the app runs on: Android 8.
pub const MIN_API: u32 = 26;

/// An application binary interface. There is no 32-bit ARM: the unwinder does not know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Abi {
    /// Android's name for it, a folder under `lib/` in the APK.
    pub name: &'static str,
    /// The compilers' name for it.
    pub triple: &'static str,
}

/// Nearly every phone.
pub const ARM64: Abi = Abi {
    name: "arm64-v8a",
    triple: "aarch64-linux-android",
};
/// Emulators and Chromebooks.
pub const X86_64: Abi = Abi {
    name: "x86_64",
    triple: "x86_64-linux-android",
};
/// All of them, in the order they have in the APK.
pub const ALL: [Abi; 2] = [ARM64, X86_64];

impl Abi {
    /// The library that ships: `target/android/lib/<abi>/libgomoku.so`.
    #[must_use]
    pub fn library(self) -> PathBuf {
        super::target().join("lib").join(self.name).join("libgomoku.so")
    }

    /// The list of what the system's libraries export at [`MIN_API`].
    #[must_use]
    pub fn symbols(self) -> PathBuf {
        let file = format!("bionic-api{MIN_API}-{}.txt", self.name);
        run::root().join("android/symbols").join(file)
    }
}
