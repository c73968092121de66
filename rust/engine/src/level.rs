//! Playing less well than one can.

use std::{fmt, str::FromStr, time::Duration};

use gomoku_rules::{Color, Point, Position};

use crate::{
    analysis::{Analysis, Line, Progress},
    board::PatternBoard,
    engine::Engine,
    limits::{Limits, StopFlag},
    order::Urgency,
    shape::Shape,
    spots::Spot,
    threat::Threat,
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
        /// How many of a hundred fours that the other side can make it fails to see coming.
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
        overlooks: 100,
        share: 35,
    },
    Habits::Glance {
        overlooks: 60,
        share: 44,
    },
    Habits::Glance {
        overlooks: 45,
        share: 51,
    },
    Habits::Glance {
        overlooks: 18,
        share: 63,
    },
    Habits::Glance {
        overlooks: 5,
        share: 79,
    },
    Habits::Search {
        nodes: 24,
        lines: 8,
        within: 250,
    },
    Habits::Search {
        nodes: 1_200,
        lines: 3,
        within: 40,
    },
    Habits::Search {
        nodes: 3_500,
        lines: 2,
        within: 25,
    },
    Habits::Search {
        nodes: 20_000,
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

    /// What the level spends on a move in an app: at most 20,000 nodes up to level 9, which take a phone well below a
    /// second, and 4.5 seconds at the top.
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
        let mut dice = Dice(seed ^ position.hash());
        match self.habits() {
            Habits::Full => engine.search(position, limits, stop, progress),
            Habits::Glance { overlooks, share } => {
                let overlooks = dice.below(100) < overlooks;
                let choices = Glance::new(position, overlooks).near_best(share);
                match dice.one_of(&choices) {
                    Some(best) => Analysis {
                        best: Some(best),
                        ..Analysis::default()
                    },
                    None => engine.search(
                        position,
                        &Limits {
                            nodes: Some(0),
                            ..Limits::default()
                        },
                        stop,
                        progress,
                    ),
                }
            }
            Habits::Search { nodes, lines, within } => {
                let is_urgent = Glance::new(position, false).is_five_near();
                let limits = Limits {
                    nodes: Some(limits.nodes.map_or(nodes, |most| most.min(nodes))),
                    lines: if is_urgent { 1 } else { lines },
                    ..limits.clone()
                };
                let mut analysis = engine.search(position, &limits, stop, progress);
                analysis.lines = dice
                    .one_of(&near_best(&analysis.lines, within))
                    .into_iter()
                    .collect();
                analysis.best = analysis
                    .lines
                    .first()
                    .map_or(analysis.best, |line| line.moves.first().copied());
                analysis
            }
        }
    }

    fn habits(self) -> Habits {
        HABITS[usize::from(self.0) - 1]
    }
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

/// A position as someone sees it who looks no move ahead.
struct Glance {
    board: PatternBoard,
    /// Whether fours that the other side can make go unseen.
    overlooks: bool,
}

impl Glance {
    fn new(position: &Position, overlooks: bool) -> Glance {
        Glance {
            board: PatternBoard::new(position),
            overlooks,
        }
    }

    /// Whether either side can make a five now.
    fn is_five_near(&self) -> bool {
        Color::ALL
            .into_iter()
            .any(|color| !self.board.threats(color, Threat::Five).is_empty())
    }

    /// Fives of the other side must be stopped; all else is a matter of what seems worth most.
    fn urgency(&self) -> Urgency {
        match self.board.urgency() {
            Urgency::Five => Urgency::Five,
            Urgency::StraightFour | Urgency::Quiet => Urgency::Quiet,
        }
    }

    /// The legal moves that seem worth at least `share` hundredths of the best.
    fn near_best(mut self, share: i64) -> Vec<Point> {
        let own = self.board.turn();
        let mut spots = *self.board.threats(own, Threat::Five);
        if spots.is_empty() {
            spots = self.board.candidates(self.urgency());
        }
        let mut moves: Vec<(Spot, i64)> = spots.iter().map(|spot| (spot, self.worth(spot))).collect();
        moves.retain(|&(spot, _)| !self.board.is_forbidden(spot, own));
        let best = moves.iter().map(|&(_, worth)| worth).max().unwrap_or(0);
        moves.retain(|&(_, worth)| worth * 100 >= best * share);
        moves
            .into_iter()
            .map(|(spot, _)| self.board.point(spot))
            .collect()
    }

    /// What a stone seems worth: what it makes, and two thirds of what it keeps the other side from making.
    fn worth(&self, spot: Spot) -> i64 {
        let own = self.board.turn();
        let side = |color: Color| -> i64 {
            (0..4)
                .map(|direction| self.worth_of(self.board.shape_at(spot, color, direction), color != own))
                .sum()
        };
        3 * side(own) + 2 * side(!own) + 1
    }

    /// Each shape is worth twice the one before it.
    fn worth_of(&self, shape: Shape, is_of_other: bool) -> i64 {
        match shape {
            Shape::Dead | Shape::DoubleFour | Shape::Overline => 0,
            Shape::Four | Shape::StraightFour if self.overlooks && is_of_other => 0,
            _ => 1 << shape as u32,
        }
    }
}

/// Numbers that look like chance and are the same for the same seed: the SplitMix64 generator (Steele, Lea, Flood
/// 2014).
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 on, less than `end`; about equally often each, as `end` is small.
    fn below(&mut self, end: u64) -> u64 {
        self.next() % end.max(1)
    }

    fn one_of<T: Clone>(&mut self, choices: &[T]) -> Option<T> {
        choices.get(self.below(choices.len() as u64) as usize).cloned()
    }
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
