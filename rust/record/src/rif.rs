//! RenjuNet's databases: XML with hundreds of thousands of games, read one after the other.
//!
//! A game is an element with attributes, its moves in a child `move` such as `h8 i9 ...`, its comment in `info`. What its
//! attributes name by number (players, tournaments, rules, openings) is looked up where the file lists it before the
//! games. Result, players, tournament, round and the opening rule have a place in a [`Record`]; opening, the offered
//! fifth moves (`alt`), `swap`, `publisher`, `id` and the times used are kept as properties of the same names in capital
//! letters. All games are renju. What else there is, is passed over.
//!
//! The licence of RenjuNet's database is for offline, non-commercial use; this reads the copies that people have.

mod game;
mod tables;

use std::io::BufRead;

use quick_xml::{Reader, events::Event};

use crate::{
    error::{ReadError, Reason},
    format::Format,
    record::Record,
    rif::{game::Game, tables::Tables},
};

/// Reads the first game of a database.
///
/// ```
/// use gomoku_record::rif;
///
/// let record = rif::read(
///     b"<database><players><player id='7' name='Ann' surname='Arbor'/></players>
///       <games><game id='1' black='7' bresult='1'><move>h8 i9</move></game></games></database>",
/// )?;
/// assert_eq!(record.black.name, "Ann Arbor");
/// assert_eq!(record.main_moves().count(), 2);
/// # Ok::<(), gomoku_record::ReadError>(())
/// ```
///
/// # Errors
///
/// [`ReadError`] when it is no XML, has no game, or the first has a move that is none.
pub fn read(bytes: &[u8]) -> Result<Record, ReadError> {
    let none = || ReadError::in_bytes(0, Reason::NotThisFormat(Format::Rif));
    games(bytes).next().ok_or_else(none)?
}

/// The games of a database, read while they are asked for: at any time there is one in memory, and the tables of names.
///
/// ```
/// use gomoku_record::rif;
///
/// let file = "<games><game><move>h8</move></game><game><move>h8 i9</move></game></games>";
/// let lengths: Vec<usize> = rif::games(file.as_bytes())
///     .map(|game| game.map(|record| record.main_moves().count()))
///     .collect::<Result<_, _>>()?;
/// assert_eq!(lengths, [1, 2]);
/// # Ok::<(), gomoku_record::ReadError>(())
/// ```
///
/// Each item is a game or an error. After a game that could not be read the next one follows; after a fault of the file
/// nothing does.
pub fn games<R: BufRead>(source: R) -> impl Iterator<Item = Result<Record, ReadError>> {
    Games {
        reader: Reader::from_reader(source),
        buffer: Vec::new(),
        tables: Tables::default(),
        is_over: false,
    }
}

/// Whether it is XML with a database.
pub(crate) fn looks_like(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let begins: [&[u8]; 5] = [b"<?xml", b"<!--", b"<!DOCTYPE", b"<database", b"<game"];
    begins
        .iter()
        .any(|begin| bytes.trim_ascii_start().starts_with(begin))
}

struct Games<R> {
    reader: Reader<R>,
    /// The event being read; kept so that events share the room.
    buffer: Vec<u8>,
    tables: Tables,
    is_over: bool,
}

impl<R: BufRead> Iterator for Games<R> {
    type Item = Result<Record, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over {
            return None;
        }
        let game = self.next_game();
        self.is_over = matches!(&game, Ok(None) | Err(_));
        match game {
            Ok(game) => Some(game?.record()),
            Err(error) => Some(Err(error)),
        }
    }
}

impl<R: BufRead> Games<R> {
    /// Reads up to the end of the next game.
    ///
    /// # Errors
    ///
    /// Where the file is no XML.
    fn next_game(&mut self) -> Result<Option<Game>, ReadError> {
        let mut game: Option<Game> = None;
        loop {
            self.buffer.clear();
            let event = match self.reader.read_event_into(&mut self.buffer) {
                Ok(event) => event,
                Err(error) => {
                    let offset = position(self.reader.error_position());
                    return Err(ReadError::in_bytes(offset, Reason::Xml(error.to_string())));
                }
            };
            let offset = position(self.reader.buffer_position());
            match (event, &mut game) {
                (Event::Eof, None) => return Ok(None),
                (Event::Eof, Some(_)) => {
                    return Err(ReadError::in_bytes(offset, Reason::Ends("the game does")));
                }
                (Event::Start(element), None) if element.name().as_ref() == "game" => {
                    game = Some(Game::begin(&element, &self.tables, offset)?);
                }
                (Event::Empty(element), None) if element.name().as_ref() == "game" => {
                    return Game::begin(&element, &self.tables, offset).map(Some);
                }
                (Event::Start(element) | Event::Empty(element), None) => self.tables.note(&element),
                (Event::End(element), Some(_)) if element.name().as_ref() == "game" => return Ok(game),
                (event, Some(game)) => game.continue_with(&event, offset),
                (_, None) => {}
            }
        }
    }
}

fn position(position: u64) -> usize {
    usize::try_from(position).unwrap_or(usize::MAX)
}
