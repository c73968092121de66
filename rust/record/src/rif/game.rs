//! One game of a database.

use gomoku_rules::{Color, Rule};
use quick_xml::{
    XmlVersion,
    events::{BytesStart, Event},
};

use crate::{
    error::{ReadError, Reason},
    main_line,
    properties::Properties,
    record::{Player, Record},
    result::GameResult,
    rif::tables::{Table, Tables},
    text::{self, CodeMove},
    tree::NodeId,
};

/// A game that is being read: its attributes have been.
pub(super) struct Game {
    record: Record,
    moves: String,
    /// Where the moves stand in the file.
    moves_offset: usize,
    comment: String,
    /// The child whose text comes next.
    child: Child,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Child {
    None,
    Moves,
    Comment,
}

impl Game {
    /// A game with these attributes; they end before `offset`.
    ///
    /// # Errors
    ///
    /// For an attribute that is not well formed.
    pub(super) fn begin(element: &BytesStart<'_>, tables: &Tables, offset: usize) -> Result<Game, ReadError> {
        let mut record = Record {
            rule: Some(Rule::Renju),
            ..Record::default()
        };
        // Looking for names that come twice would take too long in a hostile file.
        for attribute in element.attributes().with_checks(false) {
            let error = |text: String| ReadError::in_bytes(offset, Reason::Xml(text));
            let attribute = attribute.map_err(|fault| error(fault.to_string()))?;
            let value = attribute.normalized_value(XmlVersion::Implicit1_0);
            let value = value.map_err(|fault| error(fault.to_string()))?;
            read_attribute(attribute.key.as_ref(), value.trim(), tables, &mut record);
        }
        Ok(Game {
            record,
            moves: String::new(),
            moves_offset: offset,
            comment: String::new(),
            child: Child::None,
        })
    }

    /// Takes in what stands within the game; it ends before `offset`.
    pub(super) fn continue_with(&mut self, event: &Event<'_>, offset: usize) {
        match event {
            Event::Start(element) => {
                self.child = match element.name().as_ref() {
                    "move" => Child::Moves,
                    "info" => Child::Comment,
                    _ => Child::None,
                };
                if self.child == Child::Moves {
                    self.moves_offset = offset;
                }
            }
            Event::End(_) => self.child = Child::None,
            Event::Text(text) => self.add(&text.xml10_content()),
            Event::CData(text) => self.add(&text.xml10_content()),
            Event::GeneralRef(reference) => {
                let character = reference.resolve_char_ref().ok().flatten();
                let named = || quick_xml::escape::resolve_predefined_entity(reference);
                match character {
                    Some(character) => self.add(character.encode_utf8(&mut [0; 4])),
                    None => self.add(named().unwrap_or_default()),
                }
            }
            _ => {}
        }
    }

    fn add(&mut self, text: &str) {
        match self.child {
            Child::None => {}
            Child::Moves => self.moves.push_str(text),
            Child::Comment => self.comment.push_str(text),
        }
    }

    /// The whole game.
    ///
    /// # Errors
    ///
    /// For a move that is none or off the board.
    pub(super) fn record(self) -> Result<Record, ReadError> {
        let Game {
            mut record,
            moves,
            moves_offset,
            comment,
            ..
        } = self;
        let size = record.size;
        let mut line = main_line::Line::new(&mut record.tree);
        for played in text::moves(&moves) {
            let CodeMove {
                offset, point, text, ..
            } = played.map_err(|error| ReadError::in_bytes(moves_offset + error.offset, error.into()))?;
            let off_board = || {
                let text = text.to_owned();
                ReadError::in_bytes(moves_offset + offset, Reason::OffBoard { text })
            };
            size.contains(point).then_some(()).ok_or_else(off_board)?;
            line.play(point, moves_offset + offset, None);
        }
        let comment = comment.trim();
        if !comment.is_empty() {
            record.tree.notes_mut(NodeId::ROOT).comment = comment.replace("\r\n", "\n");
        }
        Ok(record)
    }
}

fn read_attribute(name: &str, value: &str, tables: &Tables, record: &mut Record) {
    match name {
        "black" => record.black = Player::named(&tables.name(Table::Player, value)),
        "white" => record.white = Player::named(&tables.name(Table::Player, value)),
        "tournament" => record.event = tables.name(Table::Tournament, value),
        "round" => value.clone_into(&mut record.round),
        "rule" => record.opening = tables.name(Table::Rule, value),
        "opening" => keep(record, name, &tables.name(Table::Opening, value)),
        "bresult" => match result(value) {
            Some(result) => record.result = Some(result),
            None => keep(record, name, value),
        },
        "publisher" | "id" | "btime" | "wtime" | "alt" | "swap" => keep(record, name, value),
        _ => {}
    }
}

fn keep(record: &mut Record, name: &str, value: &str) {
    let name = name.to_ascii_uppercase();
    if !value.is_empty() && Properties::is_name(&name) {
        let properties = &mut record.tree.notes_mut(NodeId::ROOT).properties;
        properties.push(&name, [value]);
    }
}

/// Black's points.
fn result(text: &str) -> Option<GameResult> {
    let win = |winner| GameResult::Win { winner, reason: None };
    match text {
        "1" => Some(win(Color::Black)),
        "0" => Some(win(Color::White)),
        "0.5" => Some(GameResult::Draw),
        _ => None,
    }
}
