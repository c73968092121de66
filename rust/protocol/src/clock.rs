//! How long a move may take.

use std::time::Duration;

use gomoku_engine::Limits;

/// The times that a manager sets, in milliseconds.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    /// For a move; 0 or less means as fast as possible.
    pub(crate) turn: i64,
    /// For a game; 0 means no limit.
    pub(crate) game: i64,
    /// What is left of the game's time, if the manager says so; below 0 when it is overdrawn.
    pub(crate) left: Option<i64>,
    /// What this game has taken so far.
    spent: Duration,
}

/// What the manager sends for a game without limit.
const UNLIMITED: i64 = 2_147_483_647;

/// The moves that the rest of a game is thought to have.
const MOVES_TO_GO: i64 = 20;

/// The nodes of a move that is to be played as fast as possible: a few milliseconds.
const FAST_NODES: u64 = 1_000;

impl Default for Clock {
    /// What managers set when they do not say.
    fn default() -> Clock {
        Clock {
            turn: 30_000,
            game: 0,
            left: None,
            spent: Duration::ZERO,
        }
    }
}

impl Clock {
    /// Begins a game.
    pub(crate) fn reset(&mut self) {
        self.spent = Duration::ZERO;
    }

    /// Notes what a move took.
    pub(crate) fn spend(&mut self, time: Duration) {
        self.spent += time;
    }

    /// The limits of a move that was asked for `since` ago.
    pub(crate) fn limits(&self, since: Duration) -> Limits {
        let time = self.turn_time();
        let time = time.saturating_sub(margin(time)).saturating_sub(since);
        if time.is_zero() {
            Limits {
                nodes: Some(FAST_NODES),
                ..Limits::default()
            }
        } else {
            Limits {
                time: Some(time),
                ..Limits::default()
            }
        }
    }

    fn turn_time(&self) -> Duration {
        let share = self.left().map_or(i64::MAX, |left| left / MOVES_TO_GO);
        Duration::from_millis(u64::try_from(self.turn.min(share)).unwrap_or(0))
    }

    /// What is left of the game's time; `None` without a limit.
    fn left(&self) -> Option<i64> {
        match self.left {
            Some(UNLIMITED..) => None,
            Some(left) => Some(left),
            None if self.game > 0 => {
                let spent = i64::try_from(self.spent.as_millis()).unwrap_or(i64::MAX);
                Some(self.game.saturating_sub(spent))
            }
            None => None,
        }
    }
}

/// What is kept back of a move's time for the way of the lines, and for a machine that does something else.
fn margin(time: Duration) -> Duration {
    (time / 50 + Duration::from_millis(20)).min(time / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn time(clock: &Clock, since: u64) -> Option<u64> {
        let limits = clock.limits(Duration::from_millis(since));
        limits.time.map(|time| u64::try_from(time.as_millis()).unwrap())
    }

    fn clock(turn: i64, game: i64, left: Option<i64>) -> Clock {
        Clock {
            turn,
            game,
            left,
            ..Clock::default()
        }
    }

    #[test]
    fn a_move_ends_before_its_time() {
        assert_eq!(time(&clock(100, 0, None), 0), Some(78));
        assert_eq!(time(&clock(1_000, 0, None), 0), Some(960));
        assert_eq!(time(&clock(10_000, 0, None), 50), Some(9_730));
        assert_eq!(time(&clock(10, 0, None), 0), Some(5));
    }

    #[test]
    fn the_rest_of_a_game_is_shared_out() {
        assert_eq!(time(&clock(30_000, 0, Some(UNLIMITED)), 0), Some(29_380));
        assert_eq!(time(&clock(30_000, 100_000, Some(20_000)), 0), Some(960));
        let mut clock = clock(30_000, 100_000, None);
        clock.spend(Duration::from_secs(80));
        assert_eq!(time(&clock, 0), Some(960));
        clock.reset();
        assert_eq!(time(&clock, 0), Some(4_880));
    }

    #[test]
    fn without_time_a_few_nodes_must_do() {
        for clock in [
            clock(0, 0, None),
            clock(-5, 0, None),
            clock(1_000, 0, Some(-3)),
            clock(100, 0, None),
        ] {
            let limits = clock.limits(Duration::from_millis(80));
            assert_eq!((limits.time, limits.nodes), (None, Some(FAST_NODES)));
        }
    }
}
