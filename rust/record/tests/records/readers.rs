//! Any bytes into every reader.

use gomoku_record::{Format, Step};
use gomoku_rules::Rule;
use proptest::{collection::vec, prelude::*, sample::select};

use crate::any_record::records;

/// Reads, and does with what was read whatever can be done with it.
fn read_and_use(format: Format, bytes: &[u8]) {
    match format.read(bytes) {
        Ok(record) => {
            let nodes = record
                .tree
                .walk()
                .filter(|step| matches!(step, Step::Down(_)))
                .count();
            assert_eq!(nodes + 1, record.tree.node_count());
            let _ = record.to_game(Rule::Renju);
            for other in Format::ALL {
                let _ = other.write(&record);
            }
            let again = Format::Json
                .read(&Format::Json.write(&record).unwrap().bytes)
                .unwrap();
            assert!(again == record, "{format}: {}", lossy(bytes));
        }
        Err(error) => {
            assert!(error.offset <= bytes.len(), "{format}: {error}");
            assert!(!error.to_string().contains('\u{1b}'), "{format}: {error}");
        }
    }
}

/// As a text, for messages.
fn lossy(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn signs() -> impl Strategy<Value = Vec<u8>> {
    const SIGNS: &[&str] = &[
        "(",
        ")",
        ";",
        "[",
        "]",
        "\\",
        ":",
        "B",
        "W[",
        "AB[aa:cc]",
        "SZ[9]",
        "C[",
        "\n",
        "8,8,1\n",
        "15 ",
        "7 7\n",
        "h8",
        "?",
        "Piskvorky 15x15, 0:0, 0\n",
        "{\"format\":\"gomoku-record\",",
        "\"version\":1,",
        "\"size\":15,",
        "\"moves\":[",
        "{\"color\":\"black\",\"point\":\"h8\"}",
        ",",
        "]}",
        "<game black='1'>",
        "<move>",
        "</move>",
        "</game>",
        "&lt;",
        "\u{0}",
        "x\u{0}",
        "黑",
        "MA[hh]",
        "LB[hh:a]",
        "PL[B]",
        "tt",
    ];
    vec(select(SIGNS), 0..60).prop_map(|signs| signs.concat().into_bytes())
}

proptest! {
    #[test]
    fn any_bytes(bytes in vec(any::<u8>(), 0..300)) {
        for format in Format::ALL {
            read_and_use(format, &bytes);
        }
        let _ = gomoku_record::read(&bytes);
    }

    #[test]
    fn any_signs(bytes in signs()) {
        for format in Format::ALL {
            read_and_use(format, &bytes);
        }
    }

    #[test]
    fn libraries_of_any_nodes(bytes in vec(any::<u8>(), 0..200)) {
        let header = b"\xffRenLib\xff\x03\x04\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff";
        read_and_use(Format::Lib, &[&header[..], &bytes].concat());
    }

    #[test]
    fn files_with_a_fault(
        record in records(Just(15)),
        faults in vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
        cut in any::<prop::sample::Index>(),
    ) {
        for format in Format::ALL {
            let Ok(written) = format.write(&record) else { continue };
            let mut bytes = written.bytes;
            for &(place, byte) in &faults {
                let place = place.index(bytes.len());
                bytes[place] = byte;
            }
            read_and_use(format, &bytes);
            bytes.truncate(cut.index(bytes.len()));
            read_and_use(format, &bytes);
        }
    }
}
