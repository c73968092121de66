//! Records to libraries.

use encoding_rs::{Encoding, GBK, UTF_8};
use gomoku_rules::{BoardSize, Color, Point};

use super::{EXTENSION, HEADER_LEN, MARK, SIGNATURE, START, flags};
use crate::{
    charset,
    error::WriteError,
    feature::Feature,
    format::Format,
    lines::to_top,
    loss::{Losses, WhyCut, Written},
    marks::MarkKind,
    notes::{Notes, Setup},
    point_set::PointSet,
    record::Record,
    tree::{NodeId, Played, Tree},
};

pub(super) fn library(record: &Record) -> Result<Written, WriteError> {
    Format::Lib.expect_size(record, BoardSize::default())?;
    if record.setup().is_some_and(Setup::has_stones) {
        return Err(WriteError::Setup { format: Format::Lib });
    }
    let in_gbk = Writer::new(record, GBK).library()?;
    let library = if in_gbk.is_recognised() {
        in_gbk
    } else {
        Writer::new(record, UTF_8).library()?
    };
    Ok(library.losses.written(library.bytes))
}

/// A node of the file. What follows on it comes before its siblings.
struct Item {
    /// The node of the record, or the one before where there is only a word.
    node: NodeId,
    point: Option<Point>,
    kind: Kind,
    has_sibling: bool,
}

enum Kind {
    /// A move, with the word that the node `word_of` has on its point.
    Move {
        turn: Color,
        word_of: Option<NodeId>,
    },
    Word,
}

struct Writer<'a> {
    record: &'a Record,
    encoding: &'static Encoding,
    bytes: Vec<u8>,
    /// All texts as they are written, one after the other.
    texts: Vec<u8>,
    has_unknown_characters: bool,
    losses: Losses,
}

impl<'a> Writer<'a> {
    fn new(record: &'a Record, encoding: &'static Encoding) -> Writer<'a> {
        Writer {
            record,
            encoding,
            bytes: Vec::new(),
            texts: Vec::new(),
            has_unknown_characters: false,
            losses: Losses::of(record, Format::Lib),
        }
    }

    /// Writes everything.
    fn library(mut self) -> Result<Writer<'a>, WriteError> {
        let root_is_left_out = self.root_is_left_out();
        self.header(root_is_left_out);
        if !root_is_left_out {
            self.root()?;
        }
        self.tree()?;
        if self.encoding == UTF_8 {
            self.losses.characters();
        }
        Ok(self)
    }

    /// Whether readers will find the characters again.
    fn is_recognised(&self) -> bool {
        let is_guessed = || charset::decode(&self.texts, None).1 == self.encoding;
        !self.has_unknown_characters && (self.texts.is_ascii() || is_guessed())
    }

    /// Old programs read libraries in which h8 is the only first move and nobody passes, if the root is not there.
    fn root_is_left_out(&self) -> bool {
        let tree = &self.record.tree;
        let mut first = tree.children(NodeId::ROOT).filter_map(|node| tree.played(node));
        let is_centre = |played: Played| played.point == Some(Point::new(7, 7));
        let is_pass = |node| tree.played(node).is_some_and(|played| played.point.is_none());
        first.next().is_some_and(is_centre)
            && first.next().is_none()
            && tree.notes(NodeId::ROOT).is_empty()
            && !tree.nodes().any(is_pass)
    }

    fn header(&mut self, is_old: bool) {
        self.bytes.extend_from_slice(SIGNATURE);
        self.bytes.extend([3, if is_old { 0 } else { 4 }]);
        self.bytes.resize(HEADER_LEN, 0xff);
    }

    fn root(&mut self) -> Result<(), WriteError> {
        // RenLib never says of the root that nothing follows on it.
        self.node(None, 0, NodeId::ROOT, None)
    }

    fn tree(&mut self) -> Result<(), WriteError> {
        let mut items = Vec::new();
        self.push_children(NodeId::ROOT, self.record.begins(), &mut items);
        while let Some(item) = items.pop() {
            let flags = if item.has_sibling { flags::SIBLING } else { 0 };
            match item.kind {
                Kind::Word => self.word(item.point, flags, item.node)?,
                Kind::Move { turn, word_of } => {
                    let waiting = items.len();
                    self.push_children(item.node, !turn, &mut items);
                    let no_child = if items.len() == waiting {
                        flags::NO_CHILD
                    } else {
                        0
                    };
                    self.node(item.point, flags | no_child, item.node, word_of)?;
                }
            }
        }
        Ok(())
    }

    /// Puts what follows on a node before what is waiting: last in the list.
    fn push_children(&mut self, node: NodeId, turn: Color, items: &mut Vec<Item>) {
        let tree = &self.record.tree;
        let from = items.len();
        let mut words: PointSet = tree.notes(node).labels.keys().copied().collect();
        for child in moves_after(tree, node) {
            let Some(Played { point, .. }) = self.played_in_turn(child, turn) else {
                continue;
            };
            // The first move on a labelled point carries the word.
            let word_of = point.filter(|&point| words.contains(point)).map(|_| node);
            if let Some(point) = point {
                words.remove(point);
            }
            items.push(Item {
                node: child,
                point,
                kind: Kind::Move { turn, word_of },
                has_sibling: true,
            });
        }
        items.extend(words.iter().map(|point| Item {
            node,
            point: Some(point),
            kind: Kind::Word,
            has_sibling: true,
        }));
        let added = &mut items[from..];
        added.reverse();
        if let Some(last) = added.first_mut() {
            last.has_sibling = false;
        }
    }

    /// The move of a node, if it is the turn of that side; otherwise, and where stones are set up, all behind is lost.
    fn played_in_turn(&mut self, node: NodeId, turn: Color) -> Option<Played> {
        let tree = &self.record.tree;
        let played = tree.played(node);
        let why = match played {
            Some(Played { color, .. }) if color == turn && tree.notes(node).setup.is_none() => return played,
            Some(_) => WhyCut::Turn,
            None => WhyCut::Setup,
        };
        self.losses.cut(|| tree.number(node).max(1), why);
        None
    }

    fn node(
        &mut self,
        point: Option<Point>,
        mut flags: u8,
        node: NodeId,
        word_of: Option<NodeId>,
    ) -> Result<(), WriteError> {
        let notes = self.record.tree.notes(node);
        flags |= self.marks(point, notes);
        if !notes.comment.is_empty() {
            flags |= flags::COMMENT;
        }
        let kept = notes.properties.get(EXTENSION).and_then(|bits| bits.parse().ok());
        let extension = kept.unwrap_or(0) & !flags::BOARD_TEXT;
        self.losses.keep(Feature::Properties, usize::from(kept.is_some()));
        self.push(point, flags, extension, word_of.is_some())?;
        if !notes.comment.is_empty() {
            self.text(&comment(&notes.comment));
        }
        if let Some(before) = word_of {
            self.label(point, before);
        }
        Ok(())
    }

    fn word(&mut self, point: Option<Point>, flags: u8, before: NodeId) -> Result<(), WriteError> {
        self.push(point, flags | flags::NO_MOVE | flags::NO_CHILD, 0, true)?;
        self.label(point, before);
        Ok(())
    }

    fn label(&mut self, point: Option<Point>, before: NodeId) {
        let labels = &self.record.tree.notes(before).labels;
        if let Some(label) = point.and_then(|point| labels.get(&point)) {
            self.text(label);
        }
    }

    fn marks(&mut self, point: Option<Point>, notes: &Notes) -> u8 {
        let mut flags = 0;
        let is_crossed = point.is_some_and(|point| notes.marks.of(MarkKind::Cross).contains(point));
        self.losses.keep(Feature::Marks, usize::from(is_crossed));
        let mut kept_properties = 0;
        let mut has = |name| {
            let has = notes.properties.get(name).is_some();
            kept_properties += usize::from(has);
            has
        };
        if has(START) {
            flags |= flags::STARTS;
        }
        if is_crossed || (point.is_none() && has(MARK)) {
            flags |= flags::MARKED;
        }
        self.losses.keep(Feature::Properties, kept_properties);
        flags
    }

    fn push(
        &mut self,
        point: Option<Point>,
        mut flags: u8,
        mut extension: u16,
        has_word: bool,
    ) -> Result<(), WriteError> {
        if has_word {
            extension |= flags::BOARD_TEXT;
        }
        if extension != 0 {
            flags |= flags::EXTENDED;
        }
        self.bytes.extend([byte(point)?, flags]);
        if extension != 0 {
            self.bytes.extend(extension.to_be_bytes());
        }
        Ok(())
    }

    /// A text, the zero byte behind it, and one more where that makes the number even.
    fn text(&mut self, text: &str) {
        let text = text.replace('\0', " ");
        let (bytes, _, has_unknown) = self.encoding.encode(&text);
        self.has_unknown_characters |= has_unknown;
        self.texts.extend_from_slice(&bytes);
        self.texts.push(b'\n');
        self.bytes.extend_from_slice(&bytes);
        self.bytes.push(0);
        if bytes.len().is_multiple_of(2) {
            self.bytes.push(0);
        }
    }
}

/// The first nodes after `node` that have a move or set up stones, those that do neither being passed over.
fn moves_after(tree: &Tree, node: NodeId) -> Vec<NodeId> {
    let children = |node| {
        let mut children: Vec<NodeId> = tree.children(node).collect();
        children.reverse();
        children
    };
    let is_silent = |node| tree.played(node).is_none() && tree.notes(node).setup.is_none();
    let (mut waiting, mut found) = (children(node), Vec::new());
    while let Some(next) = waiting.pop() {
        if is_silent(next) {
            waiting.extend(children(next));
        } else {
            found.push(next);
        }
    }
    found
}

fn byte(point: Option<Point>) -> Result<u8, WriteError> {
    let Some(point) = point else { return Ok(0) };
    let size = BoardSize::default();
    if !size.contains(point) {
        return Err(WriteError::OffBoard { point });
    }
    let (col, row) = to_top(point, size);
    Ok(16 * row + col + 1)
}

/// A comment with its first line apart, its lines ended as Windows does.
fn comment(text: &str) -> String {
    text.replace('\u{8}', " ")
        .replacen('\n', "\u{8}", 1)
        .replace('\n', "\r\n")
}
