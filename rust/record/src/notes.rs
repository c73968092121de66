//! What a node says beside its move.

use std::collections::BTreeMap;

use gomoku_rules::{Color, Point};

use crate::{marks::Marks, point_set::PointSet, properties::Properties};

/// What a node of a [`Tree`](crate::Tree) says beside its move.
///
/// ```
/// use gomoku_record::{MarkKind, Notes};
/// use gomoku_rules::Point;
///
/// let mut notes = Notes::default();
/// notes.comment = "a threat".to_owned();
/// notes.marks.add(MarkKind::Circle, Point::new(7, 7));
/// assert!(!notes.is_empty());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// Free text, its lines separated by `\n`. Empty when there is none.
    pub comment: String,
    /// A position that is set up here, before the moves that follow.
    pub setup: Option<Box<Setup>>,
    /// Marks on points of the board.
    pub marks: Marks,
    /// Words on points of the board.
    pub labels: BTreeMap<Point, String>,
    /// Milliseconds that the move took.
    pub time: Option<u64>,
    /// What a format says and no other field has a place for.
    pub properties: Properties,
}

impl Notes {
    /// Whether they say nothing.
    ///
    /// ```
    /// # use gomoku_record::Notes;
    /// assert!(!Notes { time: Some(0), ..Notes::default() }.is_empty());
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self == Notes::EMPTY
    }

    pub(crate) const EMPTY: &'static Notes = &Notes {
        comment: String::new(),
        setup: None,
        labels: BTreeMap::new(),
        time: None,
        properties: Properties::EMPTY,
        marks: Marks::EMPTY,
    };
}

/// Stones that are put on the board, or taken from it, without being played.
///
/// ```
/// use gomoku_record::Setup;
/// use gomoku_rules::{Color, Point};
///
/// let mut setup = Setup::default();
/// setup.put(Point::new(7, 7), Some(Color::Black));
/// setup.put(Point::new(7, 7), Some(Color::White));
/// assert!(setup.black.is_empty() && setup.white.contains(Point::new(7, 7)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// Where black stones are put.
    pub black: PointSet,
    /// Where white stones are put.
    pub white: PointSet,
    /// Which points are cleared.
    pub empty: PointSet,
    /// The side to move afterwards; `None` leaves that as it is.
    pub turn: Option<Color>,
}

impl Setup {
    /// Whether there are stones; otherwise it says no more than who moves.
    ///
    /// ```
    /// # use gomoku_record::Setup;
    /// assert!(!Setup::default().has_stones());
    /// ```
    #[must_use]
    pub fn has_stones(&self) -> bool {
        !(self.black.is_empty() && self.white.is_empty())
    }

    /// Puts a stone on `point`, or clears it. What was said of the point before is forgotten.
    ///
    /// ```
    /// # use gomoku_record::Setup;
    /// # use gomoku_rules::Point;
    /// let mut setup = Setup::default();
    /// setup.put(Point::new(7, 7), None);
    /// assert!(setup.empty.contains(Point::new(7, 7)));
    /// ```
    pub fn put(&mut self, point: Point, stone: Option<Color>) {
        for set in [&mut self.black, &mut self.white, &mut self.empty] {
            set.remove(point);
        }
        match stone {
            Some(Color::Black) => self.black.insert(point),
            Some(Color::White) => self.white.insert(point),
            None => self.empty.insert(point),
        }
    }
}
