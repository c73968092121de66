//! Numbers that combinatorics knows.

use gomoku_rules::{BoardSize, Color, Point, Position, Rule};

#[test]
fn five_windows_of_common_sizes() {
    for (lines, windows) in [(5, 12), (15, 572), (19, 1020), (20, 1152)] {
        let size = BoardSize::new(lines).unwrap();
        assert_eq!(size.five_windows().count(), windows, "{lines} lines");
    }
}

#[test]
fn five_windows_through_a_point() {
    let through = |name: &str| {
        let point: Point = name.parse().unwrap();
        BoardSize::default()
            .five_windows()
            .filter(|window| window.contains(&point))
            .count()
    };
    assert_eq!(through("a1"), 3);
    assert_eq!(through("o15"), 3);
    assert_eq!(through("h1"), 8);
    assert_eq!(through("a8"), 8);
    assert_eq!(through("h8"), 20);
}

#[test]
fn five_windows_are_distinct_and_on_the_board() {
    for lines in 5..=22 {
        let size = BoardSize::new(lines).unwrap();
        let mut windows: Vec<[Point; 5]> = size.five_windows().collect();
        assert!(windows.iter().flatten().all(|&point| size.contains(point)));
        for window in &mut windows {
            window.sort_unstable();
        }
        let count = windows.len();
        windows.sort_unstable();
        windows.dedup();
        assert_eq!(windows.len(), count);
    }
}

#[test]
fn legal_sequences_from_the_empty_board() {
    let mut position = Position::new(BoardSize::default(), Rule::Freestyle, Color::Black);
    assert_eq!(sequences(&mut position, 1), 225);
    assert_eq!(sequences(&mut position, 2), 50_400);
    assert_eq!(sequences(&mut position, 3), 11_239_200);
    assert_eq!(position.ply(), 0);
}

#[test]
fn legal_sequences_of_four_moves_by_counting_the_last() {
    let mut position = Position::new(BoardSize::default(), Rule::Standard, Color::Black);
    assert_eq!(sequences_counting_the_last(&mut position, 4), 2_495_102_400);
}

/// Sequences of `plies` legal moves, each played and taken back.
fn sequences(position: &mut Position, plies: u32) -> u64 {
    if plies == 0 {
        return 1;
    }
    let mut count = 0;
    for point in position.size().points() {
        if position.play(point).is_ok() {
            count += sequences(position, plies - 1);
            position.undo();
        }
    }
    count
}

/// The same, but the last move is not played: its choices are counted.
fn sequences_counting_the_last(position: &mut Position, plies: u32) -> u64 {
    if plies == 1 {
        let empty = position.size().area() - position.count(Color::Black) - position.count(Color::White);
        return if position.outcome().is_over() {
            0
        } else {
            empty as u64
        };
    }
    let mut count = 0;
    for point in position.size().points() {
        if position.play(point).is_ok() {
            count += sequences_counting_the_last(position, plies - 1);
            position.undo();
        }
    }
    count
}
