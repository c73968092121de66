//! Records of Gomoku games: bytes in, games out, and back.
//!
//! A [`Record`] is a game with all that was written down of it: a [`Tree`] of moves with comments, marks and labels,
//! and what is said of the whole game. Each format has a module that reads bytes into a record and writes it back; a
//! [`Format`] does the same for any of them, and tells them apart. Whether the moves can be played is another
//! question, which [`Record::to_game`] answers.
//!
//! ```
//! use gomoku_record::Format;
//! use gomoku_rules::Rule;
//!
//! let file = b"Piskvorky 15x15, 0:0, 0\n8,8,450\n9,7,1200\nAnn\nBob\n0\n";
//! let record = gomoku_record::read(file)?;
//! assert_eq!(record.to_game(Rule::Renju)?.position().last(), Some("i9".parse()?));
//!
//! let written = Format::Text.write(&record)?;
//! assert_eq!(written.bytes, b"h8i9\n");
//! let losses: Vec<String> = written.losses.iter().map(ToString::to_string).collect();
//! assert_eq!(losses, ["names of players", "move times (2)", "properties of another format (1)"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What each format holds
//!
//! | | [`sgf`] | [`json`] | [`psq`] | [`rec`] | [`sav`] | [`pos`] | [`lib`](renlib) | [`rif`] | [`text`] |
//! |---|---|---|---|---|---|---|---|---|---|
//! | lines of the board | 5-22 | 5-22 | 5-22 | 20 | 5-22 | 15 | 15 | 15 | not said |
//! | rule | yes | yes | | | | | | renju | |
//! | opening rule | yes | yes | | | | | | read | |
//! | names | yes | yes | yes | yes | | | | read | |
//! | ranks | yes | yes | | | | | | | |
//! | result | yes | yes | | | | | | read | |
//! | date, event, place, time control | yes | yes | | | | | | event | |
//! | White begins | yes | yes | | | | | | | |
//! | set-up positions | yes | yes | | | | | | | |
//! | variations | yes | yes | | | | | yes | | |
//! | passes | yes | yes | | | | | yes | | |
//! | comments | yes | yes | | | | | yes | of the game | |
//! | marks | yes | yes | | | | | on the move | | |
//! | labels | yes | yes | | | | | yes | | |
//! | time of each move | yes | yes | yes | yes | | | | | |
//! | other properties | yes | yes | its own | its own | | | its own | its own | |
//!
//! Rif is only read. What a format cannot hold is told by [`Written::losses`]; no move is ever left out of the middle of
//! a line, put elsewhere or given to the other side. Where a format could only do that, [`WriteError`] refuses.
//!
//! # Bytes of strangers
//!
//! Every reader takes any bytes: what is no record is a [`ReadError`] with its place and its reason. Time and memory grow
//! with the length of the file only, at most some 90 bytes for each of its bytes, and no depth of variations overflows
//! the stack.
#![forbid(unsafe_code)]

mod charset;
mod error;
mod escape;
mod feature;
mod format;
mod lines;
mod loss;
mod main_line;
mod marks;
mod notes;
mod piskvork;
mod playing;
mod point_set;
mod properties;
mod record;
mod result;
mod tree;
mod visible;

pub mod json;
pub mod pos;
pub mod psq;
pub mod rec;
pub mod renlib;
pub mod rif;
pub mod sav;
pub mod sgf;
pub mod text;

pub use error::{ReadError, Reason, Unplayable, WhyUnplayable, WriteError};
pub use feature::Feature;
pub use format::{Format, ParseFormatError, read};
pub use loss::{Loss, WhyCut, Written};
pub use marks::{MarkKind, Marks};
pub use notes::{Notes, Setup};
pub use point_set::PointSet;
pub use properties::Properties;
pub use record::{Player, Record};
pub use result::{GameResult, ParseResultError, WonBy};
pub use tree::{NodeId, Played, Step, Tree};
