//! Positions with all that a game can have, and more.

use gomoku_rules::{BoardSize, Color, Point, Position, Rule};

use crate::random::Random;

/// Stones that cluster as in a game or lie scattered, with Black in the majority as often as not; Black is to move in
/// renju. None where a row wins already.
pub fn position(size: BoardSize, random: &mut Random) -> Option<Position> {
    let stones = 1 + random.below(size.area() / 2);
    let (white, clusters) = (1 + random.below(5), random.below(4) > 0);
    let mut points: Vec<Point> = Vec::new();
    while points.len() < stones {
        let point = if clusters {
            near(&points, size, random)
        } else {
            anywhere(size, random)
        };
        if !points.contains(&point) {
            points.push(point);
        }
    }
    let colors = points
        .into_iter()
        .map(|point| (point, Color::ALL[usize::from(random.below(10) < white)]));
    let position = Position::setup(size, Rule::Renju, colors, Color::Black).ok()?;
    (!position.outcome().is_over()).then_some(position)
}

fn anywhere(size: BoardSize, random: &mut Random) -> Point {
    size.point_at(random.below(size.area()))
        .expect("an index of the board")
}

/// A point at most two columns and rows from one of `points`, when it is on the board.
fn near(points: &[Point], size: BoardSize, random: &mut Random) -> Point {
    if points.is_empty() {
        return anywhere(size, random);
    }
    let stone = points[random.below(points.len())];
    let mut shift = |line: u8| {
        u8::try_from(random.below(5))
            .ok()
            .and_then(|by| (line + by).checked_sub(2))
    };
    let moved = shift(stone.col()).zip(shift(stone.row()));
    let moved = moved.and_then(|(col, row)| Point::try_new(col, row));
    moved.filter(|&point| size.contains(point)).unwrap_or(stone)
}
