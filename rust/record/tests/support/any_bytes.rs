//! The law of every reader. The tests and the fuzz targets share it.

use gomoku_record::{Format, Step};
use gomoku_rules::Rule;

/// Reads, and does with what was read whatever can be done with it. Whatever the bytes are, nothing panics, errors lie
/// in the file, and what was read comes through our own format and SGF.
pub fn read_and_use(format: Format, bytes: &[u8]) {
    let record = match format.read(bytes) {
        Ok(record) => record,
        Err(error) => {
            assert!(error.offset <= bytes.len(), "{format}: {error}");
            assert!(!error.to_string().contains('\u{1b}'), "{format}: {error}");
            return;
        }
    };
    let is_down = |step: &Step| matches!(step, Step::Down(_));
    assert_eq!(
        record.tree.walk().filter(is_down).count() + 1,
        record.tree.node_count()
    );
    let _ = record.to_game(Rule::Renju);
    let _ = record.check();
    for other in Format::ALL {
        let Ok(written) = other.write(&record) else {
            continue;
        };
        let again = other.read(&written.bytes);
        let again = again.unwrap_or_else(|error| panic!("{format} to {other}: {error}"));
        assert!(other != Format::Json || again == record, "{format} to {other}");
    }
}
