//! The board a search plays on: what a stone on each empty point would make is always known.

use gomoku_rules::{BoardSize, Color, Point, Position};

use crate::{
    lines::{Lines, is_empty},
    shape::Shape,
    spots::{Geometry, REACH, SPOTS, Spot, SpotSet},
    tables::Tables,
    threat::{CODES, Code, Shapes4, Threat, shape_on},
    weights::SCALE,
};

/// What a stone of each side would make on one empty point; nothing where a stone stands.
///
/// In one word, which is copied faster than its parts: the shapes of both sides, 16 bits each, then their codes, 12 bits
/// each, then their threats, four bits each; Black's part is the lower one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Cell(u64);

impl Cell {
    #[inline]
    const fn new(shapes: u32, codes: [Code; 2], threats: [Threat; 2]) -> Cell {
        const { assert!(CODES <= 1 << 12 && Threat::ROOM <= 1 << 4) };
        Cell(
            shapes as u64
                | (codes[0] as u64) << 32
                | (codes[1] as u64) << 44
                | (threats[0] as u64) << 56
                | (threats[1] as u64) << 60,
        )
    }

    /// The shapes of both sides, Black's lower.
    #[inline]
    const fn shapes(self) -> u32 {
        self.0 as u32
    }

    #[inline]
    const fn shapes_of(self, side: usize) -> Shapes4 {
        (self.0 >> (16 * side)) as Shapes4
    }

    #[inline]
    const fn code(self, side: usize) -> Code {
        (self.0 >> (32 + 12 * side)) as Code % (1 << 12)
    }

    /// The number of a threat.
    #[inline]
    const fn threat(self, side: usize) -> usize {
        (self.0 >> (56 + 4 * side)) as usize % (1 << 4)
    }
}

/// The evaluation's sums over all points for one side, when it is to move and when it is not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sums {
    mover: i32,
    waiter: i32,
}

/// Room for the points that a stone's lines reach, as a power of two: an index below it needs no further check.
pub(crate) const REACHED: usize = 64;
const _: () = assert!(4 * (2 * REACH as usize + 1) <= REACHED);

/// What undoing a move needs besides the cells it changed.
#[derive(Clone, Copy, Debug)]
struct Frame {
    spot: Spot,
    first_change: usize,
    sums: [Sums; 2],
    hash: u64,
    near: SpotSet,
}

/// Stones, threats and evaluation of one position, kept up to date by [`PatternBoard::make`] and
/// [`PatternBoard::undo`].
///
/// A stone changes the cells at most [`REACH`] points along its four lines.
#[derive(Clone, Debug)]
pub(crate) struct PatternBoard {
    tables: &'static Tables,
    geometry: &'static Geometry,
    lines: Lines,
    cells: Box<[Cell; SPOTS]>,
    empty: SpotSet,
    threats: [[SpotSet; Threat::ROOM]; 2],
    sums: [Sums; 2],
    near: SpotSet,
    hash: u64,
    turn: Color,
    frames: Vec<Frame>,
    changes: Vec<(Spot, Cell)>,
    /// The points that a stone changes with their new shapes; only room, kept to save its making.
    gathered: Box<[(Spot, u32); REACHED]>,
}

impl PatternBoard {
    /// The stones of a position, with the side to move; White to move has begun if nobody has.
    pub(crate) fn new(position: &Position) -> PatternBoard {
        let mut board = PatternBoard::empty(position.size(), Tables::of(position.rule()));
        for color in Color::ALL {
            for stone in position.board().stones(color) {
                board.turn = color;
                board.make(board.geometry.spot(stone));
            }
        }
        board.turn = position.turn().unwrap_or(position.begins());
        board.frames.clear();
        board.changes.clear();
        board
    }

    fn empty(size: BoardSize, tables: &'static Tables) -> PatternBoard {
        let geometry = Geometry::of(size);
        let mut board = PatternBoard {
            tables,
            lines: Lines::new(geometry),
            cells: Box::new([Cell::default(); SPOTS]),
            empty: SpotSet::EMPTY,
            threats: [[SpotSet::EMPTY; Threat::ROOM]; 2],
            sums: [Sums::default(); 2],
            near: SpotSet::EMPTY,
            hash: 0,
            turn: Color::Black,
            frames: Vec::with_capacity(size.area()),
            changes: Vec::with_capacity(size.area() * 40),
            gathered: Box::new([(0, 0); REACHED]),
            geometry,
        };
        let spots: Vec<Spot> = size.points().map(|point| board.geometry.spot(point)).collect();
        for &spot in &spots {
            board.empty.insert(spot);
            board.look_around(spot);
        }
        board
    }

    /// Finds the shapes of an empty point for the first time.
    fn look_around(&mut self, spot: Spot) {
        let mut shapes = 0;
        for direction in 0..4 {
            let place = self.geometry.place(spot, direction);
            shapes |= self.tables.shapes_in(self.lines.window(place, direction)) << (4 * direction);
        }
        for color in Color::ALL {
            self.threats[color as usize][Threat::Nothing as usize].toggle(spot);
        }
        self.change(spot, shapes);
    }

    /// Puts a stone of the side to move on an empty spot.
    #[inline]
    pub(crate) fn make(&mut self, spot: Spot) {
        self.frames.push(Frame {
            spot,
            first_change: self.changes.len(),
            sums: self.sums,
            hash: self.hash,
            near: self.near,
        });
        self.change(spot, 0);
        self.empty.toggle(spot);
        self.near = self.near.union(self.geometry.near(spot));
        self.hash ^= stone_key(spot, self.turn);
        self.lines.toggle(self.geometry.places(spot), self.turn);
        self.look_again_from(spot);
        self.turn = !self.turn;
    }

    /// Looks again at the empty points along the lines of a spot.
    ///
    /// Which of them change is as good as random, so they are first gathered without a branch.
    #[inline]
    fn look_again_from(&mut self, spot: Spot) {
        let PatternBoard {
            geometry,
            tables,
            lines,
            cells,
            gathered,
            ..
        } = self;
        let (tables, cells, gathered) = (*tables, &**cells, &mut **gathered);
        let mut count = 0;
        for direction in 0..4 {
            for (other, window) in lines.windows(geometry, spot, direction, tables.reach) {
                let old = cells[usize::from(other) % SPOTS].shapes();
                let shapes =
                    old & !(0x000f_000f << (4 * direction)) | tables.shapes_in(window) << (4 * direction);
                gathered[count % REACHED] = (other, shapes);
                count += usize::from(is_empty(window) && shapes != old);
            }
        }
        for index in 0..count {
            let (other, shapes) = self.gathered[index % REACHED];
            self.change(other, shapes);
        }
    }

    /// Gives a point other shapes, with sums and threats, and remembers what it had.
    #[expect(clippy::inline_always, reason = "a call would cost a third of what it does")]
    #[inline(always)]
    fn change(&mut self, spot: Spot, shapes: u32) {
        let old = self.cells[usize::from(spot) % SPOTS];
        let mut codes = [0; 2];
        let mut threats = [Threat::Nothing; 2];
        for side in [0, 1] {
            codes[side] = self.tables.code((shapes >> (16 * side)) as Shapes4);
            let tables = &self.tables.sides[side];
            let (before, after) = (tables.meaning(old.code(side)), tables.meaning(codes[side]));
            self.sums[side].mover += i32::from(after.weights.mover) - i32::from(before.weights.mover);
            self.sums[side].waiter += i32::from(after.weights.waiter) - i32::from(before.weights.waiter);
            threats[side] = after.threat;
        }
        self.replace(spot, Cell::new(shapes, codes, threats));
        self.changes.push((spot, old));
    }

    /// Replaces a cell and keeps the sets of threats.
    #[inline]
    fn replace(&mut self, spot: Spot, cell: Cell) {
        let old = std::mem::replace(&mut self.cells[usize::from(spot) % SPOTS], cell);
        for side in [0, 1] {
            let (before, after) = (old.threat(side), cell.threat(side));
            if before != after {
                self.threats[side][before % Threat::ROOM].toggle(spot);
                self.threats[side][after % Threat::ROOM].toggle(spot);
            }
        }
    }

    /// Takes back the last move made here; the caller knows that there is one.
    #[inline]
    pub(crate) fn undo(&mut self) {
        let Some(frame) = self.frames.pop() else { return };
        self.turn = !self.turn;
        self.lines.toggle(self.geometry.places(frame.spot), self.turn);
        while self.changes.len() > frame.first_change {
            let Some((spot, old)) = self.changes.pop() else {
                break;
            };
            self.replace(spot, old);
        }
        self.empty.toggle(frame.spot);
        self.sums = frame.sums;
        self.hash = frame.hash;
        self.near = frame.near;
    }

    pub(crate) fn turn(&self) -> Color {
        self.turn
    }

    pub(crate) fn empty_spots(&self) -> &SpotSet {
        &self.empty
    }

    /// The empty spots near stones.
    pub(crate) fn near_spots(&self) -> SpotSet {
        self.near.intersection(&self.empty)
    }

    /// The spots where a stone of `color` makes this threat.
    #[inline]
    pub(crate) fn threats(&self, color: Color, threat: Threat) -> &SpotSet {
        &self.threats[color as usize][threat as usize]
    }

    /// What a stone of `color` on an empty spot makes; nothing where a stone stands.
    #[inline]
    pub(crate) fn threat_at(&self, spot: Spot, color: Color) -> Threat {
        Threat::numbered(self.cells[usize::from(spot) % SPOTS].threat(color as usize))
    }

    /// What a stone of `color` on an empty spot makes on one line.
    #[inline]
    pub(crate) fn shape_at(&self, spot: Spot, color: Color, direction: usize) -> Shape {
        shape_on(
            self.cells[usize::from(spot) % SPOTS].shapes_of(color as usize),
            direction,
        )
    }

    /// Whether a stone of `color` on an empty spot makes a four on some line.
    pub(crate) fn makes_four(&self, spot: Spot, color: Color) -> bool {
        (0..4).any(|direction| {
            matches!(
                self.shape_at(spot, color, direction),
                Shape::Four | Shape::StraightFour
            )
        })
    }

    /// Whether a five can be stopped by closing the row.
    pub(crate) fn can_be_closed(&self) -> bool {
        self.tables.sides[0].rule.can_be_closed()
    }

    /// Whether something is forbidden to a side.
    pub(crate) fn is_restrained(&self, color: Color) -> bool {
        self.tables.sides[color as usize].rule.restrained
    }

    /// The spots on which the side to move can stop the other side's five on `five`: that one, and where a row
    /// can be closed, the empty points after its ends.
    pub(crate) fn answers_to_five(&self, five: Spot) -> SpotSet {
        let mut answers = SpotSet::EMPTY;
        answers.insert(five);
        if self.can_be_closed() {
            for direction in
                (0..4).filter(|&direction| self.shape_at(five, !self.turn, direction) == Shape::Five)
            {
                self.row_ends(five, direction, !self.turn)
                    .for_each(|end| answers.insert(end));
            }
        }
        answers
    }

    /// The empty spots next to both ends of the row that a stone of `color` on `spot` would belong to.
    fn row_ends(&self, spot: Spot, direction: usize, color: Color) -> impl Iterator<Item = Spot> {
        let place = self.geometry.place(spot, direction);
        [(-1, place.before), (1, place.after)]
            .into_iter()
            .filter_map(move |(way, room)| {
                (1..=i16::from(room))
                    .map(|steps| self.geometry.along(spot, direction, way * steps))
                    .find(|&other| !self.has_stone(other, color))
                    .filter(|&other| self.empty.contains(other))
            })
    }

    /// The stones made here after the first `count`, in their order.
    pub(crate) fn made_after(&self, count: usize) -> impl Iterator<Item = (Spot, Color)> {
        let made = self.frames.get(count..).unwrap_or_default();
        made.iter().map(|frame| {
            let is_black = self.has_stone(frame.spot, Color::Black);
            (frame.spot, if is_black { Color::Black } else { Color::White })
        })
    }

    /// A hash of the stones as they were after the first `count` made here.
    #[inline]
    pub(crate) fn hash_of_first(&self, count: usize) -> Option<u64> {
        match self.frames.get(count) {
            Some(next) => Some(next.hash),
            None => (count == self.frames.len()).then_some(self.hash),
        }
    }

    /// How far along a line a stone matters to others.
    pub(crate) fn reach(&self) -> u8 {
        self.tables.reach
    }

    /// The codes of a spot: that of the side to move, that of the other side.
    pub(crate) fn codes(&self, spot: Spot) -> [Code; 2] {
        let cell = self.cells[usize::from(spot) % SPOTS];
        [self.turn, !self.turn].map(|color| cell.code(color as usize))
    }

    /// How much the codes of a spot speak for a move of the side to move there.
    #[inline]
    pub(crate) fn promise(&self, spot: Spot) -> i32 {
        let [own, other] = self.codes(spot);
        let attack = self.tables.sides[self.turn as usize].meaning(own).weights.attack;
        let defend = self.tables.sides[!self.turn as usize]
            .meaning(other)
            .weights
            .defend;
        i32::from(attack) + i32::from(defend)
    }

    /// What the codes say for the side to move, in the unit of [`Line::score`](crate::Line::score).
    #[inline]
    pub(crate) fn evaluation(&self) -> i32 {
        (self.sums[self.turn as usize].mover - self.sums[!self.turn as usize].waiter) / SCALE
    }

    /// A hash of stones and side to move.
    #[inline]
    pub(crate) fn hash(&self) -> u64 {
        match self.turn {
            Color::Black => self.hash,
            Color::White => self.hash ^ WHITE_TO_MOVE,
        }
    }

    /// The hash after a move of the side to move.
    #[inline]
    pub(crate) fn hash_after(&self, spot: Spot) -> u64 {
        self.hash() ^ stone_key(spot, self.turn) ^ WHITE_TO_MOVE
    }

    /// The same board with another side to move.
    pub(crate) fn set_turn(&mut self, turn: Color) {
        self.turn = turn;
    }

    /// Whether a stone of `color` stands on a spot.
    pub(crate) fn has_stone(&self, spot: Spot, color: Color) -> bool {
        self.lines.has_stone(self.geometry.places(spot), color)
    }

    pub(crate) fn lines(&self) -> &Lines {
        &self.lines
    }

    pub(crate) fn geometry(&self) -> &'static Geometry {
        self.geometry
    }

    /// The spot of the last stone made here.
    pub(crate) fn last(&self) -> Option<Spot> {
        self.frames.last().map(|frame| frame.spot)
    }

    /// The spots of the last two stones made here, the latest one last.
    pub(crate) fn last_two(&self) -> [Option<Spot>; 2] {
        let mut latest = self.frames.iter().rev().map(|frame| frame.spot);
        let last = latest.next();
        [latest.next(), last]
    }

    pub(crate) fn point(&self, spot: Spot) -> Point {
        self.geometry.point(spot)
    }
}

const WHITE_TO_MOVE: u64 = 0x9e37_79b9_7f4a_7c15;

static STONE_KEYS: [[u64; 2]; SPOTS] = stone_keys();

#[inline]
fn stone_key(spot: Spot, color: Color) -> u64 {
    STONE_KEYS[usize::from(spot) % SPOTS][color as usize]
}

/// Numbers of the SplitMix64 generator (Steele, Lea, Flood 2014).
const fn stone_keys() -> [[u64; 2]; SPOTS] {
    let mut keys = [[0; 2]; SPOTS];
    let mut state: u64 = 0;
    let mut index = 0;
    while index < 2 * SPOTS {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        keys[index / 2][index % 2] = z ^ (z >> 31);
        index += 1;
    }
    keys
}

#[cfg(test)]
mod tests {
    use super::*;
    use gomoku_rules::Rule;

    /// Numbers that look random: the generator of Lehmer with the modulus 2^64, its high bits.
    fn random(state: &mut u64, limit: usize) -> usize {
        *state = state.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(1);
        (*state >> 33) as usize % limit
    }

    /// Random games of every rule and of small and large boards, by the stones they end with.
    fn games() -> impl Iterator<Item = Position> {
        let mut state = 1;
        (0..100).map(move |game| {
            let size = BoardSize::new([5, 9, 15, 22][game % 4]).unwrap();
            let mut position = Position::new(size, Rule::ALL[game % 5], Color::ALL[game % 2]);
            let length = random(&mut state, size.area());
            while position.turn().is_some() && position.ply() < length {
                let empty: Vec<Point> = position.empty_points().collect();
                position.play(empty[random(&mut state, empty.len())]).unwrap();
            }
            position
        })
    }

    /// All that a board knows, but for how to undo.
    fn facts(board: &PatternBoard) -> impl PartialEq + std::fmt::Debug + use<> {
        let lines = board.lines.clone();
        let cells = board.cells.to_vec();
        let sets = (board.empty, board.near, board.threats);
        (lines, cells, sets, board.sums, board.hash(), board.turn)
    }

    #[test]
    fn undo_restores_everything() {
        for position in games() {
            let mut board = PatternBoard::new(&position);
            let before = facts(&board);
            let spots: Vec<Spot> = board.empty.iter().take(20).collect();
            for &spot in &spots {
                board.make(spot);
            }
            for _ in &spots {
                board.undo();
            }
            assert_eq!(facts(&board), before);
        }
    }

    #[test]
    fn what_is_kept_up_to_date_is_what_a_look_around_finds() {
        for position in games() {
            let board = PatternBoard::new(&position);
            for spot in board.empty.iter() {
                for (direction, &place) in board.geometry.places(spot).iter().enumerate() {
                    let found = board.tables.shapes_in(board.lines.window(place, direction));
                    let kept = Color::ALL.map(|color| board.shape_at(spot, color, direction) as u32);
                    assert_eq!(kept[0] | kept[1] << 16, found, "{}", board.point(spot));
                }
                for color in Color::ALL {
                    let threat = board.threat_at(spot, color);
                    assert!(board.threats(color, threat).contains(spot));
                }
            }
        }
    }

    #[test]
    fn fives_are_the_wins_of_the_rules() {
        let mut wins = 0;
        for position in games().filter(|position| position.turn().is_some()) {
            let board = PatternBoard::new(&position);
            for spot in board.empty.iter() {
                for color in Color::ALL {
                    let stones = Color::ALL
                        .into_iter()
                        .flat_map(|color| position.board().stones(color).map(move |stone| (stone, color)));
                    let stones = stones.chain([(board.point(spot), color)]);
                    let after = Position::setup(position.size(), position.rule(), stones, !color).unwrap();
                    let is_five = board.threat_at(spot, color) == Threat::Five;
                    assert_eq!(after.outcome().winner() == Some(color), is_five);
                    wins += usize::from(is_five);
                }
            }
        }
        assert!(wins > 20, "{wins}");
    }
}
