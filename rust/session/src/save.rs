//! A state as a text that later versions can still read, and back.
//!
//! The text is one JSON object. Moves stand in the order they were first played, each with its time; a move
//! that does not follow the one before it says which it follows, so all variations are there. Reading plays
//! every move by the rules and believes nothing else.

use gomoku_rules::{BoardSize, Color, Game, NodeId, PlayError, Point, Rule};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{
    end::{Earlier, End},
    settings::{Begins, Settings},
    snapshot::Scores,
    state::State,
};

/// Why a text is no state.
#[derive(Debug, Error)]
pub(crate) enum SaveError {
    #[error("not the expected JSON: {0}")]
    Json(#[from] serde_json::Error),
    #[error("no board has {0} lines")]
    Size(u8),
    #[error("move {number} cannot be played: {error}")]
    Move { number: usize, error: PlayError },
    #[error("move {number} follows move {after}, which is not before it")]
    Order { number: usize, after: usize },
    #[error("move {number} is the same as move {same}")]
    Twice { number: usize, same: usize },
    #[error("the line does not exist")]
    Line,
    #[error("the end does not fit the moves")]
    End,
    #[error("a number is out of its range")]
    Range,
}

#[derive(Serialize, Deserialize)]
struct SavedState {
    game: SavedGame,
    earlier: SavedEarlier,
    scores: Scores,
    settings: Settings,
}

#[derive(Serialize, Deserialize)]
struct SavedGame {
    id: i64,
    size: u8,
    #[serde(with = "text")]
    rule: Rule,
    begins: Begins,
    #[serde(with = "text")]
    first: Color,
    /// Milliseconds since the Unix epoch, as all times here.
    started: i64,
    moves: Vec<SavedMove>,
    /// The number of the move that the current line leads to; 0 when there are no moves.
    line: usize,
    /// How many moves of the line are on the board.
    ply: usize,
    end: SavedEnd,
}

#[derive(Serialize, Deserialize)]
struct SavedMove {
    #[serde(with = "text")]
    point: Point,
    time: i64,
    /// The number of the move before it, counted from 1, or 0 for the empty board; left out when that is the
    /// move listed before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    after: Option<usize>,
}

/// Who won on the board follows from the moves, so it is not saved.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum SavedEnd {
    Playing,
    OnBoard,
    BlackResigned,
    WhiteResigned,
}

#[derive(Serialize, Deserialize)]
struct SavedEarlier {
    #[serde(with = "text::option")]
    first: Option<Color>,
    #[serde(with = "text::option")]
    loser: Option<Color>,
}

/// The text of `state`.
pub(crate) fn to_text(state: &State) -> Result<Vec<u8>, SaveError> {
    let game = &state.game;
    let position = game.position();
    let saved = SavedState {
        game: SavedGame {
            id: state.game_id,
            size: position.size().lines(),
            rule: position.rule(),
            begins: state.begins,
            first: position.begins(),
            started: state.times.first().copied().unwrap_or_default(),
            moves: saved_moves(state),
            line: game.line_nodes().last().map_or(0, |node| node.index()),
            ply: game.ply(),
            end: saved_end(state.end),
        },
        earlier: SavedEarlier {
            first: state.earlier.first,
            loser: state.earlier.loser,
        },
        scores: state.scores,
        settings: state.settings,
    };
    Ok(serde_json::to_vec(&saved)?)
}

/// Reads what [`to_text`] wrote.
pub(crate) fn from_text(text: &[u8]) -> Result<State, SaveError> {
    let SavedState {
        game: saved,
        earlier,
        scores,
        settings,
    } = serde_json::from_slice(text)?;
    let size = BoardSize::new(saved.size).map_err(|_| SaveError::Size(saved.size))?;
    // The range of JSON's numbers: far from the end of an i64, so the next game's id exists.
    let is_id = (1..=1 << 53).contains(&saved.id);
    if !is_id
        || [scores.black, scores.white, scores.draws]
            .iter()
            .any(|&games| games < 0)
    {
        return Err(SaveError::Range);
    }
    let (mut game, nodes) = replay(Game::new(size, saved.rule, saved.first), &saved.moves)?;
    let last = *nodes.get(saved.line).ok_or(SaveError::Line)?;
    game.select(last).map_err(|_| SaveError::Line)?;
    let on_board = End::on_board(game.outcome());
    game.go_to(saved.ply).map_err(|_| SaveError::Line)?;
    let end = read_end(saved.end, on_board)?;
    if end.is_none() && game.outcome().is_over() {
        return Err(SaveError::End);
    }
    Ok(State {
        game_id: saved.id,
        game,
        times: [saved.started]
            .into_iter()
            .chain(saved.moves.iter().map(|played| played.time))
            .collect(),
        begins: saved.begins,
        end,
        earlier: Earlier {
            first: earlier.first,
            loser: earlier.loser,
        },
        scores,
        settings,
        pending: None,
    })
}

fn saved_moves(state: &State) -> Vec<SavedMove> {
    let game = &state.game;
    game.nodes()
        .zip(&state.times)
        .filter_map(|(node, &time)| {
            let before = game.parent(node)?.index();
            let after = (before + 1 != node.index()).then_some(before);
            Some(SavedMove {
                point: game.point(node)?,
                time,
                after,
            })
        })
        .collect()
}

/// Plays all moves, and gives the node of each by its number, the root for 0.
fn replay(mut game: Game, moves: &[SavedMove]) -> Result<(Game, Vec<NodeId>), SaveError> {
    let mut nodes = vec![NodeId::ROOT];
    for (before, played) in moves.iter().enumerate() {
        let number = before + 1;
        let after = played.after.unwrap_or(before);
        let parent = *nodes.get(after).ok_or(SaveError::Order { number, after })?;
        game.select(parent)
            .map_err(|_| SaveError::Order { number, after })?;
        let node = game
            .play(played.point)
            .map_err(|error| SaveError::Move { number, error })?;
        if node.index() != number {
            return Err(SaveError::Twice {
                number,
                same: node.index(),
            });
        }
        nodes.push(node);
    }
    Ok((game, nodes))
}

fn saved_end(end: Option<End>) -> SavedEnd {
    match end {
        None => SavedEnd::Playing,
        Some(End::Five(_) | End::Draw) => SavedEnd::OnBoard,
        Some(End::Resigned(Color::Black)) => SavedEnd::BlackResigned,
        Some(End::Resigned(Color::White)) => SavedEnd::WhiteResigned,
    }
}

/// `on_board` is the end that the last move of the line made, if any.
fn read_end(saved: SavedEnd, on_board: Option<End>) -> Result<Option<End>, SaveError> {
    match saved {
        SavedEnd::Playing => Ok(None),
        SavedEnd::OnBoard => on_board.map(Some).ok_or(SaveError::End),
        SavedEnd::BlackResigned => Ok(Some(End::Resigned(Color::Black))),
        SavedEnd::WhiteResigned => Ok(Some(End::Resigned(Color::White))),
    }
}

/// Values that are saved as the text they print and parse.
mod text {
    use std::{fmt::Display, str::FromStr};

    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<T: Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(value)
    }

    pub(super) fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        String::deserialize(deserializer)?
            .parse()
            .map_err(D::Error::custom)
    }

    /// The same for values that may be missing.
    pub(super) mod option {
        use std::{fmt::Display, str::FromStr};

        use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

        #[allow(clippy::ref_option, reason = "serde hands it over so")]
        pub(in super::super) fn serialize<T: Display, S: Serializer>(
            value: &Option<T>,
            serializer: S,
        ) -> Result<S::Ok, S::Error> {
            value.as_ref().map(ToString::to_string).serialize(serializer)
        }

        pub(in super::super) fn deserialize<'de, T, D>(deserializer: D) -> Result<Option<T>, D::Error>
        where
            T: FromStr<Err: Display>,
            D: Deserializer<'de>,
        {
            let text = Option::<String>::deserialize(deserializer)?;
            text.map(|text| text.parse().map_err(D::Error::custom))
                .transpose()
        }
    }
}
