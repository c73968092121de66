//! Time is kept to on an empty board, with 60 and with 200 stones, while other threads keep both cores busy.
//!
//! A machine that does something else can hold up any thread, so one of several tries must be in time: the engine's own
//! lateness is in all of them.

use std::{
    hint,
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::{Duration, Instant},
};

use gomoku_engine::{Engine, EngineOptions, Limits, StopFlag};
use gomoku_rules::{BoardSize, Color, Point, Position, Rule};

const TRIES: usize = 20;

/// So many stones, row by row from the top, in pairs of one colour that are turned about from row to row: they make
/// no five and threaten none, so that a search never has enough.
fn filled(rule: Rule, count: usize) -> Position {
    let size = BoardSize::default();
    let color = |point: Point| Color::ALL[usize::from((point.col() / 2 + point.row()) % 2)];
    let stones = size.points().take(count).map(|point| (point, color(point)));
    Position::setup(size, rule, stones, Color::Black).expect("no five")
}

/// The positions of every rule.
fn positions() -> impl Iterator<Item = Position> {
    let rules = Rule::ALL.into_iter();
    rules.flat_map(|rule| [0, 60, 200].map(|count| filled(rule, count)))
}

/// Ends the work of other threads, also when a test fails.
struct EndOnDrop<'a>(&'a AtomicBool);

impl Drop for EndOnDrop<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Does something while two threads keep the cores busy.
fn beside_busy_cores(work: impl FnOnce()) {
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        let _end = EndOnDrop(&is_over);
        for _ in 0..2 {
            scope.spawn(|| {
                while !is_over.load(Ordering::Relaxed) {
                    hint::spin_loop();
                }
            });
        }
        work();
    });
}

/// How much longer than its time a search takes.
fn overrun(position: &Position, time: Duration) -> Duration {
    let limits = Limits {
        time: Some(time),
        ..Limits::default()
    };
    let mut engine = Engine::new(EngineOptions::default());
    let start = Instant::now();
    let analysis = engine.search(position, &limits, &StopFlag::default(), &mut |_| ());
    let took = start.elapsed();
    assert!(took >= time, "nothing was left to search");
    assert!(
        analysis
            .best
            .is_some_and(|best| position.legality(best).is_legal())
    );
    took.saturating_sub(time)
}

/// How long after the flag is set a search ends.
fn lateness(position: &Position) -> Duration {
    let stop = StopFlag::default();
    let mut engine = Engine::new(EngineOptions::default());
    thread::scope(|scope| {
        let stopper = scope.spawn(|| {
            thread::sleep(Duration::from_millis(50));
            stop.stop();
            Instant::now()
        });
        engine.search(position, &Limits::default(), &stop, &mut |_| ());
        let end = Instant::now();
        end.saturating_duration_since(stopper.join().expect("it only sleeps"))
    })
}

/// Checks that one of some tries is late by less than `most` in every position.
fn assert_in_time(most: Duration, tries: usize, late: impl Fn(&Position) -> Duration) {
    beside_busy_cores(|| {
        for position in positions() {
            let least = (0..tries).map(|_| late(&position)).find(|&late| late < most);
            assert!(least.is_some(), "{}\n{}", position.rule(), position.board());
        }
    });
}

fn assert_keeps(time: Duration, tries: usize) {
    assert_in_time(Duration::from_millis(30) + time / 50, tries, |position| {
        overrun(position, time)
    });
}

#[test]
fn a_flag_that_is_set_stops_a_search() {
    assert_in_time(Duration::from_millis(10), TRIES, lateness);
}

#[test]
fn a_tenth_of_a_second_is_kept() {
    assert_keeps(Duration::from_millis(100), TRIES);
}

#[test]
#[ignore = "15 s: cargo test --release -p gomoku-engine --test time -- --ignored"]
fn a_second_is_kept() {
    assert_keeps(Duration::from_secs(1), 3);
}

#[test]
#[ignore = "150 s: cargo test --release -p gomoku-engine --test time -- --ignored"]
fn ten_seconds_are_kept() {
    assert_keeps(Duration::from_secs(10), 2);
}
