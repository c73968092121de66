//! The engine as a player: whose turn it is, what a person can do meanwhile, and that no move comes late.

use std::{
    thread,
    time::{Duration, Instant},
};

use gomoku_rules::Opening;
use gomoku_session::{
    Color, EndReason, Event, GameError, NewGame, Outcome, Players, Purpose, Session, Snapshot, Thinking, Why,
};
use tempfile::tempdir;

use crate::play::{change, index, play};

/// A session in which a game has just begun.
fn session(black: Option<i32>, white: Option<i32>) -> Session {
    let mut session = Session::in_memory();
    begin(&mut session, black, white);
    session
}

fn begin(session: &mut Session, black: Option<i32>, white: Option<i32>) -> Snapshot {
    let game = NewGame {
        players: Players { black, white },
        ..NewGame::default()
    };
    session.apply(Event::NewGame { game }).unwrap()
}

fn think(session: &mut Session) -> Snapshot {
    let thinking = session.begin_thinking(Purpose::Move).unwrap();
    session.finish_thinking(thinking.run())
}

#[test]
fn what_a_worker_takes_can_be_sent_to_it() {
    fn assert_send<T: Send + 'static>() {}
    assert_send::<Thinking>();
    assert_send::<gomoku_session::Thought>();
    assert_send::<Session>();
}

#[test]
fn the_engine_answers_and_waits_for_the_person() {
    let mut session = session(None, Some(1));
    assert!(!session.snapshot().engine_to_move);
    let played = play(&mut session, "h8");
    assert!(played.engine_to_move && !played.can_hint && played.can_resign);
    let answered = think(&mut session);
    assert_eq!((answered.ply, answered.turn), (2, Some(Color::Black)));
    assert!(!answered.engine_to_move && answered.can_hint);
    assert_eq!(
        session.begin_thinking(Purpose::Move).unwrap_err(),
        GameError::NothingToThink
    );
}

#[test]
fn nobody_plays_for_the_engine() {
    let mut session = session(Some(1), None);
    for event in [Event::Suspend, Event::Pause] {
        let before = session.apply(event).unwrap();
        let tap = session.apply(Event::Tap { point: 112 });
        assert_eq!(tap, Err(GameError::EnginesTurn));
        assert_eq!(
            session.begin_thinking(Purpose::Hint).unwrap_err(),
            GameError::NothingToThink
        );
        assert_eq!(session.snapshot(), before);
    }
}

#[test]
fn there_are_ten_levels() {
    for level in [i32::MIN, -1, 0, 11, 256 + 5, i32::MAX] {
        for (black, white) in [(Some(level), None), (None, Some(level)), (Some(1), Some(level))] {
            let mut session = Session::in_memory();
            let before = session.snapshot();
            let game = NewGame {
                players: Players { black, white },
                ..NewGame::default()
            };
            let refused = session.apply(Event::NewGame { game });
            assert_eq!(refused, Err(GameError::Level { level }));
            assert_eq!(session.snapshot(), before);
        }
    }
    for level in 1..=10 {
        let players = session(Some(level), None).snapshot().players;
        assert_eq!((players.black, players.white), (Some(level), None));
    }
}

#[test]
fn a_new_game_while_the_engine_thinks_gets_no_late_move() {
    let mut session = session(None, Some(10));
    for game in 0..50 {
        play(&mut session, "h8");
        let thinking = session.begin_thinking(Purpose::Move).unwrap();
        let worker = thread::spawn(move || thinking.run());
        thread::sleep(Duration::from_millis(100));
        let new = begin(&mut session, None, Some(10));
        let begun = Instant::now();
        let after = session.finish_thinking(worker.join().unwrap());
        assert!(
            begun.elapsed() < Duration::from_millis(500),
            "game {game}: {:?}",
            begun.elapsed()
        );
        assert_eq!(after, new);
        assert_eq!((after.ply, after.moves.len()), (0, 0), "game {game}");
    }
}

/// What becomes of a long thinking 50 ms after whose begin `interrupt` comes.
fn interrupted(interrupt: impl FnOnce(&mut Session)) -> (Snapshot, Duration) {
    let mut session = session(None, Some(10));
    play(&mut session, "h8");
    let thinking = session.begin_thinking(Purpose::Move).unwrap();
    let worker = thread::spawn(move || thinking.run());
    thread::sleep(Duration::from_millis(50));
    let begun = Instant::now();
    interrupt(&mut session);
    let thought = worker.join().unwrap();
    (session.finish_thinking(thought), begun.elapsed())
}

#[test]
fn the_engine_stops_at_once() {
    let (stopped, time) = interrupted(|session| session.stop_thinking());
    assert!(time < Duration::from_millis(500), "{time:?}");
    assert_eq!(stopped.ply, 1);
    assert!(stopped.engine_to_move, "it may begin again");
    let events = [
        Event::Suspend,
        Event::Undo,
        Event::GoTo { ply: 0 },
        Event::Resign,
        Event::Pause,
        Event::Resume,
    ];
    for event in events {
        let mut expected = None;
        let (stopped, time) = interrupted(|session| expected = Some(session.apply(event).unwrap()));
        assert!(time < Duration::from_millis(500), "{event:?}: {time:?}");
        assert_eq!(Some(stopped), expected, "{event:?}");
    }
}

#[test]
fn a_session_that_ends_stops_its_engine() {
    let mut session = session(None, Some(10));
    play(&mut session, "h8");
    let thinking = session.begin_thinking(Purpose::Move).unwrap();
    let worker = thread::spawn(move || thinking.run());
    thread::sleep(Duration::from_millis(50));
    let begun = Instant::now();
    drop(session);
    drop(worker.join().unwrap());
    assert!(
        begun.elapsed() < Duration::from_millis(500),
        "{:?}",
        begun.elapsed()
    );
}

#[test]
fn settings_scores_and_refusals_let_the_engine_think() {
    let mut session = session(None, Some(1));
    play(&mut session, "h8");
    let thinking = session.begin_thinking(Purpose::Move).unwrap();
    change(&mut session, |settings| settings.show_move_numbers = true);
    session.apply(Event::ClearScores).unwrap();
    session.apply(Event::Tap { point: 0 }).unwrap_err();
    session.apply(Event::Redo).unwrap_err();
    assert_eq!(session.finish_thinking(thinking.run()).ply, 2);
}

#[test]
fn only_the_thought_that_was_begun_last_counts() {
    let mut session = session(None, Some(1));
    let before = play(&mut session, "h8");
    let first = session.begin_thinking(Purpose::Move).unwrap();
    let second = session.begin_thinking(Purpose::Move).unwrap();
    assert_eq!(session.finish_thinking(first.run()), before);
    assert_eq!(session.finish_thinking(second.run()).ply, 2);
}

#[test]
fn a_thought_of_another_session_changes_nothing() {
    let [mut one, mut other] = [(); 2].map(|()| session(None, Some(1)));
    play(&mut one, "h8");
    let before = play(&mut other, "h8");
    let thinking = one.begin_thinking(Purpose::Move).unwrap();
    let others = other.begin_thinking(Purpose::Move).unwrap();
    let thought = thinking.run();
    assert_eq!(other.finish_thinking(thought), before);
    assert_eq!(
        other.finish_thinking(others.run()).ply,
        2,
        "its own one still counts"
    );
}

#[test]
fn undo_goes_back_to_the_persons_last_move() {
    let mut session = session(None, Some(1));
    play(&mut session, "h8");
    let answered = think(&mut session);
    let back = session.apply(Event::Undo).unwrap();
    assert_eq!((back.ply, back.can_undo, back.paused), (0, false, false));
    assert_eq!(
        session.apply(Event::Redo).unwrap(),
        answered,
        "both moves come back"
    );
    play(&mut session, "a1");
    let thinking = session.begin_thinking(Purpose::Move).unwrap();
    let while_it_thinks = session.apply(Event::Undo).unwrap();
    assert_eq!((while_it_thinks.ply, while_it_thinks.engine_to_move), (2, false));
    assert_eq!(session.finish_thinking(thinking.run()), while_it_thinks);
}

#[test]
fn the_engines_first_move_is_not_undone() {
    let mut session = session(Some(1), None);
    let opened = think(&mut session);
    assert_eq!((opened.ply, opened.can_undo), (1, false));
    assert_eq!(session.apply(Event::Undo), Err(GameError::NothingToUndo));
    play(&mut session, "a1");
    think(&mut session);
    let back = session.apply(Event::Undo).unwrap();
    assert_eq!(
        (back.ply, back.turn, back.engine_to_move),
        (1, Some(Color::White), false)
    );
}

#[test]
fn a_look_back_onto_the_engines_turn_pauses_it() {
    let mut session = session(None, Some(1));
    play(&mut session, "h8");
    think(&mut session);
    let looked = session.apply(Event::GoTo { ply: 1 }).unwrap();
    assert!(looked.paused && !looked.engine_to_move && !looked.can_pause && !looked.can_hint);
    assert_eq!(
        session.begin_thinking(Purpose::Move).unwrap_err(),
        GameError::NothingToThink
    );
    let own = session.apply(Event::GoTo { ply: 2 }).unwrap();
    assert!(!own.paused && own.can_hint);
    session.apply(Event::GoTo { ply: 1 }).unwrap();
    assert!(session.apply(Event::Resume).unwrap().engine_to_move);
    assert_eq!(think(&mut session).ply, 2);
}

#[test]
fn a_resignation_is_the_persons() {
    let mut session = session(None, Some(1));
    play(&mut session, "h8");
    let resigned = session.apply(Event::Resign).unwrap();
    let win = Outcome::Win {
        winner: Color::White,
        reason: EndReason::Resignation,
        line: vec![],
    };
    assert_eq!(resigned.outcome, win, "though White was to move");
    assert!(!resigned.engine_to_move && !resigned.can_pause);
    change(&mut session, |settings| settings.undo_after_end = true);
    let back = session.apply(Event::Undo).unwrap();
    assert_eq!(
        (back.ply, back.paused),
        (1, true),
        "nothing begins by itself after undo"
    );
}

#[test]
fn a_game_that_is_over_needs_no_engine() {
    let mut session = session(None, Some(1));
    play(&mut session, "h8");
    let over = session.apply(Event::Resign).unwrap();
    assert!(!over.engine_to_move && !over.can_hint && !over.can_pause && !over.can_agree_draw);
    for purpose in [Purpose::Move, Purpose::Hint] {
        let refused = session.begin_thinking(purpose).unwrap_err();
        assert_eq!(refused, GameError::NothingToThink);
    }
    for event in [Event::AgreeDraw, Event::Pause, Event::Resume] {
        assert_eq!(session.apply(event), Err(GameError::GameOver));
    }
}

#[test]
fn undo_after_the_engine_has_won_goes_back_to_the_persons_last_move() {
    let mut session = session(None, Some(5));
    change(&mut session, |settings| settings.undo_after_end = true);
    // A person who plays here and there along the edges.
    for name in "a1 c1 e1 g1 i1 k1 m1 o1 a15 c15 e15 g15 i15 k15 m15 o15 a4 a7 a10 o4".split(' ') {
        play(&mut session, name);
        let answered = think(&mut session);
        if answered.outcome != Outcome::Playing {
            assert_eq!((answered.scores.white, answered.engine_to_move), (1, false));
            let back = session.apply(Event::Undo).unwrap();
            assert_eq!((back.ply, back.turn), (answered.ply - 2, Some(Color::Black)));
            assert_eq!((back.scores.white, back.paused), (0, false));
            return;
        }
    }
    panic!("the engine did not win");
}

#[test]
fn two_engines_play_a_game_to_its_end() {
    let mut session = session(Some(2), Some(1));
    let begun = session.snapshot();
    assert!(begun.can_pause && !begun.can_resign && !begun.can_agree_draw && !begun.can_hint);
    assert_eq!(session.apply(Event::Resign), Err(GameError::EnginesTurn));
    assert_eq!(session.apply(Event::AgreeDraw), Err(GameError::NotAsked));
    for ply in 1..=225 {
        let played = think(&mut session);
        assert_eq!(played.ply, ply);
        if played.outcome != Outcome::Playing {
            assert!(ply > 8 && !played.engine_to_move && !played.can_undo);
            return;
        }
    }
    panic!("the board was full and the game not over");
}

#[test]
fn engines_that_are_watched_wait_when_told_and_after_a_look_back() {
    let mut session = session(Some(1), Some(1));
    think(&mut session);
    think(&mut session);
    let paused = session.apply(Event::Pause).unwrap();
    assert!(paused.paused && !paused.engine_to_move && !paused.can_pause);
    assert_eq!(session.apply(Event::Pause).unwrap(), paused);
    assert!(session.apply(Event::Resume).unwrap().engine_to_move);
    let back = session.apply(Event::Undo).unwrap();
    assert_eq!((back.ply, back.paused), (1, true));
    session.apply(Event::Resume).unwrap();
    assert_eq!(think(&mut session).ply, 2);
}

#[test]
fn without_an_engine_nothing_waits() {
    let mut session = Session::in_memory();
    for event in [Event::Pause, Event::Resume] {
        assert_eq!(session.apply(event), Err(GameError::NothingToThink));
    }
}

#[test]
fn engines_decide_in_every_opening() {
    for opening in Opening::ALL {
        let mut session = Session::in_memory();
        let game = NewGame {
            opening,
            players: Players {
                black: Some(1),
                white: Some(2),
            },
            ..NewGame::default()
        };
        let mut snapshot = session.apply(Event::NewGame { game }).unwrap();
        for _ in 0..40 {
            assert!(snapshot.engine_to_move, "{opening}");
            let before = snapshot;
            snapshot = think(&mut session);
            assert_ne!(snapshot, before, "{opening}");
            if before.task.is_none() {
                break;
            }
        }
        assert_eq!(snapshot.task, None, "{opening}");
    }
}

#[test]
fn a_hint_says_what_and_why_until_the_next_event() {
    let mut session = Session::in_memory();
    play(&mut session, "h8 a1 i8 a2 j8 a3 k8");
    let thinking = session.begin_thinking(Purpose::Hint).unwrap();
    let hint = session.finish_thinking(thinking.run()).hint.unwrap();
    assert_eq!(
        hint.mate.map(i32::signum),
        Some(-1),
        "nothing stops a straight four"
    );
    play(&mut session, "g8");
    let thinking = session.begin_thinking(Purpose::Hint).unwrap();
    let hinted = session.finish_thinking(thinking.run());
    let hint = hinted.hint.clone().unwrap();
    assert_eq!(
        (hint.point, hint.why, hint.mate),
        (index("l8", 15), Why::Five, Some(1))
    );
    assert_eq!(hint.line, [hint.point]);
    session.apply(Event::Redo).unwrap_err();
    assert_eq!(session.snapshot(), hinted, "a refused event leaves it");
    assert_eq!(session.apply(Event::Suspend).unwrap().hint, None);
}

#[test]
fn a_hint_leaves_the_mark_of_a_first_tap() {
    let mut session = Session::in_memory();
    change(&mut session, |settings| settings.confirm_moves = true);
    session.apply(Event::Tap { point: 0 }).unwrap();
    let thinking = session.begin_thinking(Purpose::Hint).unwrap();
    let hinted = session.finish_thinking(thinking.run());
    assert_eq!((hinted.hint.is_some(), hinted.pending), (true, Some(0)));
    let played = session.apply(Event::Tap { point: 0 }).unwrap();
    assert_eq!((played.hint, played.ply), (None, 1));
}

#[test]
fn watched_engines_wait_when_the_app_is_opened_again() {
    let folder = tempdir().unwrap();
    for (black, white, waits) in [(Some(1), Some(3), true), (Some(1), None, false)] {
        let mut session = Session::open(folder.path()).unwrap();
        begin(&mut session, black, white);
        drop(session);
        let snapshot = Session::open(folder.path()).unwrap().snapshot();
        assert_eq!(snapshot.players, Players { black, white });
        assert_eq!((snapshot.paused, snapshot.engine_to_move), (waits, !waits));
    }
}

#[test]
fn the_engines_move_is_saved() {
    let folder = tempdir().unwrap();
    let mut session = Session::open(folder.path()).unwrap();
    begin(&mut session, Some(1), None);
    let played = think(&mut session);
    drop(session);
    assert_eq!(
        Session::open(folder.path()).unwrap().snapshot().moves,
        played.moves
    );
}
