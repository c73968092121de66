//! Taps, undo, redo and go-to while the game goes on.

use gomoku_session::{Color, Event, GameError, Outcome, Restored, Session};

use crate::play::{change, index, play};

fn tap(point: i32) -> Event {
    Event::Tap { point }
}

#[test]
fn the_first_snapshot_is_an_empty_board() {
    let snapshot = Session::in_memory().snapshot();
    assert_eq!((snapshot.game_id, snapshot.size, snapshot.ply), (1, 15, 0));
    assert_eq!(
        (snapshot.turn, snapshot.first),
        (Some(Color::Black), Color::Black)
    );
    assert_eq!(snapshot.cells, vec![0; 225]);
    assert_eq!(snapshot.star_points, [48, 52, 56, 108, 112, 116, 168, 172, 176]);
    assert_eq!(snapshot.outcome, Outcome::Playing);
    assert!(!snapshot.can_undo && !snapshot.can_redo && snapshot.can_resign && !snapshot.under_way);
    assert!(snapshot.saved);
    assert_eq!(snapshot.restored, Restored::Nothing);
}

#[test]
fn taps_place_stones_in_turn() {
    let snapshot = play(&mut Session::in_memory(), "h8 a15 o1");
    assert_eq!(snapshot.moves, [112, 0, 224]);
    assert_eq!(
        (snapshot.cells[112], snapshot.cells[0], snapshot.cells[224]),
        (1, 2, 1)
    );
    assert_eq!(
        (snapshot.black_stones, snapshot.white_stones, snapshot.ply),
        (2, 1, 3)
    );
    assert_eq!((snapshot.turn, snapshot.last), (Some(Color::White), Some(224)));
    assert!(snapshot.under_way);
}

#[test]
fn a_bad_tap_changes_nothing() {
    let mut session = Session::in_memory();
    let before = play(&mut session, "h8");
    for point in [-1, 225, i32::MIN, i32::MAX] {
        assert_eq!(session.apply(tap(point)), Err(GameError::OffBoard { point }));
    }
    assert_eq!(session.apply(tap(112)), Err(GameError::Occupied { point: 112 }));
    assert_eq!(session.snapshot(), before);
}

#[test]
fn a_move_to_be_confirmed_waits_for_a_second_tap() {
    let mut session = Session::in_memory();
    change(&mut session, |settings| settings.confirm_moves = true);
    let marked = session.apply(tap(112)).unwrap();
    assert_eq!(
        (marked.pending, marked.ply, marked.turn),
        (Some(112), 0, Some(Color::Black))
    );
    let moved = session.apply(tap(113)).unwrap();
    assert_eq!((moved.pending, moved.ply), (Some(113), 0));
    let played = session.apply(tap(113)).unwrap();
    assert_eq!((played.pending, played.moves), (None, vec![113]));
}

#[test]
fn a_mark_outlives_errors_and_no_other_event() {
    let mut session = Session::in_memory();
    play(&mut session, "a1 b1");
    change(&mut session, |settings| settings.confirm_moves = true);
    session.apply(tap(112)).unwrap();
    session.apply(tap(index("a1", 15))).unwrap_err();
    session.apply(Event::Redo).unwrap_err();
    assert_eq!(session.snapshot().pending, Some(112));
    session.apply(Event::ClearScores).unwrap();
    let settings = session.snapshot().settings;
    for event in [
        Event::Undo,
        Event::Redo,
        Event::GoTo { ply: 2 },
        Event::ClearScores,
        Event::ChangeSettings { settings },
        Event::Suspend,
        Event::Resign,
    ] {
        session.apply(tap(112)).unwrap();
        assert_eq!(session.apply(event).unwrap().pending, None, "{event:?}");
    }
}

#[test]
fn undo_and_redo_move_along_the_line() {
    let mut session = Session::in_memory();
    assert_eq!(session.apply(Event::Undo), Err(GameError::NothingToUndo));
    let full = play(&mut session, "h8 h9 i8");
    let back = session.apply(Event::Undo).unwrap();
    assert_eq!(
        (back.ply, back.turn, back.last),
        (2, Some(Color::Black), Some(index("h9", 15)))
    );
    assert_eq!(back.moves, full.moves);
    assert!(back.can_redo);
    assert_eq!(session.apply(Event::Redo).unwrap(), full);
    assert_eq!(session.apply(Event::Redo), Err(GameError::NothingToRedo));
}

#[test]
fn a_move_after_undo_starts_a_variation_and_the_old_moves_are_kept() {
    let mut session = Session::in_memory();
    let old = play(&mut session, "h8 h9 i8");
    session.apply(Event::GoTo { ply: 1 }).unwrap();
    let new = play(&mut session, "g7");
    assert_eq!(new.moves, [112, index("g7", 15)]);
    assert!(!new.can_redo);
    session.apply(Event::Undo).unwrap();
    let back = play(&mut session, "h9");
    assert_eq!(back.moves, old.moves, "the old answer brings its line back");
    assert_eq!(session.apply(Event::Redo).unwrap(), old);
}

#[test]
fn go_to_reaches_every_ply_and_no_other() {
    let mut session = Session::in_memory();
    let full = play(&mut session, "h8 h9 i8");
    for ply in 0..=3 {
        let shown = session.apply(Event::GoTo { ply }).unwrap();
        assert_eq!((shown.ply, shown.black_stones + shown.white_stones), (ply, ply));
        assert!(shown.under_way, "its moves are still there");
    }
    for ply in [-1, 4, i32::MAX] {
        assert_eq!(
            session.apply(Event::GoTo { ply }),
            Err(GameError::NoSuchPly { ply, moves: 3 })
        );
    }
    assert_eq!(session.snapshot(), full);
}
