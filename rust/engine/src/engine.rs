//! The engine: what it remembers, and one search from the first glance to the last iteration.

use gomoku_rules::{BoardSize, Point, Position, Rule};

use crate::{
    analysis::{Analysis, Line, MATE, Progress},
    board::PatternBoard,
    limits::{Budget, Limits, StopFlag},
    order::Urgency,
    search::{INFINITE, Memory, Node, PLY, Search},
    spots::Spot,
    threat::Threat,
};

/// What an engine is made with.
///
/// ```
/// assert_eq!(gomoku_engine::EngineOptions::default().table_bytes, 16 << 20);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EngineOptions {
    /// The memory for what is known about positions, in bytes. All else takes about 3 MB.
    pub table_bytes: usize,
}

impl Default for EngineOptions {
    fn default() -> EngineOptions {
        EngineOptions {
            table_bytes: 16 << 20,
        }
    }
}

/// An engine with its memory: later searches of the same game are faster for the earlier ones.
///
/// ```
/// use gomoku_engine::{Engine, EngineOptions, Limits, StopFlag};
/// use gomoku_rules::{BoardSize, Color, Position, Rule};
///
/// let mut position = Position::new(BoardSize::default(), Rule::Freestyle, Color::Black);
/// for name in ["h8", "a1", "i8", "a2", "j8", "a3"] {
///     position.play(name.parse()?)?;
/// }
/// let mut engine = Engine::new(EngineOptions::default());
/// let limits = Limits { nodes: Some(1000), ..Limits::default() };
/// let analysis = engine.search(&position, &limits, &StopFlag::default(), &mut |_| ());
/// assert_eq!(analysis.lines[0].mate, Some(3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Engine {
    memory: Memory,
    /// What the memory is about.
    game: Option<(Rule, BoardSize)>,
}

impl Engine {
    /// An engine that remembers nothing yet.
    #[must_use]
    pub fn new(options: EngineOptions) -> Engine {
        Engine {
            memory: Memory::new(options.table_bytes),
            game: None,
        }
    }

    /// Forgets all earlier searches, to get the same result again. Another rule or size of the board than in the
    /// last search does so by itself.
    pub fn clear(&mut self) {
        self.memory.clear();
    }

    /// Finds the best moves of a position.
    ///
    /// It ends at the first limit, or when `stop` is set, or when nothing is left to find out; the result is then
    /// that of the last iteration, with what the unfinished one found better. `progress` is told about each line of
    /// each iteration.
    pub fn search(
        &mut self,
        position: &Position,
        limits: &Limits,
        stop: &StopFlag,
        progress: &mut dyn FnMut(&Progress),
    ) -> Analysis {
        if position.turn().is_none() {
            return Analysis::default();
        }
        // The time runs from here: the first board of a rule makes its tables.
        let budget = Budget::new(limits, stop);
        let game = Some((position.rule(), position.size()));
        if self.game != game {
            self.clear();
            self.game = game;
        }
        self.memory.known.grow_older();
        self.memory.proofs.grow_older();
        let board = PatternBoard::new(position);
        let search = Search::new(board, &mut self.memory, budget);
        Root {
            search,
            progress,
            analysis: Analysis::default(),
            wanted: 1,
            threat_nodes: 0,
        }
        .run(limits)
    }
}

/// The score from which on a win by threats is looked for. Of 15 wins in games that the solver found and a search of 5,000
/// nodes did not, 12 were in the quarter of the positions that scored more.
const PROMISING: i32 = 150;

/// The part of the nodes that looking for wins by threats may take: one in so many, counted as if the search had
/// taken [`AHEAD`] more.
const THREAT_SHARE: u64 = 8;
const AHEAD: u64 = 2000;

/// A search seen from its root.
struct Root<'a, 'b> {
    search: Search<'a>,
    progress: &'b mut dyn FnMut(&Progress),
    analysis: Analysis,
    /// How many lines.
    wanted: usize,
    /// What looking for wins by threats has taken.
    threat_nodes: u64,
}

impl Root<'_, '_> {
    fn run(mut self, limits: &Limits) -> Analysis {
        let moves = self.legal_moves();
        self.wanted = limits.lines.clamp(1, moves.len().max(1));
        self.analysis.best = moves.first().map(|&spot| self.search.board.point(spot));
        let is_settled = moves.is_empty()
            || self.is_lost_at_a_glance(&moves)
            || self.wanted == 1 && self.is_won_at_a_glance();
        if !is_settled {
            self.deepen(limits);
        }
        self.analysis.nodes = self.search.budget.nodes();
        self.analysis
    }

    /// The legal moves that the first glance would try, the most promising first; any legal ones if there is none.
    fn legal_moves(&mut self) -> Vec<Spot> {
        let board = &mut self.search.board;
        let own = board.turn();
        let all = *board.empty_spots();
        let mut moves: Vec<Spot> = board.candidates(board.urgency()).iter().collect();
        moves.retain(|&spot| !board.is_forbidden(spot, own));
        if moves.is_empty() {
            moves = all
                .iter()
                .filter(|&spot| !board.is_forbidden(spot, own))
                .collect();
        }
        moves.sort_by_key(|&spot| {
            (
                std::cmp::Reverse([own, !own].map(|color| board.threat_at(spot, color) == Threat::Five)),
                -board.promise(spot),
            )
        });
        moves
    }

    /// Whether no search is needed: the other side's five cannot be stopped.
    fn is_lost_at_a_glance(&mut self, moves: &[Spot]) -> bool {
        let board = &self.search.board;
        let (own, other) = (board.turn(), !board.turn());
        if board.urgency() != Urgency::Five
            || board.can_be_closed()
            || !board.threats(own, Threat::Five).is_empty()
        {
            return false;
        }
        let fives = *board.threats(other, Threat::Five);
        let is_stopped = fives.len() == 1 && moves.iter().any(|&spot| fives.contains(spot));
        if !is_stopped {
            self.report(0, -(MATE - 2), &moves[..1], 0);
        }
        !is_stopped
    }

    /// Whether no search is needed for the best move: a five, or fours that win.
    fn is_won_at_a_glance(&mut self) -> bool {
        let board = &self.search.board;
        if let Some(five) = board.threats(board.turn(), Threat::Five).first() {
            self.report(0, MATE - 1, &[five], 0);
            return true;
        }
        let share = self.search.budget.most_nodes() / 4;
        let Some(mut moves) = self.search.vcf(share.min(50_000)) else {
            return false;
        };
        moves.reverse();
        let plies = i32::try_from(moves.len()).unwrap_or(MATE);
        self.report(0, MATE - plies, &moves, 0);
        true
    }

    fn deepen(&mut self, limits: &Limits) {
        for depth in 1..=limits.depth.unwrap_or(u32::MAX).clamp(1, 200) {
            self.search.excluded.clear();
            for index in 0..self.wanted {
                if !self.search_line(index, depth) {
                    return;
                }
            }
            self.analysis.depth = depth;
            let is_decided = |line: &Line| line.mate.is_some();
            if self.analysis.lines.iter().all(is_decided) || self.wanted == 1 && self.is_won_by_threats(depth)
            {
                return;
            }
        }
    }

    /// Whether threats win, as far as a share of the nodes tells; not asked where that is unlikely.
    fn is_won_by_threats(&mut self, depth: u32) -> bool {
        if self.analysis.lines[0].score < PROMISING {
            return false;
        }
        let before = self.search.budget.nodes();
        let share = (before + AHEAD) / THREAT_SHARE;
        let win = self.search.vct(share.saturating_sub(self.threat_nodes));
        self.threat_nodes += self.search.budget.nodes() - before;
        if let Some(win) = &win {
            self.report(0, MATE - i32::from(win.plies), &win.moves, depth);
        }
        win.is_some()
    }

    /// Finds the best move beside those of better lines; `false` when the budget is spent.
    fn search_line(&mut self, index: usize, depth: u32) -> bool {
        let before = self.analysis.lines.get(index).map_or(0, |line| line.score);
        let plies = i32::try_from(depth).unwrap_or(1);
        let mut width = 40;
        let (mut alpha, mut beta) = if depth < 4 {
            (-INFINITE, INFINITE)
        } else {
            (before - width, before + width)
        };
        loop {
            let score = self.search.search(Node {
                alpha,
                beta,
                depth: plies * PLY,
                ply: 0,
            });
            let line = self.search.best_line().to_vec();
            let is_spent = self.search.budget.is_spent();
            if is_spent
                && (line.is_empty() || index > 0 || alpha > -INFINITE && self.analysis.lines.is_empty())
            {
                return false;
            }
            if is_spent {
                // Whatever was better than the window is a better move, with a score that nobody knows yet.
                let best = self.search.board.point(line[0]);
                self.analysis.best = Some(best);
                return false;
            }
            width *= 3;
            if score <= alpha {
                alpha = if width > 2000 { -INFINITE } else { score - width };
            } else if score >= beta {
                beta = if width > 2000 { INFINITE } else { score + width };
            } else {
                self.report(index, score, &line, depth);
                self.search.excluded.push(line[0]);
                return true;
            }
        }
    }

    /// Puts a line in its place, before those of the last iteration that it does not replace, and says so.
    fn report(&mut self, index: usize, score: i32, moves: &[Spot], depth: u32) {
        let moves: Vec<Point> = moves.iter().map(|&spot| self.search.board.point(spot)).collect();
        let line = Line::new(score, moves, depth);
        if index == 0 {
            self.analysis.best = line.moves.first().copied();
        }
        let lines = &mut self.analysis.lines;
        lines.retain(|other| other.depth == depth || other.moves.first() != line.moves.first());
        lines.insert(index, line.clone());
        lines.truncate(self.wanted);
        (self.progress)(&Progress {
            index,
            line,
            nodes: self.search.budget.nodes(),
        });
    }
}
