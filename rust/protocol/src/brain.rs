//! The engine's side of the protocol.

use std::{ops::ControlFlow, time::Instant};

use gomoku_engine::{Analysis, Engine, EngineOptions, Level, Limits, Progress, StopFlag};
use gomoku_rules::{BoardSize, Point, Position};

use crate::{
    command::{self, Command, Complaint, Coordinates, Purpose},
    settings::Settings,
    stones::{Owner, Stones, written},
    swap2::{self, Choice},
};

/// What a brain is made with.
///
/// ```
/// assert_eq!(gomoku_protocol::Options::default().level.number(), 10);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// The memory for what is known about positions, in bytes, unless the manager says something else.
    pub table_bytes: usize,
    /// How well it plays.
    pub level: Level,
    /// Which of the moves that are the same to a level it takes.
    pub seed: u64,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            table_bytes: EngineOptions::default().table_bytes,
            level: Level::ALL[9],
            seed: 0,
        }
    }
}

/// A line from a manager.
///
/// ```
/// assert!(!gomoku_protocol::Heard::new("ABOUT").stop.is_stopped());
/// ```
#[derive(Clone, Debug)]
pub struct Heard {
    /// The line; spaces around it do not matter.
    pub text: String,
    /// When it was read: the time for an answer counts from here.
    pub at: Instant,
    /// Ends the thinking about an answer.
    pub stop: StopFlag,
}

impl Heard {
    /// A line that was read just now.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Heard {
        Heard {
            text: text.into(),
            at: Instant::now(),
            stop: StopFlag::default(),
        }
    }
}

/// An engine that a manager plays with.
///
/// ```
/// use gomoku_protocol::{Brain, Heard, Options};
///
/// let mut brain = Brain::new(Options::default());
/// let mut said = Vec::new();
/// for line in ["START 15", "INFO timeout_turn 0", "TURN 7,7", "TURN 7,7"] {
///     let _ = brain.hear(&Heard::new(line), &mut |line| said.push(line.to_owned()));
/// }
/// said.retain(|line| !line.starts_with("MESSAGE"));
/// assert_eq!(said[0], "OK");
/// assert!(said[1].contains(','));
/// assert_eq!(said[2], "ERROR 7,7 is occupied");
/// ```
#[derive(Debug)]
pub struct Brain {
    options: Options,
    settings: Settings,
    engine: Engine,
    /// The size of the engine's table.
    table_bytes: usize,
    /// The game, once there is one.
    stones: Option<Stones>,
    /// The list that is being sent.
    list: Option<List>,
}

/// Stones that are being sent, or what is wrong with them.
#[derive(Debug)]
struct List {
    purpose: Purpose,
    stones: Result<Stones, Complaint>,
}

/// A line to answer, and how.
struct Call<'a> {
    heard: &'a Heard,
    say: &'a mut dyn FnMut(&str),
}

impl Brain {
    /// A brain without a game.
    #[must_use]
    pub fn new(options: Options) -> Brain {
        Brain {
            options,
            settings: Settings::default(),
            engine: Engine::new(EngineOptions {
                table_bytes: options.table_bytes,
            }),
            table_bytes: options.table_bytes,
            stones: None,
            list: None,
        }
    }

    /// Obeys a line and says the answer, if it has one, before it returns; `Break` when the manager wants no more.
    ///
    /// A line that cannot be obeyed is answered with what is wrong, and changes nothing.
    pub fn hear(&mut self, heard: &Heard, say: &mut dyn FnMut(&str)) -> ControlFlow<()> {
        let line = heard.text.trim();
        if line.is_empty() {
            return ControlFlow::Continue(());
        }
        let mut call = Call { heard, say };
        let flow = match self.list.take() {
            Some(list) => self.go_on_with(list, line, &mut call),
            None => self.obey(line, &mut call),
        };
        flow.unwrap_or_else(|complaint| {
            (call.say)(&complaint.to_string());
            ControlFlow::Continue(())
        })
    }

    fn obey(&mut self, line: &str, call: &mut Call) -> Result<ControlFlow<()>, Complaint> {
        match command::parse(line)? {
            Command::Start { width, height } => self.start(width, height, call)?,
            Command::Restart => {
                let size = self.started()?.size();
                self.begin(size, call);
            }
            Command::Begin => self.play(1, call)?,
            Command::Turn(coordinates) => self.turn(coordinates, call)?,
            Command::Play(coordinates) => {
                let point = self.started()?.place(coordinates, Owner::Brain)?;
                (call.say)(&written(point));
            }
            Command::TakeBack(coordinates) => {
                self.started()?.take_back(coordinates)?;
                (call.say)("OK");
            }
            Command::List(purpose) => {
                let stones = self.started().map(|stones| Stones::new(stones.size()));
                self.list = Some(List { purpose, stones });
            }
            Command::Info { key, value } => self.settings.set(key, value),
            Command::About => (call.say)(ABOUT),
            Command::End => return Ok(ControlFlow::Break(())),
            Command::BestMoves(count) => self.play(usize::try_from(count).unwrap_or(1), call)?,
            Command::ShowForbidden => self.show_forbidden(call)?,
            Command::ClearTable => self.engine.clear(),
            Command::Stop => {}
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Hears a line of a list: a stone, its end, or a command that breaks it off.
    fn go_on_with(
        &mut self,
        mut list: List,
        line: &str,
        call: &mut Call,
    ) -> Result<ControlFlow<()>, Complaint> {
        if command::is(line, "DONE") {
            self.finish(list, call)?;
        } else if matches!(command::parse(line), Err(Complaint::Unknown(_))) {
            list.add(line);
            self.list = Some(list);
        } else {
            (call.say)("ERROR a list of stones without DONE");
            return self.obey(line, call);
        }
        Ok(ControlFlow::Continue(()))
    }

    fn finish(&mut self, list: List, call: &mut Call) -> Result<(), Complaint> {
        let stones = list.stones?;
        match list.purpose {
            Purpose::Hold => self.stones = Some(stones),
            Purpose::Move => {
                self.settings.rule()?;
                self.stones = Some(stones);
                self.play(1, call)?;
            }
            Purpose::Swap2 => self.swap2(stones, call)?,
        }
        Ok(())
    }

    fn start(&mut self, width: i64, height: i64, call: &mut Call) -> Result<(), Complaint> {
        if width != height {
            return Err(Complaint::error("rectangular boards are not supported"));
        }
        let size = u8::try_from(width)
            .ok()
            .and_then(|lines| BoardSize::new(lines).ok());
        let size = size.ok_or_else(|| Complaint::error("the board has 5 to 22 lines"))?;
        self.begin(size, call);
        Ok(())
    }

    fn begin(&mut self, size: BoardSize, call: &mut Call) {
        self.stones = Some(Stones::new(size));
        self.settings.clock.reset();
        self.resize_table();
        self.engine.clear();
        (call.say)("OK");
    }

    fn turn(&mut self, coordinates: Coordinates, call: &mut Call) -> Result<(), Complaint> {
        self.settings.rule()?;
        self.started()?.place(coordinates, Owner::Opponent)?;
        self.play(1, call)
    }

    /// Thinks, comparing this many moves, plays and says the move.
    ///
    /// There is always one while the board has room: the engine's, which is legal, or any if none is or the game is
    /// over already.
    fn play(&mut self, lines: usize, call: &mut Call) -> Result<(), Complaint> {
        let rule = self.settings.rule()?;
        let position = self.started()?.position(rule);
        let best = position
            .ok()
            .and_then(|position| self.think(&position, &self.limits(lines, call), call).best);
        let stones = self.started()?;
        let best = best
            .or_else(|| stones.first_empty())
            .ok_or_else(|| Complaint::error("the board is full"))?;
        stones.put(best, Owner::Brain);
        (call.say)(&written(best));
        self.settings.clock.spend(call.heard.at.elapsed());
        Ok(())
    }

    /// Opens a game with three stones, or chooses a side after three or five.
    fn swap2(&mut self, mut stones: Stones, call: &mut Call) -> Result<(), Complaint> {
        let rule = self.settings.rule()?;
        match stones.len() {
            0 => {
                let limits = swap2::share(&self.limits(1, call));
                let opening = swap2::opening(stones.size(), self.options.seed, |stones| {
                    let position = stones.position(rule).ok()?;
                    let line = self
                        .engine
                        .search(&position, &limits, &call.heard.stop, &mut |_| ());
                    Some(line.lines.first()?.score)
                });
                let points: Vec<String> = opening.points().map(written).collect();
                (call.say)(&points.join(" "));
                stones = opening;
            }
            3 | 5 => {
                stones.deal(Owner::Opponent, Owner::Brain);
                let position = stones
                    .position(rule)
                    .map_err(|error| Complaint::error(error.to_string()))?;
                let analysis = self.think(&position, &self.limits(1, call), call);
                match swap2::choose(&analysis) {
                    Choice::Swap => {
                        stones.deal(Owner::Brain, Owner::Opponent);
                        (call.say)("SWAP");
                    }
                    Choice::Stay(best) => {
                        stones.put(best, Owner::Brain);
                        (call.say)(&written(best));
                    }
                }
            }
            count => return Err(Complaint::error(format!("SWAP2BOARD with {count} stones"))),
        }
        self.stones = Some(stones);
        Ok(())
    }

    /// Says which points are forbidden to the side to move, two digits a coordinate.
    fn show_forbidden(&mut self, call: &mut Call) -> Result<(), Complaint> {
        let rule = self.settings.rule()?;
        let position = self.started()?.position(rule);
        let forbidden = position.map_or_else(|_| Vec::new(), |position| position.forbidden_points());
        let points: Vec<String> = forbidden
            .iter()
            .map(|(point, _)| format!("{:02}{:02}", point.col(), point.row()))
            .collect();
        (call.say)(&format!("FORBID {}.", points.concat()));
        Ok(())
    }

    fn think(&mut self, position: &Position, limits: &Limits, call: &mut Call) -> Analysis {
        self.resize_table();
        let Options { level, seed, .. } = self.options;
        level.choose(
            &mut self.engine,
            position,
            limits,
            seed,
            &call.heard.stop,
            &mut |progress| (call.say)(&message(progress)),
        )
    }

    fn limits(&self, lines: usize, call: &Call) -> Limits {
        let mut limits = self.settings.clock.limits(call.heard.at.elapsed());
        let nodes = self.settings.nodes.unwrap_or(u64::MAX);
        limits.nodes = Some(limits.nodes.map_or(nodes, |few| few.min(nodes)));
        limits.depth = self.settings.depth;
        limits.lines = lines;
        limits
    }

    fn resize_table(&mut self) {
        let table_bytes = self.settings.table_bytes(self.options.table_bytes);
        if self.table_bytes != table_bytes {
            self.table_bytes = table_bytes;
            self.engine = Engine::new(EngineOptions { table_bytes });
        }
    }

    fn started(&mut self) -> Result<&mut Stones, Complaint> {
        self.stones
            .as_mut()
            .ok_or_else(|| Complaint::error("there is no board before START"))
    }
}

impl List {
    /// Takes a line of the list; after one that is wrong the rest does not matter.
    fn add(&mut self, line: &str) {
        if let Ok(stones) = &mut self.stones {
            let added = match self.purpose {
                Purpose::Move | Purpose::Hold => stones.place_with_owner(line),
                Purpose::Swap2 => stones.place_unowned(line),
            };
            if let Err(complaint) = added {
                self.stones = Err(complaint);
            }
        }
    }
}

const ABOUT: &str = concat!(
    "name=\"Gomoku\", version=\"",
    env!("CARGO_PKG_VERSION"),
    "\", author=\"the authors of Gomoku\""
);

/// What a manager may show while the brain thinks.
fn message(progress: &Progress) -> String {
    let line = &progress.line;
    let score = match line.mate {
        Some(plies) => format!("mate {plies}"),
        None => format!("score {}", line.score),
    };
    let moves: Vec<String> = line.moves.iter().map(Point::to_string).collect();
    format!(
        "MESSAGE line {} depth {} {score} nodes {} pv {}",
        progress.index + 1,
        line.depth,
        progress.nodes,
        moves.join(" ")
    )
}
