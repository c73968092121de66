//! The HarmonyOS app: its native library and the tests of it.

pub mod abi;
mod api;
mod checks;
pub mod node;
mod package;
pub mod pages;

use anyhow::Result;

use crate::{
    native::{library, symbols},
    run,
};

/// Builds the libraries, puts them where DevEco Studio looks for them, and runs every check.
///
/// # Errors
/// The first step that fails.
pub fn test() -> Result<()> {
    checks::test()?;
    library::build_all(&abi::SYSTEM)?;
    run::step("symbols of the libraries", || symbols::check(&abi::SYSTEM))?;
    run::step("libraries of the app", package::copy_libraries)?;
    api::test()?;
    pages::test()
}
