//! Principal variation search (negamax with null windows) over the pattern board.

use crate::{
    analysis::{Line, MATE},
    board::PatternBoard,
    corrections::Corrections,
    evaluator::{Evaluator, MOST},
    limits::Budget,
    order::{Candidate, History, Urgency, pick},
    proofs::Proofs,
    spots::Spot,
    threat::Threat,
    transposition::{Bound, Known, Transpositions},
    vcf::Failures,
};

/// Depth is counted in parts of a ply.
pub(crate) const PLY: i32 = 64;

/// No line is longer: forced answers cost no depth.
const MAX_PLY: usize = 256;

/// More than any score.
pub(crate) const INFINITE: i32 = 32_000;

/// What the search keeps for each ply of the line it is in.
#[derive(Clone, Debug, Default)]
struct Level {
    candidates: Vec<Candidate>,
    /// The best line from here on.
    line: Vec<Spot>,
    killers: [Option<Spot>; 2],
}

/// The window of scores that matter to a node, its depth in parts of a [`PLY`] and its distance from the root.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
    pub(crate) depth: i32,
    pub(crate) ply: i32,
}

/// What an engine keeps from one search to the next.
#[derive(Debug)]
pub(crate) struct Memory {
    pub(crate) known: Transpositions,
    pub(crate) failures: Failures,
    pub(crate) proofs: Proofs,
    pub(crate) history: History,
    pub(crate) corrections: Corrections,
}

impl Memory {
    /// Memory with so many bytes for what is known about positions.
    pub(crate) fn new(table_bytes: usize) -> Memory {
        let for_failures = table_bytes / 8;
        let for_proofs = table_bytes / 16;
        Memory {
            known: Transpositions::new(table_bytes - for_failures - for_proofs),
            failures: Failures::new(for_failures),
            proofs: Proofs::new(for_proofs),
            history: History::new(),
            corrections: Corrections::new(),
        }
    }

    pub(crate) fn clear(&mut self) {
        self.known.clear();
        self.failures.clear();
        self.proofs.clear();
        self.history.clear();
        self.corrections.clear();
    }
}

/// One search.
#[derive(Debug)]
pub(crate) struct Search<'a> {
    pub(crate) board: PatternBoard,
    evaluator: Evaluator,
    pub(crate) budget: Budget<'a>,
    pub(crate) failures: &'a mut Failures,
    pub(crate) proofs: &'a mut Proofs,
    /// The number of nodes at which the solver of fours gives up.
    pub(crate) vcf_end: u64,
    /// The number of nodes at which the solver of threats gives up.
    pub(crate) vct_end: u64,
    known: &'a mut Transpositions,
    history: &'a mut History,
    corrections: &'a mut Corrections,
    levels: Vec<Level>,
    /// Moves at the root that are not to be tried: those of better lines.
    pub(crate) excluded: Vec<Spot>,
}

impl<'a> Search<'a> {
    pub(crate) fn new(board: PatternBoard, memory: &'a mut Memory, budget: Budget<'a>) -> Search<'a> {
        Search {
            evaluator: Evaluator::new(&board),
            board,
            budget,
            failures: &mut memory.failures,
            proofs: &mut memory.proofs,
            vcf_end: 0,
            vct_end: 0,
            known: &mut memory.known,
            history: &mut memory.history,
            corrections: &mut memory.corrections,
            levels: vec![Level::default(); MAX_PLY + 2],
            excluded: Vec::new(),
        }
    }

    /// The line that the last search from the root found best.
    pub(crate) fn best_line(&self) -> &[Spot] {
        &self.levels[0].line
    }

    /// The score of the position for the side to move: at most `alpha` or at least `beta` when it lies outside of
    /// the window. Meaningless once the budget is spent.
    pub(crate) fn search(&mut self, node: Node) -> i32 {
        let Node {
            mut alpha,
            mut beta,
            depth,
            ply,
        } = node;
        let level = ply as usize;
        self.levels[level].line.clear();
        if self.board.empty_spots().is_empty() || level >= MAX_PLY {
            return 0;
        }
        let is_root = ply == 0;
        let is_pv = beta - alpha > 1;
        if !is_root {
            if let Some(score) = self.decided(ply) {
                return score;
            }
            alpha = alpha.max(-MATE + ply);
            beta = beta.min(MATE - ply - 1);
            if alpha >= beta {
                return alpha;
            }
        }
        let urgency = self.board.urgency();
        let hash = self.board.hash();
        let known = self.known.get(hash, ply);
        if let Some(known) = known.filter(|known| !is_pv && known.settles(alpha, beta, depth)) {
            return known.score;
        }
        if depth <= 0 && urgency != Urgency::Five {
            let evaluation = self.evaluator.evaluate(&self.board);
            return self.leaf(node, self.corrected(evaluation));
        }
        // In the principal variation, too: there it prunes nothing, but its error is learnt.
        let is_evaluated = urgency == Urgency::Quiet && beta.abs() < Line::FORCED;
        let evaluation = is_evaluated.then(|| self.evaluator.evaluate(&self.board));
        if !is_pv && let Some(evaluation) = evaluation {
            let score = self.far_from_window(Node { alpha, beta, ..node }, evaluation);
            if let Some(score) = score {
                return score;
            }
        }
        let first = known.and_then(|known| known.best).or_else(|| {
            // Where closing the row may stop a five, too, its own point is the safer answer.
            let fives = self.board.threats(!self.board.turn(), Threat::Five);
            (urgency == Urgency::Five).then(|| fives.first()).flatten()
        });
        let is_unknown = first.is_none() && urgency == Urgency::Quiet && depth >= 4 * PLY;
        let depth = if is_unknown { depth - PLY } else { depth };
        let tried = Node {
            alpha,
            beta,
            depth,
            ply,
        };
        let best = self.try_moves(tried, urgency, first);
        if self.budget.is_spent() {
            return 0;
        }
        let Some((score, best)) = best else {
            // The one move that would help is forbidden.
            return -(MATE - ply - 2);
        };
        if !is_root || self.excluded.is_empty() {
            let bound = match score {
                _ if score >= beta => Bound::Lower,
                _ if score > node.alpha.max(-MATE + ply) => Bound::Exact,
                _ => Bound::Upper,
            };
            let depth = depth.max(1);
            let known = Known {
                score,
                depth,
                bound,
                best,
            };
            self.known.put(hash, ply, known);
            if let Some(evaluation) = evaluation {
                self.learn_error(evaluation, known);
            }
        }
        score
    }

    /// An evaluation with what earlier searches say of its error.
    fn corrected(&self, evaluation: i32) -> i32 {
        let correction = self.corrections.get(self.board.turn(), self.board.last_two());
        (evaluation + correction).clamp(-MOST, MOST)
    }

    /// Remembers how far an evaluation is from what a search found, unless the search only says what that is not.
    fn learn_error(&mut self, evaluation: i32, found: Known) {
        let corrected = self.corrected(evaluation);
        let is_told = match found.bound {
            Bound::Exact => true,
            Bound::Lower => found.score > corrected,
            Bound::Upper => found.score < corrected,
        };
        if is_told && found.score.abs() < Line::FORCED {
            let (turn, last) = (self.board.turn(), self.board.last_two());
            self.corrections
                .learn(turn, last, found.score - evaluation, found.depth / PLY);
        }
    }

    /// The score of a position that evaluates so far from the window that its moves are not worth trying.
    fn far_from_window(&mut self, node: Node, evaluation: i32) -> Option<i32> {
        let depth = node.depth;
        let evaluation = self.corrected(evaluation);
        if depth <= 8 * PLY && evaluation - 60 * depth / PLY >= node.beta {
            return Some(evaluation);
        }
        if depth <= 5 * PLY / 2 && evaluation + 20 + 20 * depth / PLY <= node.alpha {
            let score = self.leaf(node, evaluation);
            return (score <= node.alpha).then_some(score);
        }
        None
    }

    /// The score when a five or a straight four decides at once.
    fn decided(&mut self, ply: i32) -> Option<i32> {
        let (own, other) = (self.board.turn(), !self.board.turn());
        if let Some(five) = self.board.threats(own, Threat::Five).first() {
            self.levels[ply as usize].line.push(five);
            return Some(MATE - ply - 1);
        }
        match self.board.threats(other, Threat::Five).len() {
            0 => {
                let straight = self.board.threats(own, Threat::StraightFour).first()?;
                self.levels[ply as usize].line.push(straight);
                Some(MATE - ply - 3)
            }
            1 => None,
            _ if self.board.can_be_closed() => None,
            _ => Some(-(MATE - ply - 2)),
        }
    }

    /// The evaluation, unless fours win.
    fn leaf(&mut self, node: Node, evaluation: i32) -> i32 {
        if evaluation >= node.beta {
            return evaluation;
        }
        let Some(mut moves) = self.vcf_at_leaf() else {
            return evaluation;
        };
        moves.reverse();
        let score = MATE - node.ply - i32::try_from(moves.len()).unwrap_or(MATE);
        let (depth, bound, best) = (1, Bound::Lower, moves.first().copied());
        let known = Known {
            score,
            depth,
            bound,
            best,
        };
        self.known.put(self.board.hash(), node.ply, known);
        self.levels[node.ply as usize].line = moves;
        score
    }

    /// Searches the moves of a node; the best score with its move, if that is better than `alpha`; `None` when no
    /// move is legal.
    fn try_moves(
        &mut self,
        node: Node,
        urgency: Urgency,
        first: Option<Spot>,
    ) -> Option<(i32, Option<Spot>)> {
        let level = node.ply as usize;
        let mut candidates = std::mem::take(&mut self.levels[level].candidates);
        self.list(&mut candidates, node, urgency, first);
        let mut alpha = node.alpha;
        let mut best: Option<(i32, Option<Spot>)> = None;
        let is_pv = node.beta - node.alpha > 1;
        let mut tried = 0;
        let mut index = 0;
        while let Some(candidate) = pick(&mut candidates, index) {
            index += 1;
            let spot = candidate.spot;
            let is_late = level > 0 && urgency == Urgency::Quiet && tried >= enough_moves(node.depth, is_pv);
            if is_late && best.is_some_and(|(best, _)| best > -Line::FORCED) {
                break;
            }
            if self.board.is_forbidden(spot, self.board.turn()) {
                continue;
            }
            if !self.budget.spend() {
                break;
            }
            let score = self.try_move(Node { alpha, ..node }, urgency, spot, tried);
            tried += 1;
            if self.budget.is_spent() {
                break;
            }
            if best.is_none_or(|(best, _)| score > best) {
                best = Some((score, best.and_then(|(_, spot)| spot)));
            }
            if score > alpha {
                best = Some((score, Some(spot)));
                alpha = score;
                self.extend_line(level, spot);
                if alpha >= node.beta {
                    self.reward(node, &candidates[..index]);
                    break;
                }
            } else if level == 0 && tried == 1 {
                self.extend_line(level, spot);
            }
        }
        self.levels[level].candidates = candidates;
        best
    }

    /// Puts a move before the line of the next ply.
    fn extend_line(&mut self, level: usize, spot: Spot) {
        let mut line = std::mem::take(&mut self.levels[level].line);
        line.clear();
        line.push(spot);
        line.extend_from_slice(&self.levels[level + 1].line);
        self.levels[level].line = line;
    }

    fn list(&mut self, candidates: &mut Vec<Candidate>, node: Node, urgency: Urgency, first: Option<Spot>) {
        candidates.clear();
        let (turn, last) = (self.board.turn(), self.board.last());
        let killers = self.levels[node.ply as usize].killers;
        for spot in self.board.candidates(urgency).iter() {
            if node.ply == 0 && self.excluded.contains(&spot) {
                continue;
            }
            let mut score = self.board.promise(spot) + self.history.score(turn, last, spot) / 8;
            if Some(spot) == first {
                score = i32::MAX;
            } else if killers.contains(&Some(spot)) {
                score += 1500;
            }
            candidates.push(Candidate { spot, score });
        }
    }

    /// Plays a move and searches it: fully when it is the first, else whether it is better, with less depth the
    /// later it comes.
    fn try_move(&mut self, node: Node, urgency: Urgency, spot: Spot, tried: i32) -> i32 {
        let own = self.board.turn();
        let threat = self.board.threat_at(spot, own);
        let stops = self.board.threat_at(spot, !own);
        if threat == Threat::Five {
            // Only at the root: anywhere else a five is played without asking.
            self.levels[node.ply as usize + 1].line.clear();
            return MATE - node.ply - 1;
        }
        self.board.make(spot);
        let depth = if urgency == Urgency::Five {
            node.depth
        } else {
            node.depth - PLY
        };
        let next = |alpha: i32, beta: i32, depth| Node {
            alpha: -beta,
            beta: -alpha,
            depth,
            ply: node.ply + 1,
        };
        let is_pv = node.beta - node.alpha > 1;
        let mut score;
        if tried == 0 {
            score = -self.search(next(node.alpha, node.beta, depth));
        } else {
            let is_quiet = urgency == Urgency::Quiet && threat < Threat::Three && stops < Threat::Three;
            let reduction = if node.depth >= 2 * PLY && is_quiet {
                reduction(node.depth, tried, is_pv)
            } else {
                0
            };
            score = -self.search(next(node.alpha, node.alpha + 1, depth - reduction));
            if score > node.alpha && reduction > 0 {
                score = -self.search(next(node.alpha, node.alpha + 1, depth));
            }
            if score > node.alpha && score < node.beta {
                score = -self.search(next(node.alpha, node.beta, depth));
            }
        }
        self.board.undo();
        score
    }

    /// Remembers that the last of these moves was too good and the ones before it were not.
    fn reward(&mut self, node: Node, tried: &[Candidate]) {
        let Some((best, others)) = tried.split_last() else {
            return;
        };
        let (turn, last) = (self.board.turn(), self.board.last());
        let plies = node.depth / PLY + 1;
        let bonus = (32 * plies * plies).min(1024);
        self.history.learn(turn, last, best.spot, bonus);
        for other in others {
            self.history.learn(turn, last, other.spot, -bonus);
        }
        let killers = &mut self.levels[node.ply as usize].killers;
        if killers[0] != Some(best.spot) {
            *killers = [Some(best.spot), killers[0]];
        }
    }
}

/// How many moves of a quiet node below the root are worth trying: twice as many in the principal variation.
fn enough_moves(depth: i32, is_pv: bool) -> i32 {
    let plies = depth / PLY;
    let enough = 3 + plies * (plies + 4) / 4;
    if is_pv { enough * 3 / 2 } else { enough * 3 / 4 }
}

/// Natural logarithms of the numbers below 64, in parts of [`PLY`].
const LOGARITHMS: [i32; 64] = [
    0, 0, 44, 70, 89, 103, 115, 125, 133, 141, 147, 153, 159, 164, 169, 173, 177, 181, 185, 188, 192, 195,
    198, 201, 203, 206, 209, 211, 213, 216, 218, 220, 222, 224, 226, 228, 229, 231, 233, 234, 236, 238, 239,
    241, 242, 244, 245, 246, 248, 249, 250, 252, 253, 254, 255, 256, 258, 259, 260, 261, 262, 263, 264, 265,
];

/// How much less deep a late move is searched.
fn reduction(depth: i32, tried: i32, is_pv: bool) -> i32 {
    let log = |value: i32| LOGARITHMS[value.clamp(0, 63) as usize];
    let reduction = log(depth / PLY) * log(tried + 1) / PLY;
    if is_pv {
        reduction * 2 / 3
    } else {
        reduction + PLY / 4
    }
}
