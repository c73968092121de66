//! Victory by continuous threats: each move of the attacker makes a four or leaves a straight four to come, so the other
//! side has few answers.
//!
//! The search is df-pn (Nagai, Df-pn Algorithm for Searching AND/OR Trees and Its Applications, 2002): it goes on with
//! the move that seems to need the least effort to settle the position, and comes back when another one seems to need
//! less. No position comes twice in a game, so what is known about one does not depend on the way to it.

use crate::{
    order::Urgency,
    proofs::{Effort, Proof},
    search::Search,
    spots::{Spot, SpotSet},
    threat::Threat,
};
use outlook::{Outlook, Side};

mod outlook;
#[cfg(test)]
mod tests;

/// The most stones that looking for fours takes in a position of the attacker; 5 to 300 were tried.
const VCF_NODES: u64 = 10;

/// What the attacker may make.
const THREATS: [Threat; 6] = [
    Threat::Doubtful,
    Threat::Three,
    Threat::DoubleThree,
    Threat::Four,
    Threat::FourThree,
    Threat::StraightFour,
];

/// A win by threats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Win {
    /// The most plies that it takes up to the five.
    pub(crate) plies: u16,
    /// The moves from the first one on, at least that; up to the five unless the budget or the memory ended before.
    pub(crate) moves: Vec<Spot>,
}

impl Search<'_> {
    /// A win of the side to move by threats, found with about `nodes` stones; what these found out helps the next try.
    /// None where the budget ends before its first move is told.
    pub(crate) fn vct(&mut self, nodes: u64) -> Option<Win> {
        self.vct_end = self.budget.nodes().saturating_add(nodes);
        let limit = Effort {
            own: Effort::MOST,
            other: Effort::MOST,
        };
        let proof = self.settle(Side::Attacker, limit);
        if !Side::Attacker.is_win(proof.effort) {
            return None;
        }
        let moves = self.winning_line(proof);
        (!moves.is_empty()).then_some(Win {
            plies: proof.plies,
            moves,
        })
    }

    /// Searches a position until it is settled, or one side seems to need the effort of the limit.
    fn settle(&mut self, side: Side, limit: Effort) -> Proof {
        let key = self.board.hash() ^ side.key();
        let known = self.proofs.get(key);
        if let Some(proof) = known.filter(|proof| proof.effort.is_settled()) {
            return proof;
        }
        let moves = match side {
            Side::Attacker => self.attacks(known.is_none()),
            Side::Defender => self.defences(),
        };
        let proof = match moves {
            Ok(moves) => self.settle_by(side, &moves, limit),
            Err(proof) => proof,
        };
        self.proofs.put(key, proof);
        proof
    }

    /// Searches a position by some moves.
    fn settle_by(&mut self, side: Side, moves: &[Spot], limit: Effort) -> Proof {
        loop {
            let mut outlook = Outlook::new(side);
            for &spot in moves {
                let key = self.board.hash_after(spot) ^ (!side).key();
                outlook.add(spot, self.proofs.get(key).unwrap_or((!side).unknown()));
            }
            let proof = outlook.proof();
            let Effort { own, other } = proof.effort;
            let is_enough = proof.effort.is_settled() || own >= limit.own || other >= limit.other;
            if is_enough || self.budget.nodes() >= self.vct_end || !self.budget.spend() {
                return proof;
            }
            let Some((spot, limit)) = outlook.next(limit) else {
                return proof;
            };
            self.board.make(spot);
            self.settle(!side, limit);
            self.board.undo();
        }
    }

    /// The moves of the attacker that may threaten something, the most promising first; or what settles the position.
    fn attacks(&mut self, is_new: bool) -> Result<Vec<Spot>, Proof> {
        if is_new && let Some(moves) = self.vcf(VCF_NODES) {
            let plies = moves.len() as u16;
            return Err(Proof::won(Effort::DONE, plies, moves.last().copied()));
        }
        let own = self.board.turn();
        let urgency = self.board.urgency();
        let mut moves = self.board.candidates(urgency);
        // After the answer to a four, an earlier three may still stand.
        if urgency != Urgency::Five {
            let threats = THREATS.iter().fold(SpotSet::EMPTY, |all, &threat| {
                all.union(self.board.threats(own, threat))
            });
            moves = moves.intersection(&threats);
        }
        let moves = self.legal(&moves);
        if moves.is_empty() {
            return Err(Proof::open(Effort::VAIN));
        }
        Ok(moves)
    }

    /// The moves of the defender that may help against what is threatened; or what settles the position.
    fn defences(&mut self) -> Result<Vec<Spot>, Proof> {
        let own = self.board.turn();
        let has = |threat| !self.board.threats(own, threat).is_empty();
        let urgency = self.board.urgency();
        let plies = match urgency {
            Urgency::Five => 2,
            Urgency::StraightFour => 4,
            Urgency::Quiet => return Err(Proof::open(Effort::DONE)),
        };
        // A race that the defender wins, or may win.
        if has(Threat::Five) || urgency == Urgency::StraightFour && has(Threat::StraightFour) {
            return Err(Proof::open(Effort::DONE));
        }
        let moves = self.legal(&self.board.candidates(urgency));
        if moves.is_empty() {
            return Err(Proof::won(Effort::VAIN, plies, self.vain_answer()));
        }
        Ok(moves)
    }

    /// The legal ones of some moves, the most promising first.
    fn legal(&mut self, moves: &SpotSet) -> Vec<Spot> {
        let own = self.board.turn();
        let is_legal = |&spot: &Spot| !self.board.is_forbidden(spot, own);
        let mut moves: Vec<Spot> = moves.iter().filter(is_legal).collect();
        moves.sort_by_key(|&spot| -self.board.promise(spot));
        moves
    }

    /// What is played when all that would help is forbidden.
    fn vain_answer(&mut self) -> Option<Spot> {
        self.legal(&self.board.empty_spots().clone()).pop()
    }

    /// The moves of a win, as the attacker wins fastest and the defender resists longest.
    fn winning_line(&mut self, mut proof: Proof) -> Vec<Spot> {
        let mut side = Side::Attacker;
        let mut moves: Vec<Spot> = Vec::new();
        let fours = loop {
            let fours = match side {
                Side::Attacker => self.vcf(VCF_NODES),
                Side::Defender => None,
            };
            let fours = fours.filter(|fours| fours.len() <= usize::from(proof.plies));
            let Some(spot) = proof.best.filter(|_| fours.is_none() && self.budget.spend()) else {
                break fours;
            };
            self.board.make(spot);
            moves.push(spot);
            side = !side;
            // After a vain answer, or when it is forgotten, fours may still show the end.
            let end = Proof::won(proof.effort, proof.plies.saturating_sub(1), None);
            proof = self.proofs.get(self.board.hash() ^ side.key()).unwrap_or(end);
        };
        for _ in &moves {
            self.board.undo();
        }
        moves.extend(fours.into_iter().flatten().rev());
        moves
    }
}
