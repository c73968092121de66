//! What the engine decides before the game proper.

use std::cmp::Reverse;

use gomoku_rules::{Ask, Color, Decision, OpeningPlay, Point, Position, Seat, Task};

use crate::{
    board::PatternBoard,
    dice::Dice,
    engine::Engine,
    level::Level,
    limits::{Limits, StopFlag},
};

/// The most points that are compared for a stone.
const CANDIDATES: usize = 16;

impl Level {
    /// Decides what an opening asks as the level would: stones that leave an even game where the other person may
    /// swap, the better colour, and among 5th moves the best for whose turn it is.
    ///
    /// [`OpeningPlay::decide`] accepts the answer. It takes no clock but a number of nodes that grows with the level,
    /// 0.1 to 0.2 s on a computer at the top; when `stop` is set it comes at once. The same seed gives the same answer
    /// of an engine that remembers the same. `None` when nothing is asked, or no point is left to answer with.
    ///
    /// ```
    /// use gomoku_engine::{Engine, EngineOptions, Level, StopFlag};
    /// use gomoku_rules::{BoardSize, Opening, OpeningPlay, Rule};
    ///
    /// let mut engine = Engine::new(EngineOptions::default());
    /// let mut opening = OpeningPlay::new(Opening::Swap2, BoardSize::default(), Rule::Freestyle)?;
    /// while let Some(decision) = Level::ALL[4].decide(&mut engine, &opening, 7, &StopFlag::default()) {
    ///     opening.decide(decision)?;
    /// }
    /// assert!(opening.position().ply() >= 3);
    /// # Ok::<(), gomoku_rules::OpeningError>(())
    /// ```
    pub fn decide(
        self,
        engine: &mut Engine,
        opening: &OpeningPlay,
        seed: u64,
        stop: &StopFlag,
    ) -> Option<Decision> {
        let Task { seat, ask } = opening.task()?;
        let mut judge = Judge {
            level: self,
            engine,
            stop,
            seed,
        };
        match ask {
            Ask::Stone { .. } => judge.stone(opening).map(Decision::Place),
            // To add two stones leaves the choice to the other person: it is never better than the better colour.
            Ask::Swap | Ask::SwapOrAddTwo => Some(judge.swap_or_stay(opening, seat)),
            Ask::SwapOrOffer => Some(judge.swap_or_offer(opening, seat)),
            Ask::Number { most } => Some(Decision::Number(judge.number(opening, most))),
            Ask::Offer { .. } => judge.offer(opening).map(Decision::Place),
            Ask::Choose => judge.choice(opening).map(Decision::Place),
        }
    }

    /// The nodes for one decision.
    fn opening_nodes(self) -> u64 {
        100 << self.number()
    }
}

/// An engine that looks at openings as a level does. Values are scores for Black.
struct Judge<'a> {
    level: Level,
    engine: &'a mut Engine,
    stop: &'a StopFlag,
    seed: u64,
}

impl Judge<'_> {
    /// The next stone: the best one before the game goes on or 5th moves are offered, any one when the same person
    /// places the next one too, and an even one before somebody decides about colours or numbers.
    fn stone(&mut self, opening: &OpeningPlay) -> Option<Point> {
        let mut points: Vec<Point> = opening.position().empty_points().collect();
        points.retain(|&point| after(opening, Decision::Place(point)).is_some());
        Dice::new(self.seed ^ opening.position().hash()).shuffle(&mut points);
        match asked_after_stone(opening) {
            None | Some(Ask::Offer { .. }) => self.best_move(opening.position(), self.level.opening_nodes()),
            Some(Ask::Stone { .. }) => points.first().copied(),
            Some(_) => {
                points.truncate(CANDIDATES);
                points
                    .into_iter()
                    .min_by_key(|&point| self.imbalance(opening, point))
            }
        }
    }

    /// How far from even the game is after a stone.
    fn imbalance(&mut self, opening: &OpeningPlay, point: Point) -> u32 {
        let nodes = self.level.opening_nodes() / CANDIDATES as u64;
        let then = after(opening, Decision::Place(point));
        then.map_or(u32::MAX, |then| self.value(then, nodes).unsigned_abs())
    }

    fn swap_or_stay(&mut self, opening: &OpeningPlay, seat: Seat) -> Decision {
        let value = self.value(opening.clone(), self.level.opening_nodes());
        let is_behind = match opening.seat_of(Color::Black) {
            black if black == seat => value < 0,
            _ => value > 0,
        };
        if is_behind { Decision::Swap } else { Decision::Stay }
    }

    /// Offers are for Black, who keeps its advantage by them when it stays good enough with the least of them.
    fn swap_or_offer(&mut self, opening: &OpeningPlay, seat: Seat) -> Decision {
        let offered = after(opening, Decision::OfferFifths);
        match self.swap_or_stay(opening, seat) {
            Decision::Stay
                if offered.is_some_and(|then| self.value(then, self.level.opening_nodes()) > 0) =>
            {
                Decision::OfferFifths
            }
            decision => decision,
        }
    }

    /// The number of 5th moves that leaves the game most even: White will keep the one that is least for Black.
    fn number(&mut self, opening: &OpeningPlay, most: u8) -> u8 {
        let nodes = self.level.opening_nodes();
        let fifths = match after(opening, Decision::Number(most)) {
            Some(then) => {
                let (then, _) = self.go_on(then, nodes);
                self.fifths(&then, nodes)
            }
            None => Vec::new(),
        };
        let numbered = (1..=most).zip(fifths);
        numbered
            .min_by_key(|&(_, (value, _))| value.unsigned_abs())
            .map_or(1, |(number, _)| number)
    }

    /// The best 5th move that can still be offered.
    fn offer(&mut self, opening: &OpeningPlay) -> Option<Point> {
        let points = opening.position().empty_points().collect();
        let ranked = self.ranked(points, opening, self.level.opening_nodes());
        ranked.first().map(|&(_, point)| point)
    }

    /// The offered 5th move that is least for Black.
    fn choice(&mut self, opening: &OpeningPlay) -> Option<Point> {
        let ranked = self.ranked(opening.offers().to_vec(), opening, self.level.opening_nodes());
        ranked.last().map(|&(_, point)| point)
    }

    /// What an opening is worth when everybody goes on as well as they can; even when nobody may think any more.
    fn value(&mut self, opening: OpeningPlay, nodes: u64) -> i32 {
        if self.stop.is_stopped() {
            return 0;
        }
        let (opening, ask) = self.go_on(opening, nodes);
        match ask {
            Some(Ask::Offer { .. }) => self.fifths(&opening, nodes).last().map_or(0, |&(value, _)| value),
            _ => self.score(opening.position(), nodes),
        }
    }

    /// Goes on to the offers of 5th moves, or as far as swaps alone lead; who swaps changes nothing for Black.
    fn go_on(&mut self, mut opening: OpeningPlay, nodes: u64) -> (OpeningPlay, Option<Ask>) {
        loop {
            let ask = opening.task().map(|task| task.ask);
            let decision = match ask {
                Some(Ask::Swap | Ask::SwapOrAddTwo | Ask::SwapOrOffer) => Some(Decision::Stay),
                Some(Ask::Stone { .. }) if matches!(asked_after_stone(&opening), Some(Ask::Offer { .. })) => {
                    self.best_move(opening.position(), nodes).map(Decision::Place)
                }
                _ => None,
            };
            match decision.and_then(|decision| after(&opening, decision)) {
                Some(then) => opening = then,
                None => return (opening, ask),
            }
        }
    }

    /// The 5th moves that are still to be offered, the best for Black first, with what they are worth.
    fn fifths(&mut self, opening: &OpeningPlay, nodes: u64) -> Vec<(i32, Point)> {
        let mut offered = opening.clone();
        let mut fifths = self.ranked(opening.position().empty_points().collect(), opening, nodes);
        fifths.retain(|&(_, point)| {
            let is_asked = matches!(
                offered.task(),
                Some(Task {
                    ask: Ask::Offer { .. },
                    ..
                })
            );
            is_asked && offered.decide(Decision::Place(point)).is_ok()
        });
        fifths
    }

    /// The most promising of some points that are accepted, the best for Black first, with what they are worth.
    fn ranked(&mut self, mut points: Vec<Point>, opening: &OpeningPlay, nodes: u64) -> Vec<(i32, Point)> {
        let board = PatternBoard::new(opening.position());
        points.sort_by_cached_key(|&point| Reverse(board.promise(board.geometry().spot(point))));
        let accepted = points
            .into_iter()
            .filter(|&point| after(opening, Decision::Place(point)).is_some());
        let mut ranked: Vec<(i32, Point)> = accepted
            .take(CANDIDATES)
            .map(|point| {
                let value = self.value_of_fifth(opening.position(), point, nodes / CANDIDATES as u64);
                (value, point)
            })
            .collect();
        ranked.sort_by_key(|&(value, _)| Reverse(value));
        ranked
    }

    fn value_of_fifth(&mut self, position: &Position, point: Point, nodes: u64) -> i32 {
        let mut position = position.clone();
        match position.play(point) {
            Ok(()) => self.score(&position, nodes),
            Err(_) => 0,
        }
    }

    /// The score for Black, even when nothing is known.
    fn score(&mut self, position: &Position, nodes: u64) -> i32 {
        if self.stop.is_stopped() {
            return 0;
        }
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        let analysis = self.engine.search(position, &limits, self.stop, &mut |_| ());
        let score = analysis.lines.first().map_or(0, |line| line.score);
        if position.turn() == Some(Color::Black) {
            score
        } else {
            -score
        }
    }

    fn best_move(&mut self, position: &Position, nodes: u64) -> Option<Point> {
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        self.level
            .choose(self.engine, position, &limits, self.seed, self.stop, &mut |_| ())
            .best
    }
}

/// The opening after a decision; `None` if it is refused.
fn after(opening: &OpeningPlay, decision: Decision) -> Option<OpeningPlay> {
    let mut then = opening.clone();
    then.decide(decision).ok().map(|()| then)
}

/// What is asked after the next stone, wherever it comes.
fn asked_after_stone(opening: &OpeningPlay) -> Option<Ask> {
    let mut empty = opening.position().empty_points();
    let then = empty.find_map(|point| after(opening, Decision::Place(point)))?;
    then.task().map(|task| task.ask)
}
