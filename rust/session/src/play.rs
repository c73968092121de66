//! How stones and decisions get into the game.

use gomoku_rules::{Decision, Game, IllegalMove, NodeId, Point};

use crate::{error::GameError, state::State};

/// The most moves that the tree of a game keeps, twenty times what fits on the largest board. Memory, the save and
/// the time of an event would grow without end otherwise.
const MAX_MOVES: usize = 10_000;

impl State {
    /// A person taps `index`; `pending` is the point that was tapped before.
    pub(crate) fn tap(&mut self, index: i32, pending: Option<Point>, now: i64) -> Result<(), GameError> {
        self.expect_a_person()?;
        let point = usize::try_from(index)
            .ok()
            .and_then(|index| self.game.position().size().point_at(index))
            .ok_or(GameError::OffBoard { point: index })?;
        if self.settings.confirm_moves && pending != Some(point) {
            // The first tap is refused just where the second one would be.
            self.clone().place(point, now)?;
            self.pending = Some(point);
            return Ok(());
        }
        self.place(point, now)
    }

    /// A person makes a decision of the opening.
    pub(crate) fn answer(&mut self, decision: Decision, now: i64) -> Result<(), GameError> {
        self.expect_a_person()?;
        self.decide(decision, now)
    }

    /// A person says how many 5th moves will be offered.
    pub(crate) fn say_number(&mut self, count: i32, now: i64) -> Result<(), GameError> {
        // What is no byte is no number of moves either, and neither is 0.
        let number = u8::try_from(count).unwrap_or(0);
        self.answer(Decision::Number(number), now)
            .map_err(|refused| match refused {
                GameError::OfferCount { most, .. } => GameError::OfferCount { count, most },
                other => other,
            })
    }

    fn expect_a_person(&self) -> Result<(), GameError> {
        let decider = self.decider().ok_or(GameError::GameOver)?;
        match self.seats.engine_at(decider) {
            Some(_) => Err(GameError::EnginesTurn),
            None => Ok(()),
        }
    }

    /// Puts a stone on `point`, as the opening asks, or as the next move.
    pub(crate) fn place(&mut self, point: Point, now: i64) -> Result<(), GameError> {
        if self.opening.is_under_way() {
            return self.decide(Decision::Place(point), now);
        }
        let position = self.game.position();
        let size = position.size();
        if !self.settings.forbidden_loses
            && let Some(kind) = position.legality(point).forbidden()
        {
            let point = self.index(point);
            return Err(GameError::Forbidden { point, kind });
        }
        self.play(point, now)
            .map_err(|reason| GameError::of_move(reason, point, size))
    }

    /// Makes a decision of the opening, with the stone that it places.
    pub(crate) fn decide(&mut self, decision: Decision, now: i64) -> Result<(), GameError> {
        let size = self.game.position().size();
        let count = match decision {
            Decision::Number(number) => number.into(),
            _ => 0,
        };
        let decided = self.opening.decide(decision);
        let gives_way = decided.map_err(|error| GameError::of_opening(error, size, count))?;
        if gives_way {
            self.keep_line_to_cursor();
        }
        if self.opening.stones() > self.game.ply()
            && let Some(point) = self.opening.play().position().last()
        {
            self.play(point, now)
                .map_err(|reason| GameError::of_move(reason, point, size))?;
        }
        Ok(())
    }

    fn play(&mut self, point: Point, now: i64) -> Result<(), IllegalMove> {
        self.game.play(point).map_err(|refused| refused.reason)?;
        if self.game.node_count() > self.times.len() {
            self.times.push(now);
            if self.game.node_count() > 1 + MAX_MOVES {
                self.keep_line_to_cursor();
            }
        }
        self.notice_end();
        Ok(())
    }

    /// Forgets all moves but those before the cursor, which keep their times.
    fn keep_line_to_cursor(&mut self) {
        let played = &self.game.line_nodes()[..self.game.ply()];
        let nodes = [NodeId::ROOT].into_iter().chain(played.iter().copied());
        self.times = nodes.map(|node| self.times[node.index()]).collect();
        self.game = Game::from_position(self.game.position());
    }
}

#[cfg(test)]
mod tests {
    use gomoku_rules::Rule;

    use super::*;
    use crate::{
        event::{Event, NewGame},
        frame, save,
        settings::Begins,
    };

    /// A game whose tree is full. The numbers of its save are long, and nearly every move says which it follows.
    fn full() -> State {
        let now = i64::MIN;
        let mut state = State::new(now);
        let game = NewGame {
            size: 22,
            rule: Rule::Freestyle,
            begins: Begins::Alternate,
            ..NewGame::default()
        };
        state.apply(Event::NewGame { game }, now).unwrap();
        for point in (0..484).cycle() {
            if is_empty(&state, point) {
                state.apply(Event::Tap { point }, now).unwrap();
                if state.game.node_count() == 1 + MAX_MOVES {
                    return state;
                }
                state.apply(Event::Undo, now).unwrap();
            }
            if point == 483 {
                state.apply(Event::Redo, now).unwrap();
            }
        }
        unreachable!("the points never end");
    }

    fn is_empty(state: &State, point: i32) -> bool {
        let position = state.game.position();
        let point = position.size().point_at(usize::try_from(point).unwrap());
        position.stone_at(point.unwrap()).is_none()
    }

    #[test]
    fn a_full_tree_can_be_saved() {
        let state = full();
        let saved = frame::wrap(&save::to_text(&state).unwrap()).unwrap();
        assert!(saved.len() < frame::MAX_BYTES / 4, "{} bytes", saved.len());
        assert_eq!(save::from_text(frame::unwrap(&saved).unwrap()).unwrap(), state);
    }

    #[test]
    fn a_full_tree_makes_room_for_a_new_move() {
        let mut state = full();
        let before: Vec<Point> = state.game.line().collect();
        let point = (0..484).find(|&point| is_empty(&state, point)).unwrap();
        let now = 7;
        state.apply(Event::Tap { point }, now).unwrap();

        let played = state
            .game
            .position()
            .size()
            .point_at(usize::try_from(point).unwrap());
        assert!(state.game.line().eq(before.iter().copied().chain(played)));
        assert_eq!(state.game.ply(), before.len() + 1);
        assert_eq!(state.game.node_count(), state.game.ply() + 1);
        assert_eq!(state.times.len(), state.game.node_count());
        assert_eq!(state.times.last(), Some(&now));
        assert_eq!(save::from_text(&save::to_text(&state).unwrap()).unwrap(), state);

        state.apply(Event::Undo, now).unwrap();
        let other = (point + 1..484).find(|&point| is_empty(&state, point)).unwrap();
        state.apply(Event::Tap { point: other }, now).unwrap();
        assert_eq!(
            state.game.node_count(),
            before.len() + 3,
            "variations are kept again"
        );
    }

    #[test]
    fn a_known_move_makes_no_room_in_a_full_tree() {
        let mut state = full();
        state.apply(Event::Undo, 0).unwrap();
        state.apply(Event::Redo, 0).unwrap();
        state.apply(Event::Undo, 0).unwrap();
        let point = (0..484).find(|&point| is_empty(&state, point)).unwrap();
        state.apply(Event::Tap { point }, 0).unwrap();
        assert_eq!(state.game.node_count(), 1 + MAX_MOVES);
    }
}
