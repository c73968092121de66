//! What earlier parts of a search found out about positions.

use crate::{analysis::Line, spots::Spot};

/// What a stored score says about the true one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Bound {
    #[default]
    Upper,
    Lower,
    Exact,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Known {
    pub(crate) score: i32,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
    pub(crate) best: Option<Spot>,
}

impl Known {
    /// Whether the score answers a node with this window and depth; a game that is decided is so at any depth.
    pub(crate) fn settles(&self, alpha: i32, beta: i32, depth: i32) -> bool {
        match self.bound {
            Bound::Exact => self.depth >= depth,
            Bound::Lower => self.score >= beta && (self.depth >= depth || self.score >= Line::FORCED),
            Bound::Upper => self.score <= alpha && (self.depth >= depth || self.score <= -Line::FORCED),
        }
    }
}

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    key: u32,
    score: i16,
    depth: i16,
    /// One more than the spot; 0 for none.
    best: u16,
    bound: Bound,
    age: u8,
}

const WAYS: usize = 4;

/// A table of positions; full buckets lose what is old and shallow.
#[derive(Debug)]
pub(crate) struct Transpositions {
    buckets: Vec<[Entry; WAYS]>,
    age: u8,
}

impl Transpositions {
    /// A table of at most so many bytes, and at least one bucket.
    pub(crate) fn new(bytes: usize) -> Transpositions {
        let buckets = (bytes / size_of::<[Entry; WAYS]>()).max(1);
        Transpositions {
            buckets: vec![[Entry::default(); WAYS]; buckets],
            age: 0,
        }
    }

    pub(crate) fn clear(&mut self) {
        self.buckets.fill([Entry::default(); WAYS]);
    }

    /// What is stored from now on is newer than what was before.
    pub(crate) fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// The bucket by the high half of the product, the key from the low bits.
    #[inline]
    fn place(&self, hash: u64) -> (usize, u32) {
        (slot(hash, self.buckets.len()), hash as u32)
    }

    /// What is known about the position with this hash, with scores as seen `ply` plies from the root.
    #[inline]
    pub(crate) fn get(&self, hash: u64, ply: i32) -> Option<Known> {
        let (bucket, key) = self.place(hash);
        let entry = self.buckets[bucket]
            .iter()
            .find(|entry| entry.key == key && entry.depth != 0)?;
        let score = i32::from(entry.score);
        Some(Known {
            score: score - decided(score) * ply,
            depth: i32::from(entry.depth),
            bound: entry.bound,
            best: entry.best.checked_sub(1),
        })
    }

    /// Remembers a result of a depth of 1 or more.
    #[inline]
    pub(crate) fn put(&mut self, hash: u64, ply: i32, known: Known) {
        let age = self.age;
        let (bucket, key) = self.place(hash);
        let bucket = &mut self.buckets[bucket];
        let worth = |entry: &Entry| i32::from(entry.depth) - 256 * i32::from(age.wrapping_sub(entry.age));
        let index = bucket
            .iter()
            .position(|entry| entry.key == key)
            .unwrap_or_else(|| (0..WAYS).min_by_key(|&way| worth(&bucket[way])).unwrap_or(0));
        let old = bucket[index];
        let kept_best = if old.key == key { old.best } else { 0 };
        bucket[index] = Entry {
            key,
            score: (known.score + decided(known.score) * ply) as i16,
            depth: known.depth.clamp(1, i32::from(i16::MAX)) as i16,
            best: known.best.map_or(kept_best, |spot| spot + 1),
            bound: known.bound,
            age,
        };
    }
}

/// The place of a hash in a table of so many: the high half of their product.
#[inline]
pub(crate) fn slot(hash: u64, slots: usize) -> usize {
    ((u128::from(hash) * slots as u128) >> 64) as usize
}

/// Which way the game is decided: stored scores of such count plies from the position, not from the root.
fn decided(score: i32) -> i32 {
    if score.abs() >= Line::FORCED {
        score.signum()
    } else {
        0
    }
}
