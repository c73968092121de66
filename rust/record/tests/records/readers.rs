//! Any bytes into every reader.

use gomoku_record::Format;
use proptest::{collection::vec, prelude::*, sample::select};

use crate::{any_bytes::read_and_use, any_record::records};

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
    #![proptest_config(ProptestConfig::with_cases(100))]

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
