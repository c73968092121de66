//! Laws that hold for every game.

use gomoku_rules::{
    Board, BoardSize, Color, IllegalMove, Legality, Outcome, Point, Position, Rule, Symmetry, WinReason,
};
use proptest::prelude::*;

/// Any beginning of any game, played from points drawn by chance; what is illegal is left out.
fn positions() -> impl Strategy<Value = Position> {
    (
        5..=22_u8,
        prop::sample::select(&Rule::ALL),
        prop::sample::select(&Color::ALL),
        prop::collection::vec((0..22_u8, 0..22_u8), 0..200),
    )
        .prop_map(|(lines, rule, begins, moves)| {
            let size = BoardSize::new(lines).expect("a size in range");
            let mut position = Position::new(size, rule, begins);
            for (col, row) in moves {
                // Folding the numbers keeps small boards busy; a refused move leaves the position as it is.
                let _ = position.play(Point::new(col % lines, row % lines));
            }
            position
        })
}

fn points() -> impl Strategy<Value = Point> {
    (0..22_u8, 0..22_u8).prop_map(|(col, row)| Point::new(col, row))
}

/// The same moves, each moved by `symmetry`.
fn image_of(position: &Position, symmetry: Symmetry) -> Position {
    let mut image = Position::new(position.size(), position.rule(), position.begins());
    for &point in position.moves() {
        image
            .play(symmetry.apply(point, position.size()))
            .expect("a legal move is legal in every symmetry");
    }
    image
}

proptest! {
    #[test]
    fn undo_restores_position_and_hash(before in positions(), point in points()) {
        let mut position = before.clone();
        if position.play(point).is_ok() {
            prop_assert_ne!(&position, &before);
            prop_assert_ne!(position.hash(), before.hash());
            prop_assert_eq!(position.undo(), Some(point));
        }
        prop_assert_eq!(position.hash(), before.hash());
        prop_assert_eq!(position, before);
    }

    #[test]
    fn undoing_all_moves_leads_to_the_beginning(mut position in positions()) {
        while position.undo().is_some() {}
        prop_assert_eq!(&position, &Position::new(position.size(), position.rule(), position.begins()));
    }

    #[test]
    fn a_refused_move_changes_nothing(before in positions(), point in points()) {
        let mut position = before.clone();
        if let Err(error) = position.play(point) {
            prop_assert_eq!(error.point, point);
            let expected = if before.outcome().is_over() {
                IllegalMove::GameOver
            } else if !before.size().contains(point) {
                IllegalMove::OffBoard
            } else {
                IllegalMove::Occupied
            };
            prop_assert_eq!(error.reason, expected);
            prop_assert_eq!(before.legality(point), Legality::Illegal(expected));
            prop_assert_eq!(position, before);
        } else {
            let forbidden = before.legality(point).forbidden();
            prop_assert_eq!(before.legality(point).is_legal(), forbidden.is_none());
            if let Some(kind) = forbidden {
                prop_assert_eq!((before.rule(), before.turn()), (Rule::Renju, Some(Color::Black)));
                let lost = Outcome::Win { winner: Color::White, reason: WinReason::Forbidden(kind) };
                prop_assert_eq!(position.outcome(), lost);
            }
            prop_assert_eq!(before.stone_at(point), None);
            prop_assert_eq!(position.stone_at(point), before.turn());
        }
    }

    #[test]
    fn the_same_stones_have_the_same_hash(position in positions(), seed in any::<u64>()) {
        let mut by_color: [Vec<Point>; 2] = Default::default();
        for (index, &point) in position.moves().iter().enumerate() {
            by_color[index % 2].push(point);
        }
        for points in &mut by_color {
            let middle = usize::try_from(seed % 64).unwrap().min(points.len());
            points.rotate_left(middle);
        }
        // Another order can win earlier; then there is nothing to compare.
        let mut other = Position::new(position.size(), position.rule(), position.begins());
        for index in 0..position.ply() {
            if other.play(by_color[index % 2][index / 2]).is_err() {
                return Ok(());
            }
        }
        prop_assert_eq!(other.hash(), position.hash());
        prop_assert_eq!(other.board(), position.board());
    }

    #[test]
    fn symmetries_keep_legality_and_outcome(position in positions(), point in points()) {
        for symmetry in Symmetry::ALL {
            let image = image_of(&position, symmetry);
            prop_assert_eq!(image.outcome(), position.outcome());
            prop_assert_eq!(image.turn(), position.turn());
            prop_assert_eq!(image.winning_line().len(), position.winning_line().len());
            prop_assert_eq!(image.candidates(2).len(), position.candidates(2).len());
            if position.size().contains(point) {
                let moved = symmetry.apply(point, position.size());
                prop_assert_eq!(image.legality(moved).is_legal(), position.legality(point).is_legal());
                prop_assert_eq!(image.legality(moved).forbidden(), position.legality(point).forbidden());
                prop_assert_eq!(image.stone_at(moved), position.stone_at(point));
            }
        }
    }

    #[test]
    fn a_symmetry_and_its_inverse_cancel(lines in 5..=22_u8, point in points()) {
        let size = BoardSize::new(lines).unwrap();
        prop_assume!(size.contains(point));
        for symmetry in Symmetry::ALL {
            let image = symmetry.apply(point, size);
            prop_assert!(size.contains(image));
            prop_assert_eq!(symmetry.inverse().apply(image, size), point);
        }
    }

    #[test]
    fn colours_alternate_and_counts_agree(position in positions()) {
        for (index, &point) in position.moves().iter().enumerate() {
            let color = if index % 2 == 0 { position.begins() } else { !position.begins() };
            prop_assert_eq!(position.stone_at(point), Some(color));
        }
        let stones = position.cells().flatten().count();
        prop_assert_eq!(stones, position.ply());
        prop_assert_eq!(position.count(Color::Black) + position.count(Color::White), stones);
        prop_assert_eq!(position.empty_points().count(), position.size().area() - stones);
        prop_assert_eq!(position.last(), position.moves().last().copied());
    }

    #[test]
    fn candidates_are_the_empty_points_near_stones(position in positions(), range in 0..30_u8) {
        let is_near = |empty: Point| position.moves().iter().any(|stone| {
            stone.col().abs_diff(empty.col()).max(stone.row().abs_diff(empty.row())) <= range
        });
        let expected: Vec<Point> = if position.ply() == 0 {
            position.size().center_points()
        } else {
            position.empty_points().filter(|&empty| is_near(empty)).collect()
        };
        prop_assert_eq!(position.candidates(range), expected);
    }

    #[test]
    fn a_printed_point_parses(point in points()) {
        prop_assert_eq!(point.to_string().parse(), Ok(point));
        prop_assert_eq!(point.to_string().to_uppercase().parse(), Ok(point));
    }

    #[test]
    fn no_text_makes_parsing_panic(text in ".{0,6}") {
        if let Ok(point) = text.parse::<Point>() {
            prop_assert_eq!(point.to_string(), text.to_lowercase());
        }
    }

    #[test]
    fn flat_indexes_lead_back(lines in 5..=22_u8, index in 0..600_usize) {
        let size = BoardSize::new(lines).unwrap();
        match size.point_at(index) {
            Some(point) => prop_assert_eq!(size.index(point), index),
            None => prop_assert!(index >= size.area()),
        }
        prop_assert_eq!(size.points().nth(index), size.point_at(index));
    }
}

#[test]
fn symmetries_are_eight_different_ones() {
    let size = BoardSize::default();
    let b4 = Point::new(1, 3);
    let mut images = Symmetry::ALL.map(|symmetry| symmetry.apply(b4, size));
    images.sort_unstable();
    assert!(images.windows(2).all(|pair| pair[0] != pair[1]));
}

#[test]
fn the_candidate_range_is_two_by_default() {
    assert_eq!(Board::DEFAULT_RANGE, 2);
}
