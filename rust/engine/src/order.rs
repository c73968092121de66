//! Which moves are tried, and in which order.

use gomoku_rules::Color;

use crate::{
    board::PatternBoard,
    spots::{SPOTS, Spot, SpotSet},
    threat::Threat,
};

/// How much the other side threatens, and so which moves there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Urgency {
    /// It wins with its next move unless that is stopped.
    Five,
    /// It makes a straight four with its next move unless that is stopped or fours come first.
    StraightFour,
    /// Any move.
    Quiet,
}

impl PatternBoard {
    pub(crate) fn urgency(&self) -> Urgency {
        let other = !self.turn();
        if !self.threats(other, Threat::Five).is_empty() {
            Urgency::Five
        } else if !self.threats(other, Threat::StraightFour).is_empty() {
            Urgency::StraightFour
        } else {
            Urgency::Quiet
        }
    }

    /// The moves worth trying; some may be forbidden.
    pub(crate) fn candidates(&self, urgency: Urgency) -> SpotSet {
        let moves = match urgency {
            Urgency::Five => {
                let five = self.threats(!self.turn(), Threat::Five).first();
                five.map_or(SpotSet::EMPTY, |five| self.answers_to_five(five))
            }
            Urgency::StraightFour => self.answers_to_straight_fours(),
            Urgency::Quiet => {
                let near = self.near_spots();
                if near.is_empty() {
                    self.center_or_any()
                } else {
                    near
                }
            }
        };
        moves.union(self.threats(self.turn(), Threat::Five))
    }

    /// Own fours, and whatever takes a point from a line on which the other side makes fours.
    fn answers_to_straight_fours(&self) -> SpotSet {
        let (own, other) = (self.turn(), !self.turn());
        let union = |color, threats: &[Threat]| {
            threats.iter().fold(SpotSet::EMPTY, |all, &threat| {
                all.union(self.threats(color, threat))
            })
        };
        let fours = [
            Threat::Four,
            Threat::FourThree,
            Threat::StraightFour,
            Threat::Doubtful,
            Threat::Forbidden,
        ];
        let mut answers = union(other, &fours).union(&union(own, &fours[..4]));
        if self.can_be_closed() {
            for spot in self.threats(other, Threat::StraightFour).iter() {
                for direction in 0..4 {
                    self.geometry()
                        .reach(spot, direction)
                        .for_each(|near| answers.insert(near));
                }
            }
            answers = answers.intersection(self.empty_spots());
        }
        answers
    }

    fn center_or_any(&self) -> SpotSet {
        let mut center = SpotSet::EMPTY;
        let size = self.geometry().size;
        size.center_points()
            .iter()
            .for_each(|&point| center.insert(self.geometry().spot(point)));
        let center = center.intersection(self.empty_spots());
        if center.is_empty() {
            *self.empty_spots()
        } else {
            center
        }
    }
}

/// A move to try and what speaks for it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    pub(crate) spot: Spot,
    pub(crate) score: i32,
}

/// Takes the best candidate left from `index` on there, and returns it.
pub(crate) fn pick(candidates: &mut [Candidate], index: usize) -> Option<Candidate> {
    let rest = candidates.get_mut(index..)?;
    let best = rest
        .iter()
        .enumerate()
        .rev()
        .max_by_key(|(_, candidate)| candidate.score)?
        .0;
    rest.swap(0, best);
    rest.first().copied()
}

/// The largest value of a history.
const MOST: i32 = 1 << 13;

/// How often moves have been better than the others that were tried, by side, and by the move they answer.
#[derive(Debug)]
pub(crate) struct History {
    moves: Vec<[i16; SPOTS]>,
    answers: Vec<[i16; SPOTS]>,
}

impl History {
    pub(crate) fn new() -> History {
        History {
            moves: vec![[0; SPOTS]; 2],
            answers: vec![[0; SPOTS]; SPOTS],
        }
    }

    pub(crate) fn clear(&mut self) {
        self.moves.fill([0; SPOTS]);
        self.answers.fill([0; SPOTS]);
    }

    #[inline]
    pub(crate) fn score(&self, color: Color, last: Option<Spot>, spot: Spot) -> i32 {
        let moves = self.moves[color as usize][usize::from(spot)];
        let answers = last.map_or(0, |last| self.answers[usize::from(last)][usize::from(spot)]);
        i32::from(moves) + i32::from(answers)
    }

    /// Moves both values towards the limit of the sign, by less the nearer they are.
    pub(crate) fn learn(&mut self, color: Color, last: Option<Spot>, spot: Spot, bonus: i32) {
        let learn = |value: &mut i16| {
            let old = i32::from(*value);
            *value = (old + bonus - old * bonus.abs() / MOST) as i16;
        };
        learn(&mut self.moves[color as usize][usize::from(spot)]);
        if let Some(last) = last {
            learn(&mut self.answers[usize::from(last)][usize::from(spot)]);
        }
    }
}
