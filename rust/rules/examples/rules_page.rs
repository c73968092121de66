//! Draws the diagrams of `docs/rules.md` anew: `cargo run -p gomoku-rules --example rules_page`.

use std::{fs, io};

#[path = "../tests/support/rules_page.rs"]
mod rules_page;

fn main() -> io::Result<()> {
    fs::write(rules_page::path(), rules_page::drawn(&rules_page::read()))
}
