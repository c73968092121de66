//! What fitting the weights, and testing, need to see of the engine.

use std::cmp::Reverse;

use gomoku_rules::{Color, Point, Position};

pub use crate::{
    analysis::LOGISTIC_UNIT,
    network::{CHANNELS, HIDDEN, ONE, SHARE},
    weights::{SCALE, Weights, to_bytes},
};
use crate::{
    board::PatternBoard,
    evaluator::Evaluator,
    limits::{Budget, Limits, StopFlag},
    order::Urgency,
    search::{Memory, Search},
    spots::Spot,
    threat::{CODES, Threat, codes},
    view::{BARE, VIEWS, mask, views},
};

/// A position as the weights see it.
#[derive(Debug)]
pub struct Observer {
    board: PatternBoard,
    evaluator: Evaluator,
}

impl Observer {
    /// Begins with a position.
    #[must_use]
    pub fn new(position: &Position) -> Observer {
        let board = PatternBoard::new(position);
        Observer {
            evaluator: Evaluator::new(&board),
            board,
        }
    }

    /// Plays on an empty point.
    pub fn play(&mut self, point: Point) {
        let spot = self.board.geometry().spot(point);
        self.board.make(spot);
    }

    /// Whether a search would ever ask for the evaluation: nobody makes a five at once, nor the side to move a
    /// straight four.
    #[must_use]
    pub fn is_calm(&self) -> bool {
        let own = self.board.turn();
        self.board.urgency() != Urgency::Five
            && self.board.threats(own, Threat::Five).is_empty()
            && self.board.threats(own, Threat::StraightFour).is_empty()
    }

    /// Whether fours win, as far as a search looks for them before it asks for the evaluation.
    #[must_use]
    pub fn wins_by_fours(&self) -> bool {
        let stop = StopFlag::default();
        let budget = Budget::new(&Limits::default(), &stop);
        let mut memory = Memory::new(1 << 20);
        let mut search = Search::new(self.board.clone(), &mut memory, budget);
        search.vcf_at_leaf().is_some()
    }

    /// Whether a stone of `color` on an empty point is forbidden.
    pub fn is_forbidden(&mut self, point: Point, color: Color) -> bool {
        let spot = self.board.geometry().spot(point);
        self.board.is_forbidden(spot, color)
    }

    /// The codes of all empty points, of the side to move and of the other side.
    #[must_use]
    pub fn codes(&self) -> Vec<[u16; 2]> {
        self.board
            .empty_spots()
            .iter()
            .map(|spot| self.board.codes(spot))
            .collect()
    }

    /// The codes of the moves that a search would try, and which of them is a move on `point`.
    #[must_use]
    pub fn choices(&self, point: Point) -> (Vec<[u16; 2]>, Option<usize>) {
        let spot = self.board.geometry().spot(point);
        let candidates = self.board.candidates(self.board.urgency());
        let chosen = candidates.iter().position(|candidate| candidate == spot);
        (
            candidates
                .iter()
                .map(|candidate| self.board.codes(candidate))
                .collect(),
            chosen,
        )
    }

    /// The moves that a search would try, the most promising first; some may be forbidden.
    #[must_use]
    pub fn promising(&self) -> Vec<Point> {
        let mut spots: Vec<Spot> = self.board.candidates(self.board.urgency()).iter().collect();
        spots.sort_by_key(|&spot| Reverse(self.board.promise(spot)));
        spots.into_iter().map(|spot| self.board.point(spot)).collect()
    }

    /// What the side to move sees along the four lines through an empty point, and what the other side sees: of all
    /// points on whose lines there is something to see.
    #[must_use]
    pub fn views(&self) -> Vec<[[u16; 4]; 2]> {
        let (board, mask) = (&self.board, mask(self.board.reach()));
        let sides = [board.turn(), !board.turn()];
        let views_of = |spot| {
            let places = board.geometry().places(spot);
            let of_lines: [[u16; 2]; 4] = std::array::from_fn(|direction| {
                views(board.lines().window(places[direction], direction) & mask)
            });
            sides.map(|side| of_lines.map(|views| views[side as usize]))
        };
        let points = board.empty_spots().iter().map(views_of);
        points.filter(|views| *views != [[BARE; 4]; 2]).collect()
    }

    /// The evaluation for the side to move without the network.
    #[must_use]
    pub fn evaluation_by_codes(&self) -> i32 {
        self.board.evaluation()
    }

    /// The evaluation for the side to move, as a search would ask for it.
    #[must_use]
    pub fn evaluation(&mut self) -> i32 {
        self.evaluator.evaluate(&self.board)
    }
}

/// How many views of a line there are; that without stones is the first.
pub const VIEW_COUNT: usize = VIEWS;

/// How many codes there are.
pub const CODE_COUNT: usize = CODES;

/// For each code the numbers of its shapes.
pub fn shapes_of_codes() -> impl Iterator<Item = [usize; 4]> {
    codes().map(|(_, shapes)| shapes.map(|shape| shape as usize))
}
