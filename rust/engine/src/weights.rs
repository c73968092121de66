//! What codes are worth.

use gomoku_rules::{Color, Rule};

use crate::{
    shape::Shape,
    threat::{CODES, codes},
};

/// What an empty point with a code is worth to the side whose code it is.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Weights {
    /// To the evaluation when the side is to move.
    pub(crate) mover: i16,
    /// To the evaluation when the other side is to move.
    pub(crate) waiter: i16,
    /// To the order of moves: the side's own move there.
    pub(crate) attack: i16,
    /// To the order of moves: the other side's move there.
    pub(crate) defend: i16,
}

/// The weights of all codes in their order.
pub(crate) fn weights(_rule: Rule, _color: Color) -> impl Iterator<Item = Weights> {
    const { assert!(CODES > 0) };
    codes().map(|(_, shapes)| {
        let total: i16 = shapes.into_iter().map(by_hand).sum();
        Weights {
            mover: total / 4,
            waiter: total / 6,
            attack: total,
            defend: total * 3 / 4,
        }
    })
}

fn by_hand(shape: Shape) -> i16 {
    match shape {
        Shape::Dead | Shape::DoubleFour | Shape::Overline => 0,
        Shape::One => 2,
        Shape::OpenOne => 8,
        Shape::Two => 12,
        Shape::OpenTwo => 40,
        Shape::FreeTwo => 50,
        Shape::Three => 60,
        Shape::OpenThree => 150,
        Shape::FreeThree | Shape::Four => 180,
        Shape::StraightFour => 800,
        Shape::Five => 2000,
    }
}
