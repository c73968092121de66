//! Points as dense numbers, sets of them, and where the lines of a board run.

use std::sync::OnceLock;

use gomoku_rules::{BoardSize, Direction, Point};

/// A point of one board as a number: its row from the bottom times the lines of the board, plus its column.
pub(crate) type Spot = u16;

/// Room for the points of the largest board, as a power of two: an index that is masked with `SPOTS - 1` needs
/// no further check.
pub(crate) const SPOTS: usize = 512;

/// How far along a line a stone can matter to another: a five through one reaches four points further, and the
/// point after that says whether it is longer or closed.
pub(crate) const REACH: u8 = 5;

const WORDS: usize = SPOTS / 64;

/// A set of spots, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SpotSet([u64; WORDS]);

impl SpotSet {
    pub(crate) const EMPTY: SpotSet = SpotSet([0; WORDS]);

    /// Adds the spot, or removes it if it was there.
    #[inline]
    pub(crate) fn toggle(&mut self, spot: Spot) {
        self.0[usize::from(spot >> 6) % WORDS] ^= 1 << (spot & 63);
    }

    #[inline]
    pub(crate) fn insert(&mut self, spot: Spot) {
        self.0[usize::from(spot >> 6) % WORDS] |= 1 << (spot & 63);
    }

    #[inline]
    pub(crate) fn contains(&self, spot: Spot) -> bool {
        self.0[usize::from(spot >> 6) % WORDS] >> (spot & 63) & 1 == 1
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    #[inline]
    pub(crate) fn first(&self) -> Option<Spot> {
        self.iter().next()
    }

    pub(crate) fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    #[inline]
    pub(crate) fn union(&self, other: &SpotSet) -> SpotSet {
        SpotSet(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    #[inline]
    pub(crate) fn intersection(&self, other: &SpotSet) -> SpotSet {
        SpotSet(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// The spots in rising order.
    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = Spot> + use<> {
        let mut words = self.0;
        let mut at = 0;
        std::iter::from_fn(move || {
            while words.get(at)? == &0 {
                at += 1;
            }
            let bit = words[at].trailing_zeros();
            words[at] &= words[at] - 1;
            u16::try_from(at * 64).ok().map(|start| start + bit as u16)
        })
    }
}

/// Where a spot lies on one of the four lines through it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Place {
    /// The number of the line in its direction, below [`LINES`].
    pub(crate) line: u8,
    /// The number of points of the line before this one.
    pub(crate) before: u8,
    /// The number of points of the line after it.
    pub(crate) after: u8,
}

/// Lines of one direction: 43 diagonals on the largest board, rounded up to a power of two.
pub(crate) const LINES: usize = 64;

/// The lines of a board of one size.
#[derive(Debug)]
pub(crate) struct Geometry {
    pub(crate) size: BoardSize,
    places: Box<[[Place; 4]; SPOTS]>,
    /// What a step along each direction adds to a spot.
    steps: [i16; 4],
    near: Vec<SpotSet>,
}

impl Geometry {
    /// The lines of the boards of a size, found when first asked for.
    pub(crate) fn of(size: BoardSize) -> &'static Geometry {
        const MOST: usize = BoardSize::MAX.lines() as usize;
        static GEOMETRIES: [OnceLock<Geometry>; MOST + 1] = [const { OnceLock::new() }; MOST + 1];
        GEOMETRIES[usize::from(size.lines())].get_or_init(|| Geometry::new(size))
    }

    fn new(size: BoardSize) -> Geometry {
        let mut geometry = Geometry {
            size,
            places: Box::new([[Place::default(); 4]; SPOTS]),
            steps: Direction::ALL.map(|direction| {
                let (right, up) = direction.step();
                i16::from(up) * i16::from(size.lines()) + i16::from(right)
            }),
            near: vec![SpotSet::EMPTY; SPOTS],
        };
        for point in size.points() {
            let spot = usize::from(geometry.spot(point));
            geometry.places[spot] = Direction::ALL.map(|direction| place(size, point, direction));
            for other in size.points().filter(|&other| is_near(point, other)) {
                let other = geometry.spot(other);
                geometry.near[spot].insert(other);
            }
        }
        geometry
    }

    #[inline]
    pub(crate) fn place(&self, spot: Spot, direction: usize) -> Place {
        self.places[usize::from(spot) % SPOTS][direction]
    }

    #[inline]
    pub(crate) fn places(&self, spot: Spot) -> &[Place; 4] {
        &self.places[usize::from(spot) % SPOTS]
    }

    /// What a step along a direction adds to a spot.
    #[inline]
    pub(crate) fn step(&self, direction: usize) -> i16 {
        self.steps[direction]
    }

    /// The spot `steps` further along a direction; the caller knows that the line goes on that far.
    #[inline]
    pub(crate) fn along(&self, spot: Spot, direction: usize, steps: i16) -> Spot {
        spot.wrapping_add_signed(self.steps[direction] * steps)
    }

    /// The other spots of a line at most [`REACH`] away, nearest to its beginning first.
    pub(crate) fn reach(&self, spot: Spot, direction: usize) -> impl Iterator<Item = Spot> + '_ {
        let place = self.place(spot, direction);
        let (before, after) = (place.before.min(REACH), place.after.min(REACH));
        let steps = (-i16::from(before)..=i16::from(after)).filter(|&steps| steps != 0);
        steps.map(move |steps| self.along(spot, direction, steps))
    }

    /// The spots on which a stone has something to do with one on `spot`.
    #[inline]
    pub(crate) fn near(&self, spot: Spot) -> &SpotSet {
        &self.near[usize::from(spot) % SPOTS]
    }

    /// The number of a point of the board.
    pub(crate) fn spot(&self, point: Point) -> Spot {
        Spot::from(point.row()) * Spot::from(self.size.lines()) + Spot::from(point.col())
    }

    /// The point with a number.
    pub(crate) fn point(&self, spot: Spot) -> Point {
        let lines = Spot::from(self.size.lines());
        Point::new((spot % lines) as u8, (spot / lines) as u8)
    }
}

/// Up to two columns and rows away, or three along a line.
fn is_near(point: Point, other: Point) -> bool {
    let (cols, rows) = (
        point.col().abs_diff(other.col()),
        point.row().abs_diff(other.row()),
    );
    let on_a_line = cols == rows || cols == 0 || rows == 0;
    let distance = cols.max(rows);
    distance > 0 && (distance <= 2 || distance == 3 && on_a_line)
}

fn place(size: BoardSize, point: Point, direction: Direction) -> Place {
    let (col, row, last) = (point.col(), point.row(), size.lines() - 1);
    let (line, before, after) = match direction {
        Direction::Horizontal => (row, col, last - col),
        Direction::Vertical => (col, row, last - row),
        Direction::Rising => (last + col - row, col.min(row), last - col.max(row)),
        Direction::Falling => (col + row, col.min(last - row), row.min(last - col)),
    };
    Place { line, before, after }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_agree_with_steps_from_point_to_point() {
        for lines in [5, 6, 15, 22] {
            let size = BoardSize::new(lines).unwrap();
            let geometry = Geometry::new(size);
            for point in size.points() {
                for (index, direction) in Direction::ALL.into_iter().enumerate() {
                    let walk = |way: i8| {
                        (1..)
                            .map_while(move |steps| point.neighbour(direction, way * steps))
                            .take_while(|&other| size.contains(other))
                    };
                    let place = geometry.place(geometry.spot(point), index);
                    assert_eq!(
                        walk(-1).count(),
                        usize::from(place.before),
                        "{point} {direction:?}"
                    );
                    assert_eq!(walk(1).count(), usize::from(place.after), "{point} {direction:?}");
                    for other in walk(1) {
                        let other = geometry.place(geometry.spot(other), index);
                        assert_eq!(other.line, place.line);
                    }
                }
            }
        }
    }

    #[test]
    fn a_set_lists_what_was_toggled_in() {
        let mut set = SpotSet::EMPTY;
        for spot in [483, 0, 64, 63, 64] {
            set.toggle(spot);
        }
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 63, 483]);
        assert_eq!((set.len(), set.contains(63), set.contains(64)), (3, true, false));
    }
}
