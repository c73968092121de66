//! A set of points in 88 bytes.

use gomoku_rules::{BoardSize, Point};

/// A set of points, whatever the size of the board. It never grows, however often a file names its points.
///
/// ```
/// use gomoku_record::PointSet;
/// use gomoku_rules::Point;
///
/// let set: PointSet = [Point::new(7, 7), Point::new(2, 0), Point::new(7, 7)].into_iter().collect();
/// assert_eq!(set.len(), 2);
/// assert!(set.iter().eq([Point::new(2, 0), Point::new(7, 7)]));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PointSet {
    /// A word for each row from the bottom, a bit for each column from the left.
    rows: [u32; BoardSize::MAX.lines() as usize],
}

impl PointSet {
    /// Whether `point` is in the set.
    ///
    /// ```
    /// # use gomoku_record::PointSet;
    /// # use gomoku_rules::Point;
    /// assert!(!PointSet::default().contains(Point::new(7, 7)));
    /// ```
    #[must_use]
    pub const fn contains(&self, point: Point) -> bool {
        self.rows[point.row() as usize] >> point.col() & 1 == 1
    }

    /// Adds `point`.
    ///
    /// ```
    /// # use gomoku_record::PointSet;
    /// # use gomoku_rules::Point;
    /// let mut set = PointSet::default();
    /// set.insert(Point::new(7, 7));
    /// assert!(set.contains(Point::new(7, 7)));
    /// ```
    pub const fn insert(&mut self, point: Point) {
        self.rows[point.row() as usize] |= 1 << point.col();
    }

    /// Takes `point` out.
    ///
    /// ```
    /// # use gomoku_record::PointSet;
    /// # use gomoku_rules::Point;
    /// let mut set: PointSet = [Point::new(7, 7)].into_iter().collect();
    /// set.remove(Point::new(7, 7));
    /// assert!(set.is_empty());
    /// ```
    pub const fn remove(&mut self, point: Point) {
        self.rows[point.row() as usize] &= !(1 << point.col());
    }

    /// The points of either set.
    ///
    /// ```
    /// # use gomoku_record::PointSet;
    /// # use gomoku_rules::Point;
    /// let set: PointSet = [Point::new(7, 7)].into_iter().collect();
    /// assert_eq!(PointSet::default().union(set), set);
    /// ```
    #[must_use]
    pub fn union(self, other: PointSet) -> PointSet {
        let rows = std::array::from_fn(|row| self.rows[row] | other.rows[row]);
        PointSet { rows }
    }

    /// Whether it has no point.
    ///
    /// ```
    /// # use gomoku_record::PointSet;
    /// assert!(PointSet::default().is_empty());
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows.iter().all(|&row| row == 0)
    }

    /// How many points it has.
    ///
    /// ```
    /// # use gomoku_record::PointSet;
    /// assert_eq!(PointSet::default().len(), 0);
    /// ```
    #[must_use]
    pub fn len(&self) -> usize {
        self.rows.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// Its points, row by row from the bottom, each from the left.
    ///
    /// ```
    /// # use gomoku_record::PointSet;
    /// assert_eq!(PointSet::default().iter().next(), None);
    /// ```
    pub fn iter(self) -> impl Iterator<Item = Point> {
        let lines = BoardSize::MAX.lines();
        (0..lines)
            .flat_map(move |row| (0..lines).map(move |col| Point::new(col, row)))
            .filter(move |&point| self.contains(point))
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<T: IntoIterator<Item = Point>>(points: T) -> PointSet {
        let mut set = PointSet::default();
        points.into_iter().for_each(|point| set.insert(point));
        set
    }
}
