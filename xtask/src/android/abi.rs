//! Android and the processor architectures that the app is built for.

use crate::native::{Abi, Kit, System};

/// The lowest API level that the app runs on: Android 8.
pub const MIN_API: u32 = 26;

/// Nearly every phone.
pub const ARM64: Abi = Abi {
    system: "android",
    name: "arm64-v8a",
    triple: "aarch64-linux-android",
    clang: "aarch64-linux-android26",
    symbols: "android/symbols/bionic-api26-arm64-v8a.txt",
};
/// Emulators and Chromebooks.
pub const X86_64: Abi = Abi {
    system: "android",
    name: "x86_64",
    triple: "x86_64-linux-android",
    clang: "x86_64-linux-android26",
    symbols: "android/symbols/bionic-api26-x86_64.txt",
};

/// Android, with its architectures in the order they have in the APK.
pub const SYSTEM: System = System {
    folder: "android",
    oldest: "API level 26",
    package: "gomoku-uniffi",
    artifact: "libgomoku_uniffi.so",
    exports: &[
        "JNI_OnLoad",
        "UNIFFI_META_",
        "ffi_gomoku_uniffi_",
        "uniffi_gomoku_uniffi_",
    ],
    abis: &[ARM64, X86_64],
    kit: Kit {
        variable: "ANDROID_NDK_HOME",
        clang: "toolchains/llvm/prebuilt/linux-x86_64/bin/clang",
        sysroot: "toolchains/llvm/prebuilt/linux-x86_64/sysroot",
    },
};

#[cfg(test)]
mod tests {
    use super::{MIN_API, SYSTEM};

    #[test]
    fn one_level_everywhere() {
        assert_eq!(SYSTEM.oldest, format!("API level {MIN_API}"));
        for abi in SYSTEM.abis {
            assert_eq!(abi.clang, format!("{}{MIN_API}", abi.triple));
            assert!(abi.symbols.contains(&format!("api{MIN_API}-")));
        }
    }
}
