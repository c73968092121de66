//! Law: a move is forbidden when the definitions say so, read literally: over two million empty points of
//! random and game-like positions on every size.

use gomoku_rules::{BoardSize, Color, Point, Position, Rule};
use literal::{LiteralBoard, Move};
use random::Random;

#[path = "support/literal.rs"]
mod literal;
#[path = "support/random.rs"]
mod random;

const POINTS: usize = 2_000_000;

/// What the positions held: a test that met none of these would show nothing.
#[derive(Debug, Default)]
struct Seen {
    points: usize,
    fives: usize,
    forbidden: [usize; 3],
    allowed_by_exception: usize,
}

#[test]
fn moves_are_forbidden_as_the_definitions_say() {
    let mut random = Random(1996);
    let mut seen = Seen::default();
    for lines in (BoardSize::MIN.lines()..=BoardSize::MAX.lines()).cycle() {
        if seen.points >= POINTS {
            break;
        }
        let size = BoardSize::new(lines).expect("a size in range");
        if let Some(position) = position(size, &mut random) {
            compare(&position, &mut seen);
        }
    }
    let least = seen
        .forbidden
        .into_iter()
        .chain([seen.fives, seen.allowed_by_exception])
        .min();
    assert!(least > Some(2000), "{seen:?}");
}

/// Stones that cluster as in a game or lie scattered, with Black in the majority as often as not; none where a row
/// wins already.
fn position(size: BoardSize, random: &mut Random) -> Option<Position> {
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

fn compare(position: &Position, seen: &mut Seen) {
    let stones = Color::ALL
        .into_iter()
        .flat_map(|color| position.board().stones(color).map(move |at| (at, color)));
    let mut literal = LiteralBoard::new(position.size(), stones);
    let mut expected = Vec::new();
    for point in position.empty_points() {
        seen.points += 1;
        match literal.judge(point) {
            Move::Five => seen.fives += 1,
            Move::Forbidden(kind) => {
                seen.forbidden[kind as usize] += 1;
                expected.push((point, kind));
            }
            Move::Allowed { by_exception } => seen.allowed_by_exception += usize::from(by_exception),
        }
    }
    assert_eq!(position.forbidden_points(), expected, "{}", position.board());
}
