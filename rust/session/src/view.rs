//! The snapshot of a state.

use gomoku_rules::{Color, Point};

use crate::{
    end::End,
    snapshot::{EndReason, ForbiddenPoint, Outcome, Restored, Snapshot},
    state::State,
};

impl State {
    /// All that a shell shows of this state.
    pub(crate) fn snapshot(&self, saved: bool, restored: Restored) -> Snapshot {
        let position = self.game.position();
        let size = position.size();
        let moves = self.indexes(self.game.line());
        let over = self.end.is_some();
        Snapshot {
            game_id: self.game_id,
            size: size.lines().into(),
            rule: position.rule(),
            begins: self.begins,
            cells: position.cells().map(cell).collect(),
            ply: number(position.ply()),
            first: position.begins(),
            turn: if over { None } else { position.turn() },
            last: position.last().map(|point| self.index(point)),
            pending: self.pending.map(|point| self.index(point)),
            black_stones: number(position.count(Color::Black)),
            white_stones: number(position.count(Color::White)),
            outcome: self.outcome(),
            can_undo: if over {
                self.settings.undo_after_end
            } else {
                position.ply() > 0
            },
            can_redo: position.ply() < moves.len(),
            can_resign: !over,
            under_way: !over && !moves.is_empty(),
            moves,
            scores: self.scores,
            settings: self.settings,
            star_points: self.indexes(size.star_points()),
            forbidden: if over { Vec::new() } else { self.forbidden() },
            saved,
            restored,
        }
    }

    fn forbidden(&self) -> Vec<ForbiddenPoint> {
        let points = self.game.position().forbidden_points().into_iter();
        let indexed = points.map(|(point, kind)| ForbiddenPoint {
            point: self.index(point),
            kind,
        });
        indexed.collect()
    }

    fn outcome(&self) -> Outcome {
        match self.end {
            None => Outcome::Playing,
            Some(End::Draw) => Outcome::Draw,
            Some(End::Five(winner)) => Outcome::Win {
                winner,
                reason: EndReason::Five,
                line: self.indexes(self.game.position().winning_line()),
            },
            Some(End::Forbidden) => Outcome::Win {
                winner: Color::White,
                reason: EndReason::Forbidden,
                line: Vec::new(),
            },
            Some(End::Resigned(loser)) => Outcome::Win {
                winner: !loser,
                reason: EndReason::Resignation,
                line: Vec::new(),
            },
        }
    }

    fn indexes(&self, points: impl IntoIterator<Item = Point>) -> Vec<i32> {
        points.into_iter().map(|point| self.index(point)).collect()
    }

    fn index(&self, point: Point) -> i32 {
        number(self.game.position().size().index(point))
    }
}

fn cell(stone: Option<Color>) -> u8 {
    match stone {
        None => 0,
        Some(Color::Black) => 1,
        Some(Color::White) => 2,
    }
}

/// Counts and indexes of a board are at most 484.
fn number(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}
