//! Which moves renju forbids to Black, by the International Rules of Renju (RIF, 2 May 1996, corrected 3 May 1998):
//! <http://www.renju.net/study/rifrules.php>.
//!
//! Of their words these matter here:
//!
//! - a **four** can become a row of exactly five by one more stone, a **straight four** in two ways;
//! - a **three** can become a straight four by one more stone, "without at the same time a five in a row is made".
//!   We take the rules by their word: a stone that also makes a five, in another direction, makes no three of these
//!   stones. The judge of Gomocup, Piskvork and the engine Rapfi read them so too;
//! - a move that makes a **five** is never forbidden (9.1);
//! - an **overline**, a **double-four** and a **double-three** are (9.2), but of the threes only those count that can
//!   become a straight four by a move that is not forbidden itself (9.3), which is asked in the same way.
//!
//! Along one line a stone makes at most one three, and no three besides a four: the row of four that the three
//! would become has empty ends, and of the stones of another three or a four one would stand on such an end or right
//! behind it. So threes are counted by the lines that have one.

use std::array;

use crate::{
    bit_lines::{self, BitLines},
    board::Board,
    color::Color,
    direction::Direction,
    forbidden::{Forbidden, ForbiddenMove},
    point::Point,
    rule,
};

/// What a black stone does on a point that is empty or has it already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Effect {
    Five,
    Forbidden(Forbidden),
    Neither,
}

/// Why a black stone on `point`, which is empty or has it already, is forbidden, if it is.
pub(crate) fn forbidden(board: &Board, point: Point) -> Option<Forbidden> {
    match effect(board, point) {
        Effect::Forbidden(kind) => Some(kind),
        Effect::Five | Effect::Neither => None,
    }
}

/// A move that is forbidden for this reason, with the lines that make it so.
pub(crate) fn explain(board: &Board, point: Point, kind: Forbidden) -> ForbiddenMove {
    let after = board.with_stone(point, Color::Black);
    let lines = Line::all_through(board, point).into_iter().flat_map(|line| {
        let rows = match kind {
            Forbidden::Overline => line.overlines(),
            Forbidden::DoubleFour => line.fours(),
            Forbidden::DoubleThree => line.three(&after).into_iter().collect(),
        };
        rows.into_iter().map(move |row| line.points(row).collect())
    });
    ForbiddenMove {
        kind,
        lines: lines.collect(),
    }
}

fn effect(board: &Board, point: Point) -> Effect {
    if stones_in_reach(board.of(Color::Black), point) < 4 {
        // A five needs four more, so does an overline, and so do two fours on one line, or threes on two.
        return Effect::Neither;
    }
    let lines = Line::all_through(board, point);
    if lines.iter().any(|line| line.exact_fives() != 0) {
        return Effect::Five;
    }
    if lines.iter().any(|line| line.fives() != 0) {
        return Effect::Forbidden(Forbidden::Overline);
    }
    if lines.iter().map(|line| line.count_fours()).sum::<u32>() > 1 {
        return Effect::Forbidden(Forbidden::DoubleFour);
    }
    let with_three = lines.iter().filter(|line| line.can_be_straight_four());
    if with_three.clone().count() > 1 {
        let after = board.with_stone(point, Color::Black);
        if with_three
            .filter(|line| line.three(&after).is_some())
            .nth(1)
            .is_some()
        {
            return Effect::Forbidden(Forbidden::DoubleThree);
        }
    }
    Effect::Neither
}

/// How many stones stand at most four points away along the four lines through a point.
fn stones_in_reach(stones: &BitLines, point: Point) -> u32 {
    let lines = Direction::ALL.into_iter().zip(stones.through(point));
    let reach = lines.fold(0_u64, |reach, (direction, line)| {
        let near = u64::from(line) << 4 >> bit_lines::bit(direction, point) & 0b1_1110_1111;
        reach << 9 | near
    });
    reach.count_ones()
}

/// One line through a point that has a black stone, or gets one: one bit a point of the line.
#[derive(Clone, Copy, Debug)]
struct Line {
    direction: Direction,
    point: Point,
    black: u64,
    empty: u64,
}

impl Line {
    /// The four lines, as if a black stone stood on `point`.
    fn all_through(board: &Board, point: Point) -> [Line; 4] {
        let black = board.of(Color::Black).through(point);
        let white = board.of(Color::White).through(point);
        Direction::ALL.map(|direction| {
            let black = black[direction as usize] | 1 << bit_lines::bit(direction, point);
            let taken = black | white[direction as usize];
            let empty = bit_lines::on_board(direction, point, board.size()) & !taken;
            Line {
                direction,
                point,
                black: black.into(),
                empty: empty.into(),
            }
        })
    }

    /// The lowest bits of the rows of `length` points through the point.
    fn rows_through(self, length: u8) -> u64 {
        bit_lines::rows_through(length, self.direction, self.point)
    }

    /// The lowest bits of all fives through the point, also of those within an overline.
    fn fives(self) -> u64 {
        rule::fives(self.black) & self.rows_through(5)
    }

    /// The same without those within an overline.
    fn exact_fives(self) -> u64 {
        self.fives() & !self.next_to_five()
    }

    /// The lowest bits of rows of five points with a black stone at either end, which no exact five can be.
    fn next_to_five(self) -> u64 {
        self.black << 1 | self.black >> 5
    }

    /// For each place in a row of `N`, the lowest first: the lowest bits of those of `rows` in which only the stone
    /// of this place is missing.
    fn lacking_one<const N: usize>(self, rows: u64) -> [u64; N] {
        array::from_fn(|missing| {
            (0..N).fold(rows, |rows, place| {
                let needed = if place == missing { self.empty } else { self.black };
                rows & needed >> place
            })
        })
    }

    /// Fours through the point by what they lack to a five.
    fn fives_lacking_one(self) -> [u64; 5] {
        self.lacking_one(self.rows_through(5) & !self.next_to_five())
    }

    /// Threes through the point by what they lack to a straight four, which has empty points around it and no black
    /// stones behind those.
    fn straight_fours_lacking_one(self) -> [u64; 4] {
        let ends = self.empty << 1 & self.empty >> 4;
        let behind = self.black << 2 | self.black >> 5;
        self.lacking_one(self.rows_through(4) & ends & !behind)
    }

    fn count_fours(self) -> u32 {
        let lacking = self.fives_lacking_one();
        let fives = lacking.into_iter().fold(0, |all, some| all | some);
        // A straight four can become two fives: the one lacks its lowest stone and the other its highest.
        let straight_fours = lacking[0] & lacking[4] >> 1;
        if fives == 0 {
            0
        } else {
            fives.count_ones() - straight_fours.count_ones()
        }
    }

    fn can_be_straight_four(self) -> bool {
        self.straight_fours_lacking_one() != [0; 4]
    }

    /// The stones of each overline: of the one there can be.
    fn overlines(self) -> Vec<u64> {
        if self.fives() == 0 {
            return Vec::new();
        }
        let at = bit_lines::bit(self.direction, self.point);
        let below = u64::BITS - (!self.black & ((1 << at) - 1)).leading_zeros();
        let above = u32::from(at) + (!self.black >> at).trailing_zeros();
        vec![(1 << above) - (1 << below)]
    }

    /// The stones of each four.
    fn fours(self) -> Vec<u64> {
        let fives = self
            .fives_lacking_one()
            .into_iter()
            .fold(0, |all, some| all | some);
        let mut fours: Vec<u64> = bit_lines::bits(fives)
            .map(|low| 0b1_1111 << low & self.black)
            .collect();
        fours.dedup();
        fours
    }

    /// The stones of the three, if there is one that counts; `after` is the board with the stone on the point.
    fn three(self, after: &Board) -> Option<u64> {
        let rows = self.straight_fours_lacking_one().into_iter().zip(0..);
        let mut rows = rows
            .flat_map(|(rows, missing)| bit_lines::bits(rows).map(move |low| (low, 1 << (low + missing))));
        let (low, _) = rows.find(|&(_, missing)| {
            self.points(missing)
                .any(|point| effect(after, point) == Effect::Neither)
        })?;
        Some(0b1111 << low & self.black)
    }

    /// The points of these bits, the lowest first.
    fn points(self, bits: u64) -> impl Iterator<Item = Point> {
        bit_lines::points_of(bits, self.direction, self.point)
    }
}
