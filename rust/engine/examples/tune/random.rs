//! Chance that can be repeated.

/// Numbers that look random: a generator of Lehmer with the modulus 2^64, its high bits.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(1);
        self.0 >> 33
    }

    /// A number from 0 on, less than `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        self.next() as usize % limit
    }

    /// A number from `-most` to `most`.
    pub fn within(&mut self, most: f32) -> f32 {
        most * (self.next() as f32 / (1_u64 << 30) as f32 - 1.0)
    }

    /// Brings them into any order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for index in (1..items.len()).rev() {
            items.swap(index, self.below(index + 1));
        }
    }
}
