//! The positions of testdata/tactics.jsonl, each with the moves that solve it.

use std::{fs, path::Path};

use gomoku_engine::Analysis;
use gomoku_rules::{BoardSize, Position};
use serde::Deserialize;

#[path = "code.rs"]
mod code;

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
        code::position(size, rule, &self.moves).expect("legal moves")
    }

    pub fn is_solved_by(&self, analysis: &Analysis) -> bool {
        analysis
            .best
            .is_some_and(|best| self.best.contains(&best.to_string()))
    }
}
