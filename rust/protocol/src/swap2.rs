//! Openings by Swap2: who begins puts down three stones, and the other side chooses.

use std::hash::{DefaultHasher, Hash, Hasher};

use gomoku_engine::{Analysis, Limits};
use gomoku_rules::{BoardSize, Point};

use crate::stones::{Owner, Stones};

/// What the side that is to choose does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// It takes Black; White is to move.
    Swap,
    /// It stays White and moves.
    Stay(Point),
}

/// The better side of a position with White to move.
///
/// There is a third choice after three stones, two more of them; but then the other side chooses, so it is never
/// better than the better side is now.
pub(crate) fn choose(analysis: &Analysis) -> Choice {
    let score = analysis.lines.first().map_or(0, |line| line.score);
    match analysis.best {
        Some(best) if score >= 0 => Choice::Stay(best),
        _ => Choice::Swap,
    }
}

/// How many openings are compared.
const OPENINGS: u32 = 16;

/// The limits of looking at one opening when those of the whole choice are given.
pub(crate) fn share(limits: &Limits) -> Limits {
    Limits {
        time: limits.time.map(|time| time / OPENINGS),
        nodes: limits.nodes.map(|nodes| nodes / u64::from(OPENINGS)),
        ..limits.clone()
    }
}

/// The most even of some openings, by the `score` of the position for White, who is to move: the side that the
/// opponent leaves is then as good as possible. Black has the first and the third stone, and is the brain until the
/// opponent has chosen.
pub(crate) fn opening(size: BoardSize, seed: u64, mut score: impl FnMut(&Stones) -> Option<i32>) -> Stones {
    let mut best: Option<(u32, Stones)> = None;
    for number in 0..OPENINGS {
        let mut stones = any_three(size, seed, number);
        stones.deal(Owner::Opponent, Owner::Brain);
        let advantage = score(&stones).map_or(u32::MAX, i32::unsigned_abs);
        stones.deal(Owner::Brain, Owner::Opponent);
        if best.as_ref().is_none_or(|&(least, _)| advantage < least) {
            best = Some((advantage, stones));
        }
    }
    best.map_or_else(|| Stones::new(size), |(_, stones)| stones)
}

/// Three points that look like chance.
fn any_three(size: BoardSize, seed: u64, number: u32) -> Stones {
    let mut points: Vec<Point> = size.points().collect();
    points.sort_by_cached_key(|&point| {
        let mut hasher = DefaultHasher::new();
        (seed, number, point).hash(&mut hasher);
        hasher.finish()
    });
    let mut stones = Stones::new(size);
    points
        .into_iter()
        .take(3)
        .for_each(|point| stones.put(point, Owner::Brain));
    stones
}
