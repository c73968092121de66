//! What the engine takes for forbidden in renju is what the rules forbid.

use gomoku_engine::tuning::Observer;
use gomoku_rules::{BoardSize, Color, Point, Position, Rule};
use random::Random;

#[path = "../../rules/tests/support/random.rs"]
mod random;

/// Stones of both colours strewn over a part of the board, with more of Black's: crowded enough for every kind of
/// forbidden point, and for threes that are none.
fn strewn(random: &mut Random, size: BoardSize) -> Option<Position> {
    let (wide, stones) = (6 + random.below(2), 14 + random.below(16));
    let mut position_of = || {
        let mut coordinate = || u8::try_from(random.below(wide)).expect("small");
        Point::try_new(coordinate(), coordinate()).filter(|&point| size.contains(point))
    };
    let mut points: Vec<Point> = (0..stones).filter_map(|_| position_of()).collect();
    points.sort_unstable();
    points.dedup();
    let stones = points.into_iter().map(|point| {
        (
            point,
            if random.below(5) < 3 {
                Color::Black
            } else {
                Color::White
            },
        )
    });
    Position::setup(size, Rule::Renju, stones, Color::Black)
        .ok()
        .filter(|position| position.turn().is_some())
}

#[test]
fn forbidden_points_are_those_of_the_rules() {
    let mut random = Random(1);
    let (mut points, mut forbidden) = (0, 0);
    for game in 0..1_200 {
        let size = BoardSize::new([15, 8, 15, 22][game % 4]).expect("a size of a board");
        let Some(position) = strewn(&mut random, size) else {
            continue;
        };
        let mut observer = Observer::new(&position);
        for point in position.empty_points() {
            let expected = position.board().forbidden(point);
            assert_eq!(
                observer.is_forbidden(point, Color::Black),
                expected.is_some(),
                "{point}: {expected:?} by the rules in\n{}",
                position.board()
            );
            assert!(!observer.is_forbidden(point, Color::White));
            points += 1;
            forbidden += usize::from(expected.is_some());
        }
    }
    assert!(points > 100_000 && forbidden > 500, "{forbidden} of {points}");
}
