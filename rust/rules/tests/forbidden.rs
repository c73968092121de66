//! Forbidden moves of renju, by name.

use gomoku_rules::{
    BoardSize, Color, Forbidden, Legality, Outcome, Point, Position, Rule, Symmetry, WinReason,
};
use serde::Deserialize;

#[derive(Deserialize)]
struct File {
    renju_forbidden: Vec<Case>,
}

#[derive(Deserialize)]
#[serde(rename_all = "UPPERCASE")]
struct Case {
    #[serde(rename = "id")]
    id: String,
    b: String,
    w: String,
    #[serde(rename = "at")]
    at: String,
    #[serde(rename = "expect")]
    expect: String,
}

fn points(text: &str) -> Vec<Point> {
    text.split_whitespace()
        .map(|name| name.parse().expect("a point"))
        .collect()
}

fn names(points: &[Point]) -> String {
    points
        .iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

/// Black to move in renju on 15 lines, every stone moved by `symmetry`.
fn position(black: &str, white: &str, symmetry: Symmetry) -> Position {
    let size = BoardSize::default();
    let of = |text, color| {
        points(text)
            .into_iter()
            .map(move |point| (symmetry.apply(point, size), color))
    };
    let stones = of(black, Color::Black).chain(of(white, Color::White));
    Position::setup(size, Rule::Renju, stones, Color::Black).expect("stones that can stand there")
}

/// What forbids Black to play at `at`, as on the board and in all its images.
fn forbidden(black: &str, white: &str, at: &str) -> Option<Forbidden> {
    let at: Point = at.parse().expect("a point");
    let of = |symmetry: Symmetry| {
        let point = symmetry.apply(at, BoardSize::default());
        position(black, white, symmetry).legality(point).forbidden()
    };
    let kind = of(Symmetry::Identity);
    assert!(
        Symmetry::ALL.into_iter().all(|symmetry| of(symmetry) == kind),
        "{black} {white} {at}"
    );
    kind
}

/// The lines that make a forbidden move, each as its stones.
fn lines(black: &str, white: &str, at: &str) -> Vec<String> {
    match position(black, white, Symmetry::Identity).legality(at.parse().expect("a point")) {
        Legality::Forbidden(forbidden) => forbidden.lines.iter().map(|line| names(line)).collect(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_cases_are_as_written() {
    let file: File = serde_json::from_str(include_str!("../../../testdata/cases.json")).unwrap();
    assert_eq!(file.renju_forbidden.len(), 11);
    for case in &file.renju_forbidden {
        let kind = forbidden(&case.b, &case.w, &case.at);
        let expected = case.expect.split([' ', ',']).next().unwrap();
        assert_eq!(kind.map_or("legal", Forbidden::as_str), expected, "{}", case.id);
    }
}

#[test]
fn the_lines_that_make_a_move_forbidden_are_named() {
    assert_eq!(lines("f8 i8 h6 h5", "", "h8"), ["f8 h8 i8", "h5 h6 h8"]);
    assert_eq!(lines("e8 g8 i8 k8", "", "h8"), ["e8 g8 h8 i8", "g8 h8 i8 k8"]);
    assert_eq!(
        lines("e8 f8 g8 h5 h6 h7", "d8", "h8"),
        ["e8 f8 g8 h8", "h5 h6 h7 h8"]
    );
    assert_eq!(
        lines("d8 e8 f8 g8 i8 j8 k8 l8", "", "h8"),
        ["d8 e8 f8 g8 h8 i8 j8 k8 l8"]
    );
    assert_eq!(lines("e5 f6 g7 i9 j10 d12 e11 f10 g9 i7 j6", "", "h8").len(), 2);
}

#[test]
fn the_first_reason_is_the_one_that_is_named() {
    // An overline across, fours and threes besides.
    let overline = "e8 f8 g8 i8 j8 h5 h6 h7 e5 f6 g7 g9 f10";
    assert_eq!(forbidden(overline, "", "h8"), Some(Forbidden::Overline));
    let double_four = "e8 f8 g8 h5 h6 h7 f6 g7 g9 f10";
    assert_eq!(forbidden(double_four, "", "h8"), Some(Forbidden::DoubleFour));
}

#[test]
fn two_fours_may_lie_on_one_line() {
    for black in ["e8 g8 i8 k8", "e8 f8 i8 k8 l8", "d8 e8 f8 j8 k8 l8"] {
        assert_eq!(forbidden(black, "", "h8"), Some(Forbidden::DoubleFour), "{black}");
    }
    assert_eq!(forbidden("e8 f8 g8", "", "h8"), None, "a straight four is one");
    assert_eq!(
        forbidden("d8 e8 f8 h8 k8 l8", "", "j8"),
        None,
        "two fours that do not meet in the stone"
    );
}

#[test]
fn a_completing_point_that_makes_an_overline_makes_no_four_and_no_three() {
    assert_eq!(
        forbidden("e8 f8 g8 j8 h5 h6 h7", "d8", "h8"),
        None,
        "i8 would make six"
    );
    assert_eq!(
        forbidden("e8 f8 h8 c8 k8", "", "g8"),
        None,
        "both fives would be longer"
    );
    assert_eq!(
        forbidden("f8 g8 h9 h10 d8 k8", "", "h8"),
        None,
        "no straight four between two stones"
    );
}

#[test]
fn white_is_free_and_other_rules_forbid_nothing() {
    let stones = |color| points("f8 i8 h6 h5").into_iter().map(move |point| (point, color));
    let size = BoardSize::default();
    for rule in Rule::ALL {
        for color in Color::ALL {
            let position = Position::setup(size, rule, stones(color), color).unwrap();
            let is_forbidden = rule == Rule::Renju && color == Color::Black;
            assert_eq!(
                position.forbidden_points().len(),
                usize::from(is_forbidden),
                "{rule} {color}"
            );
            assert_eq!(
                position.legality(Point::new(7, 7)).is_legal(),
                !is_forbidden,
                "{rule} {color}"
            );
        }
        let white_to_move = Position::setup(size, rule, stones(Color::Black), Color::White).unwrap();
        assert_eq!(white_to_move.forbidden_points(), []);
        assert_eq!(
            white_to_move.board().forbidden(Point::new(7, 7)),
            Some(Forbidden::DoubleThree)
        );
        assert_eq!(
            white_to_move.board().forbidden(Point::new(5, 7)),
            None,
            "a stone stands there"
        );
        assert_eq!(
            white_to_move.board().forbidden(Point::new(15, 7)),
            None,
            "off the board"
        );
    }
}

#[test]
fn a_forbidden_move_is_played_and_white_has_won() {
    let start = position("f8 i8 h6 h5", "", Symmetry::Identity);
    let mut position = start.clone();
    position.play(Point::new(7, 7)).unwrap();
    assert_eq!(
        position.outcome(),
        Outcome::Win {
            winner: Color::White,
            reason: WinReason::Forbidden(Forbidden::DoubleThree)
        }
    );
    assert_eq!((position.turn(), position.winning_line()), (None, Vec::new()));
    assert_eq!(position.forbidden_points(), []);
    position.undo();
    assert_eq!(position, start);
}

#[test]
fn an_overline_on_the_last_point_loses_and_a_five_there_wins() {
    for (lines, row, winner) in [
        (6, "a1 b1 d1 e1 f1", Color::White),
        (5, "a1 b1 d1 e1", Color::Black),
    ] {
        let size = BoardSize::new(lines).unwrap();
        let last: Point = "c1".parse().unwrap();
        // Above the first row runs are of two stones at most.
        let is_black = |point: Point| {
            points(row).contains(&point)
                || (point.row() > 0 && (point.col() / 2 + point.row()).is_multiple_of(2))
        };
        let others = size.points().filter(|&point| point != last);
        let stones = others.map(|point| {
            (
                point,
                if is_black(point) {
                    Color::Black
                } else {
                    Color::White
                },
            )
        });
        let mut position = Position::setup(size, Rule::Renju, stones, Color::Black).unwrap();
        position.play(last).unwrap();
        assert_eq!(position.outcome().winner(), Some(winner), "{lines} lines");
    }
}
