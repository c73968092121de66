//! The rules of Gomoku: boards, positions and trees of moves, exact, fast and free of any I/O.
//!
//! Words of the field are types here, one a file:
//!
//! - [`Color`], [`Point`], [`Direction`], [`BoardSize`] and [`Symmetry`] are small copyable values; a point
//!   prints and parses as `h8`;
//! - [`Rule`] says what wins, [`Forbidden`] what renju forbids to Black, [`Outcome`] how a game stands,
//!   [`Legality`] whether a move can be played;
//! - a [`Board`] holds stones, a [`Position`] adds the moves, the side to move and the outcome, and a
//!   [`Game`] keeps every variation that was played, with a cursor for undo and redo;
//! - an [`OpeningPlay`] asks the two players for what an [`Opening`] rule wants before the game proper.
//!
//! Rows are counted from the bottom, as the field names them (`a1` is the bottom left corner). Flat indexes
//! and flat order count rows from the **top**, as screens do; [`BoardSize::index`] leads from one to the
//! other.
//!
//! ```
//! use gomoku_rules::{BoardSize, Color, Game, IllegalMove, Outcome, Rule, WinReason};
//!
//! let mut game = Game::new(BoardSize::default(), Rule::Standard, Color::Black);
//! for name in ["h8", "h9", "i8", "i9", "j8", "j9", "k8", "k9", "l8"] {
//!     game.play(name.parse()?)?;
//! }
//! assert_eq!(game.outcome(), Outcome::Win { winner: Color::Black, reason: WinReason::Five });
//! assert_eq!(game.play("g8".parse()?).unwrap_err().reason, IllegalMove::GameOver);
//!
//! game.undo();
//! assert_eq!(game.position().turn(), Some(Color::Black));
//! assert_eq!(game.redo(), Some("l8".parse()?));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod bit_lines;
mod board;
mod color;
mod direction;
mod forbidden;
mod game;
mod legality;
mod moves;
mod opening;
mod outcome;
mod point;
mod position;
mod renju;
mod rule;
mod setup;
mod size;
mod symmetry;
mod zobrist;

pub use board::Board;
pub use color::{Color, ParseColorError};
pub use direction::Direction;
pub use forbidden::{Forbidden, ForbiddenMove};
pub use game::{Game, NoSuchNode, NoSuchPly, NodeId};
pub use legality::{IllegalMove, Legality, PlayError};
pub use opening::{
    Ask, Decision, Opening, OpeningError, OpeningPlay, ParseOpeningError, Pattern, Seat, Task,
};
pub use outcome::{Outcome, WinReason};
pub use point::{ParsePointError, Point};
pub use position::Position;
pub use rule::{ParseRuleError, Rule};
pub use setup::SetupError;
pub use size::{BoardSize, BoardSizeError};
pub use symmetry::Symmetry;
