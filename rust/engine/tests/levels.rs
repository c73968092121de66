//! What holds for every level, however well it plays.

use gomoku_engine::{Engine, EngineOptions, Level, Limits, StopFlag};
use gomoku_rules::{BoardSize, Color, Point, Position, Rule};

#[path = "support/code.rs"]
mod code;

fn choose(level: Level, position: &Position, seed: u64) -> Option<Point> {
    let mut engine = Engine::new(EngineOptions { table_bytes: 1 << 20 });
    let limits = Limits {
        nodes: Some(2_000),
        ..Limits::default()
    };
    level
        .choose(
            &mut engine,
            position,
            &limits,
            seed,
            &StopFlag::default(),
            &mut |_| (),
        )
        .best
}

/// Where each level plays with ten seeds.
fn choices(position: &Position) -> impl Iterator<Item = (Level, String)> {
    Level::ALL.into_iter().flat_map(move |level| {
        (0..10).filter_map(move |seed| Some((level, choose(level, position, seed)?.to_string())))
    })
}

#[test]
fn every_level_makes_its_five_and_stops_one() {
    for rule in [Rule::Freestyle, Rule::Standard, Rule::Renju] {
        // Black has four in a row with both ends open, and so has White.
        let wins = code::position(BoardSize::default(), rule, "h8d2i8e2j8f2k8g2").expect("legal moves");
        assert!(
            choices(&wins).all(|(_, choice)| choice == "l8" || choice == "g8"),
            "{rule}"
        );
        let stops = code::position(BoardSize::default(), rule, "h8g8i8a2j8a3k8").expect("legal moves");
        assert_eq!(choices(&stops).count(), 100);
        assert!(choices(&stops).all(|(_, choice)| choice == "l8"), "{rule}");
    }
}

#[test]
fn every_level_stops_a_five_with_a_gap() {
    for rule in Rule::ALL {
        // Closing an end of White's row would not do: where that stops a five, both ends must be closed.
        let stops = code::position(BoardSize::default(), rule, "a1d8c1e8e1f8g1h8").expect("legal moves");
        assert_eq!(choices(&stops).count(), 100);
        assert!(choices(&stops).all(|(_, choice)| choice == "g8"), "{rule}");
    }
}

#[test]
fn no_level_plays_on_after_the_end() {
    let won =
        code::position(BoardSize::default(), Rule::Freestyle, "h8a1i8a2j8a3k8a4l8").expect("legal moves");
    assert_eq!(choices(&won).count(), 0);
}

#[test]
fn only_low_levels_miss_a_three() {
    let position = code::position(BoardSize::default(), Rule::Freestyle, "h8a1i8a15j8").expect("legal moves");
    let stops = ["f8", "g8", "k8", "l8"];
    let misses = |level: u8| {
        choices(&position)
            .filter(|(of, choice)| of.number() == level && !stops.contains(&choice.as_str()))
            .count()
    };
    assert!(misses(1) > 0);
    assert!((3..=10).all(|level| misses(level) == 0));
}

#[test]
fn a_seed_finds_the_same_again_and_others_find_more() {
    let position = code::position(BoardSize::default(), Rule::Freestyle, "h8i9").expect("legal moves");
    for level in Level::ALL {
        assert_eq!(choose(level, &position, 5), choose(level, &position, 5));
    }
    let mut found: Vec<_> = (0..20)
        .map(|seed| choose(Level::ALL[0], &position, seed))
        .collect();
    found.sort_unstable();
    found.dedup();
    assert!(found.len() > 1);
}

/// Random positions of all rules and sizes: each level plays on an empty point, which is not forbidden.
#[test]
fn every_level_plays_legally_to_the_end() {
    let mut engine = Engine::new(EngineOptions { table_bytes: 1 << 16 });
    for (game, level) in Level::ALL.into_iter().cycle().take(30).enumerate() {
        let size = BoardSize::new([5, 9, 15][game % 3]).expect("a size of a board");
        let mut position = Position::new(size, Rule::ALL[game % 5], Color::Black);
        while position.turn().is_some() && position.ply() < 60 {
            let limits = Limits {
                nodes: Some(20),
                ..Limits::default()
            };
            let stop = StopFlag::default();
            let analysis = level.choose(&mut engine, &position, &limits, game as u64, &stop, &mut |_| ());
            let Some(best) = analysis.best else { break };
            assert!(position.legality(best).is_legal(), "level {level}: {best}");
            position.play(best).expect("a legal move");
        }
    }
}

#[test]
fn names_and_numbers() {
    for (name, number) in [("easy", 2), ("Medium", 5), ("hard", 8), ("1", 1), ("10", 10)] {
        assert_eq!(name.parse::<Level>().map(Level::number), Ok(number));
    }
    for name in ["0", "11", "", "-1", "256", "best"] {
        assert!(name.parse::<Level>().is_err(), "{name}");
    }
}
