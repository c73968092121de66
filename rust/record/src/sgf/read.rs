//! SGF to records.

use std::borrow::Cow;

use encoding_rs::Encoding;
use gomoku_rules::{BoardSize, Color, Point, Rule};

use crate::{
    charset::{self, Offsets},
    error::{ReadError, Reason},
    format::Format,
    notes::Notes,
    point_set::PointSet,
    record::Record,
    result::{GameResult, WonBy},
    sgf::{
        NAMED_MARKS,
        point::{played, point, points},
        scan::{Scanner, Sign, Token},
        text::{parts, unescape, unescape_line},
    },
    tree::{NodeId, Played},
};

/// A place in the text and what is wrong there.
type Wrong = (usize, Reason);

/// A file of games.
pub(super) struct Collection<'a> {
    bytes: &'a [u8],
    text: Cow<'a, str>,
    encoding: &'static Encoding,
}

impl<'a> Collection<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Collection<'a> {
        let (text, encoding) = charset::decode(bytes, label(bytes));
        Collection {
            bytes,
            text,
            encoding,
        }
    }

    pub(super) fn first(&self) -> Result<Record, ReadError> {
        let mut games = self.games();
        games
            .next()
            .unwrap_or_else(|| Err(self.error((0, Reason::NotThisFormat(Format::Sgf)))))
    }

    pub(super) fn all(&self) -> Result<Vec<Record>, ReadError> {
        let games: Vec<Record> = self.games().collect::<Result<_, _>>()?;
        if games.is_empty() {
            return Err(self.error((0, Reason::NotThisFormat(Format::Sgf))));
        }
        Ok(games)
    }

    fn games(&self) -> impl Iterator<Item = Result<Record, ReadError>> {
        let mut scanner = Scanner::new(&self.text);
        let mut offsets = Offsets::new(self.bytes, self.encoding);
        std::iter::from_fn(move || {
            if !scanner.find_game() {
                return None;
            }
            let game = Game::new(&mut scanner).read();
            Some(game.map_err(|wrong| self.error(wrong)).map(|mut record| {
                self.lead_back(&mut record, &mut offsets);
                record
            }))
        })
    }

    /// Makes places in the text places in the bytes.
    fn lead_back(&self, record: &mut Record, offsets: &mut Offsets<'_>) {
        if matches!(self.text, Cow::Borrowed(_)) {
            return;
        }
        let nodes: Vec<NodeId> = record.tree.nodes().collect();
        for node in nodes {
            let offset = record.tree.offset(node).unwrap_or_default();
            record.tree.set_offset(node, offsets.in_bytes(offset));
        }
    }

    fn error(&self, (offset, reason): Wrong) -> ReadError {
        let offset = Offsets::new(self.bytes, self.encoding).in_bytes(offset);
        ReadError::in_text(self.bytes, offset, reason)
    }
}

/// What the first `CA` says; nothing else of the file can be read before.
fn label(bytes: &[u8]) -> Option<&[u8]> {
    let behind = bytes.windows(3).position(|name| name == b"CA[")? + 3;
    let value = &bytes[behind..];
    let end = value.iter().take(40).position(|&byte| byte == b']')?;
    Some(&value[..end])
}

/// A property of a node: its name in capital letters, where it stands, and where its values do among those of
/// the node.
struct Property<'a> {
    name: Cow<'a, str>,
    offset: usize,
    values: std::ops::Range<usize>,
}

/// A value, escaped, and where it stands.
type Value<'a> = (usize, &'a str);

/// Reads one game. Variations are kept on a stack of their own, so that no file is too deep.
struct Game<'s, 'a> {
    scanner: &'s mut Scanner<'a>,
    record: Record,
    /// The last node; what comes next follows on it.
    node: NodeId,
    /// Where the variations that are open began.
    open: Vec<NodeId>,
    /// What the node being read has; kept so that nodes share the room.
    properties: Vec<Property<'a>>,
    values: Vec<Value<'a>>,
}

impl<'s, 'a> Game<'s, 'a> {
    fn new(scanner: &'s mut Scanner<'a>) -> Game<'s, 'a> {
        Game {
            scanner,
            record: Record::default(),
            node: NodeId::ROOT,
            open: Vec::new(),
            properties: Vec::new(),
            values: Vec::new(),
        }
    }

    fn read(mut self) -> Result<Record, Wrong> {
        let mut next = self.variation()?;
        self.read_root()?;
        loop {
            let token = match next.take() {
                Some(token) => token,
                None => self.token()?,
            };
            match token.sign {
                Sign::Open => {
                    self.open.push(self.node);
                    let first = self.token()?;
                    if first.sign != Sign::Node {
                        return Err(Self::unexpected("a node", first));
                    }
                    next = Some(first);
                }
                Sign::Close => {
                    // The game itself is the first that was opened.
                    self.node = self.open.pop().unwrap_or(NodeId::ROOT);
                    if self.open.is_empty() {
                        return Ok(self.record);
                    }
                }
                Sign::Node => {
                    let node = self.record.tree.add(self.node, None);
                    self.record.tree.set_offset(node, token.offset);
                    self.node = node;
                    next = self.collect_properties()?;
                    self.read_node()?;
                }
                Sign::Name(_) | Sign::Value(_) => return Err(Self::unexpected("a node", token)),
            }
        }
    }

    /// Reads `(;` and the properties of the root; returns the sign behind them.
    fn variation(&mut self) -> Result<Option<Token<'a>>, Wrong> {
        for expected in [Sign::Open, Sign::Node] {
            let token = self.token()?;
            if token.sign != expected {
                return Err(Self::unexpected("a game", token));
            }
            self.record.tree.set_offset(NodeId::ROOT, token.offset);
        }
        self.open.push(NodeId::ROOT);
        self.collect_properties()
    }

    fn token(&mut self) -> Result<Token<'a>, Wrong> {
        let token = self.scanner.next()?;
        token.ok_or((
            self.scanner.at,
            Reason::Ends("the closing parenthesis of the game"),
        ))
    }

    fn unexpected(expected: &'static str, token: Token<'a>) -> Wrong {
        let found = match token.sign {
            Sign::Open => "(",
            Sign::Close => ")",
            Sign::Node => ";",
            Sign::Name(name) => name,
            Sign::Value(_) => "[",
        };
        (token.offset, Reason::expected(expected, found))
    }

    /// Collects the properties of a node; returns the sign behind them.
    fn collect_properties(&mut self) -> Result<Option<Token<'a>>, Wrong> {
        self.properties.clear();
        self.values.clear();
        loop {
            let token = self.token()?;
            match token.sign {
                Sign::Name(name) => self.properties.push(Property {
                    name: capitals(name),
                    offset: token.offset,
                    values: self.values.len()..self.values.len(),
                }),
                Sign::Value(value) => {
                    let Some(property) = self.properties.last_mut() else {
                        return Err((token.offset, Reason::expected("a property", "[")));
                    };
                    self.values.push((token.offset + 1, value));
                    property.values.end = self.values.len();
                }
                Sign::Open | Sign::Close | Sign::Node => return Ok(Some(token)),
            }
        }
    }

    fn read_root(&mut self) -> Result<(), Wrong> {
        let (properties, values) = self.take();
        // Points cannot be read before the size is known.
        let of_game = |name: &str| {
            let property = properties.iter().find(|property| property.name == name)?;
            values.get(property.values.start).copied()
        };
        if let Some((offset, game)) = of_game("GM").filter(|(_, game)| game.trim_ascii() != "4") {
            return Err((offset, Reason::expected("GM[4], Gomoku and Renju", game)));
        }
        if let Some((offset, size)) = of_game("SZ") {
            self.record.size = board_size(size).map_err(|reason| (offset, reason))?;
        }
        for property in &properties {
            let values = &values[property.values.clone()];
            if !self.read_game_info(&property.name, values) {
                self.read_property(property, values)?;
            }
        }
        self.give_back(properties, values);
        Ok(())
    }

    fn read_node(&mut self) -> Result<(), Wrong> {
        let (properties, values) = self.take();
        for property in &properties {
            self.read_property(property, &values[property.values.clone()])?;
        }
        self.give_back(properties, values);
        Ok(())
    }

    fn take(&mut self) -> (Vec<Property<'a>>, Vec<Value<'a>>) {
        (
            std::mem::take(&mut self.properties),
            std::mem::take(&mut self.values),
        )
    }

    fn give_back(&mut self, properties: Vec<Property<'a>>, values: Vec<Value<'a>>) {
        self.properties = properties;
        self.values = values;
    }

    /// Whether the property is one of the game that a record has a field for; it has been read then.
    fn read_game_info(&mut self, name: &str, values: &[Value<'a>]) -> bool {
        let [(_, value)] = values else { return false };
        let Record { black, white, .. } = &mut self.record;
        let field = match name {
            "FF" | "GM" | "CA" | "SZ" => return true,
            "RU" => return self.read_rule(value),
            "RE" => return self.read_result(value),
            "PB" => &mut black.name,
            "PW" => &mut white.name,
            "BR" => &mut black.rank,
            "WR" => &mut white.rank,
            "DT" => &mut self.record.date,
            "EV" => &mut self.record.event,
            "RO" => &mut self.record.round,
            "PC" => &mut self.record.place,
            "TM" | "OT" => &mut self.record.time_control,
            _ => return false,
        };
        let is_new = field.is_empty();
        if is_new {
            *field = unescape_line(value);
        }
        is_new
    }

    fn read_rule(&mut self, value: &str) -> bool {
        let text = unescape_line(value);
        let Some((rule, opening)) = rule_and_opening(&text) else {
            return false;
        };
        self.record.rule = rule;
        opening.clone_into(&mut self.record.opening);
        true
    }

    fn read_result(&mut self, value: &str) -> bool {
        let text = unescape_line(value);
        let result = game_result(&text);
        self.record.result = result;
        result.is_some() || matches!(text.as_str(), "" | "?")
    }

    fn read_property(&mut self, property: &Property<'a>, values: &[Value<'a>]) -> Result<(), Wrong> {
        let name = property.name.as_ref();
        match name {
            "B" => self.read_move(Color::Black, property, values),
            "W" => self.read_move(Color::White, property, values),
            "AB" => self.set_up(Some(Color::Black), values),
            "AW" => self.set_up(Some(Color::White), values),
            "AE" => self.set_up(None, values),
            "PL" => self.read_turn(values),
            "LB" => self.read_labels(values),
            "C" => {
                self.read_comment(values);
                Ok(())
            }
            "MS" if self.read_time(values) => Ok(()),
            _ => self.read_other(name, values),
        }
    }

    fn read_move(
        &mut self,
        color: Color,
        property: &Property<'a>,
        values: &[Value<'a>],
    ) -> Result<(), Wrong> {
        let &[(offset, value)] = values else {
            return Err((
                property.offset,
                Reason::expected("one value of a move", "several"),
            ));
        };
        let point = played(value, self.record.size).map_err(|reason| (offset, reason))?;
        let notes = self.record.tree.notes(self.node);
        let is_taken = self.record.tree.played(self.node).is_some() || notes.setup.is_some();
        if is_taken || self.node == NodeId::ROOT {
            self.node = self.record.tree.add(self.node, None);
        }
        self.record.tree.set_played(self.node, Played { color, point });
        self.record.tree.set_offset(self.node, property.offset);
        Ok(())
    }

    /// The notes of the node that sets up stones: this one, or one that follows on its move.
    fn setup_notes(&mut self) -> &mut Notes {
        if self.record.tree.played(self.node).is_some() {
            self.node = self.record.tree.add(self.node, None);
        }
        self.notes()
    }

    fn notes(&mut self) -> &mut Notes {
        self.record.tree.notes_mut(self.node)
    }

    fn set_up(&mut self, stone: Option<Color>, values: &[Value<'a>]) -> Result<(), Wrong> {
        let points = self.point_list(values)?;
        let setup = self.setup_notes().setup.get_or_insert_default();
        points.iter().for_each(|point| setup.put(point, stone));
        Ok(())
    }

    fn read_turn(&mut self, values: &[Value<'a>]) -> Result<(), Wrong> {
        let &(offset, value) = values.first().unwrap_or(&(0, ""));
        let turn = match value.trim_ascii().to_ascii_lowercase().as_str() {
            "b" | "black" | "1" => Color::Black,
            "w" | "white" | "2" => Color::White,
            other => return Err((offset, Reason::expected("B or W", other))),
        };
        self.setup_notes().setup.get_or_insert_default().turn = Some(turn);
        Ok(())
    }

    fn read_labels(&mut self, values: &[Value<'a>]) -> Result<(), Wrong> {
        let size = self.record.size;
        for &(offset, value) in values {
            let (at, text) =
                parts(value).ok_or_else(|| (offset, Reason::expected("a point and a label", value)))?;
            let point: Point = point(at, size).map_err(|reason| (offset, reason))?;
            self.notes().labels.insert(point, unescape_line(text));
        }
        Ok(())
    }

    fn read_comment(&mut self, values: &[Value<'a>]) {
        for (_, value) in values {
            let text = unescape(value);
            if text.is_empty() {
                continue;
            }
            let comment = &mut self.notes().comment;
            if !comment.is_empty() {
                comment.push('\n');
            }
            comment.push_str(&text);
        }
    }

    /// Whether they are a number of milliseconds; it has been read then.
    fn read_time(&mut self, values: &[Value<'a>]) -> bool {
        let [(_, value)] = values else { return false };
        let time = value.trim_ascii().parse().ok();
        // Only a move takes time.
        let is_move = self.record.tree.played(self.node).is_some();
        if is_move && time.is_some() && self.record.tree.notes(self.node).time.is_none() {
            self.notes().time = time;
            return true;
        }
        false
    }

    fn read_other(&mut self, name: &str, values: &[Value<'a>]) -> Result<(), Wrong> {
        let mark = NAMED_MARKS.iter().find(|&&(mark, _)| mark == name);
        match mark {
            Some(&(_, kind)) => {
                let points = self.point_list(values)?;
                self.notes().marks.add_all(kind, points);
            }
            None if !values.is_empty() => {
                let values = values.iter().map(|&(_, value)| value);
                self.notes().properties.push_escaped(name, values);
            }
            None => {}
        }
        Ok(())
    }

    fn point_list(&self, values: &[Value<'a>]) -> Result<PointSet, Wrong> {
        let mut all = PointSet::default();
        for &(offset, value) in values {
            let some = points(value, self.record.size).map_err(|reason| (offset, reason))?;
            all = all.union(some);
        }
        Ok(all)
    }
}

/// Old files add small letters for the reader: `CoPyright` is `CP`. Names in small letters only are meant as they
/// stand.
fn capitals(name: &str) -> Cow<'_, str> {
    let is_small = |c: char| c.is_ascii_lowercase();
    if !name.contains(is_small) {
        Cow::Borrowed(name)
    } else if name.contains(|c: char| c.is_ascii_uppercase()) {
        Cow::Owned(name.replace(is_small, ""))
    } else {
        Cow::Owned(name.to_ascii_uppercase())
    }
}

fn board_size(value: &str) -> Result<BoardSize, Reason> {
    let value = value.trim_ascii();
    let (width, height) = parts(value).unwrap_or((value, value));
    crate::lines::board_size(width, height)
}

/// `Renju`, `renju Swap2`, `? Swap2`; `None` for rules that we do not know.
fn rule_and_opening(text: &str) -> Option<(Option<Rule>, &str)> {
    let behind = |name: &str| {
        let (start, behind) = text.split_at_checked(name.len())?;
        let is_word = behind.is_empty() || behind.starts_with(' ');
        (start.eq_ignore_ascii_case(name) && is_word).then(|| behind.trim())
    };
    let of_rule = |rule: Rule| Some((Some(rule), behind(rule.as_str())?));
    let known = Rule::ALL.into_iter().find_map(of_rule);
    known.or_else(|| Some((None, behind("?")?)))
}

/// `B+R`, `Draw`, `Void`; `None` for anything else.
fn game_result(text: &str) -> Option<GameResult> {
    let text = text.to_ascii_lowercase();
    match text.as_str() {
        // RenLib takes the last two for draws.
        "0" | "draw" | "b+draw" | "w+draw" => return Some(GameResult::Draw),
        "void" => return Some(GameResult::Void),
        _ => {}
    }
    let (winner, reason) = text.split_once('+')?;
    let winner = match winner {
        "b" | "black" => Color::Black,
        "w" | "white" => Color::White,
        _ => return None,
    };
    let reason = match reason {
        "r" | "resign" => Some(WonBy::Resignation),
        "t" | "time" => Some(WonBy::Time),
        "f" | "forfeit" => Some(WonBy::Forfeit),
        _ => None,
    };
    Some(GameResult::Win { winner, reason })
}
