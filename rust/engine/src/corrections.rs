//! How wrong evaluations were found to be.

use gomoku_rules::Color;

use crate::spots::{SPOTS, Spot};

/// By how much searches missed evaluations in positions after the same last moves, most of it in the latest ones.
///
/// Two values are learnt apart and added up, so where both know an error well they say twice as much as it is. Matches
/// are in docs/engine.md.
#[derive(Debug)]
pub(crate) struct Corrections {
    /// By the side to move and the move it answers.
    answers: Vec<[i16; SPOTS]>,
    /// By the side's own move before that and the move it answers; both colours share them.
    pairs: Vec<[i16; SPOTS]>,
}

/// What a score of 1 is here.
const UNIT: i32 = 64;
/// No single search counts for more.
const MOST: i32 = 300;
const _: () = assert!(MOST * UNIT <= i16::MAX as i32);

/// A search of so many plies, and one more, counts for as many parts of [`PARTS`], at most these.
const MOST_PLIES: i32 = 16;
const PARTS: i32 = 256;

impl Corrections {
    pub(crate) fn new() -> Corrections {
        Corrections {
            answers: vec![[0; SPOTS]; 2],
            pairs: vec![[0; SPOTS]; SPOTS],
        }
    }

    pub(crate) fn clear(&mut self) {
        self.answers.fill([0; SPOTS]);
        self.pairs.fill([0; SPOTS]);
    }

    /// What is to be added to an evaluation after the last two moves, the latest one last.
    #[inline]
    pub(crate) fn get(&self, color: Color, last: [Option<Spot>; 2]) -> i32 {
        let [before, last] = last.map(index);
        let answer = self.answers[color as usize][last];
        let pair = self.pairs[before][last];
        (i32::from(answer) + i32::from(pair)) / UNIT
    }

    /// Learns that a search of so many plies found this much more than the evaluation without correction.
    pub(crate) fn learn(&mut self, color: Color, last: [Option<Spot>; 2], error: i32, plies: i32) {
        let [before, last] = last.map(index);
        let error = error.clamp(-MOST, MOST) * UNIT;
        let weight = (plies + 1).clamp(1, MOST_PLIES);
        for value in [
            &mut self.answers[color as usize][last],
            &mut self.pairs[before][last],
        ] {
            *value += ((error - i32::from(*value)) * weight / PARTS) as i16;
        }
    }
}

/// The number of a spot, or of none: boards have fewer.
fn index(spot: Option<Spot>) -> usize {
    spot.map_or(SPOTS - 1, usize::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_learnt_is_told_for_the_same_moves_and_stays_within_bounds() {
        let mut corrections = Corrections::new();
        let moves = [Some(7), Some(8)];
        for _ in 0..1000 {
            corrections.learn(Color::Black, moves, 10_000, 40);
        }
        // Both values say the most; rounding leaves a little.
        assert!((2 * MOST - 2..=2 * MOST).contains(&corrections.get(Color::Black, moves)));
        // After another move before it only one value is the same; for the other side neither is.
        let other = [None, Some(8)];
        assert!((MOST - 1..=MOST).contains(&corrections.get(Color::Black, other)));
        assert_eq!(corrections.get(Color::White, other), 0);
        corrections.learn(Color::Black, moves, -300, 0);
        assert!(corrections.get(Color::Black, moves) < 2 * MOST - 2);
        corrections.clear();
        assert_eq!(corrections.get(Color::Black, moves), 0);
    }
}
