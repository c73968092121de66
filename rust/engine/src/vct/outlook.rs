//! What the moves of a position make of it, in a search for threats.

use std::ops::Not;

use crate::{
    proofs::{Effort, Proof},
    spots::Spot,
};

/// Who is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
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
    pub(super) const fn key(self) -> u64 {
        match self {
            Side::Attacker => 0,
            Side::Defender => 0xd6e8_feb8_6659_fd93,
        }
    }

    /// What a position is taken for before it is looked at; many numbers were tried.
    pub(super) const fn unknown(self) -> Proof {
        let effort = match self {
            Side::Attacker => Effort { own: 1, other: 1 },
            Side::Defender => Effort { own: 1, other: 5 },
        };
        Proof::open(effort)
    }

    /// Whether the attacker's five is certain.
    pub(super) const fn is_win(self, effort: Effort) -> bool {
        match self {
            Side::Attacker => effort.own == 0,
            Side::Defender => effort.other == 0,
        }
    }
}

/// What the moves of a position make of it.
pub(super) struct Outlook {
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
    pub(super) fn new(side: Side) -> Outlook {
        Outlook {
            side,
            least: [Effort::MOST; 2],
            sum: 0,
            next: None,
            end: None,
        }
    }

    /// Takes account of a move and what is known about the position after it.
    pub(super) fn add(&mut self, spot: Spot, after: Proof) {
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

    pub(super) fn proof(&self) -> Proof {
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
    pub(super) fn next(&self, limit: Effort) -> Option<(Spot, Effort)> {
        let (spot, own) = self.next?;
        let second = self.least[1];
        let limit = Effort {
            own: limit.other - (self.sum - own),
            other: limit.own.min(second + second / 2 + 1),
        };
        Some((spot, limit))
    }
}
