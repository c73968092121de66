//! HarmonyOS and the processor architectures that the app is built for.

use crate::native::{Abi, Kit, System};

/// What the system's libraries export on either architecture.
const SYMBOLS: &str = "harmony/symbols/ohos-api12.txt";

/// Nearly every phone and tablet.
pub const ARM64: Abi = Abi {
    system: "harmony",
    name: "arm64-v8a",
    triple: "aarch64-unknown-linux-ohos",
    clang: "aarch64-linux-ohos",
    symbols: SYMBOLS,
};
/// Emulators.
pub const X86_64: Abi = Abi {
    system: "harmony",
    name: "x86_64",
    triple: "x86_64-unknown-linux-ohos",
    clang: "x86_64-linux-ohos",
    symbols: SYMBOLS,
};

/// HarmonyOS, from the version that `compatibleSdkVersion` in `harmony/build-profile.json5` names.
pub const SYSTEM: System = System {
    folder: "harmony",
    oldest: "API level 12",
    package: "gomoku-napi",
    artifact: "libgomoku.so",
    exports: &["napi_register_module_v1"],
    abis: &[ARM64, X86_64],
    kit: Kit {
        variable: "OHOS_NDK_HOME",
        clang: "native/llvm/bin/clang",
        sysroot: "native/sysroot",
    },
};
