//! Playing less well than one can.

use std::{fmt, str::FromStr, time::Duration};

use gomoku_rules::Position;

use crate::{
    analysis::{Analysis, Line, Progress},
    dice::Dice,
    engine::Engine,
    glance::Glance,
    limits::{Limits, StopFlag},
};

/// How well an engine plays: from 1, which a child beats, to 10, which is all it can.
///
/// A level sees less or looks less far than the next one, and takes any of the moves that seem nearly as good as
/// the best to it. It never plays at random: every level makes a five when it can and stops one when it must.
///
/// ```
/// use gomoku_engine::Level;
///
/// assert_eq!("hard".parse::<Level>().ok(), Level::new(8));
/// assert_eq!(Level::new(11), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// What a level does to find a move.
#[derive(Clone, Copy, Debug)]
enum Habits {
    /// Looks at the shapes on the board and no move ahead.
    Glance {
        /// In how many of a hundred moves it sees no four that the other side can make.
        overlooks: u64,
        /// Moves that seem worth this many hundredths of the best are as good to it.
        share: i64,
    },
    /// Looks ahead.
    Search {
        nodes: u64,
        /// How many moves it compares.
        lines: usize,
        /// Moves that score so much less than the best are as good to it.
        within: i32,
    },
    /// Does its best.
    Full,
}

/// Found by matches of each level with the one below; docs/engine.md has the results.
const HABITS: [Habits; 10] = [
    Habits::Glance {
        overlooks: 14,
        share: 89,
    },
    Habits::Glance {
        overlooks: 0,
        share: 97,
    },
    Habits::Search {
        nodes: 36,
        lines: 4,
        within: 800,
    },
    Habits::Search {
        nodes: 160,
        lines: 3,
        within: 60,
    },
    Habits::Search {
        nodes: 1_800,
        lines: 4,
        within: 55,
    },
    Habits::Search {
        nodes: 5_200,
        lines: 4,
        within: 44,
    },
    Habits::Search {
        nodes: 18_000,
        lines: 4,
        within: 34,
    },
    Habits::Search {
        nodes: 75_000,
        lines: 3,
        within: 24,
    },
    Habits::Search {
        nodes: 350_000,
        lines: 1,
        within: 0,
    },
    Habits::Full,
];

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 10] = [
        Level(1),
        Level(2),
        Level(3),
        Level(4),
        Level(5),
        Level(6),
        Level(7),
        Level(8),
        Level(9),
        Level(10),
    ];

    /// The level of a number; `None` unless it is 1 to 10.
    ///
    /// ```
    /// # use gomoku_engine::Level;
    /// assert_eq!(Level::new(10), Some(Level::ALL[9]));
    /// ```
    #[must_use]
    pub fn new(number: u8) -> Option<Level> {
        (1..=10).contains(&number).then_some(Level(number))
    }

    /// Its number, 1 to 10.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What the level spends on a move in an app: at most 75,000 nodes up to level 8, which take a phone a part of a
    /// second, 350,000 at level 9, and 4.5 seconds at the top.
    #[must_use]
    pub fn budget(self) -> Limits {
        match self.habits() {
            Habits::Glance { .. } => Limits::default(),
            Habits::Search { nodes, .. } => Limits {
                nodes: Some(nodes),
                ..Limits::default()
            },
            Habits::Full => Limits {
                time: Some(Duration::from_millis(4_500)),
                ..Limits::default()
            },
        }
    }

    /// Finds a move as the level plays: [`Analysis::best`], with the line of that move if it searched.
    ///
    /// It spends no more than `limits` allow, and no more nodes than the level has. The same seed finds the same move
    /// in the same position, as long as the search itself is repeatable.
    ///
    /// ```
    /// use gomoku_engine::{Engine, EngineOptions, Level, Limits, StopFlag};
    /// use gomoku_rules::{BoardSize, Color, Point, Position, Rule};
    ///
    /// let position = Position::new(BoardSize::default(), Rule::Freestyle, Color::Black);
    /// let mut engine = Engine::new(EngineOptions::default());
    /// let level = Level::ALL[0];
    /// let stop = StopFlag::default();
    /// let analysis = level.choose(&mut engine, &position, &Limits::default(), 7, &stop, &mut |_| ());
    /// assert_eq!(analysis.best, Some(Point::new(7, 7)));
    /// ```
    pub fn choose(
        self,
        engine: &mut Engine,
        position: &Position,
        limits: &Limits,
        seed: u64,
        stop: &StopFlag,
        progress: &mut dyn FnMut(&Progress),
    ) -> Analysis {
        if position.turn().is_none() {
            return Analysis::default();
        }
        let mut dice = Dice::new(seed ^ position.hash());
        let moves = match self.habits() {
            Habits::Full => return engine.search(position, limits, stop, progress),
            Habits::Search { nodes, lines, within } => {
                let is_urgent = Glance::new(position, false).is_five_near();
                let limits = Limits {
                    nodes: Some(limits.nodes.map_or(nodes, |most| most.min(nodes))),
                    lines: if is_urgent { 1 } else { lines },
                    ..limits.clone()
                };
                let analysis = engine.search(position, &limits, stop, progress);
                return if limits.lines == 1 {
                    analysis
                } else {
                    any_near_best(analysis, within, dice)
                };
            }
            Habits::Glance { overlooks, share } => {
                let overlooks = dice.below(100) < overlooks;
                Glance::new(position, overlooks).near_best(share)
            }
        };
        let Some(best) = dice.one_of(&moves) else {
            // The only answer to a five may be forbidden: then any legal move will do.
            let limits = Limits {
                nodes: Some(0),
                ..Limits::default()
            };
            return engine.search(position, &limits, stop, progress);
        };
        Analysis {
            best: Some(best),
            ..Analysis::default()
        }
    }

    fn habits(self) -> Habits {
        HABITS[usize::from(self.0) - 1]
    }
}

/// What was found, with any of its lines that score nearly as well as the best.
fn any_near_best(mut analysis: Analysis, within: i32, mut dice: Dice) -> Analysis {
    analysis.lines = dice
        .one_of(&near_best(&analysis.lines, within))
        .into_iter()
        .collect();
    if let Some(line) = analysis.lines.first() {
        analysis.best = line.moves.first().copied();
    }
    analysis
}

/// The lines that score nearly as well as the best; that one alone if it wins, and none that loses unless all do.
fn near_best(lines: &[Line], within: i32) -> Vec<Line> {
    let Some(best) = lines.iter().map(|line| line.score).max() else {
        return Vec::new();
    };
    let within = if best.abs() < Line::FORCED { within } else { 0 };
    lines
        .iter()
        .filter(|line| line.score >= best - within)
        .cloned()
        .collect()
}

/// The text names no level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseLevelError;

impl fmt::Display for ParseLevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a level, expected 1 to 10, easy, medium or hard")
    }
}

impl std::error::Error for ParseLevelError {}

impl FromStr for Level {
    type Err = ParseLevelError;

    /// Reads a number, or easy (2), medium (5) or hard (8) in either case.
    fn from_str(text: &str) -> Result<Level, ParseLevelError> {
        let number = match text.to_ascii_lowercase().as_str() {
            "easy" => 2,
            "medium" => 5,
            "hard" => 8,
            number => number.parse().map_err(|_| ParseLevelError)?,
        };
        Level::new(number).ok_or(ParseLevelError)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
