//! Any bytes as a rec file.
#![no_main]

#[path = "../../rust/record/tests/support/any_bytes.rs"]
mod any_bytes;

use gomoku_record::Format;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| any_bytes::read_and_use(Format::Rec, bytes));
