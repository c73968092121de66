//! What every event does. Nothing here touches the disk.

use gomoku_rules::{BoardSize, Color, Game, IllegalMove, NodeId, Point, Rule};

use crate::{
    end::{Earlier, End},
    error::GameError,
    event::{Event, NewGame},
    settings::{Begins, Settings},
    snapshot::Scores,
};

/// The greatest id of a game: where JSON's and JavaScript's whole numbers end. The next one is 1 again.
pub(crate) const MAX_GAME_ID: i64 = 1 << 53;

/// The most moves that the tree of a game keeps, twenty times what fits on the largest board. Memory, the save and
/// the time of an event would grow without end otherwise.
const MAX_MOVES: usize = 10_000;

/// All that a session knows: the game with its variations, and what is kept over games.
///
/// While `end` is none the position shown is not over: reaching a win or a full board, by a tap, redo or
/// go-to, sets the end and counts it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct State {
    pub(crate) game_id: i64,
    pub(crate) game: Game,
    /// When each node of the tree was first played, the root at the start of the game; in milliseconds since
    /// the Unix epoch.
    pub(crate) times: Vec<i64>,
    pub(crate) begins: Begins,
    pub(crate) end: Option<End>,
    pub(crate) earlier: Earlier,
    pub(crate) scores: Scores,
    pub(crate) settings: Settings,
    /// The point that waits for a second tap. Not saved.
    pub(crate) pending: Option<Point>,
}

impl State {
    /// The first game of a new installation.
    pub(crate) fn new(now: i64) -> State {
        State {
            game_id: 1,
            game: Game::new(BoardSize::default(), Rule::default(), Color::Black),
            times: vec![now],
            begins: Begins::default(),
            end: None,
            earlier: Earlier::default(),
            scores: Scores::default(),
            settings: Settings::default(),
            pending: None,
        }
    }

    /// Carries out `event` at the time `now`. After an error the state is not to be used any more.
    pub(crate) fn apply(&mut self, event: Event, now: i64) -> Result<(), GameError> {
        let pending = self.pending.take();
        match event {
            Event::Tap { point } => self.tap(point, pending, now),
            Event::Undo => self.undo(),
            Event::Redo => self.redo(),
            Event::GoTo { ply } => self.go_to(ply),
            Event::NewGame { game } => self.new_game(game, now),
            Event::Resign => self.resign(),
            Event::ClearScores => {
                self.scores = Scores::default();
                Ok(())
            }
            Event::ChangeSettings { settings } => {
                self.settings = settings;
                Ok(())
            }
            Event::Suspend => Ok(()),
        }
    }

    fn tap(&mut self, index: i32, pending: Option<Point>, now: i64) -> Result<(), GameError> {
        if self.end.is_some() {
            return Err(GameError::GameOver);
        }
        let size = self.game.position().size();
        let point = usize::try_from(index)
            .ok()
            .and_then(|index| size.point_at(index))
            .ok_or(GameError::OffBoard { point: index })?;
        if self.game.position().stone_at(point).is_some() {
            return Err(GameError::Occupied { point: index });
        }
        if !self.settings.forbidden_loses
            && let Some(kind) = self.game.position().legality(point).forbidden()
        {
            return Err(GameError::Forbidden { point: index, kind });
        }
        if self.settings.confirm_moves && pending != Some(point) {
            self.pending = Some(point);
            return Ok(());
        }
        self.play(point, now).map_err(|reason| match reason {
            IllegalMove::OffBoard => GameError::OffBoard { point: index },
            IllegalMove::Occupied => GameError::Occupied { point: index },
            IllegalMove::GameOver => GameError::GameOver,
        })
    }

    fn play(&mut self, point: Point, now: i64) -> Result<(), IllegalMove> {
        self.game.play(point).map_err(|refused| refused.reason)?;
        if self.game.node_count() > self.times.len() {
            self.times.push(now);
            if self.game.node_count() > 1 + MAX_MOVES {
                self.keep_current_line();
            }
        }
        self.notice_end();
        Ok(())
    }

    /// Forgets all variations but the current line, which keeps its times. The cursor has to be at its end, where
    /// a new move puts it.
    fn keep_current_line(&mut self) {
        let line = Game::from_position(self.game.position());
        let nodes = [NodeId::ROOT]
            .into_iter()
            .chain(self.game.line_nodes().iter().copied());
        self.times = nodes.map(|node| self.times[node.index()]).collect();
        self.game = line;
    }

    /// Takes back the last move; at the end of the game the end too, which for a resignation is all. In a
    /// review the game goes on where the cursor stands.
    fn undo(&mut self) -> Result<(), GameError> {
        let Some(end) = self.end else {
            return self.game.undo().map(drop).ok_or(GameError::NothingToUndo);
        };
        if !self.settings.undo_after_end {
            return Err(GameError::NothingToUndo);
        }
        end.take_back(&mut self.scores);
        self.end = None;
        if self.game.position().turn().is_none() {
            self.game.undo();
        }
        Ok(())
    }

    fn redo(&mut self) -> Result<(), GameError> {
        self.game.redo().ok_or(GameError::NothingToRedo)?;
        self.notice_end();
        Ok(())
    }

    fn go_to(&mut self, ply: i32) -> Result<(), GameError> {
        usize::try_from(ply)
            .ok()
            .and_then(|ply| self.game.go_to(ply).ok())
            .ok_or_else(|| GameError::NoSuchPly {
                ply,
                moves: self.moves(),
            })?;
        self.notice_end();
        Ok(())
    }

    fn new_game(&mut self, game: NewGame, now: i64) -> Result<(), GameError> {
        let size = u8::try_from(game.size)
            .ok()
            .and_then(|lines| BoardSize::new(lines).ok())
            .ok_or(GameError::BoardSize { size: game.size })?;
        self.earlier = self.with_this_game();
        self.game_id = self.game_id % MAX_GAME_ID + 1;
        self.game = Game::new(size, game.rule, self.earlier.next_first(game.begins));
        self.times = vec![now];
        self.begins = game.begins;
        self.end = None;
        Ok(())
    }

    fn resign(&mut self) -> Result<(), GameError> {
        match (self.end, self.game.position().turn()) {
            (None, Some(loser)) => {
                self.come_to_end(End::Resigned(loser));
                Ok(())
            }
            _ => Err(GameError::GameOver),
        }
    }

    /// The number of moves of the current line, at most 484.
    pub(crate) fn moves(&self) -> i32 {
        i32::try_from(self.game.line_nodes().len()).unwrap_or(i32::MAX)
    }

    /// Ends the game when the position shown is a win or a full board.
    fn notice_end(&mut self) {
        if self.end.is_none()
            && let Some(end) = End::on_board(self.game.outcome())
        {
            self.come_to_end(end);
        }
    }

    fn come_to_end(&mut self, end: End) {
        end.count(&mut self.scores);
        self.end = Some(end);
    }

    /// What the next game knows of this one and those before.
    fn with_this_game(&self) -> Earlier {
        let played = self.game.node_count() > 1 || self.end.is_some();
        Earlier {
            first: if played {
                Some(self.game.position().begins())
            } else {
                self.earlier.first
            },
            loser: self.end.map_or(self.earlier.loser, End::loser),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{frame, save};

    /// A game whose tree is full. The numbers of its save are long, and nearly every move says which it follows.
    fn full() -> State {
        let now = i64::MIN;
        let mut state = State::new(now);
        let game = NewGame {
            size: 22,
            rule: Rule::Freestyle,
            begins: Begins::Alternate,
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
    fn every_id_can_be_saved_and_has_a_next() {
        let mut state = State::new(0);
        state.game_id = MAX_GAME_ID - 1;
        let game = NewGame {
            size: 15,
            rule: Rule::Freestyle,
            begins: Begins::Black,
        };
        for id in [MAX_GAME_ID, 1, 2] {
            state.apply(Event::NewGame { game }, 0).unwrap();
            assert_eq!(state.game_id, id);
            assert_eq!(save::from_text(&save::to_text(&state).unwrap()).unwrap(), state);
        }
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
