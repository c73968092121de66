//! Marks on points.

use gomoku_rules::Point;

use crate::point_set::PointSet;

/// The shape of a mark.
///
/// ```
/// # use gomoku_record::{Format, MarkKind, NodeId};
/// let record = Format::Sgf.read(b"(;GM[4]SZ[15]TR[hh])")?;
/// assert_eq!(record.tree.notes(NodeId::ROOT).marks.of(MarkKind::Triangle).len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum MarkKind {
    /// An X, and the mark of RenLib.
    Cross,
    /// A circle.
    Circle,
    /// A square.
    Square,
    /// A triangle.
    Triangle,
    /// Selected points.
    Selected,
}

impl MarkKind {
    /// All kinds.
    pub const ALL: [MarkKind; 5] = [
        MarkKind::Cross,
        MarkKind::Circle,
        MarkKind::Square,
        MarkKind::Triangle,
        MarkKind::Selected,
    ];

    /// The lower-case English name.
    ///
    /// ```
    /// # use gomoku_record::MarkKind;
    /// assert_eq!(MarkKind::Cross.as_str(), "cross");
    /// ```
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            MarkKind::Cross => "cross",
            MarkKind::Circle => "circle",
            MarkKind::Square => "square",
            MarkKind::Triangle => "triangle",
            MarkKind::Selected => "selected",
        }
    }
}

/// Marks on points of the board. A point can have several.
///
/// ```
/// use gomoku_record::{MarkKind, Marks};
/// use gomoku_rules::Point;
///
/// let mut marks = Marks::default();
/// marks.add(MarkKind::Circle, Point::new(7, 7));
/// assert!(marks.of(MarkKind::Circle).contains(Point::new(7, 7)));
/// assert!(marks.iter().eq([(MarkKind::Circle, Point::new(7, 7))]));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// By kind.
    kinds: Vec<(MarkKind, Marked)>,
}

/// Points that have a mark. Most nodes that have marks have one, and a hostile file has many of them.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Marked {
    One(Point),
    /// At least two.
    Many(Box<PointSet>),
}

impl Marked {
    fn points(&self) -> PointSet {
        match self {
            Marked::One(point) => [*point].into_iter().collect(),
            Marked::Many(points) => **points,
        }
    }
}

impl Marks {
    pub(crate) const EMPTY: Marks = Marks { kinds: Vec::new() };

    /// Marks `point`.
    ///
    /// ```
    /// # use gomoku_record::{MarkKind, Marks};
    /// # use gomoku_rules::Point;
    /// let mut marks = Marks::default();
    /// marks.add(MarkKind::Cross, Point::new(0, 0));
    /// marks.add(MarkKind::Cross, Point::new(1, 0));
    /// assert_eq!(marks.iter().count(), 2);
    /// ```
    pub fn add(&mut self, kind: MarkKind, point: Point) {
        self.add_all(kind, [point].into_iter().collect());
    }

    /// The points that have this mark.
    ///
    /// ```
    /// # use gomoku_record::{MarkKind, Marks};
    /// assert!(Marks::default().of(MarkKind::Square).is_empty());
    /// ```
    #[must_use]
    pub fn of(&self, kind: MarkKind) -> PointSet {
        let found = self.kinds.iter().find(|(other, _)| *other == kind);
        found.map_or_else(PointSet::default, |(_, marked)| marked.points())
    }

    /// All marks, kind by kind.
    ///
    /// ```
    /// # use gomoku_record::Marks;
    /// assert_eq!(Marks::default().iter().count(), 0);
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = (MarkKind, Point)> {
        let of_kind = |(kind, marked): &(MarkKind, Marked)| {
            let kind = *kind;
            marked.points().iter().map(move |point| (kind, point))
        };
        self.kinds.iter().flat_map(of_kind)
    }

    /// Marks all of `points`.
    pub(crate) fn add_all(&mut self, kind: MarkKind, points: PointSet) {
        let all = self.of(kind).union(points);
        self.kinds.retain(|(other, _)| *other != kind);
        let index = self.kinds.partition_point(|(other, _)| *other < kind);
        let marked = match (all.len(), all.iter().next()) {
            (_, None) => return,
            (1, Some(point)) => Marked::One(point),
            _ => Marked::Many(Box::new(all)),
        };
        self.kinds.reserve_exact(1);
        self.kinds.insert(index, (kind, marked));
    }
}
