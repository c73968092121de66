//! A set of points in 88 bytes.

use std::iter;

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
    /// The points of the rectangle with these corners.
    ///
    /// ```
    /// # use gomoku_record::PointSet;
    /// # use gomoku_rules::Point;
    /// let set = PointSet::rectangle(Point::new(1, 2), Point::new(0, 0));
    /// assert_eq!(set.len(), 6);
    /// ```
    #[must_use]
    pub fn rectangle(one: Point, other: Point) -> PointSet {
        let (left, right) = (one.col().min(other.col()), one.col().max(other.col()));
        let (bottom, top) = (one.row().min(other.row()), one.row().max(other.row()));
        let columns = (1 << (right + 1)) - (1 << left);
        let mut set = PointSet::default();
        set.rows[usize::from(bottom)..=usize::from(top)].fill(columns);
        set
    }

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
        (0..)
            .zip(self.rows)
            .flat_map(|(row, columns)| bits(columns).map(move |col| Point::new(col, row)))
    }
}

/// The numbers of the bits that are set, the lowest first.
fn bits(mut word: u32) -> impl Iterator<Item = u8> {
    iter::from_fn(move || {
        let lowest = (word != 0).then(|| word.trailing_zeros())?;
        word &= word - 1;
        u8::try_from(lowest).ok()
    })
}

impl FromIterator<Point> for PointSet {
    fn from_iter<T: IntoIterator<Item = Point>>(points: T) -> PointSet {
        let mut set = PointSet::default();
        points.into_iter().for_each(|point| set.insert(point));
        set
    }
}
