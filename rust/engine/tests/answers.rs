//! There is always an answer, in time: the last point, a lost position, a full board, a flag that is set.

use std::{
    thread,
    time::{Duration, Instant},
};

use gomoku_engine::{Analysis, Engine, EngineOptions, Level, Limits, StopFlag};
use gomoku_rules::{BoardSize, Color, Point, Position, Rule};
use random::Random;
use tactics::tactics;

#[path = "../../rules/tests/support/random.rs"]
mod random;
#[path = "support/tactics.rs"]
#[expect(dead_code, reason = "here it does not matter what solves them")]
mod tactics;

fn played(size: u8, rule: Rule, names: &str) -> Position {
    let mut position = Position::new(
        BoardSize::new(size).expect("a size of a board"),
        rule,
        Color::Black,
    );
    for name in names.split(' ').filter(|name| !name.is_empty()) {
        position
            .play(name.parse().expect("a point"))
            .expect("a legal move");
    }
    position
}

fn search(position: &Position, limits: &Limits) -> Analysis {
    let mut engine = Engine::new(EngineOptions { table_bytes: 1 << 20 });
    engine.search(position, limits, &StopFlag::default(), &mut |_| ())
}

fn nodes(nodes: u64) -> Limits {
    Limits {
        nodes: Some(nodes),
        ..Limits::default()
    }
}

/// What the engine and each level answer.
fn answers(position: &Position) -> Vec<Option<Point>> {
    let mut engine = Engine::new(EngineOptions { table_bytes: 1 << 20 });
    let stop = StopFlag::default();
    let mut answers = vec![search(position, &nodes(1000)).best];
    for level in Level::ALL {
        let chosen = level.choose(&mut engine, position, &nodes(1000), 1, &stop, &mut |_| ());
        answers.push(chosen.best);
    }
    answers
}

/// A board of five lines filled with pairs of stones, turned about from row to row, which makes no five; with
/// `left` points empty and White, to whom nothing is forbidden, to move.
fn nearly_full(rule: Rule, left: usize) -> Position {
    let size = BoardSize::MIN;
    let stones = size
        .points()
        .enumerate()
        .map(|(index, point)| (point, Color::ALL[(index % 5 / 2 + index / 5) % 2]));
    Position::setup(size, rule, stones.take(25 - left), Color::White).expect("no five")
}

/// The full board but for one point, on which Black would make six in a row.
fn only_forbidden() -> Position {
    let size = BoardSize::new(7).expect("a size of a board");
    let hole = Point::new(3, 0);
    let color = |point: Point| match point.row() {
        0 => [Color::Black, Color::White][usize::from(point.col() == 6)],
        row => Color::ALL[usize::from((point.col() / 2 + row) % 2)],
    };
    let points = size.points().filter(|&point| point != hole);
    let stones = points.map(|point| (point, color(point)));
    Position::setup(size, Rule::Renju, stones, Color::Black).expect("no five")
}

#[test]
fn the_first_move_is_the_centre() {
    for rule in Rule::ALL {
        let analysis = search(&played(15, rule, ""), &nodes(500));
        assert_eq!(analysis.best, Some(Point::new(7, 7)), "{rule}");
    }
}

#[test]
fn the_last_point_is_played_and_a_full_board_is_not() {
    for rule in Rule::ALL {
        let last = Some(Point::new(4, 0));
        assert_eq!(answers(&nearly_full(rule, 1)), [last; 11], "{rule}");
        assert_eq!(answers(&nearly_full(rule, 0)), [None; 11], "{rule}");
    }
}

#[test]
fn a_lost_position_has_a_legal_answer_and_says_when() {
    for rule in Rule::ALL {
        // Two fives at once, in corners that do not see each other.
        let lost = played(15, rule, "a1 o8 b1 o9 c1 h2 d1 b15 a15 h4 a14 h6 a13 h8 a12");
        let analysis = search(&lost, &nodes(1000));
        assert_eq!(analysis.lines[0].mate, Some(-2), "{rule}");
        for answer in answers(&lost) {
            assert!(lost.legality(answer.unwrap()).is_legal(), "{rule} {answer:?}");
        }
    }
}

#[test]
fn where_all_points_are_forbidden_there_is_no_answer() {
    let position = only_forbidden();
    assert!(
        position
            .empty_points()
            .all(|point| !position.legality(point).is_legal())
    );
    assert_eq!(answers(&position), [None; 11]);
}

#[test]
fn without_any_node_there_is_still_a_move() {
    let position = played(15, Rule::Standard, "h8 h9 i9 g7");
    let best = search(&position, &nodes(0)).best.unwrap();
    assert!(position.legality(best).is_legal());
}

#[test]
fn a_fresh_engine_finds_the_same_at_the_same_nodes() {
    let position = played(15, Rule::Freestyle, "h8 h9 i9 g7 j10 k11 g8");
    assert_eq!(
        search(&position, &nodes(20_000)),
        search(&position, &nodes(20_000))
    );
    let mut engine = Engine::new(EngineOptions { table_bytes: 1 << 20 });
    let mut again = || engine.search(&position, &nodes(20_000), &StopFlag::default(), &mut |_| ());
    let first = again();
    engine.clear();
    let mut again = || engine.search(&position, &nodes(20_000), &StopFlag::default(), &mut |_| ());
    assert_eq!(again(), first);
}

#[test]
fn nodes_are_never_more_than_allowed() {
    let position = played(15, Rule::Renju, "h8 h9 i9 g7 j10 k11 g8");
    for limit in [1, 2, 10, 100, 5_000] {
        assert!(search(&position, &nodes(limit)).nodes <= limit);
    }
}

#[test]
fn many_lines_begin_with_different_moves_and_fall_in_score() {
    let position = played(15, Rule::Freestyle, "h8 h9 i9 g7");
    let limits = Limits {
        depth: Some(4),
        lines: 5,
        ..Limits::default()
    };
    let analysis = search(&position, &limits);
    let firsts: Vec<Point> = analysis.lines.iter().map(|line| line.moves[0]).collect();
    assert_eq!(firsts.len(), 5);
    assert!((1..5).all(|index| !firsts[..index].contains(&firsts[index])));
    assert_eq!(analysis.best, Some(firsts[0]));
}

#[test]
fn a_win_by_threats_has_a_move_wherever_the_budget_ends() {
    for tactic in tactics().iter().filter(|tactic| tactic.kind == "vct") {
        let position = tactic.position();
        for most in (1..600).step_by(3) {
            let analysis = search(&position, &nodes(most));
            assert!(analysis.best.is_some(), "{}: {most} nodes", tactic.id);
            assert!(analysis.lines.iter().all(|line| !line.moves.is_empty()));
        }
    }
}

#[test]
fn a_five_is_stopped_wherever_the_budget_ends() {
    for rule in Rule::ALL {
        // White's row can be closed beside its four, too, which stops no five with a gap.
        let position = played(15, rule, "a1 d8 c1 e8 e1 f8 g1 h8");
        for most in 0..60 {
            let best = search(&position, &nodes(most)).best;
            assert_eq!(best, Some(Point::new(6, 7)), "{rule}: {most} nodes");
        }
    }
}

#[test]
fn lines_begin_with_different_moves_wherever_the_search_ends() {
    let position = played(15, Rule::Freestyle, "h8 h9 i9 g7");
    for most in (100..4_000).step_by(130) {
        let limits = Limits {
            lines: 4,
            ..nodes(most)
        };
        let lines = search(&position, &limits).lines;
        let mut moves: Vec<Point> = lines.iter().map(|line| line.moves[0]).collect();
        moves.sort_unstable();
        moves.dedup();
        assert_eq!(moves.len(), lines.len(), "{most} nodes");
        assert!(lines.len() <= 4);
        assert!(lines.is_sorted_by(|line, next| line.depth >= next.depth));
    }
}

#[test]
fn of_many_lines_a_five_is_the_best() {
    // White also threatens a five, and only one point stops it.
    let position = played(15, Rule::Freestyle, "f8 f10 g8 g10 h8 h10 i8 i10");
    let limits = Limits {
        depth: Some(4),
        lines: 3,
        ..Limits::default()
    };
    let lines = search(&position, &limits).lines;
    assert_eq!((lines[0].mate, lines[0].moves.len()), (Some(1), 1));
    assert_eq!(lines[1].mate, Some(1));
    assert_eq!(lines[2].mate, Some(-2), "{lines:?}");
}

/// The case of a block that renju forbids: g7 would be a double-three.
#[test]
fn a_forbidden_block_leaves_a_lost_but_legal_move() {
    let position = played(15, Rule::Renju, "h8 g6 f6 g5 f7 g4 h7 g3 g2 a1");
    let analysis = search(&position, &nodes(10_000));
    for answer in answers(&position) {
        assert!(position.legality(answer.unwrap()).is_legal());
    }
    assert_eq!(analysis.lines[0].mate, Some(-2));
}

#[test]
fn a_lost_position_is_one_line_however_many_are_wanted() {
    // White's five on h8 cannot be stopped, because Black's stone there would be a double-three.
    let lost = played(15, Rule::Renju, "f8 d4 g8 e5 h6 f6 c3 o1 h7 g7");
    let limits = Limits {
        lines: 3,
        ..nodes(1000)
    };
    let analysis = search(&lost, &limits);
    assert_eq!(analysis.lines.len(), 1);
    assert_eq!(analysis.lines[0].mate, Some(-2));
    assert!(lost.legality(analysis.best.unwrap()).is_legal());
}

#[test]
fn a_set_flag_stops_at_once() {
    let position = played(15, Rule::Freestyle, "h8 h9 i9 g7");
    let stop = StopFlag::default();
    let setter = thread::spawn({
        let stop = stop.clone();
        move || {
            thread::sleep(Duration::from_millis(200));
            stop.stop();
            Instant::now()
        }
    });
    let mut engine = Engine::new(EngineOptions::default());
    let analysis = engine.search(&position, &Limits::default(), &stop, &mut |_| ());
    let late = setter.join().unwrap().elapsed();
    assert!(analysis.best.is_some());
    // Ten milliseconds are promised; a busy machine may add to them.
    assert!(late < Duration::from_millis(200), "{late:?}");
}

#[test]
fn time_is_kept() {
    let position = played(15, Rule::Renju, "h8 h9 i9 g7");
    let limits = Limits {
        time: Some(Duration::from_millis(100)),
        ..Limits::default()
    };
    let start = Instant::now();
    search(&position, &limits);
    assert!(start.elapsed() < Duration::from_millis(400));
}

/// Random games of all rules and sizes, searched with a few nodes: every answer is legal for the rules.
#[test]
fn answers_are_legal_in_random_positions() {
    let mut engine = Engine::new(EngineOptions { table_bytes: 1 << 16 });
    let mut random = Random(7);
    for game in 0..60 {
        let size = BoardSize::new([5, 7, 15, 22][game % 4]).unwrap();
        let mut position = Position::new(size, Rule::ALL[game % 5], Color::Black);
        engine.clear();
        while position.turn().is_some() {
            let empty: Vec<Point> = position.empty_points().collect();
            let anywhere = empty[random.below(empty.len())];
            let analysis = engine.search(&position, &nodes(30), &StopFlag::default(), &mut |_| ());
            let best = analysis.best.unwrap_or(anywhere);
            let is_lost = empty.iter().all(|&point| !position.legality(point).is_legal());
            assert!(position.legality(best).is_legal() || is_lost);
            position
                .play(if random.below(2) == 0 { best } else { anywhere })
                .unwrap();
            if position.ply() > 120 {
                break;
            }
        }
    }
}
