//! For measuring from outside what no one else needs.

use gomoku_rules::Position;

use crate::{board::PatternBoard, evaluator::Evaluator, spots::Spot};

/// Plays one stone after another near those of a position and takes each back.
#[derive(Debug)]
pub struct Walk {
    board: PatternBoard,
    evaluator: Evaluator,
    spots: Vec<Spot>,
    next: usize,
}

impl Walk {
    /// A walk around the stones of a position.
    #[must_use]
    pub fn new(position: &Position) -> Walk {
        let board = PatternBoard::new(position);
        Walk {
            spots: board.near_spots().iter().collect(),
            evaluator: Evaluator::new(&board),
            board,
            next: 0,
        }
    }

    /// Plays a stone, asks for the codes' evaluation, takes the stone back.
    pub fn step(&mut self) -> i32 {
        self.visit(|board, _| board.evaluation())
    }

    /// Plays a stone, asks for the evaluation with the network, takes the stone back.
    pub fn step_with_network(&mut self) -> i32 {
        self.visit(|board, evaluator| evaluator.evaluate(board))
    }

    fn visit(&mut self, evaluate: impl Fn(&PatternBoard, &mut Evaluator) -> i32) -> i32 {
        self.board.make(self.spots[self.next]);
        self.next = (self.next + 1) % self.spots.len();
        let evaluation = evaluate(&self.board, &mut self.evaluator);
        self.board.undo();
        evaluation
    }
}
