//! The engine in every opening: all that it decides is accepted, at once when it is stopped, and makes sense.

use std::{
    thread,
    time::{Duration, Instant},
};

use gomoku_engine::{Engine, EngineOptions, Level, StopFlag};
use gomoku_rules::{Ask, BoardSize, Decision, Opening, OpeningPlay, Rule};

fn engine() -> Engine {
    Engine::new(EngineOptions { table_bytes: 1 << 20 })
}

/// Plays an opening to its end with one engine on both seats.
fn play(
    engine: &mut Engine,
    level: Level,
    mut opening: OpeningPlay,
    seed: u64,
    stop: &StopFlag,
) -> OpeningPlay {
    for _ in 0..40 {
        let Some(task) = opening.task() else {
            return opening;
        };
        let decision = level.decide(engine, &opening, seed, stop);
        let decision = decision.unwrap_or_else(|| panic!("no answer to {task:?}: {opening:?}"));
        let refused = opening.decide(decision).err();
        assert_eq!(refused, None, "{task:?} {decision:?} {opening:?}");
    }
    panic!("the opening does not end: {opening:?}");
}

fn openings(size: BoardSize) -> impl Iterator<Item = OpeningPlay> {
    let rules = Rule::ALL.into_iter();
    let all = rules.flat_map(|rule| Opening::ALL.map(|opening| (opening, rule)));
    all.filter_map(move |(opening, rule)| OpeningPlay::new(opening, size, rule).ok())
}

#[test]
fn every_opening_runs_to_its_end_at_once_when_stopped() {
    let mut engine = engine();
    let stop = StopFlag::default();
    stop.stop();
    for opening in openings(BoardSize::default()) {
        for seed in 0..50 {
            play(&mut engine, Level::ALL[9], opening.clone(), seed, &stop);
        }
    }
}

#[test]
fn every_opening_runs_to_its_end() {
    let mut engine = engine();
    for opening in openings(BoardSize::default()) {
        for seed in 0..2 {
            play(
                &mut engine,
                Level::ALL[0],
                opening.clone(),
                seed,
                &StopFlag::default(),
            );
        }
    }
}

#[test]
fn every_opening_runs_to_its_end_on_the_smallest_and_the_largest_board() {
    let mut engine = engine();
    for size in [BoardSize::MIN, BoardSize::new(6).unwrap(), BoardSize::MAX] {
        for opening in openings(size) {
            play(&mut engine, Level::ALL[1], opening, 3, &StopFlag::default());
        }
    }
}

/// An opening after some stones; swaps between them are declined.
fn after(opening: Opening, rule: Rule, stones: &[&str]) -> OpeningPlay {
    let mut play = OpeningPlay::new(opening, BoardSize::default(), rule).expect("room enough");
    for stone in stones {
        while !matches!(
            play.task().expect("a step").ask,
            Ask::Stone { .. } | Ask::Offer { .. }
        ) {
            play.decide(Decision::Stay).expect("a swap is asked");
        }
        play.decide(Decision::Place(stone.parse().expect("a point")))
            .expect("a legal move");
    }
    play
}

fn decide(level: usize, opening: &OpeningPlay, seed: u64) -> Decision {
    let decision = Level::ALL[level - 1].decide(&mut engine(), opening, seed, &StopFlag::default());
    decision.expect("something is asked")
}

/// The first three stones of a pattern that is known to be good for Black, and of one that is good for White
/// as players know them (4D is won for Black when it is played freely).
const KAGETSU: [&str; 3] = ["h8", "h9", "i9"];
const YUSEI: [&str; 3] = ["h8", "h9", "j6"];

#[test]
fn the_better_colour_is_taken() {
    let black_is_better = [
        after(Opening::SwapFirst, Rule::Freestyle, &["h8"]),
        after(Opening::Swap, Rule::Freestyle, &["h8", "a1", "i9"]),
        after(Opening::Swap2, Rule::Standard, &["h8", "o15", "j8"]),
        after(Opening::Rif, Rule::Renju, &KAGETSU),
        after(Opening::Soosyrv8, Rule::Renju, &KAGETSU),
    ];
    let white_is_better = [
        after(Opening::SwapFirst, Rule::Freestyle, &["a1"]),
        after(Opening::Swap, Rule::Freestyle, &["a1", "h8", "o15"]),
        after(Opening::Swap2, Rule::Standard, &["a15", "h8", "o1"]),
    ];
    for level in [5, 10] {
        for opening in &black_is_better {
            assert_eq!(decide(level, opening, 1), Decision::Swap, "{level} {opening:?}");
        }
        for opening in &white_is_better {
            assert_eq!(decide(level, opening, 1), Decision::Stay, "{level} {opening:?}");
        }
    }
}

#[test]
fn more_fifth_moves_are_asked_for_where_black_is_better() {
    let number = |stones: &[&str]| match decide(10, &after(Opening::Yamaguchi, Rule::Renju, stones), 1) {
        Decision::Number(number) => number,
        other => panic!("{other:?} is no number"),
    };
    let (kagetsu, yusei) = (number(&KAGETSU), number(&YUSEI));
    assert!(kagetsu > yusei, "{kagetsu} {yusei}");
}

#[test]
fn good_fifth_moves_are_offered_and_the_worst_one_is_kept() {
    for level in [3, 10] {
        let stones = [&KAGETSU[..], &["i8"]].concat();
        let mut opening = after(Opening::Rif, Rule::Renju, &stones);
        let corner = "a1".parse().unwrap();
        let offer = decide(level, &opening, 1);
        let Decision::Place(point) = offer else {
            panic!("{offer:?} is no stone");
        };
        assert!(
            point.col().abs_diff(7) <= 4 && point.row().abs_diff(7) <= 4,
            "{point}"
        );
        opening.decide(offer).unwrap();
        opening.decide(Decision::Place(corner)).unwrap();
        assert_eq!(decide(level, &opening, 1), Decision::Place(corner));
    }
}

#[test]
fn a_seed_repeats_an_opening_and_another_varies_it() {
    let start = OpeningPlay::new(Opening::Swap2, BoardSize::default(), Rule::Freestyle).unwrap();
    let stones = |seed| {
        let end = play(
            &mut engine(),
            Level::ALL[2],
            start.clone(),
            seed,
            &StopFlag::default(),
        );
        end.position().moves().to_vec()
    };
    assert_eq!(stones(1), stones(1));
    assert_ne!(stones(1), stones(2));
}

/// How long after the flag is set a decision comes.
fn lateness(opening: &OpeningPlay) -> Duration {
    let stop = StopFlag::default();
    let mut engine = engine();
    thread::scope(|scope| {
        let stopper = scope.spawn(|| {
            thread::sleep(Duration::from_millis(20));
            stop.stop();
            Instant::now()
        });
        Level::ALL[9].decide(&mut engine, opening, 1, &stop);
        let end = Instant::now();
        end.saturating_duration_since(stopper.join().expect("it only sleeps"))
    })
}

/// A busy machine can hold up any thread, so one of some tries must be in time.
#[test]
fn a_decision_ends_soon_after_it_is_stopped() {
    let opening = after(Opening::Rif, Rule::Renju, &KAGETSU[..2]);
    assert!((0..20).any(|_| lateness(&opening) < Duration::from_millis(20)));
}
