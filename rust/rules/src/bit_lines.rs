//! The stones of one colour, one bit each, along the lines of all four directions.

use std::iter;

use crate::{direction::Direction, point::Point, size::BoardSize};

/// Words per direction. There are up to 43 diagonals, but those 32 apart share a word: of 22 columns the one
/// uses the leftmost and the other the rightmost, and at least ten bits stay empty between them.
const WORDS: usize = 32;

/// Every stone has a bit in each of the four lines through it, so that a row of stones is a run of ones in
/// one word. The bits from 22 up are always empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BitLines([[u32; WORDS]; 4]);

impl BitLines {
    pub(crate) const EMPTY: BitLines = BitLines([[0; WORDS]; 4]);

    /// Adds the stone, or removes it, and returns [the lines through](BitLines::through) it as they are now.
    #[inline]
    pub(crate) fn toggle(&mut self, point: Point) -> [u32; 4] {
        Direction::ALL.map(|direction| {
            let line = &mut self.0[direction as usize][word(direction, point)];
            *line ^= 1 << bit(direction, point);
            *line
        })
    }

    pub(crate) fn contains(&self, point: Point) -> bool {
        self.row(usize::from(point.row())) >> point.col() & 1 == 1
    }

    pub(crate) fn count(&self) -> usize {
        self.0[Direction::Horizontal as usize]
            .iter()
            .map(|row| row.count_ones() as usize)
            .sum()
    }

    /// One bit a column of a row, 0 to 21.
    pub(crate) fn row(&self, row: usize) -> u32 {
        self.0[Direction::Horizontal as usize][row % WORDS]
    }

    /// The four lines through a point, in the order of [`Direction::ALL`].
    pub(crate) fn through(&self, point: Point) -> [u32; 4] {
        Direction::ALL.map(|direction| self.0[direction as usize][word(direction, point)])
    }
}

/// The numbers of the bits that are set, the lowest first.
pub(crate) fn bits(mut word: u64) -> impl Iterator<Item = u8> {
    iter::from_fn(move || {
        let lowest = u8::try_from(word.trailing_zeros()).ok().filter(|_| word != 0)?;
        word &= word - 1;
        Some(lowest)
    })
}

/// The points whose bits are set in `line`, which is the one through `point` in this direction, the lowest first.
pub(crate) fn points_of(line: u64, direction: Direction, point: Point) -> impl Iterator<Item = Point> {
    let steps = move |at: u8| at.cast_signed() - bit(direction, point).cast_signed();
    bits(line).filter_map(move |at| point.neighbour(direction, steps(at)))
}

/// The bits of the points that the line through `point` has on a board of this size.
pub(crate) const fn on_board(direction: Direction, point: Point, size: BoardSize) -> u32 {
    let (col, row, last) = (point.col(), point.row(), size.lines() - 1);
    let (low, high) = match direction {
        Direction::Horizontal | Direction::Vertical => (0, last),
        Direction::Rising => (col.saturating_sub(row), last - row.saturating_sub(col)),
        Direction::Falling => (
            (col + row).saturating_sub(last),
            if col + row < last { col + row } else { last },
        ),
    };
    u32::MAX << low & u32::MAX >> (31 - high)
}

/// The lowest bits of the rows of `length` points that go through a point, in the word of its line; of those that
/// begin before the edge there are none.
pub(crate) const fn rows_through(length: u8, direction: Direction, point: Point) -> u64 {
    ((1 << length) - 1) << bit(direction, point) >> (length - 1)
}

/// Which word of a direction holds the line through a point.
const fn word(direction: Direction, point: Point) -> usize {
    let (col, row) = (point.col() as usize, point.row() as usize);
    let line = match direction {
        Direction::Horizontal => row,
        Direction::Vertical => col,
        Direction::Rising => col.wrapping_sub(row),
        Direction::Falling => col + row,
    };
    line % WORDS
}

/// Which bit of that word is the point's: they count along the direction's steps.
pub(crate) const fn bit(direction: Direction, point: Point) -> u8 {
    match direction {
        Direction::Vertical => point.row(),
        Direction::Horizontal | Direction::Rising | Direction::Falling => point.col(),
    }
}
