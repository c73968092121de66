//! How long a search may take, and how it is stopped.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

/// When a search ends by itself; without any limit it goes on until it is stopped or everything is known.
///
/// ```
/// use gomoku_engine::Limits;
///
/// let limits = Limits { nodes: Some(10_000), ..Limits::default() };
/// assert_eq!(limits.lines, 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The longest time. Without it no clock is read, and the result depends on nothing but the position and
    /// what the engine remembers of earlier searches.
    pub time: Option<Duration>,
    /// The most nodes: stones played in any part of the search.
    pub nodes: Option<u64>,
    /// The deepest iteration, in plies, at least 1.
    pub depth: Option<u32>,
    /// How many best moves to find, each with its score; at least 1.
    pub lines: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            time: None,
            nodes: None,
            depth: None,
            lines: 1,
        }
    }
}

/// Stops a search from another thread. Clones are one flag.
///
/// ```
/// use gomoku_engine::StopFlag;
///
/// let flag = StopFlag::default();
/// flag.clone().stop();
/// assert!(flag.is_stopped());
/// ```
#[derive(Clone, Debug, Default)]
pub struct StopFlag(Arc<AtomicBool>);

impl StopFlag {
    /// Ends the search that holds this flag, within a few milliseconds, and every search started with it later.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether [`StopFlag::stop`] has been called.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// How often flag and clock are looked at, in nodes: about every millisecond.
const CHECK_EVERY: u64 = 256;

/// Counts nodes and says when enough is enough.
#[derive(Debug)]
pub(crate) struct Budget<'a> {
    nodes: u64,
    most_nodes: u64,
    deadline: Option<Instant>,
    stop: &'a StopFlag,
    is_spent: bool,
}

impl Budget<'_> {
    pub(crate) fn new<'a>(limits: &Limits, stop: &'a StopFlag) -> Budget<'a> {
        Budget {
            nodes: 0,
            most_nodes: limits.nodes.unwrap_or(u64::MAX),
            deadline: limits.time.and_then(|time| Instant::now().checked_add(time)),
            stop,
            is_spent: limits.nodes == Some(0) || stop.is_stopped(),
        }
    }

    /// Counts one stone; to be asked for before it is played, and heeded.
    #[inline]
    pub(crate) fn spend(&mut self) -> bool {
        if self.nodes.is_multiple_of(CHECK_EVERY) {
            self.is_spent |= self.stop.is_stopped() || self.deadline.is_some_and(|end| Instant::now() >= end);
        }
        self.is_spent |= self.nodes >= self.most_nodes;
        self.nodes += u64::from(!self.is_spent);
        !self.is_spent
    }

    pub(crate) fn is_spent(&self) -> bool {
        self.is_spent
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    pub(crate) fn most_nodes(&self) -> u64 {
        self.most_nodes
    }
}
