//! The simplest board there is, as the yardstick for both correctness and speed: an array of cells, and the
//! whole of it scanned for rows after each move.

use gomoku_rules::{BoardSize, Color, Point, Rule};

pub struct ScanBoard {
    rule: Rule,
    /// From a cell to its neighbours on the right, above, and above on either side.
    steps: [usize; 4],
    /// Cells from one row to the next: the lines and an empty column on either side.
    stride: usize,
    /// Row by row from the bottom, with an empty border all around.
    cells: Vec<Option<Color>>,
}

impl ScanBoard {
    pub fn new(size: BoardSize, rule: Rule) -> ScanBoard {
        let stride = usize::from(size.lines()) + 2;
        ScanBoard {
            rule,
            steps: [1, stride, stride + 1, stride - 1],
            stride,
            cells: vec![None; stride * stride],
        }
    }

    pub fn put(&mut self, point: Point, cell: Option<Color>) {
        let index = (usize::from(point.row()) + 1) * self.stride + usize::from(point.col()) + 1;
        self.cells[index] = cell;
    }

    /// The side that has a winning row anywhere.
    pub fn winner(&self) -> Option<Color> {
        self.rows().find(|row| self.wins(row)).map(|row| row.color)
    }

    /// Every row of stones of one colour, also single stones, in each direction.
    pub fn rows(&self) -> impl Iterator<Item = Row> {
        let stones = self
            .cells
            .iter()
            .enumerate()
            .filter_map(|(index, cell)| Some((index, (*cell)?)));
        stones.flat_map(move |(index, color)| {
            self.steps
                .iter()
                .filter_map(move |&step| self.row_from(index, color, step))
        })
    }

    pub fn wins(&self, row: &Row) -> bool {
        let ends = [row.first - row.step, row.first + row.stones * row.step];
        let is_closed = ends.iter().all(|&end| self.cells[end] == Some(!row.color));
        match (self.rule, row.color) {
            (Rule::Freestyle, _) | (Rule::Renju, Color::White) => row.stones >= 5,
            (Rule::Standard, _) | (Rule::Renju, Color::Black) => row.stones == 5,
            (Rule::Caro, _) => row.stones > 5 || (row.stones == 5 && !is_closed),
            (Rule::ExactCaro, _) => row.stones == 5 && !is_closed,
        }
    }

    /// The point of a cell within the border.
    pub fn point(&self, index: usize) -> Point {
        let line = |cells: usize| u8::try_from(cells - 1).expect("at most 22 lines");
        Point::new(line(index % self.stride), line(index / self.stride))
    }

    /// The row that starts here, if this is its first stone.
    fn row_from(&self, first: usize, color: Color, step: usize) -> Option<Row> {
        if self.cells[first - step] == Some(color) {
            return None;
        }
        let mut end = first + step;
        while self.cells[end] == Some(color) {
            end += step;
        }
        Some(Row {
            color,
            stones: (end - first) / step,
            first,
            step,
        })
    }
}

/// An unbroken row of stones.
pub struct Row {
    pub color: Color,
    pub stones: usize,
    /// The cell of its first stone, and how many cells further the next one is.
    pub first: usize,
    pub step: usize,
}

impl Row {
    pub fn cells(self) -> impl Iterator<Item = usize> {
        (0..self.stones).map(move |stone| self.first + stone * self.step)
    }
}
