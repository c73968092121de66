//! The session's enums with their numbers in C.
//!
//! Rust may hold an enum only with a value that it knows, and C may send any number. So what comes in is an
//! integer, a `Raw…`, which the header calls by the name of the enum.

use gomoku_session::{
    Ask, Begins, BoardTheme, Color, DrawReason, EndReason, Forbidden, Opening, OpeningDecision, Restored,
    Rule, Seat, Why,
};

use crate::status::Failure;

/// A [`GomokuStatus`](crate::GomokuStatus) or any other number.
pub(crate) type RawStatus = i32;
/// A [`GomokuEventKind`], not yet checked.
pub(crate) type RawEventKind = i32;
/// A [`GomokuRule`], not yet checked.
pub(crate) type RawRule = i32;
/// A [`GomokuBegins`], not yet checked.
pub(crate) type RawBegins = i32;
/// A [`GomokuOpening`], not yet checked.
pub(crate) type RawOpening = i32;
/// A [`GomokuOpeningDecision`], not yet checked.
pub(crate) type RawOpeningDecision = i32;
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
    /// A stone is asked for at `point`; in an opening it may also be the offer or the choice of a 5th move. With the
    /// setting `confirm_moves` the first tap only marks the point and a second one on it plays. A move after undo
    /// starts a variation.
    Tap = 1,
    /// Takes back the last move or decision, against the engine the person's last one; after the end only with the
    /// setting `undo_after_end`, and then winner, line and score are taken back too.
    Undo = 2,
    /// Plays again the move or decision that was taken back last.
    Redo = 3,
    /// Shows the position after `ply` moves of the current line, 0 for the empty board. After the end this is a
    /// review: the outcome stays and no move can be played.
    GoTo = 4,
    /// Clears board, history, line and marks, and begins `new_game`; the scores stay.
    NewGame = 5,
    /// The side to move gives up; in an opening it is who has to decide, and against the engine always the person.
    Resign = 6,
    /// Sets the scores to zero.
    ClearScores = 7,
    /// Replaces all settings by `settings`.
    ChangeSettings = 8,
    /// The program leaves the foreground: what is written is synced to disk now, and the engine is stopped. Never
    /// waits for the disk.
    Suspend = 9,
    /// Answers what the opening asks by `decision`, where it asks for neither a stone nor a number.
    Decide = 10,
    /// Says that `count` 5th moves will be offered, where the opening asks for that.
    SayNumber = 11,
    /// Two persons agree on a draw.
    AgreeDraw = 12,
    /// The engine waits before its next move. Does nothing when it already does.
    Pause = 13,
    /// The engine goes on. Does nothing when it does not wait.
    Resume = 14,
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

/// How the first moves are made, so that neither side has too good a game.
#[repr(i32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GomokuOpening {
    /// No rule: a normal game from the first move.
    Free = 0,
    /// The first player places three stones, the other may swap colours.
    Swap = 1,
    /// The first player places one stone, the other may swap colours.
    SwapFirst = 2,
    /// The first player places three stones; the other swaps, stays, or adds a white and a black one, and then the
    /// first player may swap.
    Swap2 = 3,
    /// One of the 26 patterns, a swap, the 4th move, two 5th moves of which White keeps one.
    Rif = 4,
    /// One of the 26 patterns with the number of 5th moves, a swap, the 4th move, the 5th moves of which White keeps
    /// one.
    Yamaguchi = 5,
    /// A swap after each of the first moves, which stand near the centre; ten 5th moves in place of the last swap.
    Taraguchi10 = 6,
    /// One of the 26 patterns, a swap, the 4th move with the number of 5th moves, a swap, the 5th moves of which White
    /// keeps one.
    Soosyrv8 = 7,
}

/// An answer to what an opening asks, other than a stone or a number.
#[repr(i32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GomokuOpeningDecision {
    /// Takes the other colour.
    Swap = 1,
    /// Keeps the colour.
    Stay = 2,
    /// Adds a white and a black stone, and leaves the colours to the other player.
    AddTwo = 3,
    /// Offers ten 5th moves in place of swapping.
    OfferFifths = 4,
}

/// One of the two players, or nobody. Colours can change hands in an opening, seats do not.
#[repr(i32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GomokuSeat {
    /// Nobody.
    None = 0,
    /// Who begins the opening, with the black stones.
    First = 1,
    /// The other one.
    Second = 2,
}

/// What an opening asks a player.
#[repr(i32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GomokuAsk {
    /// Nothing: it is over, or there was none.
    None = 0,
    /// To place the next stone, by a tap.
    Stone = 1,
    /// To swap colours or to stay.
    Swap = 2,
    /// To swap, to stay, or to add a white and a black stone.
    SwapOrAddTwo = 3,
    /// To swap, to stay, or to offer ten 5th moves.
    SwapOrOffer = 4,
    /// To say how many 5th moves will be offered.
    Number = 5,
    /// To offer one more 5th move, by a tap.
    Offer = 6,
    /// To choose one of the 5th moves that are offered, by a tap.
    Choose = 7,
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
    /// Nobody has won: the board is full, or both agreed.
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

/// Why a game was drawn.
#[repr(i32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GomokuDrawReason {
    /// It was not.
    None = 0,
    /// No point is left.
    FullBoard = 1,
    /// Both players agreed on it.
    Agreement = 2,
}

/// What is good about a move: the first of these that applies.
#[repr(i32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GomokuWhy {
    /// There is no move.
    None = 0,
    /// It makes five.
    Five = 1,
    /// It stops the other side's five.
    StopsFive = 2,
    /// It wins by force: each move after it leaves the other side no choice.
    WinsByForce = 3,
    /// It makes a straight four.
    StraightFour = 4,
    /// It stops a straight four of the other side.
    StopsStraightFour = 5,
    /// It makes a four and a three at once.
    FourThree = 6,
    /// It stops a four and a three of the other side.
    StopsFourThree = 7,
    /// It makes two threes at once.
    DoubleThree = 8,
    /// It makes a four.
    Four = 9,
    /// It makes a three.
    Three = 10,
    /// It stands well.
    Shape = 11,
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
    Suspend,
    Decide,
    SayNumber,
    AgreeDraw,
    Pause,
    Resume
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
values!(GomokuOpening {
    Free,
    Swap,
    SwapFirst,
    Swap2,
    Rif,
    Yamaguchi,
    Taraguchi10,
    Soosyrv8
});
values!(GomokuOpeningDecision {
    Swap,
    Stay,
    AddTwo,
    OfferFifths
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
mirror!(
    GomokuOpening = Opening {
        Free,
        Swap,
        SwapFirst,
        Swap2,
        Rif,
        Yamaguchi,
        Taraguchi10,
        Soosyrv8
    }
);
mirror!(
    GomokuOpeningDecision = OpeningDecision {
        Swap,
        Stay,
        AddTwo,
        OfferFifths
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

/// Gives an enum that has `None` beside the values of its original a way from there.
macro_rules! answer {
    ($enum:ident = $original:ident { $($value:ident),+ $(,)? }) => {
        impl From<$original> for $enum {
            fn from(original: $original) -> $enum {
                match original { $($original::$value => $enum::$value),+ }
            }
        }
    };
}

answer!(
    GomokuForbidden = Forbidden {
        Overline,
        DoubleFour,
        DoubleThree
    }
);
answer!(
    GomokuEndReason = EndReason {
        Five,
        Resignation,
        Forbidden
    }
);
answer!(GomokuDrawReason = DrawReason { FullBoard, Agreement });
answer!(GomokuSeat = Seat { First, Second });
answer!(
    GomokuAsk = Ask {
        Stone,
        Swap,
        SwapOrAddTwo,
        SwapOrOffer,
        Number,
        Offer,
        Choose
    }
);
answer!(
    GomokuWhy = Why {
        Five,
        StopsFive,
        WinsByForce,
        StraightFour,
        StopsStraightFour,
        FourThree,
        StopsFourThree,
        DoubleThree,
        Four,
        Three,
        Shape
    }
);

/// What `number` means to the session; `name` is that of the field.
pub(crate) fn checked<T>(number: i32, from_number: fn(i32) -> Option<T>, name: &str) -> Result<T, Failure> {
    from_number(number).ok_or_else(|| Failure::InvalidArgument {
        reason: format!("{name} has no value {number}"),
    })
}

#[cfg(test)]
mod tests {
    use gomoku_session::{Begins, BoardTheme, Opening, OpeningDecision, Rule};

    use super::{GomokuBegins, GomokuBoardTheme, GomokuOpening, GomokuOpeningDecision, GomokuRule, checked};

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
        for opening in Opening::ALL {
            let number = GomokuOpening::from(opening) as i32;
            assert_eq!(
                GomokuOpening::from_number(number).map(Opening::from),
                Some(opening)
            );
        }
        for decision in [
            OpeningDecision::Swap,
            OpeningDecision::Stay,
            OpeningDecision::AddTwo,
            OpeningDecision::OfferFifths,
        ] {
            let number = GomokuOpeningDecision::from(decision) as i32;
            assert_eq!(
                GomokuOpeningDecision::from_number(number).map(OpeningDecision::from),
                Some(decision)
            );
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
