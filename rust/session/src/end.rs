//! How a game came to its end.

use gomoku_rules::{Color, Outcome, WinReason};

use crate::{settings::Begins, snapshot::Scores};

/// How a game came to its end. It is counted in the scores while it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// This side made its five.
    Five(Color),
    /// Black played a move that renju forbids.
    Forbidden,
    /// The board is full.
    FullBoard,
    /// Two persons agreed on a draw.
    AgreedDraw,
    /// This side gave up.
    Resigned(Color),
}

impl End {
    /// The end that the rules see on the board; none while the game goes on.
    pub(crate) fn on_board(outcome: Outcome) -> Option<End> {
        match outcome {
            Outcome::Playing => None,
            Outcome::Win {
                winner,
                reason: WinReason::Five,
            } => Some(End::Five(winner)),
            Outcome::Win {
                reason: WinReason::Forbidden(_),
                ..
            } => Some(End::Forbidden),
            Outcome::Draw => Some(End::FullBoard),
        }
    }

    pub(crate) fn loser(self) -> Option<Color> {
        match self {
            End::Five(winner) => Some(!winner),
            End::Forbidden => Some(Color::Black),
            End::FullBoard | End::AgreedDraw => None,
            End::Resigned(loser) => Some(loser),
        }
    }

    /// Adds this end to the scores.
    pub(crate) fn count(self, scores: &mut Scores) {
        let score = self.score(scores);
        *score = score.saturating_add(1);
    }

    /// Takes this end out of the scores again, unless they were cleared since.
    pub(crate) fn take_back(self, scores: &mut Scores) {
        let score = self.score(scores);
        *score = score.saturating_sub(1).max(0);
    }

    fn score(self, scores: &mut Scores) -> &mut i32 {
        match self.loser() {
            Some(Color::White) => &mut scores.black,
            Some(Color::Black) => &mut scores.white,
            None => &mut scores.draws,
        }
    }
}

/// What the games before the present one say about who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Earlier {
    /// Who began the last game in which something was played.
    pub(crate) first: Option<Color>,
    /// Who lost the last game that came to an end; none after a draw.
    pub(crate) loser: Option<Color>,
}

impl Earlier {
    /// Who begins the next game by this choice.
    pub(crate) fn next_first(self, begins: Begins) -> Color {
        match begins {
            Begins::Black => Color::Black,
            Begins::White => Color::White,
            Begins::Loser => self.loser.unwrap_or(Color::Black),
            Begins::Alternate => self.first.map_or(Color::Black, |first| !first),
        }
    }
}
