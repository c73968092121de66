//! What a new game clears and keeps, and who begins it.

use gomoku_rules::Rule;
use gomoku_session::{Begins, Color, Event, GameError, NewGame, Outcome, Session};

use crate::play::{BLACK_WINS, change, play, won};

fn new_game(begins: Begins) -> Event {
    Event::NewGame {
        game: NewGame {
            begins,
            ..NewGame::default()
        },
    }
}

fn first(session: &mut Session, begins: Begins) -> Color {
    let snapshot = session.apply(new_game(begins)).unwrap();
    assert_eq!((snapshot.begins, snapshot.turn), (begins, Some(snapshot.first)));
    snapshot.first
}

#[test]
fn a_new_game_clears_the_board_and_keeps_scores_and_settings() {
    let mut session = won(true);
    let old = session.snapshot();
    let game = NewGame {
        size: 20,
        rule: Rule::Standard,
        begins: Begins::White,
        ..NewGame::default()
    };
    let new = session.apply(Event::NewGame { game }).unwrap();
    assert_eq!(
        (new.game_id, new.size, new.rule, new.ply),
        (old.game_id + 1, 20, Rule::Standard, 0)
    );
    assert_eq!(
        (new.turn, new.outcome, new.last),
        (Some(Color::White), Outcome::Playing, None)
    );
    assert_eq!((new.cells, new.moves), (vec![0; 400], vec![]));
    assert_eq!((new.scores, new.settings), (old.scores, old.settings));
    assert!(!new.can_undo && !new.can_redo && !new.under_way);
}

#[test]
fn boards_of_other_sizes_are_refused() {
    let mut session = Session::in_memory();
    let before = play(&mut session, "h8");
    for size in [i32::MIN, -15, 0, 4, 23, 256 + 15, i32::MAX] {
        let game = NewGame {
            size,
            ..NewGame::default()
        };
        assert_eq!(
            session.apply(Event::NewGame { game }),
            Err(GameError::BoardSize { size })
        );
    }
    assert_eq!(session.snapshot(), before);
}

#[test]
fn the_loser_begins_if_there_is_one() {
    let mut session = Session::in_memory();
    assert_eq!(first(&mut session, Begins::Loser), Color::Black, "no game yet");
    play(&mut session, BLACK_WINS);
    assert_eq!(first(&mut session, Begins::Loser), Color::White);
    assert_eq!(
        first(&mut session, Begins::Loser),
        Color::White,
        "an empty game changes nothing"
    );
    play(&mut session, "h8");
    assert_eq!(
        first(&mut session, Begins::Loser),
        Color::White,
        "nor does one that was given up"
    );
    session.apply(Event::Resign).unwrap();
    assert_eq!(first(&mut session, Begins::Loser), Color::White);
    play(&mut session, BLACK_WINS);
    assert_eq!(
        first(&mut session, Begins::Loser),
        Color::Black,
        "White made that five"
    );
}

#[test]
fn an_end_that_was_taken_back_has_no_loser() {
    let mut session = won(true);
    session.apply(Event::Undo).unwrap();
    assert_eq!(first(&mut session, Begins::Loser), Color::Black);
}

#[test]
fn the_sides_take_turns_to_begin() {
    let mut session = Session::in_memory();
    assert_eq!(
        first(&mut session, Begins::Alternate),
        Color::Black,
        "no game yet"
    );
    play(&mut session, "h8");
    assert_eq!(first(&mut session, Begins::Alternate), Color::White);
    assert_eq!(
        first(&mut session, Begins::Alternate),
        Color::White,
        "nobody has played"
    );
    play(&mut session, "h8");
    session.apply(Event::Undo).unwrap();
    assert_eq!(
        first(&mut session, Begins::Alternate),
        Color::Black,
        "somebody has"
    );
}

#[test]
fn a_fixed_side_begins_every_time() {
    let mut session = Session::in_memory();
    for begins in [Begins::White, Begins::Black, Begins::White] {
        let expected = if begins == Begins::White {
            Color::White
        } else {
            Color::Black
        };
        assert_eq!(first(&mut session, begins), expected);
        play(&mut session, "h8");
    }
}

#[test]
fn a_first_tap_does_not_reach_into_the_next_game() {
    let mut session = Session::in_memory();
    change(&mut session, |settings| settings.confirm_moves = true);
    session.apply(Event::Tap { point: 112 }).unwrap();
    assert_eq!(session.apply(new_game(Begins::Black)).unwrap().pending, None);
    assert_eq!(session.apply(Event::Tap { point: 112 }).unwrap().ply, 0);
}
