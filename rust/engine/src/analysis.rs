//! What a search finds.

use gomoku_rules::Point;

/// What the engine found, and what it cost.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Analysis {
    /// The move to play: legal whenever there is a legal point, also in a lost position. `None` when there is none
    /// or the game is over.
    pub best: Option<Point>,
    /// The best moves with their scores, the best first, as many as were asked for and exist.
    pub lines: Vec<Line>,
    /// The last iteration that was finished, in plies; 0 when no search was needed.
    pub depth: u32,
    /// The stones that were played in any part of the search.
    pub nodes: u64,
}

/// One move with its score and what the engine expects to follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// How good the move is for the side to move: at score *s* it expects to make 1 / (1 + exp(-*s* / 200)) points of
    /// a game, so 0 is even and 200 is 73 %. From [`Line::FORCED`] on in size the game is decided.
    pub score: i32,
    /// The plies up to and including the five when it is decided; negative when the side to move loses.
    ///
    /// The win is certain, its length is not: there may be a shorter one.
    pub mate: Option<i32>,
    /// The moves that the engine expects, this one first; at least one.
    pub moves: Vec<Point>,
    /// The iteration this comes from, in plies; 0 when no search was needed.
    pub depth: u32,
}

impl Line {
    /// The least score of a decided game.
    pub const FORCED: i32 = 29_000;

    pub(crate) fn new(score: i32, moves: Vec<Point>, depth: u32) -> Line {
        let plies = MATE - score.abs();
        let mate = (score.abs() >= Line::FORCED).then_some(plies * score.signum());
        Line {
            score,
            mate,
            moves,
            depth,
        }
    }
}

/// The score at which 1 / (1 + 1/e) points of a game are expected.
pub const LOGISTIC_UNIT: f32 = 200.0;

/// The score of having won; each ply that it takes is one less.
pub(crate) const MATE: i32 = 30_000;

/// What a search knows so far; it is told after each iteration and for each of its lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The number of the line, 0 for the best.
    pub index: usize,
    /// The line.
    pub line: Line,
    /// The stones played so far.
    pub nodes: u64,
}
