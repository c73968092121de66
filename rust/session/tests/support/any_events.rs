//! The law of event sequences. The tests and the fuzz target share it.

use gomoku_rules::{Opening, Rule};
use gomoku_session::{
    Begins, BoardTheme, Event, NewGame, OpeningDecision, Players, Purpose, Session, Settings,
};

/// Applies the events that bytes stand for, three bytes each, and lets engines move now and then. Nothing panics, a
/// refused event changes nothing, and what is returned is what is shown.
pub fn apply_all(bytes: &[u8]) {
    let mut session = Session::in_memory();
    for triple in bytes.chunks_exact(3) {
        match event(triple[0], i32::from(triple[1]), i32::from(triple[2])) {
            Some(event) => apply(&mut session, event),
            None => think(&mut session),
        }
    }
}

fn apply(session: &mut Session, event: Event) {
    let before = session.snapshot();
    match session.apply(event) {
        Ok(after) => assert_eq!(after, session.snapshot(), "{event:?}"),
        Err(_) => assert_eq!(before, session.snapshot(), "{event:?}"),
    }
}

/// An engine that is to move does so.
fn think(session: &mut Session) {
    let before = session.snapshot();
    match session.begin_thinking(Purpose::Move) {
        Ok(thinking) => {
            let after = session.finish_thinking(thinking.run());
            assert!(before.engine_to_move);
            assert_ne!(after, before);
            assert_eq!(after, session.snapshot());
        }
        Err(_) => assert!(!before.engine_to_move),
    }
}

/// None where the engine is to think.
fn event(kind: u8, first: i32, second: i32) -> Option<Event> {
    Some(match kind % 32 {
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
        9 | 10 => Event::Decide {
            decision: decision(first),
        },
        11 => Event::SayNumber { count: first - 2 },
        12 => Event::AgreeDraw,
        13 => Event::Pause,
        14 => Event::Resume,
        15..=18 => return None,
        // Mostly taps on the board.
        _ => Event::Tap { point: first },
    })
}

fn decision(choice: i32) -> OpeningDecision {
    match choice % 4 {
        0 => OpeningDecision::Swap,
        1 => OpeningDecision::Stay,
        2 => OpeningDecision::AddTwo,
        _ => OpeningDecision::OfferFifths,
    }
}

fn new_game(first: i32, second: i32) -> NewGame {
    let one_of = |count: usize, number: i32| usize::try_from(number).unwrap_or_default() % count;
    let begins = [Begins::Black, Begins::White, Begins::Loser, Begins::Alternate];
    // Levels that take no time, and one that there is not.
    let players = [None, Some(1), Some(2), Some(11)];
    NewGame {
        size: first % 25,
        rule: Rule::ALL[one_of(Rule::ALL.len(), second)],
        begins: begins[one_of(begins.len(), second / 8)],
        opening: Opening::ALL[one_of(Opening::ALL.len(), first / 25)],
        players: Players {
            black: players[one_of(3, second / 32)],
            white: players[one_of(players.len(), second / 64)],
        },
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
