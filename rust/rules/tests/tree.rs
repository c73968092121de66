//! The tree of moves: variations, undo, redo, selection.

use gomoku_rules::{
    BoardSize, Color, Game, IllegalMove, NoSuchNode, NoSuchPly, NodeId, Outcome, Point, Rule,
};
use proptest::prelude::*;

fn new_game() -> Game {
    Game::new(BoardSize::default(), Rule::Freestyle, Color::Black)
}

fn point(name: &str) -> Point {
    name.parse().expect("a point")
}

fn play(game: &mut Game, code: &str) -> Vec<NodeId> {
    code.split(' ')
        .map(|name| game.play(point(name)).expect("a legal move"))
        .collect()
}

fn line(game: &Game) -> String {
    game.line()
        .map(|point| point.to_string())
        .collect::<Vec<_>>()
        .join(" ")
}

/// The same game, built from its nodes alone as a save would.
fn rebuild(game: &Game) -> Game {
    let position = game.position();
    let mut copy = Game::new(position.size(), position.rule(), position.begins());
    for node in game.nodes() {
        if let (Some(parent), Some(point)) = (game.parent(node), game.point(node)) {
            copy.select(parent).expect("parents come before their children");
            assert_eq!(copy.play(point), Ok(node));
        }
    }
    copy.select(*game.line_nodes().last().unwrap_or(&NodeId::ROOT))
        .expect("the same nodes");
    copy.go_to(game.ply()).expect("the same line");
    copy
}

#[test]
fn undo_and_redo_move_the_cursor() {
    let mut game = new_game();
    play(&mut game, "h8 i9 g7");
    assert_eq!(game.undo(), Some(point("g7")));
    assert_eq!(game.undo(), Some(point("i9")));
    assert_eq!(game.ply(), 1);
    assert_eq!(line(&game), "h8 i9 g7");
    assert_eq!(game.redo(), Some(point("i9")));
    assert_eq!(game.position().turn(), Some(Color::Black));
    assert_eq!(game.redo(), Some(point("g7")));
    assert_eq!(game.redo(), None);
}

#[test]
fn a_move_after_undo_starts_a_variation_and_keeps_the_old_one() {
    let mut game = new_game();
    let old = play(&mut game, "h8 i9 g7");
    game.go_to(1).unwrap();
    let new = play(&mut game, "j10 k11");
    assert_eq!(line(&game), "h8 j10 k11");
    assert_eq!(game.redo(), None);
    assert_eq!(game.node_count(), 6);
    assert!(game.children(old[0]).eq([old[1], new[0]]));
    assert!(game.children(old[1]).eq([old[2]]));
}

#[test]
fn a_known_move_is_followed() {
    let mut game = new_game();
    let first = play(&mut game, "h8 i9 g7");
    game.go_to(0).unwrap();
    assert_eq!(play(&mut game, "h8"), [first[0]]);
    assert_eq!(line(&game), "h8 i9 g7");

    play(&mut game, "j10");
    game.go_to(1).unwrap();
    assert_eq!(play(&mut game, "i9"), [first[1]]);
    assert_eq!(line(&game), "h8 i9 g7");
    assert_eq!(game.node_count(), 5);
}

#[test]
fn go_to_stays_within_the_line() {
    let mut game = new_game();
    play(&mut game, "h8 i9 g7");
    for ply in [0, 3, 1, 2] {
        game.go_to(ply).unwrap();
        assert_eq!(game.ply(), ply);
    }
    assert_eq!(game.go_to(4), Err(NoSuchPly { ply: 4, moves: 3 }));
    assert_eq!(game.ply(), 2);
}

#[test]
fn select_changes_the_line_only_when_it_must() {
    let mut game = new_game();
    let old = play(&mut game, "h8 i9 g7");
    game.go_to(1).unwrap();
    let new = play(&mut game, "j10 k11 l12");

    game.select(new[0]).unwrap();
    assert_eq!((game.ply(), line(&game).as_str()), (2, "h8 j10 k11 l12"));
    game.select(old[1]).unwrap();
    assert_eq!((game.ply(), line(&game).as_str()), (2, "h8 i9 g7"));
    assert_eq!(game.current(), old[1]);
    game.select(NodeId::ROOT).unwrap();
    assert_eq!((game.ply(), line(&game).as_str()), (0, "h8 i9 g7"));
    assert_eq!(game.current(), NodeId::ROOT);
    game.select(new[2]).unwrap();
    assert_eq!((game.ply(), line(&game).as_str()), (4, "h8 j10 k11 l12"));
    assert_eq!(game.line_nodes(), [old[0], new[0], new[1], new[2]]);
}

#[test]
fn a_node_of_another_game_is_refused() {
    let mut long = new_game();
    let foreign = *play(&mut long, "h8 i9").last().unwrap();
    let mut short = new_game();
    play(&mut short, "a1");
    let before = short.clone();
    assert_eq!(short.select(foreign), Err(NoSuchNode { node: foreign }));
    assert_eq!((short.parent(foreign), short.point(foreign)), (None, None));
    assert_eq!(short.children(foreign).count(), 0);
    assert_eq!(short, before);
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut game = new_game();
    play(&mut game, "h8 i9");
    game.undo();
    let before = game.clone();
    assert_eq!(game.play(point("h8")).unwrap_err().reason, IllegalMove::Occupied);
    assert_eq!(game.play(point("p1")).unwrap_err().reason, IllegalMove::OffBoard);
    assert_eq!(game, before);
}

#[test]
fn the_end_is_taken_back_with_the_move() {
    let mut game = new_game();
    play(&mut game, "a1 a2 b1 b2 c1 c2 d1 d2 e1");
    assert_eq!(game.outcome().winner(), Some(Color::Black));
    assert_eq!(game.play(point("o15")).unwrap_err().reason, IllegalMove::GameOver);
    game.undo();
    assert_eq!(game.outcome(), Outcome::Playing);
    assert_eq!(game.position().turn(), Some(Color::Black));
    assert!(game.position().winning_line().is_empty());
    play(&mut game, "f1 e2");
    assert_eq!(game.outcome().winner(), Some(Color::White));
}

/// About 100,000 nodes at the ends of long lines: nothing may recurse, nothing may take quadratic time.
#[test]
fn a_large_tree_of_deep_lines() {
    let mut game = Game::new(BoardSize::MAX, Rule::Standard, Color::Black);
    let points: Vec<Point> = BoardSize::MAX.points().collect();
    let mut first = 0;
    while game.node_count() < 100_000 {
        game.go_to(0).unwrap();
        // No two stones of one colour five times in a row: columns go in steps of 5, coprime to the area.
        for step in 0..points.len() {
            if game.play(points[(first + step * 5) % points.len()]).is_err() {
                break;
            }
        }
        first += 1;
    }
    let deepest = game.nodes().last().unwrap();
    game.select(NodeId::ROOT).unwrap();
    game.select(deepest).unwrap();
    assert_eq!(game.current(), deepest);
    assert_eq!(rebuild(&game), game);
    drop(game);
}

#[derive(Clone, Debug)]
enum Step {
    Play(u8, u8),
    Undo,
    Redo,
    GoTo(usize),
    Select(usize),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        4 => (0..6_u8, 0..6_u8).prop_map(|(col, row)| Step::Play(col, row)),
        2 => Just(Step::Undo),
        1 => Just(Step::Redo),
        1 => (0..40_usize).prop_map(Step::GoTo),
        1 => (0..80_usize).prop_map(Step::Select),
    ];
    prop::collection::vec(step, 0..120)
}

fn take(game: &mut Game, step: &Step) {
    match *step {
        Step::Play(col, row) => drop(game.play(Point::new(col, row))),
        Step::Undo => drop(game.undo()),
        Step::Redo => drop(game.redo()),
        Step::GoTo(ply) => drop(game.go_to(ply)),
        Step::Select(index) => {
            if let Some(node) = game.nodes().nth(index) {
                game.select(node).expect("a node of this game");
            }
        }
    }
}

proptest! {
    /// Whatever is done: nodes are only added, the line leads from the root to a leaf through the cursor, the
    /// position is the one its moves lead to, and the nodes alone are enough to build the game again.
    #[test]
    fn the_tree_is_whole_after_any_steps(steps in steps()) {
        let mut game = Game::new(BoardSize::MIN, Rule::Freestyle, Color::White);
        let mut nodes = game.node_count();
        for step in &steps {
            take(&mut game, step);
            prop_assert!(game.node_count() >= nodes);
            nodes = game.node_count();

            let mut parent = NodeId::ROOT;
            for &node in game.line_nodes() {
                prop_assert_eq!(game.parent(node), Some(parent));
                prop_assert_eq!(game.children(parent).filter(|&child| child == node).count(), 1);
                parent = node;
            }
            prop_assert_eq!(game.children(parent).count(), 0);
            prop_assert!(game.line().take(game.ply()).eq(game.position().moves().iter().copied()));
            let current = game.ply().checked_sub(1).map_or(NodeId::ROOT, |last| game.line_nodes()[last]);
            prop_assert_eq!(game.current(), current);
        }
        prop_assert_eq!(rebuild(&game), game);
    }
}
