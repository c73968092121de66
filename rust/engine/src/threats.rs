//! The threats on a board, as data to show.

use gomoku_rules::{Color, Point, Position};

use crate::{
    board::PatternBoard,
    shape::Shape,
    spots::{Spot, SpotSet},
    threat::Threat,
};

/// What a stone makes, from the least to the most.
///
/// ```
/// use gomoku_engine::ThreatKind;
///
/// assert!(ThreatKind::Three < ThreatKind::Five);
/// assert_eq!(ThreatKind::FourThree.as_str(), "four-three");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ThreatKind {
    /// An open three: one stone more makes it a straight four.
    Three,
    /// Two open threes or more.
    DoubleThree,
    /// A four: one stone more makes it a five, which one stone of the other side stops.
    Four,
    /// A four and an open three.
    FourThree,
    /// A straight four, which no one stone stops, or two fours.
    StraightFour,
    /// A five, or a longer row that wins.
    Five,
}

impl ThreatKind {
    /// All kinds, the least first.
    pub const ALL: [ThreatKind; 6] = [
        ThreatKind::Three,
        ThreatKind::DoubleThree,
        ThreatKind::Four,
        ThreatKind::FourThree,
        ThreatKind::StraightFour,
        ThreatKind::Five,
    ];

    /// The lower-case English name.
    ///
    /// ```
    /// # use gomoku_engine::ThreatKind;
    /// assert_eq!(ThreatKind::ALL[4].as_str(), "straight-four");
    /// ```
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            ThreatKind::Three => "three",
            ThreatKind::DoubleThree => "double-three",
            ThreatKind::Four => "four",
            ThreatKind::FourThree => "four-three",
            ThreatKind::StraightFour => "straight-four",
            ThreatKind::Five => "five",
        }
    }
}

/// An empty point where a stone of one side makes a threat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ThreatPoint {
    /// Where.
    pub point: Point,
    /// The side.
    pub color: Color,
    /// What its stone makes there.
    pub kind: ThreatKind,
}

/// What each side's stone would make on each empty point, whoever is to move; in flat order, Black before White on
/// one point. Points that renju forbids are none of Black's. Nothing once the game is over.
///
/// ```
/// use gomoku_engine::{ThreatKind, threats};
/// use gomoku_rules::{BoardSize, Color, Position, Rule};
///
/// let mut position = Position::new(BoardSize::default(), Rule::Freestyle, Color::Black);
/// for name in ["a1", "a3", "b1", "b3", "c1", "c3", "d1"] {
///     position.play(name.parse()?)?;
/// }
/// let threats = threats(&position);
/// let five = threats.iter().find(|threat| threat.kind == ThreatKind::Five).unwrap();
/// assert_eq!((five.color, five.point), (Color::Black, "e1".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn threats(position: &Position) -> Vec<ThreatPoint> {
    if position.turn().is_none() {
        return Vec::new();
    }
    let mut board = PatternBoard::new(position);
    let sides = position
        .empty_points()
        .flat_map(|point| Color::ALL.map(|color| (point, color)));
    sides
        .filter_map(|(point, color)| {
            let kind = board.kind_of_threat(board.geometry().spot(point), color)?;
            Some(ThreatPoint { point, color, kind })
        })
        .collect()
}

impl PatternBoard {
    /// What a stone of `color` on an empty spot makes, threes only where they can really become straight fours;
    /// none where it is forbidden.
    pub(crate) fn kind_of_threat(&mut self, spot: Spot, color: Color) -> Option<ThreatKind> {
        match self.threat_at(spot, color) {
            Threat::Nothing | Threat::Forbidden => None,
            Threat::Four => Some(ThreatKind::Four),
            Threat::StraightFour => Some(ThreatKind::StraightFour),
            Threat::Five => Some(ThreatKind::Five),
            Threat::Three | Threat::DoubleThree | Threat::FourThree | Threat::Doubtful => {
                self.kind_with_threes(spot, color)
            }
        }
    }

    /// The kind where a line or more has an open three and none has a five.
    fn kind_with_threes(&mut self, spot: Spot, color: Color) -> Option<ThreatKind> {
        let threes = self.real_threes(spot, color);
        if threes > 1 && self.is_restrained(color) {
            return None;
        }
        let makes = |shape| (0..4).any(|direction| self.shape_at(spot, color, direction) == shape);
        match (makes(Shape::StraightFour), makes(Shape::Four), threes) {
            (true, ..) => Some(ThreatKind::StraightFour),
            (_, true, 0) => Some(ThreatKind::Four),
            (_, true, _) => Some(ThreatKind::FourThree),
            (_, _, 0) => None,
            (_, _, 1) => Some(ThreatKind::Three),
            _ => Some(ThreatKind::DoubleThree),
        }
    }

    /// The spots where a stone of `color` makes this.
    pub(crate) fn spots_of_kind(&mut self, color: Color, kind: ThreatKind) -> SpotSet {
        let mut spots = SpotSet::EMPTY;
        for spot in self.empty_spots().iter() {
            if self.kind_of_threat(spot, color) == Some(kind) {
                spots.insert(spot);
            }
        }
        spots
    }
}
