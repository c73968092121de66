//! What the libraries of a system export to an app.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

use anyhow::{Context, Result};

use super::Abi;
use crate::run;

/// Library name (`libc.so`) to the names it exports.
pub type Exports = BTreeMap<String, BTreeSet<String>>;

/// Reads what the system's libraries export to an app on `abi`.
///
/// # Errors
/// When the list cannot be read or a line of it is not `library<TAB>symbol`.
pub fn read(abi: Abi) -> Result<Exports> {
    let file = run::root().join(abi.symbols);
    let text = fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
    let mut exports = Exports::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (library, symbol) = line
            .split_once('\t')
            .with_context(|| format!("{}: expected library, tab, symbol: {line}", file.display()))?;
        exports
            .entry(library.to_owned())
            .or_default()
            .insert(symbol.to_owned());
    }
    Ok(exports)
}

#[cfg(test)]
mod tests {
    use super::{Exports, read};
    use crate::{android, harmony};

    fn libraries(exports: &Exports) -> Vec<&str> {
        exports.keys().map(String::as_str).collect()
    }

    #[test]
    fn the_lists_of_android_name_four_libraries() {
        for &abi in android::abi::SYSTEM.abis {
            let exports = read(abi).unwrap();
            assert_eq!(
                libraries(&exports),
                ["libc.so", "libdl.so", "liblog.so", "libm.so"]
            );
            assert!(exports["libc.so"].contains("malloc"));
            assert!(
                !exports["libc.so"].contains("_Unwind_Resume"),
                "bionic exports an unwinder from API 30"
            );
        }
    }

    #[test]
    fn the_list_of_harmony_names_three_libraries() {
        for &abi in harmony::abi::SYSTEM.abis {
            let exports = read(abi).unwrap();
            assert_eq!(
                libraries(&exports),
                ["libace_napi.z.so", "libc.so", "libhilog_ndk.z.so"]
            );
            assert!(exports["libace_napi.z.so"].contains("napi_create_error"));
            assert!(exports["libhilog_ndk.z.so"].contains("OH_LOG_Print"));
        }
    }
}
