//! The opening of a game as a save has it.

use gomoku_rules::{Color, Decision, Game, Opening, OpeningError, ParsePointError};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{opening_log::OpeningLog, text};

/// Why a save holds no opening of its game.
#[derive(Debug, Error)]
pub(crate) enum OpeningSaveError {
    #[error("it cannot be played: {0}")]
    Board(OpeningError),
    #[error("decision {number} cannot be made: {error}")]
    Decision { number: usize, error: OpeningError },
    #[error("{standing} of {made} decisions cannot stand")]
    Standing { standing: usize, made: usize },
    #[error("its stones are not the first moves of the game")]
    Stones,
}

#[derive(Serialize, Deserialize)]
pub(crate) struct SavedOpening {
    #[serde(with = "text")]
    rule: Opening,
    /// All that were made, also those that were taken back.
    decisions: Vec<SavedDecision>,
    /// How many of them stand.
    standing: usize,
}

impl SavedOpening {
    /// None where none is played.
    pub(crate) fn of(log: &OpeningLog) -> Option<SavedOpening> {
        let rule = log.play().opening();
        (rule != Opening::Free).then(|| SavedOpening {
            rule,
            decisions: log.decisions().map(SavedDecision).collect(),
            standing: log.standing(),
        })
    }

    /// Makes all decisions again, and takes back as many as were taken back.
    pub(crate) fn read(self, game: &Game) -> Result<OpeningLog, OpeningSaveError> {
        let position = game.position();
        let mut log =
            OpeningLog::new(self.rule, position.size(), position.rule()).map_err(OpeningSaveError::Board)?;
        for (before, &SavedDecision(decision)) in self.decisions.iter().enumerate() {
            let number = before + 1;
            log.decide(decision)
                .map_err(|error| OpeningSaveError::Decision { number, error })?;
        }
        if !is_beginning_of(game, &log) {
            return Err(OpeningSaveError::Stones);
        }
        let made = self.decisions.len();
        let taken_back = made
            .checked_sub(self.standing)
            .ok_or(OpeningSaveError::Standing {
                standing: self.standing,
                made,
            })?;
        for _ in 0..taken_back {
            log.undo();
        }
        let is_at_cursor = if log.is_under_way() || log.can_redo() {
            game.ply() == log.stones()
        } else {
            game.ply() >= log.stones()
        };
        if is_at_cursor {
            Ok(log)
        } else {
            Err(OpeningSaveError::Standing {
                standing: self.standing,
                made,
            })
        }
    }
}

/// Whether every move of the game follows the stones of the opening, and none while it is under way.
fn is_beginning_of(game: &Game, log: &OpeningLog) -> bool {
    let stones = log.play().position().moves();
    let moves = game.node_count() - 1;
    let fits = moves == stones.len() || moves > stones.len() && !log.is_under_way();
    let are_first = game
        .nodes()
        .skip(1)
        .zip(stones)
        .all(|(node, &stone)| game.point(node) == Some(stone));
    let is_one_line = game.nodes().skip(1).all(|node| {
        let fewest_before = stones.len().min(node.index() - 1);
        game.parent(node)
            .is_some_and(|before| before.index() >= fewest_before)
    });
    game.position().begins() == Color::Black && fits && are_first && is_one_line
}

/// A decision as a word: a point, `swap`, `stay`, `add-two`, `offer-fifths`, or a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
struct SavedDecision(Decision);

impl From<SavedDecision> for String {
    fn from(SavedDecision(decision): SavedDecision) -> String {
        match decision {
            Decision::Place(point) => point.to_string(),
            Decision::Swap => "swap".to_owned(),
            Decision::Stay => "stay".to_owned(),
            Decision::AddTwo => "add-two".to_owned(),
            Decision::OfferFifths => "offer-fifths".to_owned(),
            Decision::Number(number) => number.to_string(),
        }
    }
}

impl TryFrom<String> for SavedDecision {
    type Error = ParsePointError;

    fn try_from(word: String) -> Result<SavedDecision, ParsePointError> {
        let decision = match word.as_str() {
            "swap" => Decision::Swap,
            "stay" => Decision::Stay,
            "add-two" => Decision::AddTwo,
            "offer-fifths" => Decision::OfferFifths,
            word => match word.parse() {
                Ok(number) => Decision::Number(number),
                Err(_) => Decision::Place(word.parse()?),
            },
        };
        Ok(SavedDecision(decision))
    }
}
