//! What every event does. Nothing here touches the disk.

use gomoku_engine::Level;
use gomoku_rules::{BoardSize, Color, Game, Opening, Point, Rule, Seat};

use crate::{
    end::{Earlier, End},
    error::GameError,
    event::{Event, NewGame},
    opening_log::OpeningLog,
    players::Seats,
    settings::{Begins, Settings},
    snapshot::{Hint, Scores},
};

/// The greatest id of a game: where JSON's and JavaScript's whole numbers end. The next one is 1 again.
pub(crate) const MAX_GAME_ID: i64 = 1 << 53;

/// All that a session knows: the game with its variations, and what is kept over games.
///
/// While `end` is none the position shown is not over: reaching a win or a full board, by a tap, redo or
/// go-to, sets the end and counts it.
///
/// The stones of the opening are the first moves of the game, which has variations only beyond them: as long as the
/// opening is under way, the cursor of the game stands behind them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct State {
    pub(crate) game_id: i64,
    pub(crate) game: Game,
    /// When each node of the tree was first played, the root at the start of the game; in milliseconds since
    /// the Unix epoch.
    pub(crate) times: Vec<i64>,
    pub(crate) begins: Begins,
    pub(crate) opening: OpeningLog,
    pub(crate) seats: Seats,
    /// Whether engines wait; never once the game is over.
    pub(crate) paused: bool,
    pub(crate) end: Option<End>,
    pub(crate) earlier: Earlier,
    pub(crate) scores: Scores,
    pub(crate) settings: Settings,
    /// The point that waits for a second tap. Not saved.
    pub(crate) pending: Option<Point>,
    /// What the engine would play here. Not saved.
    pub(crate) hint: Option<Hint>,
}

impl State {
    /// The first game of a new installation.
    pub(crate) fn new(now: i64) -> State {
        let (size, rule) = (BoardSize::default(), Rule::default());
        State {
            game_id: 1,
            game: Game::new(size, rule, Color::Black),
            times: vec![now],
            begins: Begins::default(),
            opening: OpeningLog::free(size, rule),
            seats: Seats::default(),
            paused: false,
            end: None,
            earlier: Earlier::default(),
            scores: Scores::default(),
            settings: Settings::default(),
            pending: None,
            hint: None,
        }
    }

    /// Carries out `event` at the time `now`. After an error the state is not to be used any more.
    pub(crate) fn apply(&mut self, event: Event, now: i64) -> Result<(), GameError> {
        let pending = self.pending.take();
        self.hint = None;
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
            Event::Decide { decision } => self.answer(decision.into(), now),
            Event::SayNumber { count } => self.say_number(count, now),
            Event::AgreeDraw => self.agree_draw(),
            Event::Pause => self.pause(true),
            Event::Resume => self.pause(false),
        }
    }

    fn new_game(&mut self, game: NewGame, now: i64) -> Result<(), GameError> {
        let size = u8::try_from(game.size)
            .ok()
            .and_then(|lines| BoardSize::new(lines).ok())
            .ok_or(GameError::BoardSize { size: game.size })?;
        let seats = Seats::new(game.players)?;
        let opening = OpeningLog::new(game.opening, size, game.rule)
            .map_err(|error| GameError::of_opening(error, size, 0))?;
        self.earlier = self.with_this_game();
        self.game_id = self.game_id % MAX_GAME_ID + 1;
        let first = match game.opening {
            Opening::Free => self.earlier.next_first(game.begins),
            _ => Color::Black,
        };
        self.game = Game::new(size, game.rule, first);
        self.times = vec![now];
        self.begins = game.begins;
        self.opening = opening;
        self.seats = seats;
        self.paused = false;
        self.end = None;
        Ok(())
    }

    fn resign(&mut self) -> Result<(), GameError> {
        let decider = self.decider().ok_or(GameError::GameOver)?;
        if self.seats.are_engines() {
            return Err(GameError::EnginesTurn);
        }
        self.give_up(self.seats.lone_person().unwrap_or(decider));
        Ok(())
    }

    /// The player who sits there resigns.
    pub(crate) fn give_up(&mut self, loser: Seat) {
        self.come_to_end(End::Resigned(self.opening.color_of(loser)));
    }

    fn agree_draw(&mut self) -> Result<(), GameError> {
        if self.end.is_some() {
            return Err(GameError::GameOver);
        }
        if !self.can_agree_draw() {
            return Err(GameError::NotAsked);
        }
        self.come_to_end(End::AgreedDraw);
        Ok(())
    }

    fn pause(&mut self, paused: bool) -> Result<(), GameError> {
        if self.end.is_some() {
            return Err(GameError::GameOver);
        }
        if self.seats.are_persons() {
            return Err(GameError::NothingToThink);
        }
        self.paused = paused;
        Ok(())
    }

    /// Who is to make the next move or decision; none once the game is over.
    pub(crate) fn decider(&self) -> Option<Seat> {
        if self.end.is_some() {
            return None;
        }
        match self.opening.play().task() {
            Some(task) => Some(task.seat),
            None => Some(self.opening.seat_of(self.game.position().turn()?)),
        }
    }

    /// The level of the engine that is to move, unless it waits.
    pub(crate) fn engine_to_move(&self) -> Option<Level> {
        let decider = self.decider().filter(|_| !self.paused)?;
        self.seats.engine_at(decider)
    }

    pub(crate) fn is_in_opening(&self) -> bool {
        self.end.is_none() && self.opening.is_under_way()
    }

    pub(crate) fn can_hint(&self) -> bool {
        let is_persons = |seat| self.seats.engine_at(seat).is_none();
        self.decider().is_some_and(is_persons) && !self.is_in_opening()
    }

    pub(crate) fn can_agree_draw(&self) -> bool {
        self.end.is_none() && self.seats.are_persons() && !self.is_in_opening() && self.game.ply() > 0
    }

    /// The number of moves of the current line, at most 484.
    pub(crate) fn moves(&self) -> i32 {
        i32::try_from(self.game.line_nodes().len()).unwrap_or(i32::MAX)
    }

    /// Ends the game when the position shown is a win or a full board.
    pub(crate) fn notice_end(&mut self) {
        if self.end.is_none()
            && let Some(end) = End::on_board(self.game.outcome())
        {
            self.come_to_end(end);
        }
    }

    fn come_to_end(&mut self, end: End) {
        end.count(&mut self.scores);
        self.end = Some(end);
        self.paused = false;
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
    use crate::save;

    #[test]
    fn every_id_can_be_saved_and_has_a_next() {
        let mut state = State::new(0);
        state.game_id = MAX_GAME_ID - 1;
        let game = NewGame::default();
        for id in [MAX_GAME_ID, 1, 2] {
            state.apply(Event::NewGame { game }, 0).unwrap();
            assert_eq!(state.game_id, id);
            assert_eq!(save::from_text(&save::to_text(&state).unwrap()).unwrap(), state);
        }
    }
}
