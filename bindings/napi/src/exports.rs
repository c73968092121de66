//! Reads this crate's source: no panic may leave it through an exported function.
//!
//! Node-API's macro catches panics only where it is told to. Elsewhere a panic ends the whole process.

use std::{fs, path::Path};

/// The functions of `source` that are exported without `catch_unwind`.
fn unguarded(source: &str) -> Vec<&str> {
    let mut attribute = None;
    let mut found = Vec::new();
    for line in source.lines().map(str::trim_start) {
        if line.starts_with("#[napi") {
            attribute = Some(line);
        } else if is_item(line)
            && let Some(attribute) = attribute.take()
            && line.contains("fn ")
            && !attribute.contains("catch_unwind")
        {
            found.push(line);
        }
    }
    found
}

/// Whether `line` is neither empty nor a comment nor an attribute, and so ends the attributes of an item.
fn is_item(line: &str) -> bool {
    !line.is_empty() && !line.starts_with("//") && !line.starts_with('#')
}

/// The number of functions of `source` that are exported.
fn exported(source: &str) -> usize {
    source.matches("#[napi(catch_unwind").count()
}

#[test]
fn every_export_catches_panics() {
    let mut count = 0;
    for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("src")).unwrap() {
        let path = entry.unwrap().path();
        if path.ends_with("exports.rs") {
            continue;
        }
        let source = fs::read_to_string(&path).unwrap();
        assert_eq!(unguarded(&source), Vec::<&str>::new(), "in {}", path.display());
        count += exported(&source);
    }
    assert!(count > 0, "no export was found");
}

#[test]
fn an_export_that_does_not_catch_them_is_found() {
    let guarded = "#[napi(catch_unwind)]\n#[must_use]\npub fn close() {}\nfn own() {}\n";
    assert_eq!(unguarded(guarded), Vec::<&str>::new());
    let bare = "#[napi]\n/// Closes.\npub fn close() {}\n";
    assert_eq!(unguarded(bare), ["pub fn close() {}"]);
    let renamed = "#[napi(js_name = \"shut\")]\n    pub async fn close() {}\n";
    assert_eq!(unguarded(renamed), ["pub async fn close() {}"]);
    let object = "#[napi(object)]\npub struct NewGame {}\nfn own() {}\n";
    assert_eq!(unguarded(object), Vec::<&str>::new());
}
