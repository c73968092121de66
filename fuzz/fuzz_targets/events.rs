//! Any events in any order.
#![no_main]

#[path = "../../rust/session/tests/support/any_events.rs"]
mod any_events;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| any_events::apply_all(bytes));
