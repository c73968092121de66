//! The event sequences that the fuzz target begins with.
#![allow(clippy::unwrap_used, reason = "a test that cannot run fails")]

#[path = "support/any_events.rs"]
mod any_events;

use std::{fs, path::Path};

#[test]
fn every_sequence_of_the_corpus_keeps_the_law() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus/events");
    let files: Vec<_> = fs::read_dir(corpus).unwrap().collect();
    assert!(!files.is_empty());
    for file in files {
        any_events::apply_all(&fs::read(file.unwrap().path()).unwrap());
    }
}
