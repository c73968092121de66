//! Libraries to records.

use std::ops::Range;

use gomoku_rules::{BoardSize, Color, Point};

use super::{CENTRE, EXTENSION, HEADER_LEN, MARK, SIGNATURE, START, flags};
use crate::{
    charset,
    error::{ReadError, Reason},
    format::Format,
    lines::from_top,
    marks::MarkKind,
    record::Record,
    tree::{NodeId, Played},
};

/// The newest version, and what says so.
const NEWEST: (u8, u8) = (3, 4);
const NEWEST_NAME: &str = "3.4";

pub(super) fn library(bytes: &[u8]) -> Result<Record, ReadError> {
    let mut library = Library {
        bytes,
        at: nodes_start(bytes)?,
        record: Record::default(),
        texts: Vec::new(),
        has_start: false,
    };
    library.nodes()?;
    library.decode_texts();
    Ok(library.record)
}

/// Where the first node is.
fn nodes_start(bytes: &[u8]) -> Result<usize, ReadError> {
    let error = |offset, reason| Err(ReadError::in_bytes(offset, reason));
    if bytes.first() == Some(&CENTRE) {
        return Ok(0);
    }
    if !bytes.starts_with(SIGNATURE) {
        return error(0, Reason::NotThisFormat(Format::Lib));
    }
    let &[major, minor, ..] = &bytes[SIGNATURE.len()..] else {
        return error(bytes.len(), Reason::Ends("the version"));
    };
    if (major, minor) > NEWEST {
        let found = format!("{major}.{minor}");
        let known = NEWEST_NAME;
        return error(SIGNATURE.len(), Reason::Version { found, known });
    }
    if bytes.len() < HEADER_LEN {
        return error(bytes.len(), Reason::Ends("the header does"));
    }
    Ok(HEADER_LEN)
}

/// A text that waits for all others: together they tell their encoding.
struct Text {
    /// Where the bytes are.
    bytes: Range<usize>,
    node: NodeId,
    kind: Kind,
}

#[derive(Clone, Copy)]
enum Kind {
    OldComment,
    Comment,
    Label(Point),
}

struct Library<'a> {
    bytes: &'a [u8],
    at: usize,
    record: Record,
    texts: Vec<Text>,
    has_start: bool,
}

/// A node as the file has it.
struct Node {
    offset: usize,
    /// `None` for the root and for a pass.
    point: Option<Point>,
    flags: u8,
    /// Further flags.
    extension: u16,
}

/// Where a node is to be added, and whose turn it is there.
#[derive(Clone, Copy)]
struct Place {
    parent: NodeId,
    turn: Color,
}

impl Library<'_> {
    fn nodes(&mut self) -> Result<(), ReadError> {
        let mut place = Place {
            parent: NodeId::ROOT,
            turn: Color::Black,
        };
        // Where the siblings go that were promised.
        let mut promised: Vec<Place> = Vec::new();
        let mut is_first = true;
        while self.at < self.bytes.len() {
            let node = self.node()?;
            let here = place;
            if is_first && node.point.is_none() {
                self.texts_and_marks(&node, NodeId::ROOT, NodeId::ROOT)?;
            } else {
                place = self.add(&node, here)?;
            }
            is_first = false;
            if node.flags & flags::SIBLING != 0 {
                promised.push(here);
            }
            if node.flags & flags::NO_CHILD != 0 {
                match promised.pop() {
                    Some(sibling) => place = sibling,
                    None if self.at == self.bytes.len() => {}
                    None => {
                        let found = format!("{:#04x}", self.bytes[self.at]);
                        let reason = Reason::expected("the end of the file after the last node", &found);
                        return Err(ReadError::in_bytes(self.at, reason));
                    }
                }
            }
        }
        // RenLib itself saves lines without their siblings, so that promises may be left.
        Ok(())
    }

    fn node(&mut self) -> Result<Node, ReadError> {
        let offset = self.at;
        let [byte, flags] = self.pair()?;
        let extension = if flags & flags::EXTENDED != 0 {
            self.pair()?
        } else {
            [0; 2]
        };
        let off_board = || {
            let text = format!("{byte:#04x}");
            ReadError::in_bytes(offset, Reason::OffBoard { text })
        };
        let point = if byte == 0 {
            None
        } else {
            let col = u64::from(byte % 16).checked_sub(1).ok_or_else(off_board)?;
            let point = from_top(col, u64::from(byte / 16), BoardSize::default());
            Some(point.ok_or_else(off_board)?)
        };
        Ok(Node {
            offset,
            point,
            flags,
            extension: u16::from_be_bytes(extension),
        })
    }

    fn pair(&mut self) -> Result<[u8; 2], ReadError> {
        let pair = self.bytes[self.at..].first_chunk::<2>();
        let ends = || ReadError::in_bytes(self.bytes.len(), Reason::Ends("a node does"));
        let pair = *pair.ok_or_else(ends)?;
        self.at += 2;
        Ok(pair)
    }

    /// Adds the move of a node; returns where what follows on it goes.
    fn add(&mut self, node: &Node, Place { parent, turn }: Place) -> Result<Place, ReadError> {
        if node.flags & flags::NO_MOVE != 0 {
            return self.add_word(node, Place { parent, turn });
        }
        let played = Played {
            color: turn,
            point: node.point,
        };
        let added = self.record.tree.add(parent, Some(played));
        self.record.tree.set_offset(added, node.offset);
        self.texts_and_marks(node, added, parent)?;
        Ok(Place {
            parent: added,
            turn: !turn,
        })
    }

    /// Adds the label that a node is there for.
    fn add_word(&mut self, node: &Node, place: Place) -> Result<Place, ReadError> {
        if node.flags & flags::NO_CHILD == 0 || node.point.is_none() {
            let found = format!("the flags {:#04x}", node.flags);
            let reason = Reason::expected("a node with nothing but a word on the board", &found);
            return Err(ReadError::in_bytes(node.offset, reason));
        }
        self.texts_and_marks(node, place.parent, place.parent)?;
        Ok(place)
    }

    fn texts_and_marks(&mut self, node: &Node, added: NodeId, parent: NodeId) -> Result<(), ReadError> {
        if node.flags & flags::OLD_COMMENT != 0 {
            self.text(added, Kind::OldComment, |byte| byte & 0x80 != 0, 1)?;
        } else if node.flags & flags::COMMENT != 0 {
            self.text(added, Kind::Comment, |byte| byte == 0, 0)?;
        }
        if node.extension & flags::BOARD_TEXT != 0 {
            let at = node
                .point
                .map_or((added, Kind::Comment), |point| (parent, Kind::Label(point)));
            self.text(at.0, at.1, |byte| byte == 0, 0)?;
        }
        let is_move = node.flags & flags::NO_MOVE == 0;
        match node.point {
            _ if node.flags & flags::MARKED == 0 => {}
            Some(point) if is_move => self
                .record
                .tree
                .notes_mut(added)
                .marks
                .add(MarkKind::Cross, point),
            _ => self.keep(added, MARK, "1"),
        }
        // RenLib opens a library at one place.
        if node.flags & flags::STARTS != 0 && !self.has_start {
            self.has_start = true;
            self.keep(added, START, "1");
        }
        let unknown = node.extension & !flags::BOARD_TEXT;
        if unknown != 0 {
            self.keep(added, EXTENSION, &unknown.to_string());
        }
        Ok(())
    }

    fn keep(&mut self, node: NodeId, name: &str, value: &str) {
        self.record.tree.notes_mut(node).properties.push(name, [value]);
    }

    /// Notes a text that ends at a byte for which `is_last`, of which `kept` belong to it, and moves behind it.
    fn text(
        &mut self,
        node: NodeId,
        kind: Kind,
        is_last: impl Fn(u8) -> bool,
        kept: usize,
    ) -> Result<(), ReadError> {
        let rest = &self.bytes[self.at..];
        let ends = || ReadError::in_bytes(self.bytes.len(), Reason::Ends("a text does"));
        let last = rest.iter().position(|&byte| is_last(byte)).ok_or_else(ends)?;
        // Texts fill pairs of bytes; at the end of the file the second may be missing.
        let len = (last + 1).next_multiple_of(2).min(rest.len());
        let bytes = self.at..self.at + last + kept;
        self.texts.push(Text { bytes, node, kind });
        self.at += len;
        Ok(())
    }

    fn decode_texts(&mut self) {
        let is_old = |text: &Text| matches!(text.kind, Kind::OldComment);
        let (old, new): (Vec<Text>, Vec<Text>) =
            std::mem::take(&mut self.texts).into_iter().partition(is_old);
        let mut all = Vec::new();
        for text in &new {
            all.extend_from_slice(&self.bytes[text.bytes.clone()]);
            all.push(b'\n');
        }
        let encoding = charset::decode(&all, None).1;
        for Text { bytes, node, kind } in new {
            let text = encoding.decode_without_bom_handling(&self.bytes[bytes]).0;
            self.say(node, kind, &text);
        }
        for Text { bytes, node, kind } in old {
            let text: String = self.bytes[bytes]
                .iter()
                .map(|&byte| old_character(byte))
                .collect();
            self.say(node, kind, &text);
        }
    }

    fn say(&mut self, node: NodeId, kind: Kind, text: &str) {
        if text.is_empty() {
            return;
        }
        let text = if text.contains('\r') {
            text.replace("\r\n", "\n").replace('\r', "\n")
        } else {
            text.to_owned()
        };
        let notes = self.record.tree.notes_mut(node);
        match kind {
            Kind::Label(point) => {
                notes.labels.insert(point, text.replace('\n', " "));
            }
            // The first line of a comment stands apart.
            Kind::OldComment | Kind::Comment => notes.comment.push_str(&text.replacen('\u{8}', "\n", 1)),
        }
    }
}

/// A character of an old comment: Swedish letters had the places of brackets.
fn old_character(byte: u8) -> char {
    match byte & 0x7f {
        b'}' => 'å',
        b'{' => 'ä',
        b'|' => 'ö',
        b']' => 'Å',
        b'[' => 'Ä',
        b'\\' => 'Ö',
        other => char::from(other),
    }
}
