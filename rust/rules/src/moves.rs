//! The moves of a position in the order they were played.

use std::fmt;

use crate::{point::Point, size::BoardSize};

const CAPACITY: usize = BoardSize::MAX.area();

/// A list with room for every point of the largest board, so that no move ever allocates.
#[derive(Clone)]
pub(crate) struct Moves {
    points: [Point; CAPACITY],
    len: usize,
}

impl Moves {
    pub(crate) const EMPTY: Moves = Moves {
        points: [Point::new(0, 0); CAPACITY],
        len: 0,
    };

    /// Adds a move; a full board never asks for it.
    pub(crate) fn push(&mut self, point: Point) {
        let len = self.len;
        self.points[len] = point;
        self.len = len + 1;
    }

    pub(crate) fn pop(&mut self) -> Option<Point> {
        self.len = self.len.checked_sub(1)?;
        Some(self.points[self.len])
    }

    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    pub(crate) fn as_slice(&self) -> &[Point] {
        &self.points[..self.len]
    }
}

impl PartialEq for Moves {
    fn eq(&self, other: &Moves) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Moves {}

impl fmt::Debug for Moves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}
