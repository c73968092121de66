//! The snapshot of a state.

use gomoku_engine::Level;
use gomoku_rules::{Ask as Asked, BoardSize, Color, Point};

use crate::{
    end::End,
    players::Players,
    snapshot::{Ask, DrawReason, EndReason, ForbiddenPoint, OpeningTask, Outcome, Restored, Snapshot},
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
                self.steps_to_undo().is_some()
            },
            can_redo: self.can_redo(),
            can_resign: !over && !self.seats.are_engines(),
            under_way: !over && !moves.is_empty(),
            moves,
            scores: self.scores,
            settings: self.settings,
            star_points: self.indexes(size.star_points()),
            forbidden: if over { Vec::new() } else { self.forbidden() },
            opening: self.opening.play().opening(),
            task: self.task(),
            offers: if self.is_in_opening() {
                self.indexes(self.opening.play().offers().iter().copied())
            } else {
                Vec::new()
            },
            players: Players {
                black: self.engine_of(Color::Black),
                white: self.engine_of(Color::White),
            },
            engine_to_move: self.engine_to_move().is_some(),
            paused: self.paused,
            can_pause: !over && !self.paused && !self.seats.are_persons(),
            can_hint: self.can_hint(),
            hint: self.hint.clone(),
            can_agree_draw: self.can_agree_draw(),
            five_possible: Color::ALL
                .into_iter()
                .any(|color| position.has_room_for_five(color)),
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
            Some(End::FullBoard) => Outcome::Draw {
                reason: DrawReason::FullBoard,
            },
            Some(End::AgreedDraw) => Outcome::Draw {
                reason: DrawReason::Agreement,
            },
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

    fn task(&self) -> Option<OpeningTask> {
        let task = self.opening.play().task().filter(|_| self.end.is_none())?;
        let (ask, central_lines, count) = match task.ask {
            Asked::Stone { within } => (Ask::Stone, within, None),
            Asked::Swap => (Ask::Swap, None, None),
            Asked::SwapOrAddTwo => (Ask::SwapOrAddTwo, None, None),
            Asked::SwapOrOffer => (Ask::SwapOrOffer, None, None),
            Asked::Number { most } => (Ask::Number, None, Some(most)),
            Asked::Offer { remaining } => (Ask::Offer, None, Some(remaining)),
            Asked::Choose => (Ask::Choose, None, None),
        };
        Some(OpeningTask {
            seat: task.seat,
            color: self.opening.color_of(task.seat),
            ask,
            central_lines: central_lines.map(i32::from),
            count: count.map(i32::from),
        })
    }

    fn engine_of(&self, color: Color) -> Option<i32> {
        let level = self.seats.engine_at(self.opening.seat_of(color));
        level.map(Level::number).map(i32::from)
    }

    pub(crate) fn indexes(&self, points: impl IntoIterator<Item = Point>) -> Vec<i32> {
        points.into_iter().map(|point| self.index(point)).collect()
    }

    pub(crate) fn index(&self, point: Point) -> i32 {
        index(point, self.game.position().size())
    }
}

/// The flat index of a point, as shells see it.
pub(crate) fn index(point: Point, size: BoardSize) -> i32 {
    number(size.index(point))
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
