//! The session's enums with their numbers in C.
//!
//! Rust may hold an enum only with a value that it knows, and C may send any number. So what comes in is an
//! integer, a `Raw…`, which the header calls by the name of the enum.

use gomoku_session::{Begins, BoardTheme, Color, EndReason, Forbidden, Restored, Rule};

use crate::status::Failure;

/// A [`GomokuStatus`](crate::GomokuStatus) or any other number.
pub(crate) type RawStatus = i32;
/// A [`GomokuEventKind`], not yet checked.
pub(crate) type RawEventKind = i32;
/// A [`GomokuRule`], not yet checked.
pub(crate) type RawRule = i32;
/// A [`GomokuBegins`], not yet checked.
pub(crate) type RawBegins = i32;
/// A [`GomokuBoardTheme`], not yet checked.
pub(crate) type RawBoardTheme = i32;
/// A `bool` that may have any value.
pub(crate) type RawBool = u8;
/// A `char` of UTF-8.
pub(crate) type RawChar = u8;

/// What a person did.
#[repr(i32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GomokuEventKind {
    /// A stone is asked for at `point`. With the setting `confirm_moves` the first tap only marks the point and a
    /// second one on it plays. A move after undo starts a variation.
    Tap = 1,
    /// Takes back the last move; after the end only with the setting `undo_after_end`, and then winner, line and
    /// score are taken back too.
    Undo = 2,
    /// Plays again the move that was taken back last.
    Redo = 3,
    /// Shows the position after `ply` moves of the current line, 0 for the empty board. After the end this is a
    /// review: the outcome stays and no move can be played.
    GoTo = 4,
    /// Clears board, history, line and marks, and begins `new_game`; the scores stay.
    NewGame = 5,
    /// The side to move gives up.
    Resign = 6,
    /// Sets the scores to zero.
    ClearScores = 7,
    /// Replaces all settings by `settings`.
    ChangeSettings = 8,
    /// The program leaves the foreground: what is written is synced to disk now. Never waits for the disk.
    Suspend = 9,
}

/// A side, or nobody. The numbers are also those of the cells.
#[repr(i32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GomokuColor {
    /// Nobody; an empty point.
    None = 0,
    /// Black.
    Black = 1,
    /// White.
    White = 2,
}

/// The rule of a game.
#[repr(i32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GomokuRule {
    /// Five or more in a row win.
    Freestyle = 0,
    /// Exactly five in a row win.
    Standard = 1,
    /// Black wins with exactly five in a row, White with five or more; some moves are forbidden to Black.
    Renju = 2,
    /// Six or more win, and five with not both ends closed by the other colour.
    Caro = 3,
    /// Exactly five win, with not both ends closed by the other colour.
    ExactCaro = 4,
}

/// Who begins a new game.
#[repr(i32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GomokuBegins {
    /// Black, as the rules have it.
    Black = 0,
    /// White.
    White = 1,
    /// The side that lost the last game that came to an end; Black when that was a draw or there was none.
    Loser = 2,
    /// The side that did not begin the last game in which something was played; Black when there was none.
    Alternate = 3,
}

/// How the board looks.
#[repr(i32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GomokuBoardTheme {
    /// Wheat-coloured board with brown lines.
    Wheat = 0,
    /// Wooden board under a sky-blue header.
    Sky = 1,
}

/// How a game stands.
#[repr(i32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GomokuOutcomeKind {
    /// It goes on.
    Playing = 0,
    /// One side has won.
    Win = 1,
    /// Nobody can win any more: the board is full.
    Draw = 2,
}

/// Why a game was won.
#[repr(i32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GomokuEndReason {
    /// Nobody has won.
    None = 0,
    /// Five in a row, or more, by the rule.
    Five = 1,
    /// The other side resigned.
    Resignation = 2,
    /// Black, the other side, played a move that renju forbids.
    Forbidden = 3,
}

/// Why renju forbids a move to Black: the first of these that applies.
#[repr(i32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GomokuForbidden {
    /// It does not.
    None = 0,
    /// Six or more in a row.
    Overline = 1,
    /// Two or more fours at once.
    DoubleFour = 2,
    /// Two or more threes at once.
    DoubleThree = 3,
}

/// What was found on disk when a session was opened.
#[repr(i32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GomokuRestored {
    /// Nothing: a first start.
    Nothing = 0,
    /// The game as it was left.
    Latest = 1,
    /// The newest file was torn, the one before it was used: the last moves may be missing.
    Previous = 2,
    /// Files that cannot be read; they were set aside and a new game begun.
    Unreadable = 3,
}

/// Gives an enum a way back from its numbers. The list has all values, or it does not compile.
macro_rules! values {
    ($enum:ident { $($value:ident),+ $(,)? }) => {
        impl $enum {
            /// The value with this number.
            pub(crate) fn from_number(number: i32) -> Option<$enum> {
                let number_of = |value| match value { $($enum::$value => $enum::$value as i32),+ };
                [$($enum::$value),+].into_iter().find(|value| number_of(*value) == number)
            }
        }
    };
}
pub(crate) use values;

/// Gives an enum its original in the session and a way from there. Each has all values of the other, or it does
/// not compile.
macro_rules! mirror {
    ($enum:ident = $original:ident { $($value:ident),+ $(,)? }) => {
        impl From<$original> for $enum {
            fn from(original: $original) -> $enum {
                match original { $($original::$value => $enum::$value),+ }
            }
        }

        impl From<$enum> for $original {
            fn from(mirror: $enum) -> $original {
                match mirror { $($enum::$value => $original::$value),+ }
            }
        }
    };
}

values!(GomokuEventKind {
    Tap,
    Undo,
    Redo,
    GoTo,
    NewGame,
    Resign,
    ClearScores,
    ChangeSettings,
    Suspend
});
values!(GomokuRule {
    Freestyle,
    Standard,
    Renju,
    Caro,
    ExactCaro
});
values!(GomokuBegins {
    Black,
    White,
    Loser,
    Alternate
});
values!(GomokuBoardTheme { Wheat, Sky });

mirror!(
    GomokuRule = Rule {
        Freestyle,
        Standard,
        Renju,
        Caro,
        ExactCaro
    }
);
mirror!(
    GomokuBegins = Begins {
        Black,
        White,
        Loser,
        Alternate
    }
);
mirror!(GomokuBoardTheme = BoardTheme { Wheat, Sky });
mirror!(
    GomokuRestored = Restored {
        Nothing,
        Latest,
        Previous,
        Unreadable
    }
);

impl From<Option<Color>> for GomokuColor {
    fn from(color: Option<Color>) -> GomokuColor {
        match color {
            None => GomokuColor::None,
            Some(Color::Black) => GomokuColor::Black,
            Some(Color::White) => GomokuColor::White,
        }
    }
}

impl From<Forbidden> for GomokuForbidden {
    fn from(kind: Forbidden) -> GomokuForbidden {
        match kind {
            Forbidden::Overline => GomokuForbidden::Overline,
            Forbidden::DoubleFour => GomokuForbidden::DoubleFour,
            Forbidden::DoubleThree => GomokuForbidden::DoubleThree,
        }
    }
}

impl From<EndReason> for GomokuEndReason {
    fn from(reason: EndReason) -> GomokuEndReason {
        match reason {
            EndReason::Five => GomokuEndReason::Five,
            EndReason::Resignation => GomokuEndReason::Resignation,
            EndReason::Forbidden => GomokuEndReason::Forbidden,
        }
    }
}

/// What `number` means to the session; `name` is that of the field.
pub(crate) fn checked<T>(number: i32, from_number: fn(i32) -> Option<T>, name: &str) -> Result<T, Failure> {
    from_number(number).ok_or_else(|| Failure::InvalidArgument {
        reason: format!("{name} has no value {number}"),
    })
}

#[cfg(test)]
mod tests {
    use gomoku_session::{Begins, BoardTheme, Rule};

    use super::{GomokuBegins, GomokuBoardTheme, GomokuRule, checked};

    #[test]
    fn numbers_lead_back_to_what_they_stand_for() {
        for rule in Rule::ALL {
            let number = GomokuRule::from(rule) as i32;
            assert_eq!(GomokuRule::from_number(number).map(Rule::from), Some(rule));
        }
        for begins in [Begins::Black, Begins::White, Begins::Loser, Begins::Alternate] {
            let number = GomokuBegins::from(begins) as i32;
            assert_eq!(GomokuBegins::from_number(number).map(Begins::from), Some(begins));
        }
        for theme in [BoardTheme::Wheat, BoardTheme::Sky] {
            let number = GomokuBoardTheme::from(theme) as i32;
            assert_eq!(
                GomokuBoardTheme::from_number(number).map(BoardTheme::from),
                Some(theme)
            );
        }
    }

    #[test]
    fn a_number_without_meaning_is_named() {
        let failure = checked(-7, GomokuRule::from_number, "rule").unwrap_err();
        assert_eq!(failure.to_string(), "rule has no value -7");
    }
}
