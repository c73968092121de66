//! What is written is read again, but for what the format cannot hold.

use gomoku_record::{Format, NodeId, Played, Record, Setup, WriteError};
use gomoku_rules::{Color, Point};
use proptest::prelude::*;

use crate::{any_record::records, reduced::reduced};

/// Writes and reads again.
fn there_and_back(record: &Record, format: Format) -> Record {
    let written = format.write(record).unwrap();
    let is_whole = reduced(record, format) == *record;
    assert!(
        is_whole || !written.losses.is_empty(),
        "{format} keeps quiet about what is lost"
    );
    let read = format.read(&written.bytes);
    read.unwrap_or_else(|error| panic!("{format}: {error}\n{}", String::from_utf8_lossy(&written.bytes)))
}

/// Formats without set-up positions refuse them.
fn without_setup(mut record: Record) -> Record {
    if record.setup().is_some() {
        record.tree.notes_mut(NodeId::ROOT).setup = None;
    }
    record
}

/// Names in Piskvorky's files are not numbers with commas, and `?` stands for none.
fn with_plain_names(mut record: Record) -> Record {
    for player in [&mut record.black, &mut record.white] {
        let name = player.name.replace([',', '?', 'é'], " ");
        name.trim().clone_into(&mut player.name);
    }
    record
}

proptest! {
    #[test]
    fn sgf_holds_everything(record in records(5u8..=22)) {
        prop_assert_eq!(there_and_back(&record, Format::Sgf), record);
    }

    #[test]
    fn json_holds_everything(record in records(5u8..=22)) {
        prop_assert_eq!(there_and_back(&record, Format::Json), record);
    }

    #[test]
    fn lib_holds_trees(record in records(Just(15)).prop_map(without_setup)) {
        prop_assert_eq!(there_and_back(&record, Format::Lib), reduced(&record, Format::Lib));
    }

    #[test]
    fn psq_holds_names_and_times(
        record in records(5u8..=22).prop_map(without_setup).prop_map(with_plain_names)
    ) {
        let left = there_and_back(&record, Format::Psq);
        prop_assert_eq!(left, reduced(&record, Format::Psq));
    }

    #[test]
    fn rec_holds_names_and_times(
        record in records(Just(20)).prop_map(without_setup).prop_map(with_plain_names)
    ) {
        prop_assert_eq!(there_and_back(&record, Format::Rec), reduced(&record, Format::Rec));
    }

    #[test]
    fn sav_holds_the_main_line(record in records(5u8..=22).prop_map(without_setup)) {
        prop_assert_eq!(there_and_back(&record, Format::Sav), reduced(&record, Format::Sav));
    }

    #[test]
    fn pos_holds_the_main_line(record in records(Just(15)).prop_map(without_setup)) {
        prop_assert_eq!(there_and_back(&record, Format::Pos), reduced(&record, Format::Pos));
    }

    #[test]
    fn text_holds_the_main_line(record in records(5u8..=22).prop_map(without_setup)) {
        let mut left = there_and_back(&record, Format::Text);
        // It may have been cut off before the move that needs the most lines.
        left.size = reduced(&record, Format::Text).size;
        prop_assert_eq!(left, reduced(&record, Format::Text));
    }

    #[test]
    fn a_written_file_is_recognised(record in records(Just(15)).prop_map(without_setup)) {
        for format in Format::ALL {
            let Ok(written) = format.write(&record) else { continue };
            // Without moves a code is a blank file, and a few games of many moves in pos look like a text.
            let is_pos = |bytes: &[u8]| !bytes.iter().any(|&byte| byte < 9);
            if written.bytes != b"\n" && !(format == Format::Pos && is_pos(&written.bytes)) {
                prop_assert_eq!(Format::of_content(&written.bytes), Some(format));
            }
        }
    }

    #[test]
    fn boards_and_setups_that_do_not_fit_are_refused(record in records(5u8..=22)) {
        let is_set_up = record.setup().is_some_and(Setup::has_stones);
        let lines = record.size.lines();
        for (format, only) in [(Format::Lib, Some(15)), (Format::Pos, Some(15)), (Format::Rec, Some(20)), (Format::Psq, None)] {
            let expected = match only {
                Some(only) if only != lines => Err(WriteError::Size { format, lines: only, size: record.size }),
                _ if is_set_up => Err(WriteError::Setup { format }),
                _ => Ok(()),
            };
            prop_assert_eq!(format.write(&record).map(drop), expected);
        }
        prop_assert_eq!(Format::Rif.write(&record), Err(WriteError::ReadOnly { format: Format::Rif }));
    }
}

#[test]
fn lib_keeps_the_word_of_a_node_before_one_without_a_move() {
    let mut record = Record::default();
    let tree = &mut record.tree;
    let played = |color, point| {
        Some(Played {
            color,
            point: Some(point),
        })
    };
    let first = tree.add(NodeId::ROOT, played(Color::Black, Point::new(0, 14)));
    let silent = tree.add(first, None);
    let answer = Point::new(2, 6);
    tree.add(silent, played(Color::White, answer));
    tree.notes_mut(first).labels.insert(answer, "!".to_owned());
    let read = there_and_back(&record, Format::Lib);
    let first = read.tree.children(NodeId::ROOT).next().unwrap();
    assert_eq!(read.tree.notes(first).labels[&answer], "!");
}
