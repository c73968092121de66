//! The engine in every opening: all that it decides is accepted, at once when it is stopped, and makes sense.

use gomoku_engine::{Engine, EngineOptions, Level, StopFlag};
use gomoku_rules::{BoardSize, Opening, OpeningPlay, Rule};

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
fn every_opening_runs_to_its_end() {
    let mut engine = engine();
    for opening in openings(BoardSize::default()) {
        for seed in 0..5 {
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
