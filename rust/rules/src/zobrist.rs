//! Keys for hashing positions.

use crate::{color::Color, point::Point};

/// One random number for a stone of each colour on each point.
static STONES: [[u64; 2]; Point::DENSE_INDEXES] = stone_keys();

/// Says that White is to move.
const WHITE_TO_MOVE: u64 = split_mix(0);

/// The number a stone adds to a hash and, the operation being exclusive or, takes from it again.
pub(crate) fn stone(point: Point, color: Color) -> u64 {
    STONES[point.dense_index()][color as usize]
}

/// The number the side to move adds.
pub(crate) const fn to_move(color: Color) -> u64 {
    match color {
        Color::Black => 0,
        Color::White => WHITE_TO_MOVE,
    }
}

const fn stone_keys() -> [[u64; 2]; Point::DENSE_INDEXES] {
    let mut keys = [[0; 2]; Point::DENSE_INDEXES];
    let mut index = 0;
    while index < keys.len() * 2 {
        keys[index / 2][index % 2] = split_mix(index as u64 + 1);
        index += 1;
    }
    keys
}

/// The `index`th number of the SplitMix64 generator (Steele, Lea, Flood 2014) seeded with 0: fixed for ever,
/// so that hashes may be stored.
const fn split_mix(index: u64) -> u64 {
    let mut z = (index + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::size::BoardSize;

    #[test]
    fn all_keys_differ() {
        let stones = BoardSize::MAX
            .points()
            .flat_map(|point| Color::ALL.map(|color| stone(point, color)));
        let keys: HashSet<u64> = stones.chain([WHITE_TO_MOVE]).collect();
        assert_eq!(keys.len(), 484 * 2 + 1);
    }

    /// Published test values of SplitMix64: hashes that were stored stay valid.
    #[test]
    fn keys_never_change() {
        assert_eq!(split_mix(0), 0xe220_a839_7b1d_cdaf);
        assert_eq!(split_mix(1), 0x6e78_9e6a_a1b9_65f4);
        assert_eq!(stone(Point::new(0, 0), Color::Black), split_mix(1));
    }
}
