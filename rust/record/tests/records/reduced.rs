//! A record without what a format cannot hold, worked out from the table of what each holds.

use gomoku_record::{Feature, Format, MarkKind, Marks, NodeId, Notes, Played, Player, Record};
use gomoku_rules::{BoardSize, Color};

/// What is left of a record that was written and read again.
pub fn reduced(record: &Record, format: Format) -> Record {
    let holds = |feature: Feature| format.holds().contains(&feature);
    let text = |feature, text: &String| {
        if holds(feature) {
            text.clone()
        } else {
            String::new()
        }
    };
    let player = |player: &Player| Player {
        name: text(Feature::Players, &player.name),
        rank: text(Feature::Ranks, &player.rank),
    };
    let mut left = Record {
        size: if holds(Feature::Size) {
            record.size
        } else {
            read_size(record)
        },
        rule: record.rule.filter(|_| holds(Feature::Rule)),
        opening: text(Feature::Opening, &record.opening),
        black: player(&record.black),
        white: player(&record.white),
        result: record.result.filter(|_| holds(Feature::Result)),
        date: text(Feature::Date, &record.date),
        event: text(Feature::Event, &record.event),
        round: text(Feature::Event, &record.round),
        place: text(Feature::Event, &record.place),
        time_control: text(Feature::TimeControl, &record.time_control),
        ..Record::default()
    };
    let root = reduced_notes(record.tree.notes(NodeId::ROOT), None, format);
    if !root.is_empty() {
        *left.tree.notes_mut(NodeId::ROOT) = root;
    }
    let turn = record.begins();
    copy(
        record,
        format,
        (NodeId::ROOT, turn),
        &mut left,
        (NodeId::ROOT, Color::Black),
    );
    left
}

/// The board that is read where the file says none: the moves fit, and it has 15 lines at least.
fn read_size(record: &Record) -> BoardSize {
    let points = record.main_moves().filter_map(|(_, played)| played.point);
    let lines = points.map(|point| point.col().max(point.row()) + 1).max();
    BoardSize::new(lines.unwrap_or(0).max(15)).unwrap()
}

/// Copies what follows on a node, whose turn it is there being said on both sides: formats without colours read that
/// Black begins.
fn copy(
    record: &Record,
    format: Format,
    (from, turn): (NodeId, Color),
    left: &mut Record,
    (to, new_turn): (NodeId, Color),
) {
    let holds = |feature: Feature| format.holds().contains(&feature);
    let children = record.tree.children(from);
    let wanted = if holds(Feature::Variations) { usize::MAX } else { 1 };
    for child in children.take(wanted) {
        let (played, notes) = (record.tree.played(child), record.tree.notes(child));
        if holds(Feature::Setup) {
            let added = left.tree.add(to, played);
            *left.tree.notes_mut(added) = notes.clone();
            copy(record, format, (child, turn), left, (added, new_turn));
            continue;
        }
        let is_held = notes.setup.is_none() && played.is_none_or(|played| is_held(played, turn, format));
        match played {
            _ if !is_held => {}
            None => copy(record, format, (child, turn), left, (to, new_turn)),
            Some(Played { point, .. }) => {
                let color = new_turn;
                let added = left.tree.add(to, Some(Played { color, point }));
                let notes = reduced_notes(notes, point, format);
                if !notes.is_empty() {
                    *left.tree.notes_mut(added) = notes;
                }
                copy(record, format, (child, !turn), left, (added, !new_turn));
            }
        }
    }
}

fn is_held(played: Played, turn: Color, format: Format) -> bool {
    played.color == turn && (played.point.is_some() || format.holds().contains(&Feature::Passes))
}

fn reduced_notes(notes: &Notes, point: Option<gomoku_rules::Point>, format: Format) -> Notes {
    let holds = |feature: Feature| format.holds().contains(&feature);
    let mut left = Notes {
        time: notes.time.filter(|_| holds(Feature::Times)),
        ..Notes::default()
    };
    // Piskvorky has a time for each move.
    if holds(Feature::Times) && !holds(Feature::Comments) && point.is_some() {
        left.time = Some(notes.time.unwrap_or(0));
    }
    if holds(Feature::Comments) {
        left.comment.clone_from(&notes.comment);
    }
    if holds(Feature::Labels) {
        left.labels.clone_from(&notes.labels);
    }
    if holds(Feature::Marks) {
        left.marks.clone_from(&notes.marks);
    } else if format == Format::Lib {
        let own = point.filter(|&point| notes.marks.of(MarkKind::Cross).contains(point));
        left.marks = own.map_or_else(Marks::default, |point| {
            let mut marks = Marks::default();
            marks.add(MarkKind::Cross, point);
            marks
        });
    }
    if holds(Feature::Properties) {
        left.properties.clone_from(&notes.properties);
    }
    if holds(Feature::Setup) {
        left.setup.clone_from(&notes.setup);
    }
    left
}
