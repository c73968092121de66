//! What both boards are timed with.

use std::hint::black_box;

use gomoku_rules::{BoardSize, Color, Point, Position, Rule};

use crate::{random::Random, scan_board::ScanBoard};

/// Whole games of random moves on 15 lines, always the same ones.
pub struct Workload {
    games: Vec<Vec<Point>>,
}

impl Workload {
    pub fn new() -> Workload {
        let mut random = Random(1);
        Workload {
            games: (0..50).map(|_| random_game(&mut random)).collect(),
        }
    }

    pub fn moves(&self) -> u32 {
        let moves = self.games.iter().map(Vec::len).sum::<usize>();
        u32::try_from(moves).expect("50 games of at most 225 moves")
    }

    /// Plays each game to its end, asks for the outcome after each move, and takes all moves back.
    #[inline(never)]
    pub fn run_position(&self, position: &mut Position) {
        for game in &self.games {
            for &point in game {
                assert!(position.play(black_box(point)).is_ok());
                black_box(position.outcome());
            }
            for _ in game {
                position.undo();
            }
            black_box(position.hash());
        }
    }

    /// The same with the array.
    #[inline(never)]
    pub fn run_scan(&self, board: &mut ScanBoard) {
        for game in &self.games {
            let mut color = Color::Black;
            for &point in game {
                board.put(black_box(point), Some(color));
                black_box(board.winner());
                color = !color;
            }
            for &point in game.iter().rev() {
                board.put(black_box(point), None);
            }
        }
    }
}

fn random_game(random: &mut Random) -> Vec<Point> {
    let mut position = empty_position();
    let mut points: Vec<Point> = position.empty_points().collect();
    random.shuffle(&mut points);
    points.retain(|&point| position.play(point).is_ok());
    points
}

pub fn empty_position() -> Position {
    Position::new(BoardSize::default(), Rule::Freestyle, Color::Black)
}

pub fn empty_scan_board() -> ScanBoard {
    ScanBoard::new(BoardSize::default(), Rule::Freestyle)
}
