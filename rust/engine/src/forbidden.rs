//! Which points are forbidden to Black in renju.

use gomoku_rules::Color;

use crate::{board::PatternBoard, shape::Shape, spots::Spot, threat::Threat};

impl PatternBoard {
    /// Whether `color` may not play on an empty spot.
    ///
    /// Overlines and double-fours are plain from the shapes. Of two open threes or more, those count that a
    /// legal stone can make straight (RIF 9.3), which is found by playing.
    #[inline]
    pub(crate) fn is_forbidden(&mut self, spot: Spot, color: Color) -> bool {
        match self.threat_at(spot, color) {
            Threat::Forbidden => true,
            Threat::Doubtful => self.real_threes(spot, color) > 1,
            _ => false,
        }
    }

    /// On how many lines a stone of `color` on an empty spot makes a three that a legal stone can make straight.
    pub(crate) fn real_threes(&mut self, spot: Spot, color: Color) -> usize {
        let is_open_three = |&direction: &usize| self.shape_at(spot, color, direction).is_open_three();
        let directions: Vec<usize> = (0..4).filter(is_open_three).collect();
        if !self.is_restrained(color) {
            return directions.len();
        }
        let turn = self.turn();
        self.set_turn(color);
        self.make(spot);
        let is_real = |&&direction: &&usize| self.is_real_three(spot, color, direction);
        let threes = directions.iter().filter(is_real).count();
        self.undo();
        self.set_turn(turn);
        threes
    }

    /// Whether a legal stone that makes no five turns the three through the stone on `spot` into a straight four.
    fn is_real_three(&mut self, spot: Spot, color: Color, direction: usize) -> bool {
        let place = self.geometry().place(spot, direction);
        let (before, after) = (i16::from(place.before.min(3)), i16::from(place.after.min(3)));
        (-before..=after).any(|steps| {
            let other = self.geometry().along(spot, direction, steps);
            self.shape_at(other, color, direction) == Shape::StraightFour
                && self.is_row_between(spot, direction, steps, color)
                && self.threat_at(other, color) != Threat::Five
                && !self.is_forbidden(other, color)
        })
    }

    /// Whether stones of `color` stand on all points between a spot and another one on the line.
    fn is_row_between(&self, spot: Spot, direction: usize, steps: i16, color: Color) -> bool {
        (1..steps.abs()).all(|step| {
            self.has_stone(
                self.geometry().along(spot, direction, step * steps.signum()),
                color,
            )
        })
    }
}
