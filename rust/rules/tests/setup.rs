//! Positions and games that begin with stones on the board.

use gomoku_rules::{
    BoardSize, Color, Game, IllegalMove, Legality, Outcome, Point, Position, Rule, SetupError, WinReason,
};

/// Two lists of points, such as `h8 i9`.
fn stones(black: &str, white: &str) -> Vec<(Point, Color)> {
    let of = |text: &str, color| -> Vec<(Point, Color)> {
        let points = text.split_whitespace().map(|name| name.parse().expect("a point"));
        points.map(|point| (point, color)).collect()
    };
    [of(black, Color::Black), of(white, Color::White)].concat()
}

fn setup(rule: Rule, black: &str, white: &str, begins: Color) -> Result<Position, SetupError> {
    Position::setup(BoardSize::default(), rule, stones(black, white), begins)
}

fn point(name: &str) -> Point {
    name.parse().expect("a point")
}

fn won_by(winner: Color) -> Outcome {
    Outcome::Win {
        winner,
        reason: WinReason::Five,
    }
}

#[test]
fn play_goes_on_from_any_stones_and_either_side() {
    for begins in Color::ALL {
        let start = setup(Rule::Freestyle, "e8 f8 g8 h8", "e7 f7 g7 h7 a1 a2", begins).unwrap();
        assert_eq!((start.turn(), start.ply(), start.last()), (Some(begins), 0, None));
        assert_eq!((start.count(Color::Black), start.count(Color::White)), (4, 6));
        assert_eq!(
            start.legality(point("e8")),
            Legality::Illegal(IllegalMove::Occupied)
        );

        let mut position = start.clone();
        position
            .play(point(if begins == Color::Black { "i8" } else { "i7" }))
            .unwrap();
        assert_eq!(position.outcome(), won_by(begins));
        assert_eq!(position.winning_line().len(), 5);
        assert_eq!(position.start(), start);
        position.undo();
        assert_eq!(position, start);
        assert_eq!(
            position.undo(),
            None,
            "stones that were set up are not taken back"
        );
    }
}

#[test]
fn a_setup_has_the_hash_of_a_game() {
    let mut played = Position::new(BoardSize::default(), Rule::Caro, Color::Black);
    for name in ["h8", "h9", "i8"] {
        played.play(point(name)).unwrap();
    }
    let set_up = setup(Rule::Caro, "i8 h8", "h9", Color::White).unwrap();
    assert_eq!(set_up.hash(), played.hash());
    assert_eq!(set_up.board(), played.board());
    assert_ne!(set_up, played, "its stones are no moves");
}

#[test]
fn a_row_that_wins_ends_the_game_before_it_begins() {
    let won = setup(Rule::Freestyle, "", "a1 b2 c3 d4 e5 f6", Color::Black).unwrap();
    assert_eq!(won.outcome(), won_by(Color::White));
    assert_eq!((won.turn(), won.winning_line().len()), (None, 6));
    assert_eq!(
        won.legality(point("h8")),
        Legality::Illegal(IllegalMove::GameOver)
    );

    for (rule, black, white) in [
        (Rule::Standard, "a1 b1 c1 d1 e1 f1", ""),
        (Rule::Renju, "a1 b1 c1 d1 e1 f1", ""),
        (Rule::Caro, "b1 c1 d1 e1 f1", "a1 g1"),
    ] {
        let position = setup(rule, black, white, Color::Black).unwrap();
        assert_eq!(position.outcome(), Outcome::Playing, "{rule}");
    }
}

#[test]
fn a_full_setup_is_drawn_and_the_last_stone_fills_one() {
    let size = BoardSize::MIN;
    let color = |point: Point| Color::ALL[usize::from((point.col() / 2 + point.row()) % 2)];
    let full: Vec<_> = size.points().map(|point| (point, color(point))).collect();
    let drawn = Position::setup(size, Rule::Freestyle, full.iter().copied(), Color::Black).unwrap();
    assert_eq!(drawn.outcome(), Outcome::Draw);

    let (last, color) = full[7];
    let others = full.into_iter().filter(|&(point, _)| point != last);
    let mut position = Position::setup(size, Rule::Freestyle, others, color).unwrap();
    assert_eq!(position.outcome(), Outcome::Playing);
    position.play(last).unwrap();
    assert_eq!(position.outcome(), Outcome::Draw);
}

#[test]
fn what_cannot_stand_on_a_board_is_refused_with_its_reason() {
    let refused = |black, white| setup(Rule::Freestyle, black, white, Color::Black).unwrap_err();
    assert_eq!(refused("h8", "p1"), SetupError::OffBoard { point: point("p1") });
    assert_eq!(refused("h8 h8", ""), SetupError::Twice { point: point("h8") });
    assert_eq!(refused("h8", "i9 h8"), SetupError::Twice { point: point("h8") });
    assert_eq!(refused("a1 b1 c1 d1 e1", "a3 b3 c3 d3 e3"), SetupError::BothWon);
}

#[test]
fn a_game_begins_with_stones_and_keeps_moves_as_its_line() {
    let mut position = setup(Rule::Renju, "h8 i8", "h9", Color::White).unwrap();
    position.play(point("i9")).unwrap();
    position.play(point("j8")).unwrap();
    let mut game = Game::from_position(&position);
    assert_eq!(game.position(), &position);
    assert!(game.line().eq([point("i9"), point("j8")]));
    game.go_to(0).unwrap();
    assert_eq!(game.position(), &position.start());
    game.play(point("a1")).unwrap();
    assert_eq!(game.position().stone_at(point("a1")), Some(Color::White));
    assert_eq!(game.node_count(), 4);
}

#[test]
fn a_side_without_five_free_points_in_a_row_has_no_room_for_a_five() {
    let of = |black, white| {
        let position = Position::setup(
            BoardSize::MIN,
            Rule::Freestyle,
            stones(black, white),
            Color::Black,
        );
        Color::ALL.map(|color| position.as_ref().unwrap().has_room_for_five(color))
    };
    // One stone on each row, each column and both diagonals takes a board of five lines.
    assert_eq!(of("a1 b3 c5 d2 e4", ""), [true, false]);
    assert_eq!(of("a1 b2 c4 d5 e3", ""), [true, true], "a diagonal is free");
    assert_eq!(of("a1 b3 c5 d2 e4", "a2 b4 c1 d3 e5"), [false, false]);
}
