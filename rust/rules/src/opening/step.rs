//! The steps of each opening rule as data, and what a person is asked and answers.

use super::Opening;
use crate::point::Point;

/// One of the two persons at the board. Colours can change hands in an opening, seats do not.
///
/// ```
/// # use gomoku_rules::{BoardSize, Color, Opening, OpeningError, OpeningPlay, Rule, Seat};
/// let opening = OpeningPlay::new(Opening::Swap, BoardSize::default(), Rule::Freestyle)?;
/// assert_eq!(opening.seat_of(Color::Black), Seat::First);
/// # Ok::<(), OpeningError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// Who begins the opening, with the black stones.
    First,
    /// The other one.
    Second,
}

impl Seat {
    /// The other person.
    ///
    /// ```
    /// # use gomoku_rules::Seat;
    /// assert_eq!(Seat::First.other(), Seat::Second);
    /// ```
    #[must_use]
    pub const fn other(self) -> Seat {
        match self {
            Seat::First => Seat::Second,
            Seat::Second => Seat::First,
        }
    }
}

/// Who decides, and what about.
///
/// ```
/// # use gomoku_rules::{Ask, BoardSize, Opening, OpeningError, OpeningPlay, Rule, Seat, Task};
/// let opening = OpeningPlay::new(Opening::Swap2, BoardSize::default(), Rule::Freestyle)?;
/// let ask = Ask::Stone { within: None };
/// assert_eq!(opening.task(), Some(Task { seat: Seat::First, ask }));
/// # Ok::<(), OpeningError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Task {
    /// The person who decides.
    pub seat: Seat,
    /// What is asked.
    pub ask: Ask,
}

/// What a person is asked.
///
/// ```
/// # use gomoku_rules::{Ask, BoardSize, Opening, OpeningError, OpeningPlay, Rule, Seat, Task};
/// let opening = OpeningPlay::new(Opening::Swap2, BoardSize::default(), Rule::Freestyle)?;
/// let ask = Ask::Stone { within: None };
/// assert_eq!(opening.task(), Some(Task { seat: Seat::First, ask }));
/// # Ok::<(), OpeningError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    /// To [place](Decision::Place) the next stone, within so many central lines where a number is given.
    Stone {
        /// 1 for the centre alone, 3 for it and its eight neighbours, and so on.
        within: Option<u8>,
    },
    /// To [swap](Decision::Swap) colours or to [stay](Decision::Stay).
    Swap,
    /// To swap, to stay, or to [add](Decision::AddTwo) a white and a black stone.
    SwapOrAddTwo,
    /// To swap, to stay, or to [offer](Decision::OfferFifths) ten 5th moves.
    SwapOrOffer,
    /// To [say](Decision::Number) how many 5th moves will be offered, 1 up to this.
    Number {
        /// The greatest number.
        most: u8,
    },
    /// To [place](Decision::Place) one more stone that is offered as the 5th.
    Offer {
        /// How many are still to be offered, this one included.
        remaining: u8,
    },
    /// To [place](Decision::Place) the 5th stone on one of the points that were offered.
    Choose,
}

/// What a person answers.
///
/// ```
/// # use gomoku_rules::{Ask, BoardSize, Decision, Opening, OpeningError, OpeningPlay, Point, Rule};
/// let mut opening = OpeningPlay::new(Opening::SwapFirst, BoardSize::default(), Rule::Freestyle)?;
/// opening.decide(Decision::Place(Point::new(3, 3)))?;
/// opening.decide(Decision::Stay)?;
/// assert_eq!(opening.task(), None);
/// # Ok::<(), OpeningError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// A stone on this point: the next one, one that is offered, or the one that is chosen.
    Place(Point),
    /// Takes the other colour.
    Swap,
    /// Keeps the colour.
    Stay,
    /// Adds a white and a black stone, and leaves the colours to the other.
    AddTwo,
    /// Offers 5th moves in place of swapping.
    OfferFifths,
    /// So many 5th moves will be offered.
    Number(u8),
}

/// Who a step falls to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum By {
    First,
    Second,
    /// Who has the colour of the next stone.
    ToMove,
    /// Who has the colour of the last stone.
    JustMoved,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Stone(By, Option<u8>),
    Swap(By),
    SwapOrAddTwo,
    SwapOrOffer,
    Number(u8),
    Offers,
    Choose,
}

use By::{First, JustMoved, Second, ToMove};
use Step::{Choose, Number, Offers, Stone, Swap};

const SWAP: &[Step] = &[
    Stone(First, None),
    Stone(First, None),
    Stone(First, None),
    Swap(ToMove),
];
const SWAP_FIRST: &[Step] = &[Stone(First, None), Swap(ToMove)];
const SWAP2: &[Step] = &[
    Stone(First, None),
    Stone(First, None),
    Stone(First, None),
    Step::SwapOrAddTwo,
];
/// What follows in swap2 when two stones are added.
pub(super) const ADDED_TWO: &[Step] = &[Stone(Second, None), Stone(Second, None), Swap(JustMoved)];
const RIF: &[Step] = &[
    Stone(First, Some(1)),
    Stone(First, Some(3)),
    Stone(First, Some(5)),
    Swap(ToMove),
    Stone(ToMove, None),
    Offers,
    Choose,
];
/// The rule sets no limit; ten offers are the most that any opening rule asks for.
const YAMAGUCHI: &[Step] = &[
    Stone(First, Some(1)),
    Stone(First, Some(3)),
    Stone(First, Some(5)),
    Number(10),
    Swap(ToMove),
    Stone(ToMove, None),
    Offers,
    Choose,
];
const TARAGUCHI: &[Step] = &[
    Stone(ToMove, Some(1)),
    Swap(ToMove),
    Stone(ToMove, Some(3)),
    Swap(ToMove),
    Stone(ToMove, Some(5)),
    Swap(ToMove),
    Stone(ToMove, Some(7)),
    Step::SwapOrOffer,
    Stone(ToMove, Some(9)),
    Swap(ToMove),
];
/// What follows in Taraguchi-10 when 5th moves are offered.
pub(super) const OFFERED: &[Step] = &[Offers, Choose];
const SOOSYRV: &[Step] = &[
    Stone(First, Some(1)),
    Stone(First, Some(3)),
    Stone(First, Some(5)),
    Swap(ToMove),
    Stone(ToMove, None),
    Number(8),
    Swap(ToMove),
    Offers,
    Choose,
];

impl Opening {
    /// The steps from the empty board on; what a choice leads to stands apart.
    pub(super) const fn steps(self) -> &'static [Step] {
        match self {
            Opening::Free => &[],
            Opening::Swap => SWAP,
            Opening::SwapFirst => SWAP_FIRST,
            Opening::Swap2 => SWAP2,
            Opening::Rif => RIF,
            Opening::Yamaguchi => YAMAGUCHI,
            Opening::Taraguchi10 => TARAGUCHI,
            Opening::Soosyrv8 => SOOSYRV,
        }
    }

    /// How many 5th moves are offered unless somebody says a number.
    pub(super) const fn offers(self) -> u8 {
        match self {
            Opening::Rif => 2,
            Opening::Taraguchi10 => 10,
            _ => 1,
        }
    }

    /// How many lines the board needs, which then are an odd number, where a step asks for its centre. On five lines
    /// there may be no more than seven 5th moves that are not symmetrical.
    pub(super) const fn central_lines(self) -> Option<u8> {
        match self {
            Opening::Free | Opening::Swap | Opening::SwapFirst | Opening::Swap2 => None,
            Opening::Rif => Some(5),
            Opening::Yamaguchi | Opening::Soosyrv8 => Some(7),
            Opening::Taraguchi10 => Some(9),
        }
    }
}
