//! The session: a state, where it is kept, and the clock.

use std::{
    path::Path,
    sync::{Arc, Mutex},
};

use crate::{
    Clock,
    clock::system_clock,
    error::GameError,
    event::Event,
    settings::Settings,
    snapshot::{Restored, Snapshot},
    state::State,
    store::{self, Store},
    thinking::{Purpose, Thinking, Thought, UnderWay},
    work::{Found, LazyEngine},
};

/// The one mutable object of an app: events in, one [`Snapshot`] out.
///
/// After each event that changed something the game is in its file before [`apply`](Session::apply) returns,
/// so it survives a killed process; a worker syncs the file within a second, so it survives a power cut but
/// for the last moves. Dropping the session waits for the worker.
///
/// Two sessions on one folder harm no file: each write replaces the whole, and the last writer wins. But one that
/// is opened while the other writes may find the game as it was an event before, and the promise about power cuts
/// is void.
///
/// ```
/// use gomoku_session::{Color, Event, GameError, Session};
///
/// let mut session = Session::in_memory();
/// let snapshot = session.apply(Event::Tap { point: 112 })?;
/// assert_eq!((snapshot.ply, snapshot.turn), (1, Some(Color::White)));
/// assert_eq!(session.apply(Event::Tap { point: 112 }), Err(GameError::Occupied { point: 112 }));
/// assert_eq!(session.snapshot(), snapshot);
/// # Ok::<(), GameError>(())
/// ```
#[derive(Debug)]
pub struct Session {
    state: State,
    store: Option<Store>,
    clock: Clock,
    saved: bool,
    restored: Restored,
    engine: Arc<Mutex<LazyEngine>>,
    thinking: Option<UnderWay>,
}

impl Session {
    /// Opens the session whose files lie in `directory`, with the game as it was left. The folder is made
    /// when it is missing; [`Snapshot::restored`] says what was found.
    ///
    /// A full disk is no error: the game goes on in memory, see [`Snapshot::saved`].
    ///
    /// # Errors
    /// [`GameError::Storage`] when the folder cannot be made or read, or when a file that cannot be read
    /// cannot be set aside either.
    pub fn open(directory: &Path) -> Result<Session, GameError> {
        Session::open_with(directory, Settings::default())
    }

    /// Opens a session that begins with `first_settings` where none are on disk: an app may have defaults of its
    /// own.
    ///
    /// ```
    /// use gomoku_session::{BoardTheme, Session, Settings};
    ///
    /// # let folder = tempfile::tempdir()?;
    /// # let directory = folder.path();
    /// let sky = Settings { theme: BoardTheme::Sky, ..Settings::default() };
    /// assert_eq!(Session::open_with(directory, sky)?.snapshot().settings, sky);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`open`](Session::open).
    pub fn open_with(directory: &Path, first_settings: Settings) -> Result<Session, GameError> {
        Session::load(directory, system_clock, first_settings)
    }

    /// Opens a session that takes the times of moves from `clock`.
    ///
    /// # Errors
    /// As [`open`](Session::open).
    pub fn open_with_clock(directory: &Path, clock: Clock) -> Result<Session, GameError> {
        Session::load(directory, clock, Settings::default())
    }

    fn load(directory: &Path, clock: Clock, first_settings: Settings) -> Result<Session, GameError> {
        let (store, found) = Store::open(directory).map_err(|error| GameError::Storage {
            reason: error.to_string(),
        })?;
        let (restored, state) = match found {
            store::Found::Nothing => (Restored::Nothing, None),
            store::Found::Latest(state) => (Restored::Latest, Some(state)),
            store::Found::Previous(state) => (Restored::Previous, Some(state)),
            store::Found::Unreadable => (Restored::Unreadable, None),
        };
        let state = match state {
            Some(state) => *state,
            None => State {
                settings: first_settings,
                ..State::new(clock())
            },
        };
        let mut session = Session {
            state,
            store: Some(store),
            clock,
            saved: true,
            restored,
            engine: Arc::default(),
            thinking: None,
        };
        if restored == Restored::Previous {
            // From now on there are two files again.
            session.save();
        }
        Ok(session)
    }

    /// A session that keeps nothing: for previews and tests. Its snapshots say that they are saved.
    #[must_use]
    pub fn in_memory() -> Session {
        let clock: Clock = system_clock;
        Session {
            state: State::new(clock()),
            store: None,
            clock,
            saved: true,
            restored: Restored::Nothing,
            engine: Arc::default(),
            thinking: None,
        }
    }

    /// Carries out `event` and answers with the new state.
    ///
    /// # Errors
    /// Why the event was refused; nothing has changed then.
    pub fn apply(&mut self, event: Event) -> Result<Snapshot, GameError> {
        let suspend = event == Event::Suspend;
        let lets_think = matches!(event, Event::ChangeSettings { .. } | Event::ClearScores);
        // On a copy, so that neither an error nor a panic leaves a half-changed game.
        let mut next = self.state.clone();
        next.apply(event, (self.clock)())?;
        self.state = next;
        if !lets_think {
            self.thinking = None;
        }
        self.save();
        if suspend && let Some(store) = &self.store {
            store.sync_soon();
        }
        Ok(self.snapshot())
    }

    /// The present state.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        self.state.snapshot(self.saved, self.restored)
    }

    /// What the engine is to find out now. A shell [runs](Thinking::run) it on a worker, while the session is free, and
    /// brings back the [`Thought`]. What the engine was thinking about before is stopped.
    ///
    /// # Errors
    /// [`GameError::NothingToThink`] when no engine is to move, or when a hint is asked for and no person is to move or
    /// an opening is under way.
    ///
    /// ```
    /// use gomoku_session::{GameError, Purpose, Session};
    ///
    /// let mut session = Session::in_memory();
    /// assert_eq!(session.begin_thinking(Purpose::Move).unwrap_err(), GameError::NothingToThink);
    /// let thinking = session.begin_thinking(Purpose::Hint)?;
    /// assert!(session.finish_thinking(thinking.run()).hint.is_some());
    /// # Ok::<(), GameError>(())
    /// ```
    pub fn begin_thinking(&mut self, purpose: Purpose) -> Result<Thinking, GameError> {
        let work = self.state.work(purpose).ok_or(GameError::NothingToThink)?;
        let (under_way, thinking) = UnderWay::begin(work, Arc::clone(&self.engine));
        self.thinking = Some(under_way);
        Ok(thinking)
    }

    /// Does what the engine found, and answers with the new state: plays and saves its move or decision, or shows the
    /// hint. A thought changes nothing when it was stopped, or when it is not the one that was begun last.
    ///
    /// ```
    /// use gomoku_session::{Event, NewGame, Players, Purpose, Session};
    ///
    /// let mut session = Session::in_memory();
    /// let players = Players { black: Some(1), white: None };
    /// session.apply(Event::NewGame { game: NewGame { players, ..NewGame::default() } })?;
    /// let thought = session.begin_thinking(Purpose::Move)?.run();
    /// session.apply(Event::NewGame { game: NewGame::default() })?;
    /// assert_eq!(session.finish_thinking(thought).ply, 0);
    /// # Ok::<(), gomoku_session::GameError>(())
    /// ```
    pub fn finish_thinking(&mut self, thought: Thought) -> Snapshot {
        let found = self
            .thinking
            .take_if(|under_way| under_way.is_of(&thought))
            .and_then(|under_way| under_way.finish(thought));
        if let Some(found) = found {
            self.take(found);
        }
        self.snapshot()
    }

    /// Makes the engine's [run](Thinking::run) end soon, if it is under way; its thought will change nothing.
    ///
    /// ```
    /// use gomoku_session::{Purpose, Session};
    ///
    /// let mut session = Session::in_memory();
    /// let thinking = session.begin_thinking(Purpose::Hint)?;
    /// session.stop_thinking();
    /// assert_eq!(session.finish_thinking(thinking.run()).hint, None);
    /// # Ok::<(), gomoku_session::GameError>(())
    /// ```
    pub fn stop_thinking(&self) {
        if let Some(under_way) = &self.thinking {
            under_way.stop();
        }
    }

    fn take(&mut self, found: Found) {
        let mut next = self.state.clone();
        match next.take(found, (self.clock)()) {
            Ok(()) => self.state = next,
            Err(refused) => {
                log::error!("the engine waits, as its move was refused: {refused}");
                self.state.paused = true;
            }
        }
        self.save();
    }

    fn save(&mut self) {
        let Some(store) = &mut self.store else { return };
        let written = store.write(&self.state);
        if let Err(error) = &written {
            log::warn!("the game could not be saved: {error}");
        }
        self.saved = written.is_ok();
    }
}
