//! What fitting the weights, and testing, need to see of the engine.

use gomoku_rules::{Color, Point, Position};

pub use crate::weights::{SCALE, Weights, to_bytes};
use crate::{
    board::PatternBoard,
    order::Urgency,
    threat::{CODES, Threat, codes},
};

/// A position as the weights see it.
#[derive(Debug)]
pub struct Observer(PatternBoard);

impl Observer {
    /// Begins with a position.
    #[must_use]
    pub fn new(position: &Position) -> Observer {
        Observer(PatternBoard::new(position))
    }

    /// Plays on an empty point.
    pub fn play(&mut self, point: Point) {
        let spot = self.0.geometry().spot(point);
        self.0.make(spot);
    }

    /// Whether a search would ever ask for the evaluation: nobody makes a five at once, nor the side to move a
    /// straight four.
    #[must_use]
    pub fn is_calm(&self) -> bool {
        let own = self.0.turn();
        self.0.urgency() != Urgency::Five
            && self.0.threats(own, Threat::Five).is_empty()
            && self.0.threats(own, Threat::StraightFour).is_empty()
    }

    /// Whether a stone of `color` on an empty point is forbidden.
    pub fn is_forbidden(&mut self, point: Point, color: Color) -> bool {
        let spot = self.0.geometry().spot(point);
        self.0.is_forbidden(spot, color)
    }

    /// The codes of all empty points, of the side to move and of the other side.
    #[must_use]
    pub fn codes(&self) -> Vec<[u16; 2]> {
        self.0
            .empty_spots()
            .iter()
            .map(|spot| self.0.codes(spot))
            .collect()
    }

    /// The codes of the moves that a search would try, and which of them is a move on `point`.
    #[must_use]
    pub fn choices(&self, point: Point) -> (Vec<[u16; 2]>, Option<usize>) {
        let spot = self.0.geometry().spot(point);
        let candidates = self.0.candidates(self.0.urgency());
        let chosen = candidates.iter().position(|candidate| candidate == spot);
        (
            candidates
                .iter()
                .map(|candidate| self.0.codes(candidate))
                .collect(),
            chosen,
        )
    }
}

/// How many codes there are.
pub const CODE_COUNT: usize = CODES;

/// For each code the numbers of its shapes.
pub fn shapes_of_codes() -> impl Iterator<Item = [usize; 4]> {
    codes().map(|(_, shapes)| shapes.map(|shape| shape as usize))
}
