//! The object as it stands in the file.

use std::{collections::BTreeMap, str::FromStr};

use gomoku_rules::{BoardSize, Color, Point, Rule};
use serde::{
    Deserialize, Serialize, Serializer,
    ser::{self, SerializeSeq},
};

use crate::{
    error::{Reason, WriteError},
    json::{FORMAT, VERSION},
    marks::MarkKind,
    notes::{Notes, Setup},
    point_set::PointSet,
    properties::Properties,
    record::{Player, Record},
    tree::{NodeId, Played},
};

const PASS: &str = "pass";

/// What every version has.
#[derive(Deserialize)]
pub(super) struct Envelope {
    pub(super) format: Option<String>,
    #[serde(default)]
    pub(super) version: u64,
}

/// The object. When it is read, nodes and notes are texts at first, so that errors tell their places and a hostile file
/// takes no more room than it has.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SavedRecord<Moves, Notes> {
    format: String,
    version: u64,
    size: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    opening: String,
    #[serde(default, skip_serializing_if = "SavedPlayer::is_unknown")]
    black: SavedPlayer,
    #[serde(default, skip_serializing_if = "SavedPlayer::is_unknown")]
    white: SavedPlayer,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<String>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    date: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    event: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    round: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    place: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    time_control: String,
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    pub(super) notes: Option<Notes>,
    pub(super) moves: Moves,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) hash: Option<String>,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct SavedPlayer {
    #[serde(skip_serializing_if = "String::is_empty")]
    name: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    rank: String,
}

/// A move, or a node without one.
#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct SavedNode {
    #[serde(skip_serializing_if = "Option::is_none")]
    color: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    point: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    time: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    notes: Option<SavedNotes>,
    /// Left out when that is the node before in the list.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) after: Option<usize>,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct SavedNotes {
    #[serde(skip_serializing_if = "String::is_empty")]
    comment: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    setup: Option<SavedSetup>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    marks: BTreeMap<String, Vec<String>>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    labels: BTreeMap<String, String>,
    /// Each a name and its values, escaped as in SGF.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    properties: Vec<(String, Vec<String>)>,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct SavedSetup {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    black: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    white: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    empty: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    turn: Option<String>,
}

impl<Moves, Notes> SavedRecord<Moves, Notes> {
    /// All but notes and moves.
    pub(super) fn info(&self) -> Result<Record, Reason> {
        let size = BoardSize::new(self.size)?;
        Ok(Record {
            rule: self
                .rule
                .as_deref()
                .map(|text| parse(text, "a rule"))
                .transpose()?,
            opening: self.opening.clone(),
            black: self.black.player(),
            white: self.white.player(),
            result: self
                .result
                .as_deref()
                .map(|text| parse(text, "a result"))
                .transpose()?,
            date: self.date.clone(),
            event: self.event.clone(),
            round: self.round.clone(),
            place: self.place.clone(),
            time_control: self.time_control.clone(),
            ..Record::new(size)
        })
    }
}

impl SavedPlayer {
    fn is_unknown(&self) -> bool {
        self.name.is_empty() && self.rank.is_empty()
    }

    fn player(&self) -> Player {
        Player {
            name: self.name.clone(),
            rank: self.rank.clone(),
        }
    }

    fn of(player: &Player) -> SavedPlayer {
        SavedPlayer {
            name: player.name.clone(),
            rank: player.rank.clone(),
        }
    }
}

impl SavedNode {
    pub(super) fn played(&self, size: BoardSize) -> Result<Option<Played>, Reason> {
        match (self.color.as_deref(), self.point.as_deref()) {
            (None, None) => Ok(None),
            (Some(color), Some(at)) => {
                let color = parse(color, "black or white")?;
                let point = if at == PASS { None } else { Some(point(at, size)?) };
                Ok(Some(Played { color, point }))
            }
            (Some(_), None) => Err(Reason::Json("a colour without a point".to_owned())),
            (None, Some(_)) => Err(Reason::Json("a point without a colour".to_owned())),
        }
    }

    pub(super) fn notes(self, size: BoardSize) -> Result<Notes, Reason> {
        let notes = self.notes.unwrap_or_default().notes(size)?;
        Ok(Notes {
            time: self.time,
            ..notes
        })
    }
}

impl SavedNotes {
    pub(super) fn notes(self, size: BoardSize) -> Result<Notes, Reason> {
        let setup = self
            .setup
            .map(|saved| saved.setup(size).map(Box::new))
            .transpose()?;
        let mut notes = Notes {
            comment: self.comment,
            setup,
            ..Notes::default()
        };
        for (name, points) in self.marks {
            let kind = MarkKind::ALL.into_iter().find(|kind| kind.as_str() == name);
            let kind = kind.ok_or_else(|| Reason::expected("a kind of marks", &name))?;
            for name in points {
                notes.marks.add(kind, point(&name, size)?);
            }
        }
        for (name, label) in self.labels {
            notes.labels.insert(point(&name, size)?, label);
        }
        for (name, values) in self.properties {
            let is_escaped = |value: &String| Properties::is_escaped(value);
            if !Properties::is_name(&name) || values.is_empty() || !values.iter().all(is_escaped) {
                return Err(Reason::expected(
                    "a name that SGF has no other use for, and its values",
                    &name,
                ));
            }
            notes
                .properties
                .push_escaped(&name, values.iter().map(String::as_str));
        }
        Ok(notes)
    }
}

impl SavedSetup {
    fn setup(&self, size: BoardSize) -> Result<Setup, Reason> {
        let mut setup = Setup::default();
        let stones = [
            (&self.black, Some(Color::Black)),
            (&self.white, Some(Color::White)),
            (&self.empty, None),
        ];
        let mut seen = PointSet::default();
        for (names, stone) in stones {
            for name in names {
                let point = point(name, size)?;
                if seen.contains(point) {
                    return Err(Reason::Twice(point));
                }
                seen.insert(point);
                setup.put(point, stone);
            }
        }
        setup.turn = self
            .turn
            .as_deref()
            .map(|text| parse(text, "black or white"))
            .transpose()?;
        Ok(setup)
    }
}

fn point(name: &str, size: BoardSize) -> Result<Point, Reason> {
    let point: Point = parse(name, "a point")?;
    let off_board = || Reason::OffBoard {
        text: name.to_owned(),
    };
    size.contains(point).then_some(point).ok_or_else(off_board)
}

fn parse<T: FromStr>(text: &str, expected: &'static str) -> Result<T, Reason> {
    text.parse().map_err(|_| Reason::expected(expected, text))
}

/// The object of a record.
///
/// # Errors
///
/// [`WriteError::OffBoard`].
pub(super) fn save(
    record: &Record,
    hash: Option<String>,
) -> Result<SavedRecord<Nodes<'_>, SavedNotes>, WriteError> {
    let moves = Nodes { record };
    moves.saved().try_for_each(|node| node.map(drop))?;
    Ok(SavedRecord {
        format: FORMAT.to_owned(),
        version: VERSION,
        size: record.size.lines(),
        rule: record.rule.map(|rule: Rule| rule.as_str().to_owned()),
        opening: record.opening.clone(),
        black: SavedPlayer::of(&record.black),
        white: SavedPlayer::of(&record.white),
        result: record.result.map(|result| result.to_string()),
        date: record.date.clone(),
        event: record.event.clone(),
        round: record.round.clone(),
        place: record.place.clone(),
        time_control: record.time_control.clone(),
        notes: save_notes(record.tree.notes(NodeId::ROOT), record.size)?,
        moves,
        hash,
    })
}

/// The nodes of a record, made one by one as they are written: all together would take much room.
pub(super) struct Nodes<'a> {
    record: &'a Record,
}

impl Nodes<'_> {
    fn saved(&self) -> impl Iterator<Item = Result<SavedNode, WriteError>> {
        let Record { tree, size, .. } = self.record;
        let mut numbers = vec![0; tree.node_count()];
        tree.nodes().enumerate().skip(1).map(move |(number, node)| {
            numbers[node.index()] = number;
            let parent = tree.parent(node).map_or(0, |parent| numbers[parent.index()]);
            let after = (parent + 1 != number).then_some(parent);
            save_node(tree.played(node), tree.notes(node), *size, after)
        })
    }
}

impl Serialize for Nodes<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut nodes = serializer.serialize_seq(None)?;
        for node in self.saved() {
            nodes.serialize_element(&node.map_err(ser::Error::custom)?)?;
        }
        nodes.end()
    }
}

fn save_node(
    played: Option<Played>,
    notes: &Notes,
    size: BoardSize,
    after: Option<usize>,
) -> Result<SavedNode, WriteError> {
    let point = |played: Played| match played.point {
        Some(point) => name(point, size),
        None => Ok(PASS.to_owned()),
    };
    Ok(SavedNode {
        color: played.map(|played| played.color.as_str().to_owned()),
        point: played.map(point).transpose()?,
        time: notes.time,
        notes: save_notes(notes, size)?,
        after,
    })
}

/// All notes but the time; `None` when they say nothing.
fn save_notes(notes: &Notes, size: BoardSize) -> Result<Option<SavedNotes>, WriteError> {
    let only_time = Notes {
        time: notes.time,
        ..Notes::default()
    };
    if *notes == only_time {
        return Ok(None);
    }
    let mut marks: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (kind, point) in notes.marks.iter() {
        marks
            .entry(kind.as_str().to_owned())
            .or_default()
            .push(name(point, size)?);
    }
    let label = |(&point, text): (&Point, &String)| Ok((name(point, size)?, text.clone()));
    let mut properties: Vec<(String, Vec<String>)> = Vec::new();
    for (name, values) in notes.properties.grouped() {
        properties.push((name.to_owned(), values));
    }
    Ok(Some(SavedNotes {
        comment: notes.comment.clone(),
        setup: notes
            .setup
            .as_deref()
            .map(|setup| save_setup(setup, size))
            .transpose()?,
        marks,
        labels: notes
            .labels
            .iter()
            .map(label)
            .collect::<Result<_, WriteError>>()?,
        properties,
    }))
}

fn save_setup(setup: &Setup, size: BoardSize) -> Result<SavedSetup, WriteError> {
    let names = |points: PointSet| {
        points
            .iter()
            .map(|point| name(point, size))
            .collect::<Result<_, _>>()
    };
    Ok(SavedSetup {
        black: names(setup.black)?,
        white: names(setup.white)?,
        empty: names(setup.empty)?,
        turn: setup.turn.map(|turn| turn.as_str().to_owned()),
    })
}

fn name(point: Point, size: BoardSize) -> Result<String, WriteError> {
    let off_board = WriteError::OffBoard { point };
    size.contains(point).then(|| point.to_string()).ok_or(off_board)
}
