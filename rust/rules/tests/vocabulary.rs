//! Names and places of points.

use gomoku_rules::{BoardSize, BoardSizeError, Color, ParsePointError, Point, Rule};

fn names(points: &[Point]) -> String {
    points
        .iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn points_parse_in_either_case() {
    for (text, col, row) in [
        ("a1", 0, 0),
        ("H8", 7, 7),
        ("o15", 14, 14),
        ("i10", 8, 9),
        ("V22", 21, 21),
    ] {
        assert_eq!(text.parse(), Ok(Point::new(col, row)), "{text}");
    }
}

#[test]
fn what_is_no_point_is_told_from_what_is_off_every_board() {
    for text in [
        "", "h", "8", "8h", "h0", "h08", "h+8", "h-1", "h 8", " h8", "h8 ", "hh8", "h8i", "é8", "h８",
    ] {
        assert_eq!(text.parse::<Point>(), Err(ParsePointError::Malformed), "{text:?}");
    }
    for text in ["w1", "z9", "a23", "h99", "h300", "h99999999999999999999"] {
        assert_eq!(text.parse::<Point>(), Err(ParsePointError::OffBoard), "{text:?}");
    }
}

#[test]
fn sizes_go_from_5_to_22() {
    let valid: Vec<u8> = (0..=255).filter(|&lines| BoardSize::new(lines).is_ok()).collect();
    assert_eq!(valid, (5..=22).collect::<Vec<u8>>());
    assert_eq!(BoardSize::new(23), Err(BoardSizeError { lines: 23 }));
    assert_eq!(
        BoardSize::new(23).unwrap_err().to_string(),
        "a board has 5 to 22 lines, not 23"
    );
}

#[test]
fn star_points_follow_the_size() {
    let stars = |lines| names(&BoardSize::new(lines).unwrap().star_points());
    assert_eq!(stars(8), "");
    assert_eq!(stars(9), "c7 g7 e5 c3 g3");
    assert_eq!(stars(10), "c8 h8 c3 h3");
    assert_eq!(stars(11), "c9 i9 f6 c3 i3");
    assert_eq!(stars(13), "d10 g10 j10 d7 g7 j7 d4 g4 j4");
    assert_eq!(stars(15), "d12 h12 l12 d8 h8 l8 d4 h4 l4");
    assert_eq!(stars(19), "d16 j16 p16 d10 j10 p10 d4 j4 p4");
    assert_eq!(stars(20), "d17 q17 d4 q4");
}

#[test]
fn even_boards_have_four_middle_points() {
    assert_eq!(names(&BoardSize::new(10).unwrap().center_points()), "e6 f6 e5 f5");
    assert_eq!(names(&BoardSize::new(5).unwrap().center_points()), "c3");
}

#[test]
fn names_round_trip() {
    for color in Color::ALL {
        assert_eq!(color.to_string().parse(), Ok(color));
    }
    for rule in Rule::ALL {
        assert_eq!(rule.to_string().to_uppercase().parse(), Ok(rule));
    }
    assert!("grey".parse::<Color>().is_err());
    let names = Rule::ALL.map(Rule::as_str);
    assert_eq!(names, ["freestyle", "standard", "renju", "caro", "exact-caro"]);
    let error = "chess".parse::<Rule>().unwrap_err().to_string();
    assert!(names.iter().all(|name| error.contains(name)), "{error}");
}
