//! What a stone makes on one line.

use gomoku_rules::{Color, Rule};

/// What a stone on an empty point makes on one of the four lines through it, by what the side could then make
/// next there if the other side never answered.
///
/// Each kind is defined by the one before it: a four by its fives, a three by its fours, and so on. The order is
/// that of their weight, except for the three at the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub(crate) enum Shape {
    /// No five will ever go through it.
    #[default]
    Dead,
    /// Becomes a two.
    One,
    /// Becomes an open two.
    OpenOne,
    /// Becomes a three.
    Two,
    /// Becomes an open three that only one point makes straight.
    OpenTwo,
    /// Becomes an open three that two points make straight.
    FreeTwo,
    /// Becomes a four.
    Three,
    /// Becomes a straight four on one point.
    OpenThree,
    /// Becomes a straight four on either of two points.
    FreeThree,
    /// Becomes a five on one point.
    Four,
    /// Becomes a five whatever the other side plays.
    StraightFour,
    /// Two fours on one line, where that is forbidden.
    DoubleFour,
    /// More than five, where that is forbidden.
    Overline,
    /// Wins.
    Five,
}

impl Shape {
    pub(crate) const ALL: [Shape; 14] = [
        Shape::Dead,
        Shape::One,
        Shape::OpenOne,
        Shape::Two,
        Shape::OpenTwo,
        Shape::FreeTwo,
        Shape::Three,
        Shape::OpenThree,
        Shape::FreeThree,
        Shape::Four,
        Shape::StraightFour,
        Shape::DoubleFour,
        Shape::Overline,
        Shape::Five,
    ];

    pub(crate) const fn is_open_three(self) -> bool {
        matches!(self, Shape::OpenThree | Shape::FreeThree)
    }
}

/// What one side wins by on a line, and what it must not make there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LineRule {
    /// More than five are no win.
    exact: bool,
    /// Five with a stone of the other side at each end are no win.
    unclosed: bool,
    /// More than five, and more than one four, are forbidden.
    pub(crate) restrained: bool,
}

impl LineRule {
    pub(crate) const fn new(rule: Rule, color: Color) -> LineRule {
        let (exact, unclosed, restrained) = match (rule, color) {
            (Rule::Freestyle, _) | (Rule::Renju, Color::White) => (false, false, false),
            (Rule::Standard, _) => (true, false, false),
            (Rule::Renju, Color::Black) => (true, false, true),
            (Rule::Caro, _) => (false, true, false),
            (Rule::ExactCaro, _) => (true, true, false),
        };
        LineRule {
            exact,
            unclosed,
            restrained,
        }
    }

    /// Whether a row closed at both ends is no win, so that a stone beyond its end can stop it.
    pub(crate) const fn can_be_closed(self) -> bool {
        self.unclosed
    }
}

/// What one side sees on one half of a line, from a point outwards up to [`REACH`](crate::spots::REACH) points:
/// nothing behind the first stone of the other side, or the edge, matters to it.
///
/// The number says where that obstacle stands, which of the points before it have stones, and whether the
/// obstacle is the edge.
pub(crate) type Half = u8;

/// Halves whose obstacle is a stone come first, by its distance; then those without one, 32; then those with
/// the edge for one.
pub(crate) const OPEN_HALVES: Half = 31;
pub(crate) const EDGE_HALVES: Half = OPEN_HALVES + 32;
/// How many halves there are.
pub(crate) const HALVES: usize = EDGE_HALVES as usize + 31;

/// The cells of a line are two bits each.
pub(crate) const EMPTY: u64 = 0b00;
pub(crate) const EDGE: u64 = 0b11;

/// How a line stores a stone.
pub(crate) const fn stone_bits(color: Color) -> u64 {
    match color {
        Color::Black => 0b01,
        Color::White => 0b10,
    }
}

/// Which half five cells are to a colour; the nearest is lowest.
const fn half(cells: u64, color: Color) -> Half {
    let (mut stones, mut free) = (0, 0);
    while free < 5 {
        let cell = cells >> (2 * free) & 0b11;
        if cell == stone_bits(color) {
            stones |= 1 << free;
        } else if cell != EMPTY {
            let stopped = (1 << free) - 1 + stones;
            return if cell == EDGE {
                EDGE_HALVES + stopped
            } else {
                stopped
            };
        }
        free += 1;
    }
    OPEN_HALVES + stones
}

/// What one side sees of a line through a point: the number of its half before the point, times [`HALVES`], plus that of
/// its half after it.
pub(crate) type Span = u16;

/// Room for all spans, as a power of two: an index below it needs no further check.
pub(crate) const SPANS: usize = 1 << 14;
const _: () = assert!(HALVES * HALVES <= SPANS);

#[inline]
pub(crate) const fn span(before: Half, after: Half) -> Span {
    before as Span * HALVES as Span + after as Span
}

/// What five cells add to the spans of both sides, by their ten bits: Black's in the lower half.
#[derive(Debug)]
pub(crate) struct SpansOfCells {
    /// The nearest cell is highest: those before a point.
    before: [u32; 1024],
    /// The nearest cell is lowest: those after a point.
    after: [u32; 1024],
}

impl SpansOfCells {
    /// What both sides see on the line of the point that a window surrounds, whose lowest cell is
    /// [`REACH`](crate::spots::REACH) before it.
    #[inline]
    pub(crate) const fn around(&self, window: u64) -> [Span; 2] {
        let both = self.before[window as usize % 1024] + self.after[(window >> 12) as usize % 1024];
        [both as Span, (both >> 16) as Span]
    }
}

pub(crate) static SPANS_OF_CELLS: SpansOfCells = spans_of_cells();

const fn spans_of_cells() -> SpansOfCells {
    let mut found = SpansOfCells {
        before: [0; 1024],
        after: [0; 1024],
    };
    let mut cells = 0;
    while cells < 1024 {
        let mut reversed = 0;
        let mut index = 0;
        while index < 5 {
            reversed |= (cells as u64 >> (2 * index) & 0b11) << (8 - 2 * index);
            index += 1;
        }
        let [black, white] = [Color::Black, Color::White];
        let before = [half(reversed, black), half(reversed, white)];
        let after = [half(cells as u64, black), half(cells as u64, white)];
        found.before[cells] = span(before[0], 0) as u32 | (span(before[1], 0) as u32) << 16;
        found.after[cells] = span(0, after[0]) as u32 | (span(0, after[1]) as u32) << 16;
        cells += 1;
    }
    found
}

/// The shapes of one side, by the halves before and after the stone.
pub(crate) struct Shapes(Box<[Shape; SPANS]>);

impl Shapes {
    pub(crate) fn new(rule: LineRule) -> Shapes {
        let mut shapes = vec![Shape::Dead; SPANS];
        for before in 0..=2 * REACH_BITS {
            for after in 0..=2 * REACH_BITS {
                fill(
                    &mut shapes,
                    rule,
                    Obstacle::numbered(before),
                    Obstacle::numbered(after),
                );
            }
        }
        Shapes(shapes.try_into().expect("the length is that of the array"))
    }

    #[inline]
    pub(crate) fn get(&self, span: Span) -> Shape {
        self.0[usize::from(span) % SPANS]
    }
}

impl std::fmt::Debug for Shapes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Shapes")
    }
}

const REACH_BITS: u16 = 5;
/// The window around a stone: it is bit 5 of 11.
const CENTER: u16 = 1 << REACH_BITS;
const WINDOW: u16 = (1 << (2 * REACH_BITS + 1)) - 1;

/// What ends one half of a window.
#[derive(Clone, Copy)]
struct Obstacle {
    /// The points before it, 0 to 5.
    free: u16,
    /// It is the edge, or there is none within the window, which closes no row either.
    is_edge: bool,
}

impl Obstacle {
    /// The eleven there are: a stone after 0 to 4 points, none, the edge after 0 to 4 points.
    fn numbered(number: u16) -> Obstacle {
        let is_edge = number >= REACH_BITS;
        Obstacle {
            free: if is_edge { 10 - number } else { number },
            is_edge,
        }
    }

    /// The half with these stones, the nearest lowest.
    fn half(self, stones: u16) -> Half {
        let stones = stones as Half;
        match (self.free, self.is_edge) {
            (REACH_BITS, _) => OPEN_HALVES + stones,
            (free, is_edge) => (if is_edge { EDGE_HALVES } else { 0 }) + (1 << free) - 1 + stones,
        }
    }
}

/// A line around a stone, which is among `own`.
#[derive(Clone, Copy)]
struct Window {
    own: u16,
    /// No stone can come here: the other side's are here, or the edge.
    blocked: u16,
    /// Stones of the other side: these close a row.
    closing: u16,
}

impl Window {
    /// Whether a five through the stone wins.
    fn wins(self, rule: LineRule) -> bool {
        (1..=REACH_BITS).any(|start| {
            let five = 0b1_1111 << start;
            let ends = 1 << (start - 1) | 1 << (start + 5);
            self.own & five == five
                && !(rule.exact && self.own & ends != 0)
                && !(rule.unclosed && self.closing & ends == ends)
        })
    }

    /// Whether the stone is one of more than five in a row.
    fn is_overline(self) -> bool {
        (0..=REACH_BITS).any(|start| self.own >> start & 0b11_1111 == 0b11_1111)
    }

    fn empty(self) -> u16 {
        WINDOW & !self.own & !self.blocked
    }

    fn with_own(self, bit: u16) -> Window {
        Window {
            own: self.own | bit,
            ..self
        }
    }

    fn with_other(self, bit: u16) -> Window {
        Window {
            blocked: self.blocked | bit,
            closing: self.closing | bit,
            ..self
        }
    }

    /// The points that make a winning five.
    fn fives(self, rule: LineRule) -> u16 {
        bits(self.empty())
            .filter(|&bit| self.with_own(bit).wins(rule))
            .sum()
    }

    /// Whether no stone of the other side stops every five.
    fn is_unstoppable(self, rule: LineRule) -> bool {
        bits(self.empty()).all(|bit| self.with_other(bit).fives(rule) != 0)
    }
}

fn bits(mask: u16) -> impl Iterator<Item = u16> {
    (0..=2 * REACH_BITS)
        .map(|bit| 1 << bit)
        .filter(move |bit| mask & bit != 0)
}

/// Writes the shapes of all windows between two obstacles.
///
/// A stone more makes `own` a larger number, so going down from the largest finds all that a window can become
/// already there.
fn fill(shapes: &mut [Shape], rule: LineRule, before: Obstacle, after: Obstacle) {
    let free = (CENTER
        | ((1 << before.free) - 1) << (REACH_BITS - before.free)
        | ((1 << after.free) - 1) << (REACH_BITS + 1))
        & WINDOW;
    let first_before = if before.free < REACH_BITS {
        1 << (REACH_BITS - 1 - before.free)
    } else {
        0
    };
    let first_after = (1 << (REACH_BITS + 1 + after.free)) & WINDOW;
    let closing = if before.is_edge { 0 } else { first_before } | if after.is_edge { 0 } else { first_after };
    let mut found = [Shape::Dead; WINDOW as usize + 1];
    for own in (0..=WINDOW)
        .rev()
        .filter(|own| own & CENTER != 0 && own & !free == 0)
    {
        let window = Window {
            own,
            blocked: WINDOW & !free,
            closing,
        };
        let shape = shape(window, rule, &found);
        found[usize::from(own)] = shape;
        let stones_before = (own & (CENTER - 1)).reverse_bits() >> (16 - REACH_BITS);
        let stones_after = own >> (REACH_BITS + 1);
        let span = span(before.half(stones_before), after.half(stones_after));
        shapes[usize::from(span)] = shape;
    }
}

/// The shape of a window, given those of all windows with a stone more.
fn shape(window: Window, rule: LineRule, found: &[Shape]) -> Shape {
    if window.wins(rule) {
        return Shape::Five;
    }
    if rule.exact && window.is_overline() {
        return if rule.restrained {
            Shape::Overline
        } else {
            Shape::Dead
        };
    }
    let fives = window.fives(rule);
    if fives.count_ones() > 1 {
        // Only a row of four has its fives at both ends, five points apart.
        return if rule.restrained && fives != (1 | 1 << 5) << fives.trailing_zeros() {
            Shape::DoubleFour
        } else if window.is_unstoppable(rule) {
            Shape::StraightFour
        } else {
            Shape::Four
        };
    }
    if fives != 0 {
        return Shape::Four;
    }
    let count = |becomes: fn(Shape) -> bool| {
        bits(window.empty())
            .filter(|bit| becomes(found[usize::from(window.own | bit)]))
            .count()
    };
    let any = |becomes: fn(Shape) -> bool| count(becomes) > 0;
    match count(|next| next == Shape::StraightFour) {
        0 => {}
        1 => return Shape::OpenThree,
        _ => return Shape::FreeThree,
    }
    if any(|next| matches!(next, Shape::Four | Shape::DoubleFour)) {
        Shape::Three
    } else if any(|next| next == Shape::FreeThree) {
        Shape::FreeTwo
    } else if any(|next| next == Shape::OpenThree) {
        Shape::OpenTwo
    } else if any(|next| next == Shape::Three) {
        Shape::Two
    } else if any(|next| matches!(next, Shape::OpenTwo | Shape::FreeTwo)) {
        Shape::OpenOne
    } else if any(|next| next == Shape::Two) {
        Shape::One
    } else {
        Shape::Dead
    }
}
