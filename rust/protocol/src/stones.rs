//! The stones of a game as a manager tells of them.

use gomoku_rules::{BoardSize, Color, Point, Position, Rule, SetupError};

use crate::command::{Complaint, Coordinates, numbers, shown};

/// Whose stone it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Owner {
    Brain,
    Opponent,
}

/// Stones on a board in the order in which they came; no two on one point.
#[derive(Clone, Debug)]
pub(crate) struct Stones {
    size: BoardSize,
    list: Vec<(Point, Owner)>,
}

impl Stones {
    pub(crate) const fn new(size: BoardSize) -> Stones {
        Stones {
            size,
            list: Vec::new(),
        }
    }

    pub(crate) const fn size(&self) -> BoardSize {
        self.size
    }

    pub(crate) fn len(&self) -> usize {
        self.list.len()
    }

    /// The points in the order of the stones.
    pub(crate) fn points(&self) -> impl Iterator<Item = Point> {
        self.list.iter().map(|&(point, _)| point)
    }

    /// Puts a stone on an empty point of the board.
    pub(crate) fn place(&mut self, coordinates: Coordinates, owner: Owner) -> Result<Point, Complaint> {
        let point = self.point(coordinates)?;
        if self.points().any(|other| other == point) {
            let [x, y] = coordinates;
            return Err(Complaint::error(format!("{x},{y} is occupied")));
        }
        self.put(point, owner);
        Ok(point)
    }

    /// Puts a stone on a point that is known to be empty.
    pub(crate) fn put(&mut self, point: Point, owner: Owner) {
        self.list.push((point, owner));
    }

    /// Puts the stone that a line `X,Y` tells of; whose it is will be known later.
    pub(crate) fn place_unowned(&mut self, line: &str) -> Result<(), Complaint> {
        let coordinates = numbers(line)
            .ok_or_else(|| Complaint::error(format!("expected X,Y instead of {}", shown(line))))?;
        self.place(coordinates, Owner::Opponent)?;
        Ok(())
    }

    /// Puts the stone that a line `X,Y,FIELD` tells of; one at -1,-1 is a pass, which changes nothing.
    pub(crate) fn place_with_owner(&mut self, line: &str) -> Result<(), Complaint> {
        let [x, y, field] = numbers(line)
            .ok_or_else(|| Complaint::error(format!("expected X,Y,FIELD instead of {}", shown(line))))?;
        let owner = match field {
            1 => Owner::Brain,
            2 => Owner::Opponent,
            3 => return Err(Complaint::error("continuous games are not supported")),
            _ => return Err(Complaint::error(format!("field {field} is neither 1 nor 2"))),
        };
        if [x, y] != [-1, -1] {
            self.place([x, y], owner)?;
        }
        Ok(())
    }

    /// Takes a stone away, whichever it is.
    pub(crate) fn take_back(&mut self, coordinates: Coordinates) -> Result<(), Complaint> {
        let point = self.point(coordinates)?;
        let [x, y] = coordinates;
        let index = self
            .points()
            .position(|other| other == point)
            .ok_or_else(|| Complaint::error(format!("there is no stone on {x},{y}")))?;
        self.list.remove(index);
        Ok(())
    }

    /// Gives each stone in turn to the two owners.
    pub(crate) fn deal(&mut self, first: Owner, second: Owner) {
        for (index, (_, owner)) in self.list.iter_mut().enumerate() {
            *owner = [first, second][index % 2];
        }
    }

    pub(crate) fn first_empty(&self) -> Option<Point> {
        self.size
            .points()
            .find(|&point| self.points().all(|other| other != point))
    }

    /// The position with the brain to move. Whose stone came first has Black, as Black begins.
    pub(crate) fn position(&self, rule: Rule) -> Result<Position, SetupError> {
        let begins = self.list.first().map_or(Owner::Brain, |&(_, owner)| owner);
        let color = |owner| {
            if owner == begins {
                Color::Black
            } else {
                Color::White
            }
        };
        let stones = self.list.iter().map(|&(point, owner)| (point, color(owner)));
        Position::setup(self.size, rule, stones, color(Owner::Brain))
    }

    fn point(&self, [x, y]: Coordinates) -> Result<Point, Complaint> {
        let line = |number| u8::try_from(number).ok().filter(|&line| line < self.size.lines());
        match (line(x), line(y)) {
            (Some(col), Some(row)) => Ok(Point::new(col, row)),
            _ => Err(Complaint::error(format!("{x},{y} is off the board"))),
        }
    }
}

/// A point as managers write it.
pub(crate) fn written(point: Point) -> String {
    format!("{},{}", point.col(), point.row())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn black_is_who_came_first_and_the_brain_is_to_move() {
        let mut stones = Stones::new(BoardSize::default());
        assert_eq!(stones.position(Rule::Renju).unwrap().turn(), Some(Color::Black));
        stones.place_with_owner("7,7,2").unwrap();
        let position = stones.position(Rule::Renju).unwrap();
        assert_eq!(position.turn(), Some(Color::White));
        assert_eq!(position.stone_at(Point::new(7, 7)), Some(Color::Black));
    }

    #[test]
    fn a_point_is_taken_once_and_may_be_given_back() {
        let mut stones = Stones::new(BoardSize::MIN);
        stones.place([4, 0], Owner::Brain).unwrap();
        assert!(stones.place([4, 0], Owner::Opponent).is_err());
        assert!(stones.place([5, 0], Owner::Opponent).is_err());
        assert!(stones.place([i64::MIN, 0], Owner::Opponent).is_err());
        assert_eq!(stones.len(), 1);
        assert!(stones.take_back([3, 0]).is_err());
        stones.take_back([4, 0]).unwrap();
        assert_eq!(stones.len(), 0);
    }

    #[test]
    fn a_pass_of_yixin_board_is_no_stone() {
        let mut stones = Stones::new(BoardSize::default());
        stones.place_with_owner("-1,-1,2").unwrap();
        assert_eq!(stones.len(), 0);
        assert!(stones.place_with_owner("-1,0,2").is_err());
    }
}
