//! What holds whatever a person does.

use gomoku_rules::{BoardSize, Color, Game, Rule};
use gomoku_session::{
    Begins, BoardTheme, EndReason, Event, NewGame, Outcome, Restored, Session, Settings, Snapshot,
};
use proptest::prelude::*;
use tempfile::tempdir;

use crate::play::{BLACK_WINS, DRAW, index};

/// Events of a person who knows no rules, with whole games now and then: chance alone ends none.
fn events() -> impl Strategy<Value = Vec<Event>> {
    let events = prop_oneof![
        40 => event().prop_map(|event| vec![event]),
        1 => Just(whole_game(BLACK_WINS)),
        1 => Just(whole_game(DRAW)),
    ];
    prop::collection::vec(events, 0..100).prop_map(|events| events.concat())
}

fn event() -> impl Strategy<Value = Event> {
    prop_oneof![
        30 => (-2i32..40).prop_map(|point| Event::Tap { point }),
        2 => any::<i32>().prop_map(|point| Event::Tap { point }),
        8 => Just(Event::Undo),
        4 => Just(Event::Redo),
        4 => (-1i32..30).prop_map(|ply| Event::GoTo { ply }),
        1 => new_game(),
        1 => Just(Event::Resign),
        1 => Just(Event::ClearScores),
        2 => settings().prop_map(|settings| Event::ChangeSettings { settings }),
        1 => Just(Event::Suspend),
    ]
}

/// A new game on 5 lines, played to its end unless moves are to be confirmed.
fn whole_game(names: &str) -> Vec<Event> {
    let game = NewGame {
        size: 5,
        begins: Begins::Loser,
        ..NewGame::default()
    };
    let taps = names.split(' ').map(|name| Event::Tap {
        point: index(name, 5),
    });
    [Event::NewGame { game }].into_iter().chain(taps).collect()
}

fn new_game() -> impl Strategy<Value = Event> {
    let begins = [Begins::Black, Begins::White, Begins::Loser, Begins::Alternate];
    // Small boards, so that games come to their ends.
    let size = prop::sample::select(&[5, 6, 7, 22, 4, -1]);
    (
        size,
        prop::sample::select(&Rule::ALL),
        prop::sample::select(begins.to_vec()),
    )
        .prop_map(|(size, rule, begins)| Event::NewGame {
            game: NewGame {
                size,
                rule,
                begins,
                ..NewGame::default()
            },
        })
}

fn settings() -> impl Strategy<Value = Settings> {
    let confirm_moves = prop::bool::weighted(0.2);
    (any::<bool>(), confirm_moves, any::<bool>()).prop_map(|(undo_after_end, confirm_moves, show)| Settings {
        undo_after_end,
        confirm_moves,
        forbidden_loses: undo_after_end ^ show,
        show_coordinates: show,
        show_move_numbers: !show,
        theme: BoardTheme::Sky,
    })
}

/// A small board, so that the first game too has a chance to end.
fn begin(session: &mut Session) {
    let game = NewGame {
        size: 5,
        ..NewGame::default()
    };
    session.apply(Event::NewGame { game }).unwrap();
}

fn side_at(snapshot: &Snapshot, ply: usize) -> Color {
    if ply.is_multiple_of(2) {
        snapshot.first
    } else {
        !snapshot.first
    }
}

/// Counts, cells, turn and line tell the same story.
fn assert_consistent(snapshot: &Snapshot) {
    let ply = usize::try_from(snapshot.ply).unwrap();
    let over = snapshot.outcome != Outcome::Playing;
    assert_eq!(snapshot.black_stones + snapshot.white_stones, snapshot.ply);
    let mut cells = vec![0; usize::try_from(snapshot.size * snapshot.size).unwrap()];
    for (number, &point) in snapshot.moves[..ply].iter().enumerate() {
        cells[usize::try_from(point).unwrap()] = if side_at(snapshot, number) == Color::Black {
            1
        } else {
            2
        };
    }
    assert_eq!(snapshot.cells, cells);
    assert_eq!(snapshot.last, ply.checked_sub(1).map(|last| snapshot.moves[last]));
    assert_eq!(snapshot.turn, (!over).then(|| side_at(snapshot, ply)));
    assert_eq!(snapshot.can_redo, ply < snapshot.moves.len());
    assert_eq!(snapshot.can_resign, !over);
    assert_eq!(snapshot.under_way, !over && !snapshot.moves.is_empty());
    assert!(
        snapshot
            .pending
            .is_none_or(|point| cells[usize::try_from(point).unwrap()] == 0 && !over)
    );
    assert!(
        [
            snapshot.scores.black,
            snapshot.scores.white,
            snapshot.scores.draws
        ]
        .iter()
        .all(|&n| n >= 0)
    );
    assert!(snapshot.saved);
}

/// What the snapshot before an event says of it comes true.
fn assert_foretold(before: &Snapshot, event: Event, accepted: bool) {
    match event {
        Event::Undo => assert_eq!(accepted, before.can_undo),
        Event::Redo => assert_eq!(accepted, before.can_redo),
        Event::Resign => assert_eq!(accepted, before.can_resign),
        Event::GoTo { ply } => {
            assert_eq!(
                accepted,
                usize::try_from(ply).is_ok_and(|ply| ply <= before.moves.len())
            );
        }
        Event::Tap { point } => {
            let cell = usize::try_from(point)
                .ok()
                .and_then(|point| before.cells.get(point));
            let forbidden = before.forbidden.iter().any(|at| at.point == point);
            let is_refused = forbidden && !before.settings.forbidden_loses;
            assert_eq!(accepted, before.turn.is_some() && cell == Some(&0) && !is_refused);
        }
        Event::NewGame { game } => assert_eq!(accepted, (5..=22).contains(&game.size)),
        Event::ClearScores | Event::ChangeSettings { .. } | Event::Suspend => assert!(accepted),
        Event::Decide { .. } | Event::SayNumber { .. } | Event::AgreeDraw | Event::Pause | Event::Resume => {}
    }
}

/// Carries out all events that are accepted and checks every step.
fn carry_out(session: &mut Session, events: &[Event]) {
    for &event in events {
        let before = session.snapshot();
        let result = session.apply(event);
        assert_foretold(&before, event, result.is_ok());
        assert_eq!(session.snapshot(), result.unwrap_or(before));
        assert_consistent(&session.snapshot());
    }
}

/// A session in which the moves of `record` are played, one after the other, up to what it shows.
fn replay(record: &Snapshot) -> Session {
    let mut session = Session::in_memory();
    let begins = if record.first == Color::Black {
        Begins::Black
    } else {
        Begins::White
    };
    let game = NewGame {
        size: record.size,
        rule: record.rule,
        begins,
        ..NewGame::default()
    };
    session.apply(Event::NewGame { game }).unwrap();
    let settings = Settings {
        undo_after_end: true,
        confirm_moves: false,
        forbidden_loses: true,
        ..record.settings
    };
    session.apply(Event::ChangeSettings { settings }).unwrap();
    for &point in &record.moves {
        session.apply(Event::Tap { point }).unwrap();
    }
    if let Outcome::Win {
        winner,
        reason: EndReason::Resignation,
        ..
    } = record.outcome
    {
        if session.snapshot().turn.is_none() {
            session.apply(Event::Undo).unwrap();
        }
        if session.snapshot().turn == Some(winner) {
            let ply = if session.snapshot().ply == 0 {
                1
            } else {
                session.snapshot().ply - 1
            };
            session.apply(Event::GoTo { ply }).unwrap();
        }
        session.apply(Event::Resign).unwrap();
    } else if record.outcome == Outcome::Playing && session.snapshot().turn.is_none() {
        session.apply(Event::Undo).unwrap();
    }
    session.apply(Event::GoTo { ply: record.ply }).unwrap();
    session
        .apply(Event::ChangeSettings {
            settings: record.settings,
        })
        .unwrap();
    session
}

/// The snapshot without what does not follow from a record of the game.
fn of_the_game(snapshot: Snapshot) -> Snapshot {
    let begins = Begins::Black;
    let scores = gomoku_session::Scores::default();
    Snapshot {
        game_id: 0,
        begins,
        scores,
        pending: None,
        restored: Restored::Nothing,
        ..snapshot
    }
}

/// The end that a snapshot shows is the one that the rules see on the board.
fn assert_end_of_the_rules(snapshot: &Snapshot) {
    let size = BoardSize::new(u8::try_from(snapshot.size).unwrap()).unwrap();
    let mut game = Game::new(size, snapshot.rule, snapshot.first);
    for &point in &snapshot.moves[..usize::try_from(snapshot.ply).unwrap()] {
        game.play(size.point_at(usize::try_from(point).unwrap()).unwrap())
            .unwrap();
    }
    let stones = game.position().winning_line();
    let stones: Vec<_> = stones
        .into_iter()
        .map(|point| i32::try_from(size.index(point)).unwrap())
        .collect();
    match &snapshot.outcome {
        Outcome::Playing => assert!(!game.outcome().is_over()),
        Outcome::Win {
            reason: EndReason::Five,
            line,
            ..
        } => assert_eq!(line, &stones),
        Outcome::Win {
            reason: EndReason::Resignation | EndReason::Forbidden,
            line,
            ..
        } => assert!(line.is_empty()),
        Outcome::Draw { .. } => assert!(stones.is_empty()),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_step_is_consistent_and_the_snapshot_is_that_of_its_record(events in events()) {
        let mut session = Session::in_memory();
        begin(&mut session);
        carry_out(&mut session, &events);
        let snapshot = session.snapshot();
        assert_end_of_the_rules(&snapshot);
        prop_assert_eq!(of_the_game(replay(&snapshot).snapshot()), of_the_game(snapshot));
    }
}

proptest! {
    // Each case waits for the disk.
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_was_left_comes_back(events in events(), more in events()) {
        let folder = tempdir().unwrap();
        let mut session = Session::open(folder.path()).unwrap();
        begin(&mut session);
        carry_out(&mut session, &events);
        let left = session.snapshot();
        drop(session);

        let mut session = Session::open(folder.path()).unwrap();
        let expected = Snapshot { restored: Restored::Latest, pending: None, ..left };
        prop_assert_eq!(session.snapshot(), expected);
        carry_out(&mut session, &more);
    }
}
