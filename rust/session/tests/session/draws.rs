//! Draws that two persons agree on, and boards on which nobody can win any more.

use gomoku_session::{DrawReason, Event, GameError, NewGame, Outcome, Players, Session};

use crate::play::{DRAW, change, play};

const AGREED: Outcome = Outcome::Draw {
    reason: DrawReason::Agreement,
};

#[test]
fn two_persons_agree_on_a_draw() {
    let mut session = Session::in_memory();
    assert!(!session.snapshot().can_agree_draw);
    assert_eq!(
        session.apply(Event::AgreeDraw),
        Err(GameError::NotAsked),
        "nothing is played"
    );
    assert!(play(&mut session, "h8 i9").can_agree_draw);
    let agreed = session.apply(Event::AgreeDraw).unwrap();
    assert_eq!(
        (&agreed.outcome, agreed.turn, agreed.scores.draws),
        (&AGREED, None, 1)
    );
    assert!(!agreed.can_agree_draw && !agreed.can_undo);
    assert_eq!(session.apply(Event::AgreeDraw), Err(GameError::GameOver));

    change(&mut session, |settings| settings.undo_after_end = true);
    let back = session.apply(Event::Undo).unwrap();
    assert_eq!(
        (back.outcome, back.ply, back.scores.draws),
        (Outcome::Playing, 2, 0)
    );
}

#[test]
fn an_agreed_draw_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::open(folder.path()).unwrap();
    play(&mut session, "h8 i9");
    session.apply(Event::AgreeDraw).unwrap();
    session.apply(Event::GoTo { ply: 1 }).unwrap();
    drop(session);
    let snapshot = Session::open(folder.path()).unwrap().snapshot();
    assert_eq!((snapshot.outcome, snapshot.ply), (AGREED, 1));
}

#[test]
fn the_engine_agrees_on_nothing() {
    let mut session = Session::in_memory();
    let players = Players {
        black: None,
        white: Some(1),
    };
    let game = NewGame {
        players,
        ..NewGame::default()
    };
    session.apply(Event::NewGame { game }).unwrap();
    assert!(!play(&mut session, "h8").can_agree_draw);
    assert_eq!(session.apply(Event::AgreeDraw), Err(GameError::NotAsked));
}

#[test]
fn a_board_without_room_for_a_five_is_told() {
    let mut session = Session::in_memory();
    let game = NewGame {
        size: 5,
        ..NewGame::default()
    };
    session.apply(Event::NewGame { game }).unwrap();
    let possible: Vec<bool> = DRAW
        .split(' ')
        .map(|name| play(&mut session, name).five_possible)
        .collect();
    assert!(possible[0] && !possible[23], "the last point matters to nobody");
    assert!(possible.is_sorted_by(|earlier, later| earlier >= later));
}
