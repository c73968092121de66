//! The threats on a board against a reading of their definitions that is slow and plain.

use std::collections::BTreeSet;

use gomoku_engine::{ThreatKind, ThreatPoint, threats};
use gomoku_rules::{BoardSize, Color, Direction, Point, Position, Rule, Symmetry};
use random::Random;

#[path = "../../rules/tests/support/random.rs"]
mod random;
#[allow(dead_code, reason = "the positions alone are used")]
#[path = "support/tactics.rs"]
mod tactics;

/// A row of points with what stands on them, and who looks at it.
#[derive(Clone)]
struct Line {
    cells: Vec<Option<Color>>,
    points: Vec<Point>,
    color: Color,
    rule: Rule,
}

impl Line {
    fn through(position: &Position, point: Point, direction: Direction, color: Color) -> (Line, usize) {
        let on_board = |steps: i8| {
            let other = if steps == 0 {
                Some(point)
            } else {
                point.neighbour(direction, steps)
            };
            other.filter(|&other| position.size().contains(other))
        };
        let points: Vec<Point> = (-21..=21).filter_map(on_board).collect();
        let line = Line {
            cells: points.iter().map(|&point| position.stone_at(point)).collect(),
            color,
            rule: position.rule(),
            points,
        };
        let index = line
            .points
            .iter()
            .position(|&other| other == point)
            .expect("the point is on its line");
        (line, index)
    }

    fn with(&self, index: usize, color: Color) -> Line {
        let mut line = self.clone();
        line.cells[index] = Some(color);
        line
    }

    fn empty(&self) -> impl Iterator<Item = usize> {
        (0..self.cells.len()).filter(|&index| self.cells[index].is_none())
    }

    /// Whether the row of own stones through an index wins.
    fn wins(&self, index: usize) -> bool {
        let is_own = |&index: &usize| self.cells.get(index) == Some(&Some(self.color));
        let first = (0..=index).rev().take_while(is_own).last();
        let last = (index..self.cells.len()).take_while(is_own).last();
        let (Some(first), Some(last)) = (first, last) else {
            return false;
        };
        let is_other = |index: Option<usize>| {
            index.and_then(|index| self.cells.get(index)?.as_ref()) == Some(&!self.color)
        };
        let is_closed = is_other(first.checked_sub(1)) && is_other(Some(last + 1));
        let stones = last - first + 1;
        match (self.rule, self.color) {
            (Rule::Freestyle, _) | (Rule::Renju, Color::White) => stones >= 5,
            (Rule::Standard, _) | (Rule::Renju, Color::Black) => stones == 5,
            (Rule::Caro, _) => stones > 5 || stones == 5 && !is_closed,
            (Rule::ExactCaro, _) => stones == 5 && !is_closed,
        }
    }

    /// Where a stone makes a five with the one at an index.
    fn fives(&self, index: usize) -> Vec<usize> {
        self.empty()
            .filter(|&five| self.with(five, self.color).wins(index))
            .collect()
    }

    fn is_four(&self, index: usize) -> bool {
        !self.fives(index).is_empty()
    }

    fn is_straight_four(&self, index: usize) -> bool {
        self.is_four(index)
            && self
                .empty()
                .all(|answer| self.with(answer, !self.color).is_four(index))
    }

    /// Where a stone makes a straight four with the one at an index.
    fn straight_fours(&self, index: usize) -> Vec<usize> {
        self.empty()
            .filter(|&next| {
                let line = self.with(next, self.color);
                !line.wins(index) && line.is_straight_four(index)
            })
            .collect()
    }
}

/// What a stone makes, by counting on each line what could follow.
fn kind(position: &Position, point: Point, color: Color) -> Option<ThreatKind> {
    let lines = Direction::ALL.map(|direction| {
        let (line, index) = Line::through(position, point, direction, color);
        (line.with(index, color), index)
    });
    let count =
        |is: &dyn Fn(&Line, usize) -> bool| lines.iter().filter(|(line, index)| is(line, *index)).count();
    if count(&|line, index| line.wins(index)) > 0 {
        return Some(ThreatKind::Five);
    }
    let is_restrained = position.rule() == Rule::Renju && color == Color::Black;
    if is_restrained && position.board().forbidden(point).is_some() {
        return None;
    }
    let stones = Color::ALL
        .into_iter()
        .flat_map(|side| position.board().stones(side).map(move |stone| (stone, side)));
    let then = Position::setup(
        position.size(),
        position.rule(),
        stones.chain([(point, color)]),
        !color,
    )
    .expect("the point is empty");
    let is_three = |line: &Line, index: usize| {
        let may_come = |next: &usize| {
            !is_restrained
                || then.board().forbidden(line.points[*next]).is_none()
                    && !makes_five(&then, line.points[*next])
        };
        !line.is_four(index) && line.straight_fours(index).iter().any(may_come)
    };
    let (fours, threes) = (count(&Line::is_four), count(&is_three));
    if fours > 1 || count(&Line::is_straight_four) > 0 {
        Some(ThreatKind::StraightFour)
    } else if fours == 1 {
        Some(if threes > 0 {
            ThreatKind::FourThree
        } else {
            ThreatKind::Four
        })
    } else {
        [None, Some(ThreatKind::Three), Some(ThreatKind::DoubleThree)][threes.min(2)]
    }
}

fn makes_five(position: &Position, point: Point) -> bool {
    Direction::ALL.into_iter().any(|direction| {
        let (line, index) = Line::through(position, point, direction, Color::Black);
        line.with(index, Color::Black).wins(index)
    })
}

/// Stones strewn over a part of the board.
fn strewn(random: &mut Random, size: BoardSize, rule: Rule) -> Option<Position> {
    let (wide, stones) = (6 + random.below(3), 10 + random.below(20));
    let mut coordinate = || u8::try_from(random.below(wide)).expect("small");
    let points: BTreeSet<Point> = (0..stones)
        .filter_map(|_| Point::try_new(coordinate(), coordinate()))
        .filter(|&point| size.contains(point))
        .collect();
    let stones = points
        .into_iter()
        .map(|point| (point, Color::ALL[random.below(2)]));
    Position::setup(size, rule, stones, Color::ALL[0])
        .ok()
        .filter(|position| position.turn().is_some())
}

fn positions() -> impl Iterator<Item = Position> {
    let mut random = Random(7);
    let strewn = (0..150).filter_map(move |index| {
        let size = BoardSize::new([15, 5, 8, 22][index / 5 % 4]).expect("a size of a board");
        strewn(&mut random, size, Rule::ALL[index % 5])
    });
    strewn.chain(tactics::tactics().into_iter().map(|tactic| tactic.position()))
}

#[test]
fn threats_are_those_of_the_definitions() {
    let mut found = [0; ThreatKind::ALL.len()];
    for position in positions() {
        let mut expected = Vec::new();
        for point in position.empty_points() {
            for color in Color::ALL {
                expected.extend(kind(&position, point, color).map(|kind| ThreatPoint { point, color, kind }));
            }
        }
        let threats = threats(&position);
        for threat in &threats {
            found[threat.kind as usize] += 1;
        }
        let wrong: Vec<&ThreatPoint> = threats
            .iter()
            .filter(|threat| !expected.contains(threat))
            .collect();
        let missing: Vec<&ThreatPoint> = expected
            .iter()
            .filter(|threat| !threats.contains(threat))
            .collect();
        assert_eq!(
            threats,
            expected,
            "{}\n{}\n{wrong:?}\n{missing:?}",
            position.rule(),
            position.board()
        );
    }
    assert!(found.iter().all(|&count| count > 50), "{found:?}");
}

#[test]
fn threats_turn_with_the_board() {
    for position in positions() {
        let size = position.size();
        let expected: Vec<ThreatPoint> = threats(&position);
        for symmetry in Symmetry::ALL {
            let stones = Color::ALL.into_iter().flat_map(|color| {
                position
                    .board()
                    .stones(color)
                    .map(move |stone| (symmetry.apply(stone, size), color))
            });
            let turned = Position::setup(size, position.rule(), stones, position.turn().unwrap()).unwrap();
            let back = |threat: ThreatPoint| ThreatPoint {
                point: symmetry.inverse().apply(threat.point, size),
                ..threat
            };
            let mut turned: Vec<ThreatPoint> = threats(&turned).into_iter().map(back).collect();
            turned.sort_by_key(|threat| (size.index(threat.point), threat.color as usize));
            assert_eq!(turned, expected, "{symmetry:?}\n{}", position.board());
        }
    }
}
