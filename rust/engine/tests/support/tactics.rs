//! The positions of testdata/tactics.jsonl, each with the moves that solve it.

use std::{fs, path::Path};

use gomoku_engine::Analysis;
use gomoku_rules::{BoardSize, Color, Position};
use serde::Deserialize;

#[derive(Deserialize)]
pub struct Tactic {
    pub id: String,
    rule: String,
    size: u8,
    moves: String,
    pub kind: String,
    pub best: Vec<String>,
}

pub fn tactics() -> Vec<Tactic> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/tactics.jsonl");
    let text = fs::read_to_string(path).expect("testdata/tactics.jsonl is there");
    text.lines()
        .map(|line| serde_json::from_str(line).expect("a tactic a line"))
        .collect()
}

impl Tactic {
    pub fn position(&self) -> Position {
        let size = BoardSize::new(self.size).expect("a size of a board");
        let rule = self.rule.parse().expect("the name of a rule");
        let mut position = Position::new(size, rule, Color::Black);
        for name in self
            .moves
            .split_inclusive(|c: char| c.is_ascii_digit())
            .collect::<MoveNames>()
            .0
        {
            position
                .play(name.parse().expect("a point"))
                .expect("a legal move");
        }
        position
    }

    pub fn is_solved_by(&self, analysis: &Analysis) -> bool {
        analysis
            .best
            .is_some_and(|best| self.best.contains(&best.to_string()))
    }
}

/// The names of points that a code such as `h8i10` runs together.
struct MoveNames(Vec<String>);

impl<'a> FromIterator<&'a str> for MoveNames {
    fn from_iter<T: IntoIterator<Item = &'a str>>(parts: T) -> MoveNames {
        let mut names: Vec<String> = Vec::new();
        for part in parts {
            match names.last_mut() {
                Some(name) if part.starts_with(|c: char| c.is_ascii_digit()) => name.push_str(part),
                _ => names.push(part.to_owned()),
            }
        }
        MoveNames(names)
    }
}
