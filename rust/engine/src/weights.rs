//! What codes are worth: numbers fitted to games, see `examples/tune`.

use gomoku_rules::{Color, Rule};

use crate::threat::CODES;

/// What an empty point with a code is worth to the side whose code it is, in parts of [`SCALE`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weights {
    /// To the evaluation when the side is to move.
    pub mover: i16,
    /// To the evaluation when the other side is to move.
    pub waiter: i16,
    /// To the order of moves: the side's own move there.
    pub attack: i16,
    /// To the order of moves: the other side's move there.
    pub defend: i16,
}

/// How many parts of a weight are one of a score.
pub const SCALE: i32 = 8;

/// The fitted weights: for each set those of all codes in their order, eight bytes each.
static FITTED: &[u8; SETS * CODES * BYTES] = include_bytes!("weights.bin");

/// Freestyle, standard, and renju's Black and White.
const SETS: usize = 4;
const BYTES: usize = 8;

/// The weights of all codes in their order. There are no games of caro to fit: its codes mean the same as those
/// of the rule without closed rows.
pub(crate) fn weights(rule: Rule, color: Color) -> impl Iterator<Item = Weights> {
    let set = match (rule, color) {
        (Rule::Freestyle | Rule::Caro, _) => 0,
        (Rule::Standard | Rule::ExactCaro, _) => 1,
        (Rule::Renju, Color::Black) => 2,
        (Rule::Renju, Color::White) => 3,
    };
    let bytes = &FITTED[set * CODES * BYTES..][..CODES * BYTES];
    bytes.chunks_exact(BYTES).map(|bytes| {
        let weight = |index: usize| i16::from_le_bytes([bytes[2 * index], bytes[2 * index + 1]]);
        Weights {
            mover: weight(0),
            waiter: weight(1),
            attack: weight(2),
            defend: weight(3),
        }
    })
}

/// The weights as they lie in the file: little-endian, in the order of the fields.
#[must_use]
pub fn to_bytes(weights: Weights) -> [u8; BYTES] {
    let fields = [weights.mover, weights.waiter, weights.attack, weights.defend];
    std::array::from_fn(|index| fields[index / 2].to_le_bytes()[index % 2])
}
