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

#[cfg(test)]
pub(crate) mod tests {
    use gomoku_rules::{BoardSize, Rule};
    use serde_json::{Value, json};

    use crate::{
        event::{Event, NewGame, OpeningDecision},
        players::Players,
        save::{from_text, to_text},
        state::State,
    };

    use super::*;

    /// An opening that has ended, and two moves after it.
    pub(crate) fn example() -> State {
        let mut state = State::new(1000);
        let game = NewGame {
            rule: Rule::Renju,
            opening: Opening::Soosyrv8,
            ..NewGame::default()
        };
        state.apply(Event::NewGame { game }, 1000).unwrap();
        let decide = |decision| Event::Decide { decision };
        let tap = |name: &str| {
            let point = BoardSize::default().index(name.parse().unwrap());
            Event::Tap {
                point: i32::try_from(point).unwrap(),
            }
        };
        let events = [
            tap("h8"),
            tap("h9"),
            tap("i7"),
            decide(OpeningDecision::Swap),
            tap("a1"),
            Event::SayNumber { count: 2 },
            decide(OpeningDecision::Stay),
            tap("b3"),
            tap("c5"),
            tap("c5"),
            tap("d1"),
            tap("e1"),
        ];
        for event in events {
            state.apply(event, 2000).unwrap();
        }
        state
    }

    fn json_of(state: &State) -> Value {
        serde_json::from_slice(&to_text(state).unwrap()).unwrap()
    }

    fn read(json: &Value) -> Result<State, String> {
        from_text(json.to_string().as_bytes()).map_err(|error| error.to_string())
    }

    /// What reading says of the example after a change to its game.
    fn error_after(change: impl FnOnce(&mut Value)) -> String {
        let mut json = json_of(&example());
        change(&mut json["game"]);
        read(&json).unwrap_err()
    }

    #[test]
    fn an_opening_is_saved_as_its_decisions() {
        let mut state = example();
        let expected = json!({
            "rule": "soosyrv-8",
            "decisions": ["h8", "h9", "i7", "swap", "a1", "2", "stay", "b3", "c5", "c5"],
            "standing": 10,
        });
        assert_eq!(json_of(&state)["game"]["opening"], expected);
        for _ in 0..4 {
            state.apply(Event::Undo, 3000).unwrap();
        }
        assert_eq!(json_of(&state)["game"]["opening"]["standing"], 8);
        assert_eq!(read(&json_of(&state)), Ok(state));
    }

    #[test]
    fn players_are_saved_by_seat() {
        let mut state = State::new(0);
        let players = Players {
            black: None,
            white: Some(7),
        };
        let game = NewGame {
            players,
            ..NewGame::default()
        };
        state.apply(Event::NewGame { game }, 0).unwrap();
        let saved = json!({"first": null, "second": 7, "paused": false});
        assert_eq!(json_of(&state)["game"]["players"], saved);
        assert_eq!(read(&json_of(&state)), Ok(state.clone()));

        let mut json = json_of(&state);
        for level in [0, 11, 255] {
            json["game"]["players"]["second"] = level.into();
            assert_eq!(read(&json).unwrap_err(), format!("there is no level {level}"));
        }
        json["game"]["players"]["second"] = 256.into();
        assert!(read(&json).unwrap_err().starts_with("not the expected JSON"));
    }

    #[test]
    fn an_agreed_draw_with_an_engine_is_a_lie() {
        let mut state = State::new(0);
        state.apply(Event::Tap { point: 0 }, 0).unwrap();
        state.apply(Event::AgreeDraw, 0).unwrap();
        let mut json = json_of(&state);
        assert_eq!(read(&json), Ok(state));
        json["game"]["players"] = json!({"first": 1, "second": null, "paused": false});
        assert_eq!(read(&json).unwrap_err(), "the end does not fit the moves");
    }

    #[test]
    fn every_lie_about_an_opening_is_found_out() {
        let stones = "the opening: its stones are not the first moves of the game";
        assert_eq!(
            error_after(|game| game["opening"]["decisions"][1] = "a1".into()),
            "the opening: decision 2 cannot be made: a1 is outside of the 3 central lines"
        );
        assert_eq!(
            error_after(|game| game["opening"]["decisions"][3] = "add-two".into()),
            "the opening: decision 4 cannot be made: that is not what is asked"
        );
        assert_eq!(
            error_after(|game| game["opening"]["rule"] = "free".into()),
            "the opening: decision 1 cannot be made: the opening is over"
        );
        assert_eq!(
            error_after(|game| game["opening"]["decisions"][4] = "a2".into()),
            stones
        );
        assert_eq!(error_after(|game| game["first"] = "white".into()), stones);
        let varied = |game: &mut Value| {
            game["moves"][6]["after"] = 4.into();
            game["ply"] = 5.into();
        };
        assert_eq!(error_after(varied), stones, "a variation within the opening");
        let shorter = |game: &mut Value| game["opening"]["decisions"].as_array_mut().unwrap().truncate(9);
        assert_eq!(
            error_after(shorter),
            stones,
            "moves while the opening is under way"
        );
        assert_eq!(
            error_after(|game| game["opening"]["standing"] = 11.into()),
            "the opening: 11 of 10 decisions cannot stand"
        );
        for standing in [0, 9] {
            assert_eq!(
                error_after(|game| game["opening"]["standing"] = standing.into()),
                format!("the opening: {standing} of 10 decisions cannot stand")
            );
        }
        assert_eq!(
            error_after(|game| game["ply"] = 4.into()),
            "the opening: 10 of 10 decisions cannot stand"
        );
        for (key, value) in [("rule", "rif-2"), ("standing", "all")] {
            let error = error_after(|game| game["opening"][key] = value.into());
            assert!(error.starts_with("not the expected JSON"), "{error}");
        }
        for word in ["", "Swap", "300", "-1", "z99"] {
            let error = error_after(|game| game["opening"]["decisions"][0] = word.into());
            assert!(error.starts_with("not the expected JSON"), "{error}");
        }
    }

    #[test]
    fn an_opening_on_a_board_without_a_centre_is_a_lie() {
        let state = State::new(0);
        let mut json = json_of(&state);
        json["game"]["size"] = 14.into();
        json["game"]["opening"] = json!({"rule": "rif", "decisions": [], "standing": 0});
        assert_eq!(
            read(&json).unwrap_err(),
            "the opening: it cannot be played: the opening needs an odd number of lines, at least 5"
        );
    }
}
