//! Openings through events: played to their ends, taken back, saved, and refused where they are not kept to.

use gomoku_rules::Opening;
use gomoku_session::{
    Ask, Color, Event, GameError, NewGame, OpeningDecision, OpeningTask, Players, Restored, Seat, Session,
    Snapshot,
};
use tempfile::tempdir;

use crate::{
    play::{change, index, play},
    steps::answers,
};

fn begin(session: &mut Session, opening: Opening) -> Snapshot {
    let game = NewGame {
        opening,
        ..NewGame::default()
    };
    session.apply(Event::NewGame { game }).unwrap()
}

fn decide(session: &mut Session, decision: OpeningDecision) -> Snapshot {
    session.apply(Event::Decide { decision }).unwrap()
}

/// Gives the first answer from the `choice`-th on that is accepted.
fn answer(session: &mut Session, choice: usize) -> Snapshot {
    let answers = answers(&session.snapshot());
    let count = answers.len();
    let from_choice = answers.into_iter().cycle().skip(choice % count).take(count);
    let accepted = from_choice
        .into_iter()
        .find_map(|event| session.apply(event).ok());
    accepted.unwrap()
}

/// What is on the screen apart from what could be redone.
fn shown(snapshot: &Snapshot) -> Snapshot {
    Snapshot {
        moves: Vec::new(),
        can_redo: false,
        under_way: false,
        restored: Restored::Nothing,
        ..snapshot.clone()
    }
}

#[test]
fn every_opening_goes_to_its_end_and_back_and_is_saved_at_every_step() {
    for opening in Opening::ALL {
        for choice in 0..3 {
            let folder = tempdir().unwrap();
            let mut session = Session::open(folder.path()).unwrap();
            let mut seen = vec![begin(&mut session, opening)];
            while seen.last().unwrap().task.is_some() || seen.last().unwrap().ply < 6 {
                let before = seen.last().unwrap();
                let after = answer(&mut session, choice);
                let back = session.apply(Event::Undo).unwrap();
                assert_eq!(shown(&back), shown(before), "{opening} {choice}");
                assert!(back.can_redo);
                drop(session);
                session = Session::open(folder.path()).unwrap();
                assert_eq!(session.apply(Event::Redo).unwrap().restored, Restored::Latest);
                drop(session);
                session = Session::open(folder.path()).unwrap();
                assert_eq!(shown(&session.snapshot()), shown(&after), "{opening} {choice}");
                seen.push(after);
                assert!(seen.len() < 40, "{opening} {choice} does not end");
            }
            let end = session.snapshot();
            for step in seen.iter().rev().skip(1) {
                assert_eq!(shown(&session.apply(Event::Undo).unwrap()), shown(step));
            }
            assert_eq!(session.apply(Event::Undo), Err(GameError::NothingToUndo));
            for step in &seen[1..] {
                assert_eq!(shown(&session.apply(Event::Redo).unwrap()), shown(step));
            }
            assert_eq!(session.snapshot(), end);
            assert_eq!(session.apply(Event::Redo), Err(GameError::NothingToRedo));
        }
    }
}

#[test]
fn the_opening_says_what_it_asks_and_of_whom() {
    let mut session = Session::in_memory();
    begin(&mut session, Opening::Soosyrv8);
    let task = |seat, color, ask, central_lines, count| {
        Some(OpeningTask {
            seat,
            color,
            ask,
            central_lines,
            count,
        })
    };
    let (first, second) = (Seat::First, Seat::Second);
    let (black, white) = (Color::Black, Color::White);
    assert_eq!(
        session.snapshot().task,
        task(first, black, Ask::Stone, Some(1), None)
    );
    let placed = play(&mut session, "h8 h9");
    assert_eq!(placed.task, task(first, black, Ask::Stone, Some(5), None));
    let asked = play(&mut session, "i7");
    assert_eq!(
        (asked.turn, asked.task),
        (Some(white), task(second, white, Ask::Swap, None, None))
    );
    let swapped = decide(&mut session, OpeningDecision::Swap);
    assert_eq!(swapped.task, task(first, white, Ask::Stone, None, None));
    assert_eq!(
        play(&mut session, "a1").task,
        task(first, white, Ask::Number, None, Some(8))
    );
    session.apply(Event::SayNumber { count: 2 }).unwrap();
    let stayed = decide(&mut session, OpeningDecision::Stay);
    assert_eq!(stayed.task, task(second, black, Ask::Offer, None, Some(2)));
    let offered = play(&mut session, "b3 c5");
    assert_eq!(offered.task, task(first, white, Ask::Choose, None, None));
    assert_eq!(offered.offers, [index("b3", 15), index("c5", 15)]);
    assert_eq!(offered.ply, 4, "offers are no stones");
    let chosen = play(&mut session, "c5");
    assert_eq!((chosen.task, chosen.offers), (None, vec![]));
    assert_eq!((chosen.ply, chosen.turn), (5, Some(white)));
}

#[test]
fn what_is_not_asked_is_refused() {
    let mut session = Session::in_memory();
    let swap = Event::Decide {
        decision: OpeningDecision::Swap,
    };
    assert_eq!(
        session.apply(swap),
        Err(GameError::NotAsked),
        "a free game asks nothing"
    );
    begin(&mut session, Opening::Soosyrv8);
    let refused = |session: &mut Session, event, error| {
        let before = session.snapshot();
        assert_eq!(session.apply(event), Err(error));
        assert_eq!(session.snapshot(), before);
    };
    let tap = |name| Event::Tap {
        point: index(name, 15),
    };
    let count = |count| Event::SayNumber { count };
    refused(&mut session, swap, GameError::NotAsked);
    refused(&mut session, count(2), GameError::NotAsked);
    refused(&mut session, Event::AgreeDraw, GameError::NotAsked);
    let (point, lines) = (index("h9", 15), 1);
    refused(&mut session, tap("h9"), GameError::OffCentre { point, lines });
    refused(
        &mut session,
        Event::Tap { point: 225 },
        GameError::OffBoard { point: 225 },
    );
    play(&mut session, "h8");
    let point = index("h8", 15);
    refused(&mut session, tap("h8"), GameError::Occupied { point });
    play(&mut session, "h9 h10");
    refused(&mut session, tap("a1"), GameError::NotAsked);
    decide(&mut session, OpeningDecision::Stay);
    play(&mut session, "h11");
    for number in [0, 9, -1, 257, i32::MIN] {
        let error = GameError::OfferCount {
            count: number,
            most: 8,
        };
        refused(&mut session, count(number), error);
    }
    session.apply(count(2)).unwrap();
    decide(&mut session, OpeningDecision::Stay);
    play(&mut session, "a8");
    let (point, offered) = (index("o8", 15), index("a8", 15));
    refused(&mut session, tap("o8"), GameError::Symmetrical { point, offered });
    play(&mut session, "b2");
    let point = index("c3", 15);
    refused(&mut session, tap("c3"), GameError::NotOffered { point });
}

#[test]
fn an_opening_with_a_centre_needs_a_board_with_one() {
    let mut session = Session::in_memory();
    let before = play(&mut session, "h8");
    for (opening, size, least) in [
        (Opening::Rif, 14, 5),
        (Opening::Yamaguchi, 5, 7),
        (Opening::Taraguchi10, 7, 9),
    ] {
        let game = NewGame {
            size,
            opening,
            ..NewGame::default()
        };
        let refused = session.apply(Event::NewGame { game });
        assert_eq!(refused, Err(GameError::OpeningBoard { size, least }));
    }
    assert_eq!(session.snapshot(), before);
}

#[test]
fn black_begins_an_opening_whoever_was_to() {
    let mut session = Session::in_memory();
    let mut game = NewGame {
        begins: gomoku_session::Begins::White,
        opening: Opening::Swap2,
        ..NewGame::default()
    };
    let opened = session.apply(Event::NewGame { game }).unwrap();
    assert_eq!((opened.first, opened.begins), (Color::Black, game.begins));
    game.opening = Opening::Free;
    assert_eq!(
        session.apply(Event::NewGame { game }).unwrap().first,
        Color::White
    );
}

#[test]
fn a_swap_gives_the_players_each_others_colours() {
    let mut session = Session::in_memory();
    let players = Players {
        black: None,
        white: Some(3),
    };
    let game = NewGame {
        opening: Opening::SwapFirst,
        players,
        ..NewGame::default()
    };
    session.apply(Event::NewGame { game }).unwrap();
    let placed = play(&mut session, "h8");
    assert_eq!(placed.players, players);
    assert!(placed.engine_to_move, "it decides whether to swap");
    let thinking = session.begin_thinking(gomoku_session::Purpose::Move).unwrap();
    let decided = session.finish_thinking(thinking.run());
    assert_eq!(decided.task, None);
    let swapped = Players {
        black: Some(3),
        white: None,
    };
    // Whoever has White now is to move.
    assert!(
        decided.players == players && decided.engine_to_move
            || decided.players == swapped && decided.can_hint
    );
}

#[test]
fn another_decision_replaces_what_came_after() {
    let mut session = Session::in_memory();
    begin(&mut session, Opening::Swap);
    play(&mut session, "h8 i9 j10");
    decide(&mut session, OpeningDecision::Swap);
    play(&mut session, "a1 b1");
    for _ in 0..3 {
        session.apply(Event::Undo).unwrap();
    }
    let kept = decide(&mut session, OpeningDecision::Swap);
    assert_eq!(
        (kept.moves.len(), kept.can_redo),
        (5, true),
        "the same one leaves all as it was"
    );
    session.apply(Event::Undo).unwrap();
    let replaced = decide(&mut session, OpeningDecision::Stay);
    assert_eq!((replaced.moves.len(), replaced.can_redo), (3, false));
    play(&mut session, "c1");
    session.apply(Event::Undo).unwrap();
    assert_eq!(play(&mut session, "d1").moves.len(), 4);
    session.apply(Event::Undo).unwrap();
    assert_eq!(
        session.apply(Event::GoTo { ply: 1 }).unwrap().task.unwrap().ask,
        Ask::Stone
    );
    let other = play(&mut session, "i10");
    assert_eq!((other.moves.len(), other.can_redo, other.ply), (2, false, 2));
}

#[test]
fn go_to_shows_what_was_decided_before_the_next_stone() {
    let mut session = Session::in_memory();
    begin(&mut session, Opening::Rif);
    play(&mut session, "h8 h9 h10");
    decide(&mut session, OpeningDecision::Swap);
    play(&mut session, "a1 a2 a3");
    let end = play(&mut session, "a3 c1");
    assert_eq!(session.apply(Event::GoTo { ply: 0 }).unwrap().ply, 0);
    let offered = session.apply(Event::GoTo { ply: 4 }).unwrap();
    assert_eq!(
        (offered.task.unwrap().ask, offered.offers.len()),
        (Ask::Choose, 2)
    );
    let third = session.apply(Event::GoTo { ply: 3 }).unwrap();
    let task = third.task.unwrap();
    assert_eq!(
        (task.seat, task.color, task.ask),
        (Seat::First, Color::White, Ask::Stone)
    );
    assert_eq!(session.apply(Event::GoTo { ply: 6 }).unwrap(), end);
    let refused = session.apply(Event::GoTo { ply: 7 });
    assert_eq!(refused, Err(GameError::NoSuchPly { ply: 7, moves: 6 }));
}

#[test]
fn stones_and_offers_of_an_opening_are_confirmed_too() {
    let mut session = Session::in_memory();
    begin(&mut session, Opening::Rif);
    change(&mut session, |settings| settings.confirm_moves = true);
    let marked = play(&mut session, "h8");
    assert_eq!((marked.pending, marked.ply), (Some(112), 0));
    let (point, lines) = (0, 1);
    assert_eq!(
        session.apply(Event::Tap { point }),
        Err(GameError::OffCentre { point, lines })
    );
    assert_eq!(play(&mut session, "h8").ply, 1);
    play(&mut session, "h9 h9 h10 h10");
    decide(&mut session, OpeningDecision::Stay);
    play(&mut session, "a1 a1");
    assert!(play(&mut session, "a2").offers.is_empty());
    assert_eq!(play(&mut session, "a2").offers, [index("a2", 15)]);
}

#[test]
fn in_an_opening_gives_up_who_has_to_decide() {
    let mut session = Session::in_memory();
    begin(&mut session, Opening::Swap);
    let placed = play(&mut session, "h8");
    assert_eq!(
        placed.turn,
        Some(Color::White),
        "but Black's player places that stone"
    );
    let resigned = session.apply(Event::Resign).unwrap();
    assert_eq!((resigned.scores.white, resigned.task), (1, None));
    change(&mut session, |settings| settings.undo_after_end = true);
    let back = session.apply(Event::Undo).unwrap();
    assert_eq!((back.ply, back.task), (1, placed.task), "the opening goes on");
}
