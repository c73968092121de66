//! The stones of a board along its lines.

use gomoku_rules::Color;

use crate::{
    shape::{EDGE, EMPTY, stone_bits},
    spots::{Geometry, LINES, Place, REACH, Spot},
};

/// The cells of all lines of a board.
///
/// Each line is one word of two-bit cells with [`REACH`] cells of edge at each end, so that what surrounds a point is a
/// shift away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Lines([[u64; LINES]; 4]);

impl Lines {
    /// The lines of a board without stones.
    pub(crate) fn new(geometry: &Geometry) -> Lines {
        let mut lines = Lines([[0; LINES]; 4]);
        for point in geometry.size.points() {
            for (direction, place) in geometry.places(geometry.spot(point)).iter().enumerate() {
                let cells = u32::from(place.before + 1 + place.after);
                let inside = u64::MAX >> (64 - 2 * cells) << (2 * REACH);
                lines.0[direction][usize::from(place.line)] = !inside;
            }
        }
        lines
    }

    /// Puts a stone on an empty point, or takes it back.
    #[inline]
    pub(crate) fn toggle(&mut self, places: &[Place; 4], color: Color) {
        for (direction, place) in places.iter().enumerate() {
            let line = &mut self.0[direction][usize::from(place.line) % LINES];
            *line ^= stone_bits(color) << (2 * (place.before + REACH));
        }
    }

    /// The window around a point: its line from [`REACH`] cells before it on.
    #[inline]
    pub(crate) fn window(&self, place: Place, direction: usize) -> u64 {
        self.0[direction][usize::from(place.line) % LINES] >> (2 * place.before)
    }

    /// The spots along a direction at most `reach` from a spot, each with the window around it; beyond the edge they are
    /// none, which [`is_empty`] tells. There are always as many, so that a processor never guesses their number wrong.
    #[inline]
    pub(crate) fn windows(
        &self,
        geometry: &Geometry,
        spot: Spot,
        direction: usize,
        reach: u8,
    ) -> impl Iterator<Item = (Spot, u64)> + use<> {
        let place = geometry.place(spot, direction);
        let step = geometry.step(direction);
        let line = self.0[direction][usize::from(place.line) % LINES];
        // Before the first cell comes the last one, which is edge.
        let mut window = line
            .rotate_left(2 * u32::from(reach))
            .rotate_right(2 * u32::from(place.before));
        let mut other = spot.wrapping_add_signed(-step * i16::from(reach));
        let count = 2 * reach + 1;
        (0..count).map(move |_| {
            let here = (other, window);
            other = other.wrapping_add_signed(step);
            window = window.rotate_right(2);
            here
        })
    }

    /// Whether a stone of `color` stands on a point.
    #[inline]
    pub(crate) fn has_stone(&self, places: &[Place; 4], color: Color) -> bool {
        middle(self.window(places[0], 0)) == stone_bits(color)
    }
}

/// Whether a window surrounds an empty point of the board.
#[inline]
pub(crate) const fn is_empty(window: u64) -> bool {
    middle(window) == EMPTY
}

/// The cell that a window surrounds.
#[inline]
const fn middle(window: u64) -> u64 {
    window >> (2 * REACH) & 0b11
}

const _: () = assert!(EDGE == 0b11, "edges are drawn as ones");
