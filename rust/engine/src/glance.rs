//! The shapes on the board, without looking ahead.

use gomoku_rules::{Color, Point, Position};

use crate::{board::PatternBoard, order::Urgency, shape::Shape, spots::Spot, threat::Threat};

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

    /// The legal moves that seem worth at least `share` hundredths of the best; fives if there are any, then what stops
    /// one of the other side.
    pub(crate) fn near_best(mut self, share: i64) -> Vec<Point> {
        let own = self.board.turn();
        let [fives, stops] = [own, !own].map(|color| *self.board.threats(color, Threat::Five));
        let spots = [fives, stops]
            .into_iter()
            .find(|spots| !spots.is_empty())
            .unwrap_or_else(|| self.board.candidates(Urgency::Quiet));
        let mut moves: Vec<(Spot, i64)> = spots.iter().map(|spot| (spot, self.worth(spot))).collect();
        moves.retain(|&(spot, _)| !self.board.is_forbidden(spot, own));
        let best = moves.iter().map(|&(_, worth)| worth).max().unwrap_or(0);
        moves.retain(|&(_, worth)| worth * 100 >= best * share);
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
