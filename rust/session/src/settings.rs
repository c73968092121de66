//! What a person chose once and keeps.

use serde::{Deserialize, Serialize};

/// Who begins a new game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Begins {
    /// Black, as the rules have it.
    #[default]
    Black,
    /// White.
    White,
    /// The side that lost the last game that came to an end; Black when that was a draw or there was none.
    Loser,
    /// The side that did not begin the last game in which something was played; Black when there was none.
    Alternate,
}

/// How the board looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BoardTheme {
    /// Wheat-coloured board with brown lines.
    #[default]
    Wheat,
    /// Wooden board under a sky-blue header.
    Sky,
}

/// What a person chose once and keeps over games and restarts.
///
/// A setting that a save does not know yet has its default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a switch of its own on the settings page"
)]
pub struct Settings {
    /// Whether undo also works after the end of a game.
    pub undo_after_end: bool,
    /// Whether a move needs a second tap on the same point.
    pub confirm_moves: bool,
    /// Whether Black may play what renju forbids, and loses by that; otherwise it is refused.
    pub forbidden_loses: bool,
    /// Whether the board shows its letters and numbers.
    pub show_coordinates: bool,
    /// Whether the stones show their move numbers.
    pub show_move_numbers: bool,
    /// How the board looks.
    pub theme: BoardTheme,
}

impl Default for Settings {
    /// No undo after the end, no confirmation, forbidden moves refused, coordinates shown, no move numbers, the wheat
    /// board.
    fn default() -> Self {
        Settings {
            undo_after_end: false,
            confirm_moves: false,
            forbidden_loses: false,
            show_coordinates: true,
            show_move_numbers: false,
            theme: BoardTheme::default(),
        }
    }
}
