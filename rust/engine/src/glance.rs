//! The shapes on the board, without looking ahead.

use gomoku_rules::{Color, Point, Position};

use crate::{
    board::PatternBoard,
    order::Urgency,
    shape::Shape,
    spots::{Spot, SpotSet},
    threat::Threat,
};

/// A position as someone sees it who looks no move ahead.
pub(crate) struct Glance {
    board: PatternBoard,
    /// Whether fours that the other side can make go unseen.
    overlooks: bool,
}

impl Glance {
    pub(crate) fn new(position: &Position, overlooks: bool) -> Glance {
        Glance {
            board: PatternBoard::new(position),
            overlooks,
        }
    }

    /// Whether either side can make a five now.
    pub(crate) fn is_five_near(&self) -> bool {
        Color::ALL
            .into_iter()
            .any(|color| !self.board.threats(color, Threat::Five).is_empty())
    }

    /// Fives of the other side must be stopped; all else is a matter of what seems worth most.
    fn urgency(&self) -> Urgency {
        match self.board.urgency() {
            Urgency::Five => Urgency::Five,
            Urgency::StraightFour | Urgency::Quiet => Urgency::Quiet,
        }
    }

    /// The legal moves that seem worth at least `share` hundredths of the best.
    pub(crate) fn near_best(self, share: i64) -> Vec<Point> {
        let moves = self.board.candidates(self.urgency());
        self.best_of(moves, Glance::worth, |worth, best| worth * 100 >= best * share)
    }

    /// The legal moves that promise at most so much less than the best, after what strong players chose.
    ///
    /// Promises are fitted to positions where nobody makes a five or a straight four at once and say nothing about these:
    /// fives of the other side are stopped, and straight fours made, without asking.
    pub(crate) fn promising(self, within: i64) -> Vec<Point> {
        let own = self.board.turn();
        let straight = *self.board.threats(own, Threat::StraightFour);
        let moves = match self.board.urgency() {
            Urgency::Five => *self.board.threats(!own, Threat::Five),
            _ if !straight.is_empty() => straight,
            urgency => self.board.candidates(urgency),
        };
        self.best_of(
            moves,
            |glance, spot| i64::from(glance.board.promise(spot)),
            |promise, best| promise >= best - within,
        )
    }

    /// Those of some moves that are legal and whose value is good enough beside the best; fives if there are any.
    fn best_of(
        mut self,
        moves: SpotSet,
        value: impl Fn(&Glance, Spot) -> i64,
        is_good: impl Fn(i64, i64) -> bool,
    ) -> Vec<Point> {
        let own = self.board.turn();
        let fives = *self.board.threats(own, Threat::Five);
        let moves = if fives.is_empty() { moves } else { fives };
        let mut moves: Vec<(Spot, i64)> = moves.iter().map(|spot| (spot, value(&self, spot))).collect();
        moves.retain(|&(spot, _)| !self.board.is_forbidden(spot, own));
        let best = moves.iter().map(|&(_, value)| value).max().unwrap_or(0);
        moves.retain(|&(_, value)| is_good(value, best));
        moves
            .into_iter()
            .map(|(spot, _)| self.board.point(spot))
            .collect()
    }

    /// What a stone seems worth: what it makes, and two thirds of what it keeps the other side from making.
    fn worth(&self, spot: Spot) -> i64 {
        let own = self.board.turn();
        let side = |color: Color| -> i64 {
            (0..4)
                .map(|direction| self.worth_of(self.board.shape_at(spot, color, direction), color != own))
                .sum()
        };
        3 * side(own) + 2 * side(!own) + 1
    }

    /// Each shape is worth twice the one before it.
    fn worth_of(&self, shape: Shape, is_of_other: bool) -> i64 {
        match shape {
            Shape::Dead | Shape::DoubleFour | Shape::Overline => 0,
            Shape::Four | Shape::StraightFour if self.overlooks && is_of_other => 0,
            _ => 1 << shape as u32,
        }
    }
}
