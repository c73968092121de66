//! Victory by continuous fours: each move of the attacker makes a four, so the other side has one answer.

use crate::{
    search::Search,
    shape::Shape,
    spots::{Spot, SpotSet},
    threat::Threat,
    transposition::slot,
};

/// The most stones that looking for fours takes at a leaf.
const LEAF_NODES: u64 = 100;

/// Marks the hash of a position where that was not enough.
const AT_LEAF: u64 = 0x5851_f42d_4c95_7f2d;

/// Positions from which no fours win, as far as memory reaches; one a slot.
#[derive(Debug)]
pub(crate) struct Failures(Vec<u64>);

impl Failures {
    pub(crate) fn new(bytes: usize) -> Failures {
        Failures(vec![0; (bytes / size_of::<u64>()).max(1)])
    }

    pub(crate) fn clear(&mut self) {
        self.0.fill(0);
    }

    #[inline]
    fn slot(&self, hash: u64) -> usize {
        slot(hash, self.0.len())
    }

    #[inline]
    fn contains(&self, hash: u64) -> bool {
        self.0[self.slot(hash)] == hash
    }

    #[inline]
    fn insert(&mut self, hash: u64) {
        let slot = self.slot(hash);
        self.0[slot] = hash;
    }
}

impl Search<'_> {
    /// Whether the side to move wins by fours alone, found with at most `nodes` stones: the moves up to the last
    /// four or five, the first one last.
    pub(crate) fn vcf(&mut self, nodes: u64) -> Option<Vec<Spot>> {
        self.vcf_end = self.budget.nodes().saturating_add(nodes);
        self.attack_by_fours()
    }

    /// The same with the few nodes of a leaf, none of them where they were not enough before.
    pub(crate) fn vcf_at_leaf(&mut self) -> Option<Vec<Spot>> {
        let hash = self.board.hash() ^ AT_LEAF;
        if self.failures.contains(hash) {
            return None;
        }
        let moves = self.vcf(LEAF_NODES);
        if moves.is_none() && self.budget.nodes() >= self.vcf_end {
            self.failures.insert(hash);
        }
        moves
    }

    /// The moves that win, the first one last.
    fn attack_by_fours(&mut self) -> Option<Vec<Spot>> {
        let (own, other) = (self.board.turn(), !self.board.turn());
        if let Some(five) = self.board.threats(own, Threat::Five).first() {
            return Some(vec![five]);
        }
        let fives = *self.board.threats(other, Threat::Five);
        let hash = self.board.hash();
        if fives.len() > 1 || self.failures.contains(hash) {
            return None;
        }
        let straight = *self.board.threats(own, Threat::StraightFour);
        let stages = [
            straight,
            *self.board.threats(own, Threat::FourThree),
            *self.board.threats(own, Threat::Four),
            self.doubtful_fours(),
        ];
        for spot in stages.iter().flat_map(SpotSet::iter) {
            let is_vain = if fives.is_empty() {
                self.is_lone_four(spot)
            } else {
                !fives.contains(spot)
            };
            if is_vain {
                continue;
            }
            if let Some(mut moves) = self.continue_by_four(spot) {
                moves.push(spot);
                return Some(moves);
            }
            if self.budget.is_spent() || self.budget.nodes() >= self.vcf_end {
                return None;
            }
        }
        self.failures.insert(hash);
        None
    }

    /// Whether a stone of the side to move makes a four and next to nothing on the other lines, so that it brings
    /// the attack no further; unless its answer may be forbidden.
    fn is_lone_four(&self, spot: Spot) -> bool {
        let own = self.board.turn();
        let adds = |direction| (Shape::Two..Shape::Four).contains(&self.board.shape_at(spot, own, direction));
        self.board.threat_at(spot, own) == Threat::Four
            && !self.board.is_restrained(!own)
            && !(0..4).any(adds)
    }

    /// Plays a four: the moves that win after it, if all answers lose.
    fn continue_by_four(&mut self, four: Spot) -> Option<Vec<Spot>> {
        if !self.budget.spend() {
            return None;
        }
        self.board.make(four);
        let moves = self.answer_four();
        self.board.undo();
        moves
    }

    /// The moves that win after a four of the other side, for the answer that resists longest.
    fn answer_four(&mut self) -> Option<Vec<Spot>> {
        let (own, other) = (self.board.turn(), !self.board.turn());
        let fives = *self.board.threats(other, Threat::Five);
        let five = fives.first()?;
        // What is played when nothing helps.
        let vain = fives
            .iter()
            .nth(1)
            .or_else(|| self.board.empty_spots().iter().find(|&spot| spot != five));
        let mut longest: Vec<Spot> = [five].into_iter().chain(vain).collect();
        if fives.len() > 1 && !self.board.can_be_closed() {
            return Some(longest);
        }
        for answer in self.board.answers_to_five(five).iter() {
            if self.board.is_forbidden(answer, own) {
                continue;
            }
            if !self.budget.spend() {
                return None;
            }
            self.board.make(answer);
            let moves = self.attack_by_fours();
            self.board.undo();
            let mut moves = moves?;
            moves.push(answer);
            if moves.len() > longest.len() {
                longest = moves;
            }
        }
        Some(longest)
    }

    /// Spots where a four comes with two threes that may be forbidden and are not.
    fn doubtful_fours(&mut self) -> SpotSet {
        let own = self.board.turn();
        let mut fours = SpotSet::EMPTY;
        for spot in self.board.threats(own, Threat::Doubtful).iter() {
            if self.board.makes_four(spot, own) && !self.board.is_forbidden(spot, own) {
                fours.insert(spot);
            }
        }
        fours
    }
}
