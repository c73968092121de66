//! Victory by continuous threats: each move of the attacker makes a four or leaves a straight four to come, so the other
//! side has few answers.
//!
//! The search is df-pn (Nagai, Df-pn Algorithm for Searching AND/OR Trees and Its Applications, 2002): it goes on with
//! the move that seems to need the least effort to settle the position, and comes back when another one seems to need
//! less. No position comes twice in a game, so what is known about one does not depend on the way to it.

use std::ops::Not;

use crate::{
    order::Urgency,
    proofs::{Effort, Proof},
    search::Search,
    spots::{Spot, SpotSet},
    threat::Threat,
};

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

/// Who is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Attacker,
    Defender,
}

impl Not for Side {
    type Output = Side;

    fn not(self) -> Side {
        match self {
            Side::Attacker => Side::Defender,
            Side::Defender => Side::Attacker,
        }
    }
}

impl Side {
    /// Tells a position from the same one with the attacker on the other side.
    const fn key(self) -> u64 {
        match self {
            Side::Attacker => 0,
            Side::Defender => 0xd6e8_feb8_6659_fd93,
        }
    }

    /// What a position is taken for before it is looked at; many numbers were tried.
    const fn unknown(self) -> Proof {
        let effort = match self {
            Side::Attacker => Effort { own: 1, other: 1 },
            Side::Defender => Effort { own: 1, other: 5 },
        };
        Proof::open(effort)
    }

    /// Whether the attacker's five is certain.
    const fn is_win(self, effort: Effort) -> bool {
        match self {
            Side::Attacker => effort.own == 0,
            Side::Defender => effort.other == 0,
        }
    }
}

/// A win by threats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Win {
    /// The most plies that it takes up to the five.
    pub(crate) plies: u16,
    /// The moves from the first one on; up to the five unless the budget or the memory ended before.
    pub(crate) moves: Vec<Spot>,
}

/// What the moves of a position make of it.
struct Outlook {
    side: Side,
    /// The least effort of the side to move with one move, and with another one.
    least: [u32; 2],
    /// The effort of the other side against all moves.
    sum: u32,
    /// The move of the least effort, and the effort of the other side against it.
    next: Option<(Spot, u32)>,
    /// The fastest winning move of the attacker, or the slowest losing one of the defender, and the plies after it.
    end: Option<(Spot, u16)>,
}

impl Outlook {
    fn new(side: Side) -> Outlook {
        Outlook {
            side,
            least: [Effort::MOST; 2],
            sum: 0,
            next: None,
            end: None,
        }
    }

    /// Takes account of a move and what is known about the position after it.
    fn add(&mut self, spot: Spot, after: Proof) {
        let Effort { own, other } = after.effort;
        self.sum = (self.sum + own).min(Effort::MOST);
        if other < self.least[0] {
            self.least = [other, self.least[0]];
            self.next = Some((spot, own));
        } else {
            self.least[1] = self.least[1].min(other);
        }
        let is_better = |plies| match self.side {
            Side::Attacker => after.plies < plies,
            Side::Defender => after.plies > plies,
        };
        if (!self.side).is_win(after.effort) && self.end.is_none_or(|(_, plies)| is_better(plies)) {
            self.end = Some((spot, after.plies));
        }
    }

    fn proof(&self) -> Proof {
        let effort = match (self.least[0], self.sum) {
            (0, _) => Effort::DONE,
            (_, 0) => Effort::VAIN,
            (own, other) => Effort { own, other },
        };
        match self.end {
            Some((spot, plies)) if self.side.is_win(effort) => Proof::won(effort, plies + 1, Some(spot)),
            _ => Proof::open(effort),
        }
    }

    /// The move to go on with, and until when: as long as no other one seems better by half, and as the limit allows.
    fn next(&self, limit: Effort) -> Option<(Spot, Effort)> {
        let (spot, own) = self.next?;
        let second = self.least[1];
        let limit = Effort {
            own: limit.other - (self.sum - own),
            other: limit.own.min(second + second / 2 + 1),
        };
        Some((spot, limit))
    }
}

impl Search<'_> {
    /// A win of the side to move by threats, found with about `nodes` stones; what these found out helps the next try.
    pub(crate) fn vct(&mut self, nodes: u64) -> Option<Win> {
        self.vct_end = self.budget.nodes().saturating_add(nodes);
        let limit = Effort {
            own: Effort::MOST,
            other: Effort::MOST,
        };
        let proof = self.settle(Side::Attacker, limit);
        Side::Attacker.is_win(proof.effort).then(|| Win {
            plies: proof.plies,
            moves: self.winning_line(proof),
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
            return Err(Proof::won(
                Effort::DONE,
                moves.len() as u16,
                moves.last().copied(),
            ));
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
            let fours = if side == Side::Attacker {
                self.vcf(VCF_NODES)
            } else {
                None
            };
            let Some(spot) = proof.best.filter(|_| fours.is_none() && self.budget.spend()) else {
                break fours;
            };
            self.board.make(spot);
            moves.push(spot);
            side = !side;
            match self.proofs.get(self.board.hash() ^ side.key()) {
                Some(next) => proof = next,
                None => break None,
            }
        };
        for _ in &moves {
            self.board.undo();
        }
        moves.extend(fours.into_iter().flatten().rev());
        moves
    }
}

#[cfg(test)]
mod tests;
