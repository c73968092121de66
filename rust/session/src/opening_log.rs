//! What was decided in the opening of a game, with a cursor for undo and redo.

use gomoku_rules::{BoardSize, Color, Decision, Opening, OpeningError, OpeningPlay, Rule, Seat};

/// The decisions of an opening in their order. Those that were taken back stay until another takes their place.
///
/// It holds the stones of the opening only; the tree of the game has them too, and all that follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OpeningLog {
    made: Vec<Made>,
    /// How many of them stand.
    standing: usize,
    /// After those.
    play: OpeningPlay,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Made {
    by: Seat,
    decision: Decision,
}

impl OpeningLog {
    /// The beginning.
    pub(crate) fn new(opening: Opening, size: BoardSize, rule: Rule) -> Result<OpeningLog, OpeningError> {
        Ok(OpeningLog {
            made: Vec::new(),
            standing: 0,
            play: OpeningPlay::new(opening, size, rule)?,
        })
    }

    /// Where no opening is played.
    pub(crate) fn free(size: BoardSize, rule: Rule) -> OpeningLog {
        OpeningLog::new(Opening::Free, size, rule).expect("a free opening fits every board")
    }

    /// The opening as the decisions that stand have left it.
    pub(crate) fn play(&self) -> &OpeningPlay {
        &self.play
    }

    /// Whether something is asked.
    pub(crate) fn is_under_way(&self) -> bool {
        self.play.task().is_some()
    }

    /// How many stones the decisions that stand have placed.
    pub(crate) fn stones(&self) -> usize {
        self.play.position().ply()
    }

    /// Makes a decision, and tells whether others that had been taken back gave way to it.
    pub(crate) fn decide(&mut self, decision: Decision) -> Result<bool, OpeningError> {
        let by = self.play.task().ok_or(OpeningError::Over)?.seat;
        self.play.decide(decision)?;
        let is_known = self.made.get(self.standing).map(|next| next.decision) == Some(decision);
        let gives_way = !is_known && self.can_redo();
        if !is_known {
            self.made.truncate(self.standing);
            self.made.push(Made { by, decision });
        }
        self.standing += 1;
        Ok(gives_way)
    }

    /// Takes back the last decision that stands; `false` when there is none.
    pub(crate) fn undo(&mut self) -> bool {
        let Some(standing) = self.standing.checked_sub(1) else {
            return false;
        };
        self.standing = 0;
        self.play = self.beginning();
        while self.standing < standing {
            self.redo();
        }
        true
    }

    /// Makes again the decision that was taken back last; `false` when there is none.
    pub(crate) fn redo(&mut self) -> bool {
        let Some(next) = self.made.get(self.standing) else {
            return false;
        };
        let again = self.play.decide(next.decision);
        again.expect("the decision was allowed before, after the same ones");
        self.standing += 1;
        true
    }

    /// Whether a decision was taken back.
    pub(crate) fn can_redo(&self) -> bool {
        self.standing < self.made.len()
    }

    /// Who has the stones of this colour, as things stand.
    pub(crate) fn seat_of(&self, color: Color) -> Seat {
        self.play.seat_of(color)
    }

    /// The colour that this seat has, as things stand.
    pub(crate) fn color_of(&self, seat: Seat) -> Color {
        if self.seat_of(Color::Black) == seat {
            Color::Black
        } else {
            Color::White
        }
    }

    /// All decisions, also those that were taken back.
    pub(crate) fn decisions(&self) -> impl ExactSizeIterator<Item = Decision> {
        self.made.iter().map(|made| made.decision)
    }

    /// How many of the decisions stand.
    pub(crate) fn standing(&self) -> usize {
        self.standing
    }

    /// Who made the decisions that stand, the last one first.
    pub(crate) fn deciders_backwards(&self) -> impl Iterator<Item = Seat> {
        self.made[..self.standing].iter().rev().map(|made| made.by)
    }

    fn beginning(&self) -> OpeningPlay {
        let position = self.play.position();
        OpeningPlay::new(self.play.opening(), position.size(), position.rule())
            .expect("the opening fitted the board before")
    }
}
