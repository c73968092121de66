//! Builds the core as a shared library for phones, and checks what ships.
//!
//! All that differs from one system to another is data, see [`System`]: the modules `android` and `harmony` hold it.

pub mod exports;
pub mod library;
mod linker;
mod stubs;
pub mod symbols;
mod system;
mod unwinder;

pub use system::{Abi, Kit, System};
