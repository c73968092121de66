//! Catches panics where the system's libraries export no unwinder: on Android below API level 30, and on HarmonyOS.
//! Each binding has this file as a module of its own.
//!
//! The crate `unwinding` defines the `_Unwind_*` functions that Rust's standard library calls. They have to stay
//! inside this library: exported, they would take the place of another library's unwinder in the same process
//! and crash it. rustc exports each of them, and a linker script or `--exclude-libs` cannot take that back, but
//! among all objects that name a symbol the narrowest visibility counts, so it is enough to hide them here.

// Nothing calls the crate by name; this line links it.
extern crate unwinding as _;

core::arch::global_asm!(
    ".hidden _Unwind_Backtrace",
    ".hidden _Unwind_DeleteException",
    ".hidden _Unwind_FindEnclosingFunction",
    ".hidden _Unwind_ForcedUnwind",
    ".hidden _Unwind_GetCFA",
    ".hidden _Unwind_GetDataRelBase",
    ".hidden _Unwind_GetGR",
    ".hidden _Unwind_GetIP",
    ".hidden _Unwind_GetIPInfo",
    ".hidden _Unwind_GetLanguageSpecificData",
    ".hidden _Unwind_GetRegionStart",
    ".hidden _Unwind_GetTextRelBase",
    ".hidden _Unwind_RaiseException",
    ".hidden _Unwind_Resume",
    ".hidden _Unwind_Resume_or_Rethrow",
    ".hidden _Unwind_SetGR",
    ".hidden _Unwind_SetIP",
);
