//! A state as a text that later versions can still read, and back.
//!
//! The text is one JSON object. Moves stand in the order they were first played, each with its time; a move
//! that does not follow the one before it says which it follows, so all variations are there. Reading plays
//! every move by the rules and believes nothing else.

use gomoku_engine::Level;
use gomoku_rules::{BoardSize, Color, Game, NodeId, PlayError, Point, Rule};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{
    end::{Earlier, End},
    opening_log::OpeningLog,
    players::Seats,
    saved_opening::{OpeningSaveError, SavedOpening},
    settings::{Begins, Settings},
    snapshot::Scores,
    state::{MAX_GAME_ID, State},
    text,
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
    #[error("the opening: {0}")]
    Opening(#[from] OpeningSaveError),
    #[error("there is no level {0}")]
    Level(u8),
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
    /// Left out of free games, which is what all were that do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    opening: Option<SavedOpening>,
    /// Left out where two persons play, as it was before the engine did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    players: Option<SavedPlayers>,
}

/// The levels of the engine, by seat.
#[derive(Serialize, Deserialize)]
struct SavedPlayers {
    first: Option<u8>,
    second: Option<u8>,
    paused: bool,
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
    DrawAgreed,
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
            opening: SavedOpening::of(&state.opening),
            players: saved_players(state),
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
    let is_id = (1..=MAX_GAME_ID).contains(&saved.id);
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
    let opening = match saved.opening {
        Some(opening) => opening.read(&game)?,
        None => OpeningLog::free(size, saved.rule),
    };
    let (seats, paused) = read_players(saved.players)?;
    let end = read_end(saved.end, on_board)?;
    let is_agreed = end == Some(End::AgreedDraw);
    if end.is_none() && game.outcome().is_over() || is_agreed && !seats.are_persons() {
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
        opening,
        seats,
        paused: paused && end.is_none(),
        end,
        earlier: Earlier {
            first: earlier.first,
            loser: earlier.loser,
        },
        scores,
        settings,
        pending: None,
        hint: None,
    })
}

fn saved_players(state: &State) -> Option<SavedPlayers> {
    let Seats { first, second } = state.seats;
    (!state.seats.are_persons()).then(|| SavedPlayers {
        first: first.map(Level::number),
        second: second.map(Level::number),
        paused: state.paused,
    })
}

/// Who plays, and whether engines wait: two of them do, until somebody watches again.
fn read_players(saved: Option<SavedPlayers>) -> Result<(Seats, bool), SaveError> {
    let Some(saved) = saved else {
        return Ok((Seats::default(), false));
    };
    let level = |number: Option<u8>| {
        let level = number.map(|number| Level::new(number).ok_or(SaveError::Level(number)));
        level.transpose()
    };
    let seats = Seats {
        first: level(saved.first)?,
        second: level(saved.second)?,
    };
    Ok((seats, saved.paused || seats.are_engines()))
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
        Some(End::Five(_) | End::Forbidden | End::FullBoard) => SavedEnd::OnBoard,
        Some(End::AgreedDraw) => SavedEnd::DrawAgreed,
        Some(End::Resigned(Color::Black)) => SavedEnd::BlackResigned,
        Some(End::Resigned(Color::White)) => SavedEnd::WhiteResigned,
    }
}

/// `on_board` is the end that the last move of the line made, if any.
fn read_end(saved: SavedEnd, on_board: Option<End>) -> Result<Option<End>, SaveError> {
    match saved {
        SavedEnd::Playing => Ok(None),
        SavedEnd::OnBoard => on_board.map(Some).ok_or(SaveError::End),
        SavedEnd::DrawAgreed => Ok(Some(End::AgreedDraw)),
        SavedEnd::BlackResigned => Ok(Some(End::Resigned(Color::Black))),
        SavedEnd::WhiteResigned => Ok(Some(End::Resigned(Color::White))),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::{Value, json};

    use super::*;
    use crate::{event::Event, saved_opening};

    /// Two variations, the second one under way with a move played twice, at 1000 and each second after.
    fn example() -> State {
        let mut state = State::new(1000);
        let tap = |point| Event::Tap { point };
        let events = [
            tap(112),
            tap(113),
            tap(97),
            Event::Undo,
            Event::Undo,
            tap(0),
            tap(1),
            tap(2),
            Event::Undo,
            tap(2),
            Event::Undo,
        ];
        for (event, second) in events.into_iter().zip(2..) {
            state.apply(event, second * 1000).unwrap();
        }
        state
    }

    fn example_json() -> Value {
        serde_json::from_slice(&to_text(&example()).unwrap()).unwrap()
    }

    /// What reading says of the example after a change to it.
    fn error_after(change: impl FnOnce(&mut Value)) -> String {
        let mut json = example_json();
        change(&mut json);
        from_text(json.to_string().as_bytes()).unwrap_err().to_string()
    }

    /// Version 1, and the settings that came later: older programs leave those alone.
    #[test]
    fn the_text_is_what_it_was_in_version_1() {
        let expected = json!({
            "game": {
                "id": 1, "size": 15, "rule": "freestyle", "begins": "black", "first": "black", "started": 1000,
                "moves": [
                    {"point": "h8", "time": 2000},
                    {"point": "i8", "time": 3000},
                    {"point": "h9", "time": 4000},
                    {"point": "a15", "time": 7000, "after": 1},
                    {"point": "b15", "time": 8000},
                    {"point": "c15", "time": 9000},
                ],
                "line": 6, "ply": 3, "end": "playing",
            },
            "earlier": {"first": null, "loser": null},
            "scores": {"black": 0, "white": 0, "draws": 0},
            "settings": {
                "undo_after_end": false, "confirm_moves": false, "show_coordinates": true,
                "show_move_numbers": false, "theme": "wheat", "forbidden_loses": false,
            },
        });
        assert_eq!(example_json(), expected);
    }

    #[test]
    fn a_state_comes_back_whole() {
        let state = example();
        assert_eq!(from_text(&to_text(&state).unwrap()).unwrap(), state);
    }

    #[test]
    fn a_setting_that_the_text_does_not_know_has_its_default() {
        let mut json = example_json();
        json["settings"] = json!({"confirm_moves": true, "from_a_later_program": 1});
        let settings = from_text(json.to_string().as_bytes()).unwrap().settings;
        assert_eq!(
            settings,
            Settings {
                confirm_moves: true,
                ..Settings::default()
            }
        );
    }

    #[test]
    fn every_lie_is_found_out() {
        assert_eq!(
            error_after(|json| json["game"]["moves"][2]["point"] = "h8".into()),
            "move 3 cannot be played: h8: occupied"
        );
        assert_eq!(
            error_after(|json| json["game"]["moves"][5]["point"] = "p1".into()),
            "move 6 cannot be played: p1: off the board"
        );
        assert_eq!(
            error_after(|json| json["game"]["moves"][3]["after"] = 4.into()),
            "move 4 follows move 4, which is not before it"
        );
        assert_eq!(
            error_after(|json| json["game"]["moves"][3]["point"] = "i8".into()),
            "move 4 is the same as move 2"
        );
        assert_eq!(
            error_after(|json| json["game"]["line"] = 7.into()),
            "the line does not exist"
        );
        assert_eq!(
            error_after(|json| json["game"]["ply"] = 5.into()),
            "the line does not exist"
        );
        assert_eq!(
            error_after(|json| json["game"]["end"] = "on_board".into()),
            "the end does not fit the moves"
        );
        assert_eq!(
            error_after(|json| json["game"]["size"] = 4.into()),
            "no board has 4 lines"
        );
        for id in [0, -1, i64::MAX] {
            assert_eq!(
                error_after(|json| json["game"]["id"] = id.into()),
                "a number is out of its range"
            );
        }
        assert_eq!(
            error_after(|json| json["scores"]["draws"] = (-1).into()),
            "a number is out of its range"
        );
        for (key, value) in [
            ("rule", "renju9"),
            ("first", "red"),
            ("begins", "nobody"),
            ("end", "never"),
        ] {
            let error = error_after(|json| json["game"][key] = value.into());
            assert!(error.starts_with("not the expected JSON"), "{error}");
        }
    }

    #[test]
    fn a_won_position_under_way_is_a_lie() {
        let mut state = State::new(0);
        for point in [0, 15, 1, 16, 2, 17, 3, 18, 4] {
            state.apply(Event::Tap { point }, 0).unwrap();
        }
        assert_eq!(state.end, Some(End::Five(Color::Black)));
        state.end = None;
        let error = from_text(&to_text(&state).unwrap()).unwrap_err();
        assert_eq!(error.to_string(), "the end does not fit the moves");
    }

    proptest! {
        #[test]
        fn no_bytes_make_reading_panic(bytes: Vec<u8>) {
            let _ = from_text(&bytes);
        }

        /// What is read, whatever was done to the text, is a state that can be written and read again.
        #[test]
        fn no_change_makes_reading_panic(
            has_opening: bool,
            changes in prop::collection::vec((any::<prop::sample::Index>(), any::<Change>()), 1..4),
        ) {
            let state = if has_opening { saved_opening::tests::example() } else { example() };
            let mut text = to_text(&state).unwrap();
            for (at, change) in changes {
                change.make(&mut text, at);
            }
            if let Ok(state) = from_text(&text) {
                prop_assert_eq!(from_text(&to_text(&state).unwrap()).unwrap(), state);
            }
        }
    }

    /// A change to a text that often leaves it readable.
    #[derive(Clone, Debug)]
    enum Change {
        Digit(u8),
        Byte(u8),
        Remove,
        Repeat,
    }

    impl Change {
        fn make(&self, text: &mut Vec<u8>, at: prop::sample::Index) {
            let digits: Vec<usize> = (0..text.len()).filter(|&i| text[i].is_ascii_digit()).collect();
            let place = at.index(text.len());
            match self {
                Change::Digit(digit) => text[digits[at.index(digits.len())]] = b'0' + digit,
                Change::Byte(byte) => text[place] = *byte,
                Change::Remove => drop(text.remove(place)),
                Change::Repeat => text.insert(place, text[place]),
            }
        }
    }

    impl Arbitrary for Change {
        type Parameters = ();
        type Strategy = BoxedStrategy<Change>;

        fn arbitrary_with((): ()) -> Self::Strategy {
            prop_oneof![
                4 => (0u8..10).prop_map(Change::Digit),
                1 => any::<u8>().prop_map(Change::Byte),
                1 => Just(Change::Remove),
                1 => Just(Change::Repeat),
            ]
            .boxed()
        }
    }
}
