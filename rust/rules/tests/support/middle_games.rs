//! What the search for forbidden moves is timed with.

use gomoku_rules::{Forbidden, Point, Position, Rule};

use crate::games::games;

/// The positions after the 20th to 60th move of recorded games of renju.
pub fn middle_games() -> Vec<Position> {
    let mut positions = Vec::new();
    for game in games().iter().filter(|game| game.rule == Rule::Renju) {
        let mut position = game.start();
        for &point in game.moves.iter().take(60) {
            position.play(point).expect("a legal game");
            if position.ply() >= 20 && !position.outcome().is_over() {
                positions.push(position.clone());
            }
        }
    }
    positions
}

pub fn forbidden_points(position: &Position) -> Vec<(Point, Forbidden)> {
    let forbidden = |point| Some((point, position.board().forbidden(point)?));
    position.empty_points().filter_map(forbidden).collect()
}
