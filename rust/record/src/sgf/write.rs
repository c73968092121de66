//! Records to SGF.

use std::fmt::Write;

use gomoku_rules::{BoardSize, Color, Point};

use crate::{
    error::WriteError,
    escape::push_escaped,
    notes::{Notes, Setup},
    point_set::PointSet,
    record::Record,
    result::{GameResult, WonBy},
    sgf::{NAMED_MARKS, point::letters},
    tree::{NodeId, Step},
};

/// The game as text. Variations stand in parentheses, each on a line of its own.
///
/// # Errors
///
/// [`WriteError::OffBoard`].
pub(super) fn game(record: &Record) -> Result<String, WriteError> {
    let mut writer = Writer {
        size: record.size,
        out: String::from("(;FF[4]GM[4]CA[UTF-8]"),
    };
    writer.game_info(record);
    writer.notes(record.tree.notes(NodeId::ROOT))?;
    writer.out.push('\n');
    let tree = &record.tree;
    let is_variation = |node| tree.parent(node).is_some_and(|parent| tree.branches(parent));
    for step in tree.walk() {
        match step {
            Step::Down(node) => {
                if is_variation(node) {
                    writer.out.push_str("\n(");
                }
                writer.out.push(';');
                if let Some(played) = tree.played(node) {
                    writer.played(played.color, played.point)?;
                }
                writer.notes(tree.notes(node))?;
            }
            Step::Up(node) if is_variation(node) => writer.out.push(')'),
            Step::Up(_) => {}
        }
    }
    writer.out.push_str(")\n");
    Ok(writer.out)
}

struct Writer {
    size: BoardSize,
    out: String,
}

impl Writer {
    fn game_info(&mut self, record: &Record) {
        let _ = write!(self.out, "SZ[{}]", record.size.lines());
        self.text("RU", &rule(record));
        if let Some(result) = record.result {
            self.text("RE", result_text(result));
        }
        let is_number = record.time_control.parse::<f64>().is_ok();
        for (name, text) in [
            ("PB", &record.black.name),
            ("BR", &record.black.rank),
            ("PW", &record.white.name),
            ("WR", &record.white.rank),
            ("DT", &record.date),
            ("EV", &record.event),
            ("RO", &record.round),
            ("PC", &record.place),
            (if is_number { "TM" } else { "OT" }, &record.time_control),
        ] {
            self.text(name, text);
        }
    }

    fn played(&mut self, color: Color, point: Option<Point>) -> Result<(), WriteError> {
        self.out.push_str(match color {
            Color::Black => "B[",
            Color::White => "W[",
        });
        if let Some(point) = point {
            self.point(point)?;
        }
        self.out.push(']');
        Ok(())
    }

    fn notes(&mut self, notes: &Notes) -> Result<(), WriteError> {
        if let Some(setup) = &notes.setup {
            self.setup(setup)?;
        }
        if let Some(time) = notes.time {
            let _ = write!(self.out, "MS[{time}]");
        }
        self.text("C", &notes.comment);
        for (name, kind) in NAMED_MARKS {
            self.points(name, notes.marks.of(kind))?;
        }
        if !notes.labels.is_empty() {
            self.out.push_str("LB");
        }
        for (&point, label) in &notes.labels {
            self.out.push('[');
            self.point(point)?;
            self.out.push(':');
            push_escaped(&mut self.out, label, true);
            self.out.push(']');
        }
        let _ = write!(self.out, "{}", notes.properties);
        Ok(())
    }

    fn setup(&mut self, setup: &Setup) -> Result<(), WriteError> {
        self.points("AB", setup.black)?;
        self.points("AW", setup.white)?;
        self.points("AE", setup.empty)?;
        match setup.turn {
            Some(Color::Black) => self.out.push_str("PL[B]"),
            Some(Color::White) => self.out.push_str("PL[W]"),
            None => {}
        }
        Ok(())
    }

    /// Writes nothing where there are no points: an empty list is no value.
    fn points(&mut self, name: &str, points: PointSet) -> Result<(), WriteError> {
        if points.is_empty() {
            return Ok(());
        }
        self.out.push_str(name);
        for point in points.iter() {
            self.out.push('[');
            self.point(point)?;
            self.out.push(']');
        }
        Ok(())
    }

    fn point(&mut self, point: Point) -> Result<(), WriteError> {
        if !self.size.contains(point) {
            return Err(WriteError::OffBoard { point });
        }
        self.out.extend(letters(point, self.size));
        Ok(())
    }

    /// Writes nothing where the text is empty.
    fn text(&mut self, name: &str, text: &str) {
        if !text.is_empty() {
            self.out.extend([name, "["]);
            push_escaped(&mut self.out, text, false);
            self.out.push(']');
        }
    }
}

/// `Renju Swap2`, `Exact-Caro`, `? Swap2`; empty when there is nothing to say.
fn rule(record: &Record) -> String {
    let name = match record.rule {
        Some(rule) => capitalised(rule.as_str()),
        None if record.opening.is_empty() => return String::new(),
        None => "?".to_owned(),
    };
    let text = format!("{name} {}", record.opening);
    text.trim_end().to_owned()
}

/// Each word with a capital letter.
fn capitalised(name: &str) -> String {
    let word = |word: &str| {
        let (first, rest) = word.split_at(1);
        first.to_ascii_uppercase() + rest
    };
    name.split('-').map(word).collect::<Vec<_>>().join("-")
}

const fn result_text(result: GameResult) -> &'static str {
    match result {
        GameResult::Win { winner, reason } => match (winner, reason) {
            (Color::Black, None) => "B+",
            (Color::Black, Some(WonBy::Resignation)) => "B+R",
            (Color::Black, Some(WonBy::Time)) => "B+T",
            (Color::Black, Some(WonBy::Forfeit)) => "B+F",
            (Color::White, None) => "W+",
            (Color::White, Some(WonBy::Resignation)) => "W+R",
            (Color::White, Some(WonBy::Time)) => "W+T",
            (Color::White, Some(WonBy::Forfeit)) => "W+F",
        },
        GameResult::Draw => "Draw",
        GameResult::Void => "Void",
    }
}
