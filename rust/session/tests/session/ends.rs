//! Wins, draws and resignations: counted once, reviewed, taken back.

use gomoku_rules::{Forbidden, Rule};
use gomoku_session::{
    Color, DrawReason, EndReason, Event, ForbiddenPoint, GameError, NewGame, Outcome, Scores, Session,
};

use crate::play::{BLACK_WINS, DRAW, change, index, play, won};

const ONE_FOR_BLACK: Scores = Scores {
    black: 1,
    white: 0,
    draws: 0,
};
const ONE_FOR_WHITE: Scores = Scores {
    black: 0,
    white: 1,
    draws: 0,
};

fn black_by(reason: EndReason, line: &[i32]) -> Outcome {
    Outcome::Win {
        winner: Color::Black,
        reason,
        line: line.to_vec(),
    }
}

fn winning_line() -> Vec<i32> {
    ["a1", "b1", "c1", "d1", "e1"]
        .map(|name| index(name, 15))
        .to_vec()
}

#[test]
fn a_win_ends_the_game_and_counts_once() {
    let mut session = won(false);
    let end = session.snapshot();
    assert_eq!(end.outcome, black_by(EndReason::Five, &winning_line()));
    assert_eq!((end.turn, end.scores), (None, ONE_FOR_BLACK));
    assert!(!end.can_undo && !end.can_redo && !end.can_resign && !end.under_way);
    for (event, error) in [
        (Event::Tap { point: 0 }, GameError::GameOver),
        (Event::Tap { point: -1 }, GameError::GameOver),
        (Event::Resign, GameError::GameOver),
        (Event::Undo, GameError::NothingToUndo),
        (Event::Redo, GameError::NothingToRedo),
    ] {
        assert_eq!(session.apply(event), Err(error));
    }
    assert_eq!(session.snapshot(), end);
}

#[test]
fn undo_after_the_end_takes_back_move_winner_line_and_score() {
    let mut session = won(true);
    let end = session.snapshot();
    assert!(end.can_undo);
    let back = session.apply(Event::Undo).unwrap();
    assert_eq!(
        (back.ply, back.turn, &back.outcome),
        (8, Some(Color::Black), &Outcome::Playing)
    );
    assert_eq!(back.scores, Scores::default());
    assert!(back.under_way && back.can_redo);
    assert_eq!(session.apply(Event::Redo).unwrap(), end);
    session.apply(Event::Undo).unwrap();
    assert_eq!(
        session.apply(Event::GoTo { ply: 9 }).unwrap(),
        end,
        "going there is the end as well"
    );
    session.apply(Event::Undo).unwrap();
    assert_eq!(play(&mut session, "e1"), end, "and so is playing it again");
}

#[test]
fn another_move_after_undo_plays_on() {
    let mut session = won(true);
    session.apply(Event::Undo).unwrap();
    let on = play(&mut session, "e2 e1 f2");
    assert_eq!((on.outcome, on.scores), (Outcome::Playing, Scores::default()));
}

#[test]
fn a_review_shows_earlier_positions_and_keeps_the_end() {
    let mut session = won(false);
    let end = session.snapshot();
    let review = session.apply(Event::GoTo { ply: 3 }).unwrap();
    assert_eq!((review.ply, review.turn, review.scores), (3, None, ONE_FOR_BLACK));
    assert_eq!(review.outcome, black_by(EndReason::Five, &[]));
    assert!(!review.can_undo && review.can_redo && !review.can_resign && !review.under_way);
    assert_eq!(session.apply(Event::Tap { point: 0 }), Err(GameError::GameOver));
    assert_eq!(session.apply(Event::Undo), Err(GameError::NothingToUndo));
    assert_eq!(session.apply(Event::Redo).unwrap().ply, 4);
    assert_eq!(session.apply(Event::GoTo { ply: 9 }).unwrap(), end);
}

#[test]
fn undo_in_a_review_goes_on_from_the_position_shown() {
    let mut session = won(true);
    session.apply(Event::GoTo { ply: 3 }).unwrap();
    let open = session.apply(Event::Undo).unwrap();
    assert_eq!(
        (open.ply, open.turn, open.scores),
        (3, Some(Color::White), Scores::default())
    );
    assert_eq!(open.outcome, Outcome::Playing);
    let played = play(&mut session, "o15");
    assert_eq!((played.ply, played.moves.len()), (4, 4));
}

#[test]
fn resigning_loses_and_undo_takes_back_that_alone() {
    let mut session = Session::in_memory();
    change(&mut session, |settings| settings.undo_after_end = true);
    let before = play(&mut session, "h8 h9 i8");
    let resigned = session.apply(Event::Resign).unwrap();
    assert_eq!(resigned.outcome, black_by(EndReason::Resignation, &[]));
    assert_eq!(
        (resigned.turn, resigned.ply, resigned.scores),
        (None, 3, ONE_FOR_BLACK)
    );
    assert_eq!(session.apply(Event::Tap { point: 0 }), Err(GameError::GameOver));
    assert_eq!(session.apply(Event::Undo).unwrap(), before);
    assert_eq!(session.apply(Event::Redo), Err(GameError::NothingToRedo));
    session.apply(Event::Undo).unwrap();
    assert_eq!(
        session.apply(Event::Redo).unwrap(),
        before,
        "redo does not resign again"
    );
}

#[test]
fn resigning_at_once_is_for_the_side_that_would_begin() {
    let mut session = Session::in_memory();
    assert_eq!(session.apply(Event::Resign).unwrap().scores, ONE_FOR_WHITE);
    assert_eq!(session.apply(Event::Undo), Err(GameError::NothingToUndo));
    change(&mut session, |settings| settings.undo_after_end = true);
    assert_eq!(session.apply(Event::Undo).unwrap().scores, Scores::default());
}

/// The moves that were taken back can hold a win; it was not reached when the side gave up.
#[test]
fn a_win_that_was_taken_back_does_not_undo_a_resignation() {
    let mut session = won(true);
    session.apply(Event::Undo).unwrap();
    let resigned = session.apply(Event::Resign).unwrap();
    assert_eq!(resigned.scores, ONE_FOR_WHITE);
    let review = session.apply(Event::GoTo { ply: 9 }).unwrap();
    assert_eq!((review.outcome, review.scores), (resigned.outcome, ONE_FOR_WHITE));
    let open = session.apply(Event::Undo).unwrap();
    assert_eq!(
        (open.ply, open.turn, open.outcome),
        (8, Some(Color::Black), Outcome::Playing)
    );
}

#[test]
fn a_full_board_is_a_draw() {
    let mut session = Session::in_memory();
    let game = NewGame {
        size: 5,
        rule: Rule::Standard,
        ..NewGame::default()
    };
    session.apply(Event::NewGame { game }).unwrap();
    change(&mut session, |settings| settings.undo_after_end = true);
    let end = play(&mut session, DRAW);
    let full = Outcome::Draw {
        reason: DrawReason::FullBoard,
    };
    assert_eq!((end.outcome, end.turn), (full, None));
    assert_eq!(
        end.scores,
        Scores {
            black: 0,
            white: 0,
            draws: 1
        }
    );
    let back = session.apply(Event::Undo).unwrap();
    assert_eq!(
        (back.outcome, back.scores, back.ply),
        (Outcome::Playing, Scores::default(), 24)
    );
}

#[test]
fn scores_add_up_over_games_and_can_be_cleared() {
    let mut session = Session::in_memory();
    let game = NewGame::default();
    for _ in 0..2 {
        play(&mut session, BLACK_WINS);
        session.apply(Event::NewGame { game }).unwrap();
    }
    let resigned = session.apply(Event::Resign).unwrap();
    assert_eq!(
        resigned.scores,
        Scores {
            black: 2,
            white: 1,
            draws: 0
        }
    );
    let cleared = session.apply(Event::ClearScores).unwrap();
    assert_eq!(cleared.scores, Scores::default());
    assert_eq!(cleared.outcome, resigned.outcome);
    change(&mut session, |settings| settings.undo_after_end = true);
    assert_eq!(
        session.apply(Event::Undo).unwrap().scores,
        Scores::default(),
        "never below zero"
    );
}

#[test]
fn switching_undo_after_the_end_on_helps_the_game_that_is_over() {
    let mut session = won(false);
    change(&mut session, |settings| settings.undo_after_end = true);
    assert!(session.snapshot().can_undo);
    assert_eq!(session.apply(Event::Undo).unwrap().ply, 8);
}

/// Black's last of these moves makes two threes.
const DOUBLE_THREE: &str = "f8 a1 i8 a3 h6 a5 h5 a7 h8";

#[test]
fn a_forbidden_move_loses_the_game_and_undo_takes_that_back() {
    let mut session = Session::in_memory();
    change(&mut session, |settings| {
        settings.undo_after_end = true;
        settings.forbidden_loses = true;
    });
    let game = NewGame {
        rule: Rule::Renju,
        ..NewGame::default()
    };
    session.apply(Event::NewGame { game }).unwrap();
    let lost = play(&mut session, DOUBLE_THREE);
    let expected = Outcome::Win {
        winner: Color::White,
        reason: EndReason::Forbidden,
        line: Vec::new(),
    };
    assert_eq!((lost.outcome, lost.turn, lost.scores.white), (expected, None, 1));
    let back = session.apply(Event::Undo).unwrap();
    assert_eq!((back.outcome, back.turn), (Outcome::Playing, Some(Color::Black)));
    assert_eq!((back.ply, back.scores.white), (8, 0));
}

#[test]
fn a_forbidden_point_is_shown_and_refused() {
    let mut session = Session::in_memory();
    let game = NewGame {
        rule: Rule::Renju,
        ..NewGame::default()
    };
    session.apply(Event::NewGame { game }).unwrap();
    let (before, last) = DOUBLE_THREE.rsplit_once(' ').unwrap();
    let shown = play(&mut session, before);
    let (point, kind) = (index(last, 15), Forbidden::DoubleThree);
    assert_eq!(shown.forbidden, [ForbiddenPoint { point, kind }]);
    for confirm_moves in [false, true] {
        change(&mut session, |settings| settings.confirm_moves = confirm_moves);
        let refused = session.apply(Event::Tap { point }).unwrap_err();
        assert_eq!(refused, GameError::Forbidden { point, kind });
        assert_eq!(session.snapshot().pending, None, "it is not even marked");
    }
    change(&mut session, |settings| settings.confirm_moves = false);
    assert_eq!(session.snapshot().ply, 8);
    assert_eq!(play(&mut session, "a9").forbidden, [], "White is to move");
    session.apply(Event::Undo).unwrap();
    let resigned = session.apply(Event::Resign).unwrap();
    assert_eq!(resigned.forbidden, [], "the game is over");
}
