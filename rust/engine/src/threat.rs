//! What a stone makes on its four lines together.

use crate::shape::{LineRule, Shape};

/// What a stone of one side on an empty point threatens, by its shapes on all four lines; in the order of its
/// weight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub(crate) enum Threat {
    /// Nothing that must be answered soon.
    #[default]
    Nothing,
    /// Two threes or more, where that may be forbidden: only the board knows.
    Doubtful,
    /// Two fours, or a row of more than five, where that is forbidden.
    Forbidden,
    /// One open three.
    Three,
    /// Two open threes or more.
    DoubleThree,
    /// One four, which one stone stops.
    Four,
    /// A four and an open three.
    FourThree,
    /// A four that nothing stops, or two fours.
    StraightFour,
    /// Wins.
    Five,
}

impl Threat {
    const COUNT: usize = Threat::Five as usize + 1;

    /// Room for the kinds as a power of two: an index below it needs no further check.
    pub(crate) const ROOM: usize = Threat::COUNT.next_power_of_two();

    const ALL: [Threat; Threat::COUNT] = [
        Threat::Nothing,
        Threat::Doubtful,
        Threat::Forbidden,
        Threat::Three,
        Threat::DoubleThree,
        Threat::Four,
        Threat::FourThree,
        Threat::StraightFour,
        Threat::Five,
    ];

    /// The kind with a number.
    #[inline]
    pub(crate) fn numbered(number: usize) -> Threat {
        Threat::ALL[number.min(Threat::COUNT - 1)]
    }

    pub(crate) fn new(shapes: [Shape; 4], rule: LineRule) -> Threat {
        let count = |is: fn(Shape) -> bool| shapes.into_iter().filter(|&shape| is(shape)).count();
        let fives = count(|shape| shape == Shape::Five);
        let straight_fours = count(|shape| shape == Shape::StraightFour);
        let fours = straight_fours + count(|shape| shape == Shape::Four);
        let threes = count(Shape::is_open_three);
        let never = count(|shape| matches!(shape, Shape::Overline | Shape::DoubleFour));
        if fives > 0 {
            Threat::Five
        } else if never > 0 || rule.restrained && fours > 1 {
            Threat::Forbidden
        } else if rule.restrained && threes > 1 {
            Threat::Doubtful
        } else if straight_fours > 0 || fours > 1 {
            Threat::StraightFour
        } else if fours > 0 {
            if threes > 0 {
                Threat::FourThree
            } else {
                Threat::Four
            }
        } else {
            [Threat::Nothing, Threat::Three, Threat::DoubleThree][threes.min(2)]
        }
    }
}

/// The shapes on the four lines, four bits each.
pub(crate) type Shapes4 = u16;

/// The shape on one of the four lines.
#[inline]
pub(crate) fn shape_on(shapes: Shapes4, direction: usize) -> Shape {
    Shape::ALL[usize::from(shapes >> (4 * direction) & 0xf).min(Shape::ALL.len() - 1)]
}

/// The four shapes in any order: the same number for all orders, 0 when all are dead.
pub(crate) type Code = u16;

/// How many codes there are: the ways to choose four of fourteen shapes, with repetition.
pub(crate) const CODES: usize = 2380;

/// All codes with their shapes, in falling order within each.
pub(crate) fn codes() -> impl Iterator<Item = (usize, [Shape; 4])> {
    let up_to = |last: Shape| Shape::ALL.into_iter().filter(move |&shape| shape <= last);
    let falling = Shape::ALL.into_iter().flat_map(move |a| {
        up_to(a).flat_map(move |b| up_to(b).flat_map(move |c| up_to(c).map(move |d| [a, b, c, d])))
    });
    falling.enumerate()
}

/// The code of four shapes: how many fours of shapes come before them in the order of [`codes`].
pub(crate) fn code(mut shapes: [Shape; 4]) -> Code {
    shapes.sort_unstable_by(|a, b| b.cmp(a));
    let [a, b, c, d] = shapes.map(|shape| shape as u16);
    a * (a + 1) * (a + 2) * (a + 3) / 24 + b * (b + 1) * (b + 2) / 6 + c * (c + 1) / 2 + d
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threats_are_numbered_in_their_order() {
        assert!((0..Threat::COUNT).all(|number| Threat::numbered(number) as usize == number));
    }

    #[test]
    fn codes_are_numbered_without_gaps() {
        assert!(codes().all(|(number, shapes)| usize::from(code(shapes)) == number));
        assert_eq!(codes().count(), CODES);
    }
}
