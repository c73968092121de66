//! Why a move is good, in one word.

use gomoku_rules::{Legality, Point, Position};

use crate::{board::PatternBoard, spots::Spot, threats::ThreatKind};

/// What speaks for a move: what the stone makes, or what it keeps the other side from making.
///
/// ```
/// use gomoku_engine::Why;
///
/// assert_eq!(Why::StopsFourThree.as_str(), "stops-four-three");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// It makes a five: it wins.
    Five,
    /// It stops a five of the other side.
    StopsFive,
    /// It wins by moves that must be answered.
    WinsByForce,
    /// It makes a straight four, or two fours.
    StraightFour,
    /// It keeps the other side from making a straight four, or two fours.
    StopsStraightFour,
    /// It makes a four and an open three.
    FourThree,
    /// It keeps the other side from making a four and an open three.
    StopsFourThree,
    /// It makes two open threes.
    DoubleThree,
    /// It makes a four.
    Four,
    /// It makes an open three.
    Three,
    /// It makes and hinders what will matter later.
    Shape,
}

impl Why {
    /// All reasons.
    pub const ALL: [Why; 11] = [
        Why::Five,
        Why::StopsFive,
        Why::WinsByForce,
        Why::StraightFour,
        Why::StopsStraightFour,
        Why::FourThree,
        Why::StopsFourThree,
        Why::DoubleThree,
        Why::Four,
        Why::Three,
        Why::Shape,
    ];

    /// The lower-case English name.
    ///
    /// ```
    /// # use gomoku_engine::Why;
    /// assert_eq!(Why::WinsByForce.as_str(), "wins-by-force");
    /// ```
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Why::Five => "five",
            Why::StopsFive => "stops-five",
            Why::WinsByForce => "wins-by-force",
            Why::StraightFour => "straight-four",
            Why::StopsStraightFour => "stops-straight-four",
            Why::FourThree => "four-three",
            Why::StopsFourThree => "stops-four-three",
            Why::DoubleThree => "double-three",
            Why::Four => "four",
            Why::Three => "three",
            Why::Shape => "shape",
        }
    }
}

/// Why a move of the side to move is good; [`Why::Shape`] too where no move can be played.
///
/// The first of these that is true: it makes a five, stops one, makes a straight four or a four-three; it wins, when
/// `mate`, the [plies](crate::Line::mate) to the five, is positive, unless a double-three says how; it stops every
/// straight four or four-three of the other side; it makes less than that.
///
/// ```
/// use gomoku_engine::{Why, explain};
/// use gomoku_rules::{BoardSize, Color, Position, Rule};
///
/// let mut position = Position::new(BoardSize::default(), Rule::Freestyle, Color::Black);
/// for name in ["h8", "a1", "i8", "a2", "j8"] {
///     position.play(name.parse()?)?;
/// }
/// assert_eq!(explain(&position, "g8".parse()?, None), Why::StopsStraightFour);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn explain(position: &Position, point: Point, mate: Option<i32>) -> Why {
    if position.legality(point) != Legality::Legal {
        return Why::Shape;
    }
    let mut board = PatternBoard::new(position);
    let spot = board.geometry().spot(point);
    let wins = mate.is_some_and(|plies| plies > 0);
    let makes = board.kind_of_threat(spot, board.turn());
    let mut stops = |kind| board.stops(spot, kind);
    match makes {
        Some(ThreatKind::Five) => Why::Five,
        _ if stops(ThreatKind::Five) => Why::StopsFive,
        Some(ThreatKind::StraightFour) => Why::StraightFour,
        Some(ThreatKind::FourThree) => Why::FourThree,
        Some(ThreatKind::DoubleThree) if wins => Why::DoubleThree,
        _ if wins => Why::WinsByForce,
        _ if stops(ThreatKind::StraightFour) => Why::StopsStraightFour,
        _ if stops(ThreatKind::FourThree) => Why::StopsFourThree,
        Some(ThreatKind::DoubleThree) => Why::DoubleThree,
        Some(ThreatKind::Four) => Why::Four,
        Some(ThreatKind::Three) => Why::Three,
        None => Why::Shape,
    }
}

impl PatternBoard {
    /// Whether the other side can make a threat of a kind now, and could not after a stone on `spot`. Of several fives
    /// it is enough that one is gone: that is all that can be done.
    fn stops(&mut self, spot: Spot, kind: ThreatKind) -> bool {
        let other = !self.turn();
        let before = self.spots_of_kind(other, kind).len();
        self.make(spot);
        let after = self.spots_of_kind(other, kind).len();
        self.undo();
        after < before && (after == 0 || kind == ThreatKind::Five)
    }
}
