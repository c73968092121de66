//! Checks the `HarmonyOS` project as `DevEco` Studio would, and that it is one product with the Android app.

use anyhow::Result;

use super::abi;
use crate::{npm, run};

/// Runs the tests of `harmony/checks`: the first of them is that the project is without fault. The results go to
/// `target/harmony/checks.xml`.
///
/// # Errors
/// The faults that were found, or the test of the checks that fails.
pub fn test() -> Result<()> {
    let folder = run::root().join("harmony/checks");
    npm::install(&folder)?;
    run::step("checks of the HarmonyOS project", || {
        npm::test(
            "harmony-checks",
            &folder,
            &abi::SYSTEM.target().join("checks.xml"),
            &[],
        )
    })
}
