//! Law: a move is forbidden when the definitions say so, read literally: over two million empty points of
//! random and game-like positions on every size.

use gomoku_rules::{BoardSize, Color, Position};
use literal::{LiteralBoard, Move};
use positions::position;
use random::Random;

#[path = "support/literal.rs"]
mod literal;
#[path = "support/positions.rs"]
mod positions;
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
