use std::{
    collections::BTreeSet,
    thread,
    time::{Duration, Instant},
};

use gomoku_rules::{BoardSize, Color, Point, Position, Rule};
use serde::Deserialize;

use super::*;
use crate::{
    board::PatternBoard,
    limits::{Budget, Limits, StopFlag},
    proofs::Proofs,
    search::Memory,
    vcf::Failures,
};
use random::Random;

#[path = "../../tests/support/code.rs"]
mod code;
#[path = "../../../rules/tests/support/random.rs"]
mod random;

fn memory() -> Memory {
    Memory {
        failures: Failures::new(1 << 16),
        proofs: Proofs::new(1 << 22),
        ..Memory::new(0)
    }
}

/// The solver and the rules side by side.
struct Game<'a> {
    search: Search<'a>,
    position: Position,
}

impl<'a> Game<'a> {
    fn new(position: Position, memory: &'a mut Memory, limits: &Limits, stop: &'a StopFlag) -> Game<'a> {
        let search = Search::new(PatternBoard::new(&position), memory, Budget::new(limits, stop));
        Game { search, position }
    }

    fn play(&mut self, point: Point) {
        let spot = self.search.board.geometry().spot(point);
        self.search.board.make(spot);
        self.position.play(point).expect("a legal move");
    }

    fn undo(&mut self) {
        self.search.board.undo();
        self.position.undo();
    }

    /// Plays the solver's moves against all legal answers: the side to move has its five after at most so many plies.
    fn assert_wins_in(&mut self, plies: u16) {
        let attacker = self.position.turn();
        let shown = format!("{} {attacker:?}\n{}", self.position.rule(), self.position.board());
        let win = self.search.vct(1 << 20).expect(&shown);
        assert!(win.plies <= plies, "{plies} {win:?} {shown}");
        self.play(self.search.board.point(win.moves[0]));
        if win.plies == 1 {
            assert_eq!(self.position.outcome().winner(), attacker, "{win:?} {shown}");
        } else {
            let points: Vec<Point> = self.position.empty_points().collect();
            for answer in points {
                if self.position.legality(answer).is_legal() {
                    self.play(answer);
                    assert_eq!(self.position.turn(), attacker, "{answer} ends {win:?} {shown}");
                    self.assert_wins_in(win.plies - 2);
                    self.undo();
                }
            }
        }
        self.undo();
    }

    /// Plays a line out: it wins with its last move.
    fn assert_ends_with_five(&mut self, win: &Win) {
        let attacker = self.position.turn();
        assert_eq!(
            win.moves.len(),
            usize::from(win.plies),
            "{win:?}\n{}",
            self.position.board()
        );
        for &spot in &win.moves {
            self.play(self.search.board.point(spot));
        }
        assert_eq!(
            self.position.outcome().winner(),
            attacker,
            "{win:?}\n{}",
            self.position.board()
        );
        win.moves.iter().for_each(|_| self.undo());
    }
}

/// Stones strewn over a part of a board, with as many of one side as of the other or one more.
fn strewn(random: &mut Random, size: BoardSize, rule: Rule) -> Option<Position> {
    let (wide, stones) = (5 + random.below(3), 8 + random.below(12));
    let mut coordinate = || u8::try_from(1 + random.below(wide)).expect("small");
    let points: BTreeSet<Point> = (0..stones)
        .map(|_| Point::new(coordinate(), coordinate()))
        .filter(|&point| size.contains(point))
        .collect();
    let mut points: Vec<Point> = points.into_iter().collect();
    random.shuffle(&mut points);
    let stones = points.into_iter().zip(Color::ALL.into_iter().cycle());
    let turn = Color::ALL[random.below(2)];
    let position = Position::setup(size, rule, stones, turn).ok()?;
    position.turn().is_some().then_some(position)
}

#[test]
fn wins_hold_against_all_answers() {
    let mut random = Random(6);
    let stop = StopFlag::default();
    let mut found = [[0; 2]; Rule::ALL.len()];
    for index in 0..3000 {
        let rule = Rule::ALL[index % Rule::ALL.len()];
        let size = BoardSize::new([7, 8, 9][random.below(3)]).expect("a size of a board");
        let Some(position) = strewn(&mut random, size, rule) else {
            continue;
        };
        let turn = position.turn().expect("the game goes on");
        let mut memory = memory();
        let mut game = Game::new(position, &mut memory, &Limits::default(), &stop);
        if game.search.vcf(10_000).is_some() {
            continue;
        }
        if let Some(win) = game.search.vct(1000).filter(|win| win.plies <= 9) {
            game.assert_ends_with_five(&win);
            game.assert_wins_in(win.plies);
            found[rule as usize][turn as usize] += 1;
        }
    }
    assert!(found.iter().flatten().all(|&count| count > 1), "{found:?}");
}

/// A position of testdata/tactics.jsonl.
#[derive(Deserialize)]
struct Tactic {
    rule: String,
    size: u8,
    moves: String,
    kind: String,
    best: Vec<String>,
}

/// The positions that threats win and fours alone do not.
fn tactics() -> impl Iterator<Item = (Position, Vec<String>)> {
    let tactics = include_str!("../../../../testdata/tactics.jsonl").lines();
    let tactics = tactics.map(|line| serde_json::from_str::<Tactic>(line).expect("a tactic a line"));
    tactics.filter(|tactic| tactic.kind == "vct").map(|tactic| {
        let size = BoardSize::new(tactic.size).expect("a size of a board");
        let rule = tactic.rule.parse().expect("a rule");
        let position = code::position(size, rule, &tactic.moves).expect("legal moves");
        (position, tactic.best)
    })
}

#[test]
fn known_wins_are_found() {
    let stop = StopFlag::default();
    let mut found = 0;
    for (position, best) in tactics() {
        let mut memory = memory();
        let mut game = Game::new(position, &mut memory, &Limits::default(), &stop);
        if let Some(win) = game.search.vct(100_000) {
            game.assert_ends_with_five(&win);
            let first = game.search.board.point(win.moves[0]).to_string();
            assert!(best.contains(&first), "{first}, not {best:?}");
            found += 1;
        }
    }
    assert!(found >= 32, "{found} of 34");
}

#[test]
fn the_same_nodes_find_the_same() {
    let stop = StopFlag::default();
    for (position, _) in tactics().take(10) {
        let once = || {
            let mut memory = memory();
            let mut game = Game::new(position.clone(), &mut memory, &Limits::default(), &stop);
            (game.search.vct(5000), game.search.budget.nodes())
        };
        assert_eq!(once(), once());
    }
}

#[test]
fn another_try_goes_on_where_the_last_one_ended() {
    let stop = StopFlag::default();
    let (position, _) = tactics().nth(11).expect("there are 34");
    let mut memory = memory();
    let mut game = Game::new(position, &mut memory, &Limits::default(), &stop);
    assert_eq!(game.search.vct(1000), None);
    let tries = (0..20).position(|_| game.search.vct(1000).is_some());
    assert!(tries.is_some());
    let before = game.search.budget.nodes();
    assert!(game.search.vct(1000).is_some());
    assert!(game.search.budget.nodes() < before + 100, "a win is remembered");
}

#[test]
fn nodes_are_never_more_than_allowed() {
    let stop = StopFlag::default();
    for (position, _) in tactics() {
        for nodes in [0, 1, 7, 100] {
            let (mut memory, mut again) = (memory(), memory());
            let limits = Limits {
                nodes: Some(nodes),
                ..Limits::default()
            };
            let mut game = Game::new(position.clone(), &mut memory, &limits, &stop);
            game.search.vct(1000);
            assert!(game.search.budget.nodes() <= nodes);
            let mut game = Game::new(position.clone(), &mut again, &Limits::default(), &stop);
            if game.search.vct(nodes).is_none() {
                let over = game.search.budget.nodes().saturating_sub(nodes);
                assert!(over < 50, "{over} more than {nodes}");
            }
        }
    }
}

#[test]
fn a_flag_that_is_set_stops_it() {
    let (position, _) = tactics().nth(29).expect("there are 34");
    let late = (0..20).filter_map(|_| {
        let stop = StopFlag::default();
        let mut memory = memory();
        let mut game = Game::new(position.clone(), &mut memory, &Limits::default(), &stop);
        thread::scope(|scope| {
            let alarm = scope.spawn(|| {
                thread::sleep(Duration::from_millis(1));
                stop.stop();
                Instant::now()
            });
            let win = game.search.vct(u64::MAX);
            let end = Instant::now();
            let stopped = alarm.join().expect("it only sleeps");
            win.is_none().then(|| end.saturating_duration_since(stopped))
        })
    });
    // A busy machine may hold up any thread, so one of several tries must be in time.
    let soonest = late.min().expect("the win is not found at once");
    assert!(soonest < Duration::from_millis(10), "{soonest:?}");
}
