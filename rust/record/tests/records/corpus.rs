//! The files that the fuzz targets begin with, each by every reader.

use std::{fs, path::Path};

use gomoku_record::Format;

use crate::any_bytes::read_and_use;

#[test]
fn every_file_of_the_corpus_keeps_the_law() {
    for folder in Format::ALL {
        let corpus = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../../fuzz/corpus")
            .join(folder.as_str());
        let files: Vec<_> = fs::read_dir(corpus).unwrap().collect();
        assert!(!files.is_empty(), "{folder}");
        for file in files {
            let bytes = fs::read(file.unwrap().path()).unwrap();
            for format in Format::ALL {
                read_and_use(format, &bytes);
            }
        }
    }
}
