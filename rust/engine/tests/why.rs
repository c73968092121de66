//! Why a move is good, on positions made for each reason.

use gomoku_engine::{Engine, EngineOptions, Limits, StopFlag, Why, explain};
use gomoku_rules::{BoardSize, Color, Point, Position, Rule};

const RULES: [Rule; 3] = [Rule::Freestyle, Rule::Standard, Rule::Renju];

fn points(names: &str) -> impl Iterator<Item = Point> {
    names
        .split_whitespace()
        .map(|name| name.parse().expect("a point"))
}

/// Stones of the side to move and of the other one.
fn position(rule: Rule, turn: Color, own: &str, other: &str) -> Position {
    let own = points(own).map(|point| (point, turn));
    let stones = own.chain(points(other).map(|point| (point, !turn)));
    Position::setup(BoardSize::default(), rule, stones, turn).expect("stones on different points")
}

/// The reason for White's move.
fn white(rule: Rule, own: &str, other: &str, point: &str, mate: Option<i32>) -> Why {
    explain(
        &position(rule, Color::White, own, other),
        point.parse().expect("a point"),
        mate,
    )
}

#[test]
fn what_a_stone_makes() {
    for rule in RULES {
        for (own, point, why) in [
            ("h8 i8 j8 k8", "l8", Why::Five),
            ("h8 i8 j8", "k8", Why::StraightFour),
            ("d4 e4 f4 h8 i9 j10", "g4", Why::StraightFour),
            ("a8 b8 c8 d9 d10", "d8", Why::FourThree),
            ("h8 i8 j9 j10", "j8", Why::DoubleThree),
            ("a8 b8 c8", "d8", Why::Four),
            ("h8 i8", "j8", Why::Three),
            ("h8", "i8", Why::Shape),
            ("a8 b8", "c8", Why::Shape),
        ] {
            assert_eq!(
                white(rule, own, "a1 o1", point, None),
                why,
                "{rule} {own} {point}"
            );
        }
    }
}

#[test]
fn what_a_stone_stops() {
    for rule in RULES {
        for (other, point, why) in [
            ("a8 b8 c8 d8", "e8", Why::StopsFive),
            ("h8 i8 j8 k8", "l8", Why::StopsFive),
            ("h8 i8 j8", "k8", Why::StopsStraightFour),
            ("h8 i8 k8", "j8", Why::StopsStraightFour),
            ("a8 b8 c8 d9 d10", "d8", Why::StopsFourThree),
            ("h8 i8", "j8", Why::Shape),
        ] {
            assert_eq!(
                white(rule, "a1 o1", other, point, None),
                why,
                "{rule} {other} {point}"
            );
        }
    }
}

#[test]
fn what_matters_more_is_named() {
    for rule in RULES {
        // A five before all, a stopped five before an own straight four, that before a stopped one.
        assert_eq!(white(rule, "h8 i8 j8 k8", "a8 b8 c8 d8", "l8", None), Why::Five);
        assert_eq!(
            white(rule, "e9 e10 e11", "a8 b8 c8 d8", "e8", None),
            Why::StopsFive
        );
        assert_eq!(
            white(rule, "d9 d10 d11", "e8 f8 g8", "d8", None),
            Why::StraightFour
        );
        assert_eq!(
            white(rule, "d9 d10", "e8 f8 g8", "d8", None),
            Why::StopsStraightFour
        );
    }
}

#[test]
fn a_win_is_by_force_unless_the_stone_itself_says_how() {
    for rule in RULES {
        let because = |own, point, mate| white(rule, own, "a1 o1", point, mate);
        assert_eq!(because("a8 b8 c8", "d8", Some(9)), Why::WinsByForce);
        assert_eq!(because("a8 b8 c8", "d8", Some(-8)), Why::Four);
        assert_eq!(because("h8", "i8", Some(9)), Why::WinsByForce);
        assert_eq!(because("h8 i8 j9 j10", "j8", Some(5)), Why::DoubleThree);
        assert_eq!(because("a8 b8 c8 d9 d10", "d8", Some(5)), Why::FourThree);
        assert_eq!(because("h8 i8 j8", "k8", Some(3)), Why::StraightFour);
    }
}

#[test]
fn renju_forbids_what_black_would_make_or_stop() {
    let black = |rule, own, other, point: &str| {
        explain(
            &position(rule, Color::Black, own, other),
            point.parse().unwrap(),
            None,
        )
    };
    let double_three = "h8 i8 j9 j10";
    assert_eq!(
        black(Rule::Standard, double_three, "a1 o1", "j8"),
        Why::DoubleThree
    );
    assert_eq!(black(Rule::Renju, double_three, "a1 o1", "j8"), Why::Shape);
    // Six in a row win for White alone, so there is nothing to stop on the point where Black would make them.
    let (five, six) = ("c8 d8 f8 g8", "c8 d8 e8 g8 h8");
    assert_eq!(white(Rule::Renju, "a1 o1", five, "e8", None), Why::StopsFive);
    assert_eq!(white(Rule::Renju, "a1 o1", six, "f8", None), Why::Shape);
    assert_eq!(white(Rule::Standard, "a1 o1", six, "f8", None), Why::Shape);
    assert_eq!(white(Rule::Freestyle, "a1 o1", six, "f8", None), Why::StopsFive);
    assert_eq!(white(Rule::Renju, six, "a1 o1", "f8", None), Why::Five);
}

#[test]
fn in_caro_a_row_can_be_closed_to_stop_its_five() {
    let closes = |rule| white(rule, "a1 b8", "c8 d8 e8 f8", "h8", None);
    assert_eq!(closes(Rule::Caro), Why::StopsFive);
    assert_eq!(closes(Rule::Freestyle), Why::Shape);
}

#[test]
fn where_nothing_can_be_played_nothing_is_explained() {
    let position = position(Rule::Freestyle, Color::Black, "h8 i8 j8 k8", "l8");
    assert_eq!(explain(&position, "h8".parse().unwrap(), None), Why::Shape);
    assert_eq!(explain(&position, Point::new(20, 3), None), Why::Shape);
    let mut over = position;
    over.play("g8".parse().unwrap()).unwrap();
    assert_eq!(explain(&over, "m8".parse().unwrap(), None), Why::Shape);
}

#[test]
fn a_hint_of_the_engine_is_explained_by_its_own_win() {
    // Two broken rows that make fours one after another.
    let position = position(Rule::Freestyle, Color::Black, "d4 d5 d6 g7 h7", "d3 d8 a1 o1");
    let limits = Limits {
        nodes: Some(20_000),
        ..Limits::default()
    };
    let mut engine = Engine::new(EngineOptions { table_bytes: 1 << 20 });
    let analysis = engine.search(&position, &limits, &StopFlag::default(), &mut |_| ());
    let line = &analysis.lines[0];
    assert!(line.mate.is_some_and(|plies| plies > 0), "{line:?}");
    assert_eq!(explain(&position, line.moves[0], line.mate), Why::WinsByForce);
}
