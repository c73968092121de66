//! The law of event sequences. The tests and the fuzz target share it.

use gomoku_rules::Rule;
use gomoku_session::{Begins, BoardTheme, Event, NewGame, Session, Settings};

/// Applies the events that bytes stand for, three bytes each. Nothing panics, a refused event changes nothing, and
/// what is returned is what is shown.
pub fn apply_all(bytes: &[u8]) {
    let mut session = Session::in_memory();
    for triple in bytes.chunks_exact(3) {
        let event = event(triple[0], i32::from(triple[1]), i32::from(triple[2]));
        let before = session.snapshot();
        match session.apply(event) {
            Ok(after) => assert_eq!(after, session.snapshot(), "{event:?}"),
            Err(_) => assert_eq!(before, session.snapshot(), "{event:?}"),
        }
    }
}

fn event(kind: u8, first: i32, second: i32) -> Event {
    match kind % 16 {
        0 => Event::Undo,
        1 => Event::Redo,
        2 => Event::GoTo { ply: first - 2 },
        3 => Event::NewGame {
            game: new_game(first, second),
        },
        4 => Event::Resign,
        5 => Event::ClearScores,
        6 => Event::ChangeSettings {
            settings: settings(first),
        },
        7 => Event::Suspend,
        8 => Event::Tap {
            point: first * 256 + second - 4096,
        },
        // Mostly taps on the board.
        _ => Event::Tap { point: first },
    }
}

fn new_game(size: i32, choice: i32) -> NewGame {
    let choice = usize::try_from(choice).unwrap_or_default();
    let begins = [Begins::Black, Begins::White, Begins::Loser, Begins::Alternate];
    NewGame {
        size: size % 25,
        rule: Rule::ALL[choice % Rule::ALL.len()],
        begins: begins[choice / 8 % begins.len()],
    }
}

fn settings(bits: i32) -> Settings {
    let has = |bit: i32| bits >> bit & 1 == 1;
    Settings {
        undo_after_end: has(0),
        confirm_moves: has(1),
        show_coordinates: has(2),
        show_move_numbers: has(3),
        theme: if has(4) {
            BoardTheme::Sky
        } else {
            BoardTheme::Wheat
        },
        forbidden_loses: has(5),
    }
}
