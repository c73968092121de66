//! What a person chose once and keeps.

/// Who begins a new game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Begins {
    /// Black, as the rules have it.
    #[default]
    Black,
    /// White.
    White,
    /// The side that lost the last game; Black after a draw or when there was none.
    Loser,
    /// The side that did not begin the last game.
    Alternate,
}

/// How the board looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardTheme {
    /// Wheat-coloured board with brown lines.
    #[default]
    Wheat,
    /// Wooden board under a sky-blue header.
    Sky,
}

/// What a person chose once and keeps over games and restarts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Whether undo also works after the end of a game.
    pub undo_after_end: bool,
    /// Whether a move needs a second tap on the same point.
    pub confirm_moves: bool,
    /// Whether the board shows its letters and numbers.
    pub show_coordinates: bool,
    /// Whether the stones show their move numbers.
    pub show_move_numbers: bool,
    /// How the board looks.
    pub theme: BoardTheme,
}

impl Default for Settings {
    /// No undo after the end, no confirmation, coordinates shown, no move numbers, the wheat board.
    fn default() -> Self {
        Settings {
            undo_after_end: false,
            confirm_moves: false,
            show_coordinates: true,
            show_move_numbers: false,
            theme: BoardTheme::default(),
        }
    }
}
