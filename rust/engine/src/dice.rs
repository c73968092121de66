//! Chance that can be repeated.

/// Numbers that look like chance and are the same for the same seed: the SplitMix64 generator (Steele, Lea, Flood
/// 2014).
#[derive(Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) const fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 on, less than `end`; about equally often each, as `end` is small.
    pub(crate) fn below(&mut self, end: u64) -> u64 {
        self.next() % end.max(1)
    }

    pub(crate) fn one_of<T: Clone>(&mut self, choices: &[T]) -> Option<T> {
        choices.get(self.below(choices.len() as u64) as usize).cloned()
    }

    /// Brings them into any order.
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (2..=items.len()).rev() {
            let other = self.below(end as u64) as usize;
            items.swap(end - 1, other);
        }
    }
}
