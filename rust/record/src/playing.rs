//! Records as games, and back.

use std::collections::HashSet;

use gomoku_rules::{self as rules, Color, Game, IllegalMove, Position, Rule};

use crate::{
    error::{Unplayable, WhyUnplayable},
    notes::Setup,
    point_set::PointSet,
    record::Record,
    tree::{NodeId, Played, Step},
};

impl Record {
    /// Plays all moves by `rule`, variations too. The current line of the game is the main line, its cursor at the
    /// end.
    ///
    /// ```
    /// use gomoku_record::Format;
    /// use gomoku_rules::{IllegalMove, Rule};
    ///
    /// let record = Format::Text.read(b"h8 i9 g7")?;
    /// assert_eq!(record.to_game(Rule::Freestyle)?.ply(), 3);
    ///
    /// let record = Format::Text.read(b"h8 i9 h8")?;
    /// let error = record.to_game(Rule::Freestyle).unwrap_err();
    /// assert_eq!((error.number, error.offset), (3, Some(6)));
    /// assert_eq!(error.reason, IllegalMove::Occupied.into());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`Unplayable`] names the first move that cannot be played.
    pub fn to_game(&self, rule: Rule) -> Result<Game, Unplayable> {
        let mut game = self.start(rule)?;
        for step in self.tree.walk() {
            match step {
                Step::Down(node) => self
                    .play(node, &mut game)
                    .map_err(|why| self.unplayable(node, why))?,
                Step::Up(node) if self.tree.played(node).is_some() => {
                    game.undo();
                }
                Step::Up(_) => {}
            }
        }
        self.play_main_line(&mut game)?;
        Ok(game)
    }

    /// Plays the moves of the main line by `rule`; variations may be unplayable.
    ///
    /// ```
    /// use gomoku_record::Format;
    /// use gomoku_rules::Rule;
    ///
    /// let record = Format::Sgf.read(b"(;GM[4];B[hh](;W[ig])(;W[hh]))")?;
    /// assert_eq!(record.to_position(Rule::Freestyle)?.last(), Some("i9".parse()?));
    /// assert!(record.to_game(Rule::Freestyle).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`Unplayable`] names the first move that cannot be played.
    pub fn to_position(&self, rule: Rule) -> Result<Position, Unplayable> {
        let mut game = self.start(rule)?;
        self.play_main_line(&mut game)?;
        Ok(game.position().clone())
    }

    /// Whether each move can be played: by the rule of the record, or by any where it says none. Passes, stones that are
    /// set up later and moves out of turn are no fault here; where there are some, only the points are checked.
    ///
    /// ```
    /// use gomoku_record::Format;
    ///
    /// let record = Format::Sgf.read(b"(;GM[4];B[hh];W[];B[hh])")?;
    /// assert_eq!(record.check().unwrap_err().to_string(), "move 3, h8: occupied (byte 18)");
    /// # Ok::<(), gomoku_record::ReadError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`Unplayable`] names the first move that cannot be played.
    pub fn check(&self) -> Result<(), Unplayable> {
        let mut faults = self.possible_rules().map(|rule| self.to_game(rule).err());
        let first = faults.next().flatten();
        match first {
            Some(fault) if faults.all(|other| other.is_some()) => match fault.reason {
                WhyUnplayable::Illegal(_) | WhyUnplayable::Setup(_) => Err(fault),
                WhyUnplayable::Turn { .. } | WhyUnplayable::Pass | WhyUnplayable::SetupLater => {
                    self.check_points()
                }
            },
            _ => Ok(()),
        }
    }

    /// The rule of the record, or all where it says none.
    pub(crate) fn possible_rules(&self) -> impl Iterator<Item = Rule> {
        let stated = self.rule;
        Rule::ALL
            .into_iter()
            .filter(move |&rule| stated.is_none_or(|stated| stated == rule))
    }

    /// Whether each stone goes to an empty point.
    fn check_points(&self) -> Result<(), Unplayable> {
        let mut stones = PointSet::default();
        set_up(&mut stones, self.setup());
        // What was there before each setup on the way.
        let mut before = Vec::new();
        for step in self.tree.walk() {
            let (Step::Down(node) | Step::Up(node)) = step;
            let setup = self.tree.notes(node).setup.as_deref();
            let point = self.tree.played(node).and_then(|played| played.point);
            if step == Step::Up(node) {
                if let Some(point) = point {
                    stones.remove(point);
                }
                stones = setup.and_then(|_| before.pop()).unwrap_or(stones);
                continue;
            }
            if setup.is_some() {
                before.push(stones);
                set_up(&mut stones, setup);
            }
            if let Some(point) = point {
                let fault = match stones.contains(point) {
                    _ if !self.size.contains(point) => Err(IllegalMove::OffBoard),
                    true => Err(IllegalMove::Occupied),
                    false => Ok(()),
                };
                fault.map_err(|reason| self.unplayable(node, reason.into()))?;
                stones.insert(point);
            }
        }
        Ok(())
    }

    /// The record of a game, the current line of which becomes the main line.
    ///
    /// ```
    /// use gomoku_record::{Format, Record};
    /// use gomoku_rules::Rule;
    ///
    /// let game = Format::Text.read(b"h8 i9 g7")?.to_game(Rule::Renju)?;
    /// let record = Record::of_game(&game);
    /// assert_eq!(record.rule, Some(Rule::Renju));
    /// assert_eq!(record.to_game(Rule::Renju)?, game);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of_game(game: &Game) -> Record {
        let start = game.position().start();
        let mut record = Record {
            rule: Some(start.rule()),
            ..Record::new(start.size())
        };
        if start.cells().any(|cell| cell.is_some()) || start.begins() == Color::White {
            record.tree.notes_mut(NodeId::ROOT).setup = Some(Box::new(setup_of(&start)));
        }
        let on_line: HashSet<rules::NodeId> = game.line_nodes().iter().copied().collect();
        let mut waiting = vec![(rules::NodeId::ROOT, NodeId::ROOT, start.begins())];
        while let Some((from, to, turn)) = waiting.pop() {
            let (line, others): (Vec<_>, Vec<_>) =
                game.children(from).partition(|child| on_line.contains(child));
            for child in line.into_iter().chain(others) {
                let point = game.point(child);
                let played = Played { color: turn, point };
                waiting.push((child, record.tree.add(to, Some(played)), !turn));
            }
        }
        record
    }

    /// The game before its first move.
    fn start(&self, rule: Rule) -> Result<Game, Unplayable> {
        let Some(setup) = self.setup() else {
            return Ok(Game::new(self.size, rule, self.begins()));
        };
        let black = setup.black.iter().map(|point| (point, Color::Black));
        let stones = black.chain(setup.white.iter().map(|point| (point, Color::White)));
        let start = Position::setup(self.size, rule, stones, self.begins());
        let start = start.map_err(|why| self.unplayable(NodeId::ROOT, why.into()))?;
        Ok(Game::from_position(&start))
    }

    fn play_main_line(&self, game: &mut Game) -> Result<(), Unplayable> {
        let mut main_line = self.tree.main_line();
        main_line.try_for_each(|node| self.play(node, game).map_err(|why| self.unplayable(node, why)))
    }

    fn play(&self, node: NodeId, game: &mut Game) -> Result<(), WhyUnplayable> {
        if self.tree.notes(node).setup.is_some() {
            return Err(WhyUnplayable::SetupLater);
        }
        let Some(Played { color, point }) = self.tree.played(node) else {
            return Ok(());
        };
        let point = point.ok_or(WhyUnplayable::Pass)?;
        if let Some(turn) = game.position().turn().filter(|&turn| turn != color) {
            return Err(WhyUnplayable::Turn { turn });
        }
        game.play(point).map_err(|refused| refused.reason)?;
        Ok(())
    }

    fn unplayable(&self, node: NodeId, reason: WhyUnplayable) -> Unplayable {
        Unplayable {
            number: self.tree.number(node),
            point: self.tree.played(node).and_then(|played| played.point),
            offset: self.tree.offset(node),
            reason,
        }
    }
}

/// Puts stones on their points and takes them away.
fn set_up(stones: &mut PointSet, setup: Option<&Setup>) {
    if let Some(setup) = setup {
        *stones = stones.union(setup.black).union(setup.white);
        setup.empty.iter().for_each(|point| stones.remove(point));
    }
}

fn setup_of(start: &Position) -> Setup {
    let mut setup = Setup {
        turn: Some(start.begins()),
        ..Setup::default()
    };
    for (point, stone) in start.size().points().zip(start.cells()) {
        if stone.is_some() {
            setup.put(point, stone);
        }
    }
    setup
}
