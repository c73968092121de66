//! What earlier parts of a search for threats found out about positions.

use crate::{spots::Spot, transposition::slot};

/// How far a position seems from being settled: how many positions at least must still turn out well for the side to
/// move, and for the other one, to show that it gets what it wants. 0 for the side that gets it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Effort {
    pub(crate) own: u32,
    pub(crate) other: u32,
}

impl Effort {
    /// That of the side that does not get what it wants.
    pub(crate) const MOST: u32 = 1 << 30;
    /// The side to move gets what it wants.
    pub(crate) const DONE: Effort = Effort {
        own: 0,
        other: Effort::MOST,
    };
    /// The other side gets what it wants.
    pub(crate) const VAIN: Effort = Effort {
        own: Effort::MOST,
        other: 0,
    };

    pub(crate) const fn is_settled(self) -> bool {
        self.own == 0 || self.other == 0
    }
}

/// What is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Proof {
    pub(crate) effort: Effort,
    /// The most plies up to the five when it is certain, else 0.
    pub(crate) plies: u16,
    /// The move that wins fastest or resists longest when the five is certain.
    pub(crate) best: Option<Spot>,
}

impl Proof {
    /// No five is certain.
    pub(crate) const fn open(effort: Effort) -> Proof {
        let (plies, best) = (0, None);
        Proof { effort, plies, best }
    }

    /// A five is certain.
    pub(crate) const fn won(effort: Effort, plies: u16, best: Option<Spot>) -> Proof {
        Proof { effort, plies, best }
    }
}

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    key: u64,
    own: u32,
    other: u32,
    plies: u16,
    /// One more than the spot; 0 for none.
    best: u16,
    /// The number of the search that it comes from; 0 for an empty entry.
    age: u16,
}

const WAYS: usize = 4;

/// A table of positions, by keys of 64 bits: a win that it tells is certain but for one in some 2^60.
#[derive(Debug)]
pub(crate) struct Proofs {
    buckets: Vec<[Entry; WAYS]>,
    age: u16,
}

impl Proofs {
    /// A table of at most so many bytes, and at least one bucket.
    pub(crate) fn new(bytes: usize) -> Proofs {
        let buckets = (bytes / size_of::<[Entry; WAYS]>()).max(1);
        Proofs {
            buckets: vec![[Entry::default(); WAYS]; buckets],
            age: 1,
        }
    }

    pub(crate) fn clear(&mut self) {
        self.buckets.fill([Entry::default(); WAYS]);
        self.age = 1;
    }

    /// What is stored from now on is newer than what was before.
    pub(crate) fn grow_older(&mut self) {
        self.age = self.age.checked_add(1).unwrap_or(1);
    }

    #[inline]
    fn bucket(&self, key: u64) -> usize {
        slot(key, self.buckets.len())
    }

    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Proof> {
        let entry = self.buckets[self.bucket(key)]
            .iter()
            .find(|entry| entry.key == key && entry.age != 0)?;
        Some(Proof {
            effort: Effort {
                own: entry.own,
                other: entry.other,
            },
            plies: entry.plies,
            best: entry.best.checked_sub(1),
        })
    }

    /// Remembers a position in place of what was known about it, or of what is oldest, or farthest from being of use.
    pub(crate) fn put(&mut self, key: u64, proof: Proof) {
        let age = self.age;
        let index = self.bucket(key);
        let bucket = &mut self.buckets[index];
        let worth = |entry: &Entry| {
            (
                entry.age == age,
                entry.own.min(entry.other) == 0,
                entry.own.max(entry.other),
            )
        };
        let way = bucket
            .iter()
            .position(|entry| entry.key == key)
            .unwrap_or_else(|| (0..WAYS).min_by_key(|&way| worth(&bucket[way])).unwrap_or(0));
        bucket[way] = Entry {
            key,
            own: proof.effort.own,
            other: proof.effort.other,
            plies: proof.plies,
            best: proof.best.map_or(0, |spot| spot + 1),
            age,
        };
    }
}
