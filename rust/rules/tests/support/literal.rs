//! The definitions of renju's forbidden moves written straight down: stones are put on an array of cells, rows are
//! counted, stones are taken away again. It shares nothing with the crate but the names.

use gomoku_rules::{BoardSize, Color, Forbidden, Point};

type Step = (i32, i32);
type Place = (i32, i32);

const STEPS: [Step; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// What stands on a place; all around the board there is `Outside`.
#[derive(Clone, Copy, PartialEq)]
enum Cell {
    Outside,
    Empty,
    Black,
    White,
}

/// What a move of Black is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Move {
    Five,
    Forbidden(Forbidden),
    Allowed {
        /// Whether two threes or more would be, but for 9.3.
        by_exception: bool,
    },
}

pub struct LiteralBoard {
    lines: i32,
    cells: Vec<Cell>,
}

impl LiteralBoard {
    pub fn new(size: BoardSize, stones: impl IntoIterator<Item = (Point, Color)>) -> LiteralBoard {
        let lines = i32::from(size.lines());
        let mut board = LiteralBoard {
            lines,
            cells: vec![Cell::Empty; size.area()],
        };
        for (point, color) in stones {
            let cell = match color {
                Color::Black => Cell::Black,
                Color::White => Cell::White,
            };
            board.put((point.col().into(), point.row().into()), cell);
        }
        board
    }

    pub fn judge(&mut self, point: Point) -> Move {
        self.judge_move((point.col().into(), point.row().into()))
    }

    fn judge_move(&mut self, place: Place) -> Move {
        self.put(place, Cell::Black);
        let judged = self.judge_stone(place);
        self.put(place, Cell::Empty);
        judged
    }

    /// 9.1 and 9.2 for the stone that was just played.
    fn judge_stone(&mut self, stone: Place) -> Move {
        let rows = STEPS.map(|step| self.row(stone, step).len());
        if rows.contains(&5) {
            Move::Five
        } else if rows.iter().any(|&row| row > 5) {
            Move::Forbidden(Forbidden::Overline)
        } else if self.fours(stone).len() > 1 {
            Move::Forbidden(Forbidden::DoubleFour)
        } else {
            let threes = self.threes(stone);
            if distinct(threes.iter().filter(|(_, counts)| *counts)) > 1 {
                Move::Forbidden(Forbidden::DoubleThree)
            } else {
                Move::Allowed {
                    by_exception: distinct(threes.iter()) > 1,
                }
            }
        }
    }

    /// The fours through a stone, each once: four stones to which one more makes a five.
    fn fours(&mut self, stone: Place) -> Vec<Vec<Place>> {
        let mut fours = Vec::new();
        for (place, step) in self.empty_places_near(stone, 4) {
            let five = self.row_with(place, step);
            if five.len() == 5 && five.contains(&stone) {
                fours.push(without(five, place));
            }
        }
        fours.sort();
        fours.dedup();
        fours
    }

    /// The threes through a stone: three stones to which one more makes a straight four and no five. Each comes as
    /// often as there are ways, with whether 9.3 lets it count.
    fn threes(&mut self, stone: Place) -> Vec<(Vec<Place>, bool)> {
        let mut threes = Vec::new();
        for (place, step) in self.empty_places_near(stone, 3) {
            let four = self.row_with(place, step);
            if four.len() == 4 && four.contains(&stone) && self.is_straight(place, step) {
                let makes_five = STEPS.iter().any(|&step| self.row_with(place, step).len() == 5);
                if !makes_five {
                    let allowed = matches!(self.judge_move(place), Move::Allowed { .. });
                    threes.push((without(four, place), allowed));
                }
            }
        }
        threes
    }

    /// Whether the row of four that a stone on `place` makes can become a five at both ends.
    fn is_straight(&mut self, place: Place, (right, up): Step) -> bool {
        self.put(place, Cell::Black);
        let row = self.row(place, (right, up));
        let (first, last) = (row[0], row[row.len() - 1]);
        let ends = [(first.0 - right, first.1 - up), (last.0 + right, last.1 + up)];
        let is_straight = ends
            .iter()
            .all(|&end| self.cell(end) == Cell::Empty && self.row_with(end, (right, up)).len() == 5);
        self.put(place, Cell::Empty);
        is_straight
    }

    fn empty_places_near(&self, (col, row): Place, range: i32) -> Vec<(Place, Step)> {
        let mut places = Vec::new();
        for (right, up) in STEPS {
            for steps in -range..=range {
                let place = (col + right * steps, row + up * steps);
                if self.cell(place) == Cell::Empty {
                    places.push((place, (right, up)));
                }
            }
        }
        places
    }

    /// The unbroken row that a black stone on an empty place would be part of.
    fn row_with(&mut self, place: Place, step: Step) -> Vec<Place> {
        self.put(place, Cell::Black);
        let row = self.row(place, step);
        self.put(place, Cell::Empty);
        row
    }

    /// The unbroken row of black stones through one of them, in order.
    fn row(&self, (mut col, mut row): Place, (right, up): Step) -> Vec<Place> {
        while self.cell((col - right, row - up)) == Cell::Black {
            (col, row) = (col - right, row - up);
        }
        let mut stones = Vec::new();
        while self.cell((col, row)) == Cell::Black {
            stones.push((col, row));
            (col, row) = (col + right, row + up);
        }
        stones
    }

    fn cell(&self, (col, row): Place) -> Cell {
        let board = 0..self.lines;
        if board.contains(&col) && board.contains(&row) {
            self.cells[self.index((col, row))]
        } else {
            Cell::Outside
        }
    }

    fn index(&self, (col, row): Place) -> usize {
        usize::try_from(row * self.lines + col).expect("a place on the board")
    }

    fn put(&mut self, (col, row): Place, cell: Cell) {
        let index = self.index((col, row));
        self.cells[index] = cell;
    }
}

fn without(mut stones: Vec<Place>, place: Place) -> Vec<Place> {
    stones.retain(|&stone| stone != place);
    stones
}

/// How many different threes there are.
fn distinct<'a>(threes: impl Iterator<Item = &'a (Vec<Place>, bool)>) -> usize {
    let mut stones: Vec<_> = threes.map(|(stones, _)| stones).collect();
    stones.sort();
    stones.dedup();
    stones.len()
}
