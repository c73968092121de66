//! Undo, redo and go-to: through the decisions of the opening first, then along the current line of the game.

use gomoku_rules::{Color, Seat};

use crate::{error::GameError, state::State};

impl State {
    pub(crate) fn undo(&mut self) -> Result<(), GameError> {
        if let Some(end) = self.end {
            if !self.settings.undo_after_end {
                return Err(GameError::NothingToUndo);
            }
            end.take_back(&mut self.scores);
            self.end = None;
            if self.game.position().turn().is_some() {
                // Nothing on the board made this end, or an earlier position is shown.
                self.wait_for_resume();
                return Ok(());
            }
        }
        for _ in 0..self.steps_to_undo().ok_or(GameError::NothingToUndo)? {
            self.step_back();
        }
        self.wait_for_resume();
        Ok(())
    }

    pub(crate) fn redo(&mut self) -> Result<(), GameError> {
        if !self.step_forward() {
            return Err(GameError::NothingToRedo);
        }
        if let Some(person) = self.seats.lone_person() {
            while self.decider().is_some_and(|seat| seat != person) && self.step_forward() {}
        }
        self.notice_end();
        self.wait_for_resume();
        Ok(())
    }

    pub(crate) fn go_to(&mut self, ply: i32) -> Result<(), GameError> {
        let target = usize::try_from(ply)
            .ok()
            .filter(|&ply| ply <= self.game.line_nodes().len())
            .ok_or_else(|| GameError::NoSuchPly {
                ply,
                moves: self.moves(),
            })?;
        while self.game.ply() > target {
            self.step_back();
        }
        // As far as to the next stone, and back from it: decisions without a stone are then made.
        while self.game.ply() <= target && self.step_forward() {}
        if self.game.ply() > target {
            self.step_back();
        }
        self.notice_end();
        self.wait_for_resume();
        Ok(())
    }

    /// How many moves and decisions an undo takes back while the game goes on: the last one, or all since the last
    /// one of the person who plays against the engine; none when there are none.
    pub(crate) fn steps_to_undo(&self) -> Option<usize> {
        let person = self.seats.lone_person();
        self.deciders_backwards()
            .position(|seat| person.is_none_or(|person| seat == person))
            .map(|before| before + 1)
    }

    /// Whether a move or a decision was taken back.
    pub(crate) fn can_redo(&self) -> bool {
        self.opening.can_redo() || self.game.ply() < self.game.line_nodes().len()
    }

    /// Who made the moves and decisions up to the cursor, the last one first.
    fn deciders_backwards(&self) -> impl Iterator<Item = Seat> {
        let begins = self.game.position().begins();
        (self.opening.stones()..self.game.ply())
            .rev()
            .map(move |ply| self.opening.seat_of(color_at(begins, ply)))
            .chain(self.opening.deciders_backwards())
    }

    fn step_back(&mut self) {
        if self.game.ply() == self.opening.stones() {
            self.opening.undo();
        }
        if self.game.ply() > self.opening.stones() {
            self.game.undo();
        }
    }

    /// Goes one move or decision forward; `false` when all are made.
    fn step_forward(&mut self) -> bool {
        if !self.opening.redo() {
            return self.game.redo().is_some();
        }
        if self.game.ply() < self.opening.stones() {
            self.game.redo();
        }
        true
    }

    /// After a move through the game an engine does not start to play by itself.
    fn wait_for_resume(&mut self) {
        self.paused = self
            .decider()
            .is_some_and(|seat| self.seats.engine_at(seat).is_some());
    }
}

/// Who plays the move after `ply` others; colours alternate.
fn color_at(begins: Color, ply: usize) -> Color {
    if ply.is_multiple_of(2) { begins } else { !begins }
}
