//! Records with everything in them.

use gomoku_record::{
    GameResult, MarkKind, NodeId, Notes, Played, Player, PointSet, Properties, Record, Setup, WonBy,
};
use gomoku_rules::{BoardSize, Color, Point, Rule};
use proptest::{collection::vec, option, prelude::*, sample::select};

/// A record on a board of these sizes.
pub fn records(sizes: impl Strategy<Value = u8>) -> impl Strategy<Value = Record> {
    let nodes = vec((any::<prop::sample::Index>(), node()), 0..40);
    (sizes, info(), notes(), nodes).prop_map(|(lines, info, root, nodes)| {
        let size = BoardSize::new(lines).unwrap();
        let mut record = Record { size, ..info };
        let mut turns = vec![(NodeId::ROOT, Color::Black)];
        *record.tree.notes_mut(NodeId::ROOT) = Notes {
            time: None,
            ..root.on(size)
        };
        for (parent, node) in nodes {
            // Mostly what was added last goes on.
            let index = parent.index(turns.len() * 4).min(turns.len() - 1);
            let (parent, turn) = turns[index];
            let color = if node.is_out_of_turn { !turn } else { turn };
            let played = match node.kind {
                Kind::Stone(place) => {
                    let point = size.point_at(place.index(size.area())).unwrap();
                    Some(Played::stone(color, point))
                }
                Kind::Pass => Some(Played::pass(color)),
                Kind::Silent => None,
            };
            let added = record.tree.add(parent, played);
            let mut said = node.notes.on(size);
            // A node with a move sets up no stones.
            said.setup = said.setup.filter(|_| played.is_none());
            // And only a move takes time.
            said.time = said.time.filter(|_| played.is_some());
            if !said.is_empty() {
                *record.tree.notes_mut(added) = said;
            }
            turns.push((added, if played.is_some() { !color } else { turn }));
        }
        record
    })
}

/// A node of a board that is not known yet.
#[derive(Debug)]
struct Node {
    kind: Kind,
    is_out_of_turn: bool,
    notes: SomeNotes,
}

#[derive(Clone, Debug)]
enum Kind {
    Stone(prop::sample::Index),
    Pass,
    Silent,
}

fn node() -> impl Strategy<Value = Node> {
    let kind = prop_oneof![
        30 => any::<prop::sample::Index>().prop_map(Kind::Stone),
        1 => Just(Kind::Pass),
        2 => Just(Kind::Silent),
    ];
    (kind, prop::bool::weighted(0.02), notes()).prop_map(|(kind, is_out_of_turn, notes)| Node {
        kind,
        is_out_of_turn,
        notes,
    })
}

type Places = Vec<prop::sample::Index>;

/// Notes on a board that is not known yet.
#[derive(Debug)]
struct SomeNotes {
    notes: Notes,
    setup: Option<([Places; 3], Option<Color>)>,
    marks: Vec<(MarkKind, prop::sample::Index)>,
    labels: Vec<(prop::sample::Index, String)>,
}

fn notes() -> impl Strategy<Value = SomeNotes> {
    let places = || vec(any::<prop::sample::Index>(), 0..5);
    let setup = ([places(), places(), places()], option::of(select(&Color::ALL)));
    let properties = vec((select(&["SO", "KO", "5A", "XYZ"][..]), vec(text(), 1..3)), 0..2);
    let plain =
        (rarely(comment()), rarely(any::<u64>()), rarely(properties)).prop_map(|(comment, time, all)| {
            let mut properties = Properties::default();
            for (name, values) in all.unwrap_or_default() {
                properties.push(name, values.iter().map(String::as_str));
            }
            Notes {
                comment: comment.unwrap_or_default(),
                time,
                properties,
                ..Notes::default()
            }
        });
    let marks = vec((select(&MarkKind::ALL), any::<prop::sample::Index>()), 0..4);
    let labels = vec((any::<prop::sample::Index>(), label()), 0..4);
    let setup = option::weighted(0.3, setup);
    (plain, setup, rarely(marks), rarely(labels)).prop_map(|(notes, setup, marks, labels)| SomeNotes {
        notes,
        setup,
        marks: marks.unwrap_or_default(),
        labels: labels.unwrap_or_default(),
    })
}

impl SomeNotes {
    fn on(self, size: BoardSize) -> Notes {
        let point = |place: prop::sample::Index| size.point_at(place.index(size.area())).unwrap();
        let set = |places: Places| places.into_iter().map(point).collect::<PointSet>();
        let mut notes = self.notes;
        notes.setup = self.setup.map(|([black, white, empty], turn)| {
            let mut setup = Setup {
                turn,
                ..Setup::default()
            };
            // A point is said once; and a setup says something.
            let stones = [
                (set(white), Some(Color::White)),
                (set(empty), None),
                (set(black), Some(Color::Black)),
            ];
            for (points, stone) in stones {
                points.iter().for_each(|point| setup.put(point, stone));
            }
            setup.put(Point::new(0, 0), Some(Color::Black));
            Box::new(setup)
        });
        for (kind, place) in self.marks {
            notes.marks.add(kind, point(place));
        }
        notes.labels = self
            .labels
            .into_iter()
            .map(|(place, text)| (point(place), text))
            .collect();
        notes
    }
}

fn info() -> impl Strategy<Value = Record> {
    let player = || (text(), text()).prop_map(|(name, rank)| Player { name, rank });
    let texts = (text(), text(), text(), text(), text(), text());
    let rule = option::of(select(&Rule::ALL));
    let result = option::of(result());
    (rule, player(), player(), result, texts).prop_map(|(rule, black, white, result, texts)| {
        let (opening, date, event, round, place, time_control) = texts;
        Record {
            rule,
            opening,
            black,
            white,
            result,
            date,
            event,
            round,
            place,
            time_control,
            ..Record::default()
        }
    })
}

fn result() -> impl Strategy<Value = GameResult> {
    let reason = option::of(select(&WonBy::ALL));
    prop_oneof![
        4 => (select(&Color::ALL), reason).prop_map(|(winner, reason)| GameResult::Win { winner, reason }),
        1 => Just(GameResult::Draw),
        1 => Just(GameResult::Void),
    ]
}

fn rarely<S: Strategy>(strategy: S) -> impl Strategy<Value = Option<S::Value>> {
    option::weighted(0.1, strategy)
}

/// A text of one line without blanks at its ends.
fn text() -> impl Strategy<Value = String> {
    "[ -~黑白é]{0,9}".prop_map(|text| text.trim().to_owned())
}

fn label() -> impl Strategy<Value = String> {
    "[!-~黑白é]{1,3}"
}

fn comment() -> impl Strategy<Value = String> {
    "[ -~\n黑白é棋]{0,20}"
}
