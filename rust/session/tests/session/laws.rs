//! What holds whatever persons and engines do.

use gomoku_rules::{BoardSize, Color, Game, Opening};
use gomoku_session::{
    Ask, Begins, DrawReason, EndReason, Event, NewGame, OpeningDecision, Outcome, Players, Purpose, Restored,
    Scores, Session, Settings, Snapshot,
};
use proptest::prelude::*;
use tempfile::tempdir;

use crate::steps::{Step, empty_points, of_anybody, of_persons};

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
    let over = is_over(snapshot);
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
    assert!(snapshot.can_redo || ply == snapshot.moves.len());
    assert_eq!(snapshot.under_way, !over && !snapshot.moves.is_empty());
    for &point in snapshot.pending.iter().chain(&snapshot.offers) {
        assert!(!over && cells[usize::try_from(point).unwrap()] == 0);
    }
    let Scores { black, white, draws } = snapshot.scores;
    assert!([black, white, draws].iter().all(|&games| games >= 0));
    assert!(snapshot.saved);
}

/// What a shell learns of players and openings goes together.
fn assert_players_consistent(snapshot: &Snapshot) {
    let over = is_over(snapshot);
    let is_engines = engine_decides(snapshot);
    let engines = [snapshot.players.black, snapshot.players.white];
    let engines = engines.into_iter().flatten().count();
    assert_eq!(snapshot.engine_to_move, is_engines && !snapshot.paused);
    assert_eq!(snapshot.can_pause, !over && engines > 0 && !snapshot.paused);
    assert!(!snapshot.paused || !over && engines > 0);
    assert_eq!(snapshot.can_resign, !over && engines < 2);
    assert_eq!(snapshot.can_hint, !over && !is_engines && snapshot.task.is_none());
    let can_agree = !over && engines == 0 && snapshot.task.is_none() && snapshot.ply > 0;
    assert_eq!(snapshot.can_agree_draw, can_agree);
    let asks_for_fifth = matches!(snapshot.task.map(|task| task.ask), Some(Ask::Offer | Ask::Choose));
    assert!(snapshot.offers.is_empty() || asks_for_fifth);
    assert!(snapshot.task.is_none() || !over && snapshot.opening != Opening::Free);
    assert!(snapshot.hint.is_none());
}

fn is_over(snapshot: &Snapshot) -> bool {
    snapshot.outcome != Outcome::Playing
}

/// Whether the next move or decision is an engine's, which may be paused.
fn engine_decides(snapshot: &Snapshot) -> bool {
    let color = snapshot.task.map(|task| task.color).or(snapshot.turn);
    match color {
        Some(Color::Black) => snapshot.players.black.is_some(),
        Some(Color::White) => snapshot.players.white.is_some(),
        None => false,
    }
}

/// What the snapshot before an event says of it comes true.
fn assert_foretold(before: &Snapshot, event: Event, accepted: bool) {
    let over = is_over(before);
    let persons_turn = !over && !engine_decides(before);
    match event {
        Event::Undo => assert_eq!(accepted, before.can_undo),
        Event::Redo => assert_eq!(accepted, before.can_redo),
        Event::Resign => assert_eq!(accepted, before.can_resign),
        Event::AgreeDraw => assert_eq!(accepted, before.can_agree_draw),
        Event::Pause | Event::Resume => assert_eq!(accepted, before.can_pause || before.paused),
        Event::GoTo { ply } => {
            let is_known = usize::try_from(ply).is_ok_and(|ply| ply <= before.moves.len());
            assert_eq!(accepted, is_known);
        }
        Event::Tap { point } => assert_tap_foretold(before, point, persons_turn, accepted),
        Event::Decide { decision } => {
            let is_asked = before
                .task
                .is_some_and(|task| answers_to(task.ask).contains(&decision));
            assert_eq!(accepted, persons_turn && is_asked);
        }
        Event::SayNumber { count } => {
            let most = before.task.filter(|task| task.ask == Ask::Number);
            let is_asked = most.is_some_and(|task| (1..=task.count.unwrap()).contains(&count));
            assert_eq!(accepted, persons_turn && is_asked);
        }
        Event::NewGame { game } => {
            let is_board = (5..=22).contains(&game.size);
            let has_levels = [game.players.black, game.players.white] != [Some(11); 2];
            assert!(!accepted || is_board && has_levels);
            assert!(
                accepted || !is_board || game.opening != Opening::Free || game.players != Players::default()
            );
        }
        Event::ClearScores | Event::ChangeSettings { .. } | Event::Suspend => assert!(accepted),
    }
}

fn assert_tap_foretold(before: &Snapshot, point: i32, persons_turn: bool, accepted: bool) {
    let is_in = |points: Vec<i32>| points.contains(&point);
    let Some(task) = before.task else {
        let forbidden = before.forbidden.iter().any(|at| at.point == point);
        let is_refused = forbidden && !before.settings.forbidden_loses;
        let is_empty = is_in(empty_points(before, before.size));
        return assert_eq!(accepted, persons_turn && is_empty && !is_refused);
    };
    match task.ask {
        Ask::Stone => {
            let points = empty_points(before, task.central_lines.unwrap_or(before.size));
            assert_eq!(accepted, persons_turn && is_in(points));
        }
        // It may be symmetrical to another one.
        Ask::Offer => assert!(!accepted || persons_turn && is_in(empty_points(before, before.size))),
        Ask::Choose => assert_eq!(accepted, persons_turn && is_in(before.offers.clone())),
        Ask::Swap | Ask::SwapOrAddTwo | Ask::SwapOrOffer | Ask::Number => assert!(!accepted),
    }
}

fn answers_to(ask: Ask) -> &'static [OpeningDecision] {
    use OpeningDecision::{AddTwo, OfferFifths, Stay, Swap};
    match ask {
        Ask::Swap => &[Swap, Stay],
        Ask::SwapOrAddTwo => &[Swap, Stay, AddTwo],
        Ask::SwapOrOffer => &[Swap, Stay, OfferFifths],
        Ask::Stone | Ask::Number | Ask::Offer | Ask::Choose => &[],
    }
}

/// Carries out all steps that are accepted and checks every one.
fn carry_out(session: &mut Session, steps: &[Step]) {
    for &step in steps {
        let before = session.snapshot();
        match step.event(&before) {
            Some(event) => {
                let result = session.apply(event);
                assert_foretold(&before, event, result.is_ok());
                let is_travel = matches!(event, Event::Undo | Event::Redo | Event::GoTo { .. });
                let is_left_to_engine = result.as_ref().is_ok_and(|after| after.engine_to_move);
                assert!(!(is_travel && is_left_to_engine));
                assert_eq!(session.snapshot(), result.unwrap_or(before));
            }
            None => match session.begin_thinking(Purpose::Move) {
                Ok(thinking) => {
                    let after = session.finish_thinking(thinking.run());
                    assert_eq!(session.snapshot(), after);
                    assert_ne!(after, before);
                }
                Err(_) => assert!(!before.engine_to_move),
            },
        }
        assert_consistent(&session.snapshot());
        assert_players_consistent(&session.snapshot());
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
    } else if is_agreed(record) {
        if session.snapshot().turn.is_none() {
            session.apply(Event::Undo).unwrap();
        }
        session.apply(Event::AgreeDraw).unwrap();
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

fn is_agreed(record: &Snapshot) -> bool {
    let reason = DrawReason::Agreement;
    record.outcome == Outcome::Draw { reason }
}

/// The snapshot without what does not follow from a record of the game.
fn of_the_game(snapshot: Snapshot) -> Snapshot {
    let begins = Begins::Black;
    let scores = Scores::default();
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
        Outcome::Draw {
            reason: DrawReason::FullBoard,
        } => assert!(stones.is_empty()),
        Outcome::Draw {
            reason: DrawReason::Agreement,
        } => {}
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_step_is_consistent_and_the_snapshot_is_that_of_its_record(steps in of_persons()) {
        let mut session = Session::in_memory();
        begin(&mut session);
        carry_out(&mut session, &steps);
        let snapshot = session.snapshot();
        assert_end_of_the_rules(&snapshot);
        prop_assert_eq!(of_the_game(replay(&snapshot).snapshot()), of_the_game(snapshot));
    }
}

proptest! {
    // Each case lets engines search.
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_step_of_persons_and_engines_is_consistent(steps in of_anybody()) {
        let mut session = Session::in_memory();
        carry_out(&mut session, &steps);
        assert_end_of_the_rules(&session.snapshot());
    }
}

proptest! {
    // Each case waits for the disk.
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_was_left_comes_back(
        steps in prop_oneof![of_persons().boxed(), of_anybody().boxed()],
        more in of_anybody(),
    ) {
        let folder = tempdir().unwrap();
        let mut session = Session::open(folder.path()).unwrap();
        begin(&mut session);
        carry_out(&mut session, &steps);
        let left = session.snapshot();
        drop(session);

        let mut session = Session::open(folder.path()).unwrap();
        let is_watched = left.players.black.is_some() && left.players.white.is_some() && !is_over(&left);
        let expected = Snapshot {
            restored: Restored::Latest,
            pending: None,
            paused: left.paused || is_watched,
            can_pause: left.can_pause && !is_watched,
            engine_to_move: left.engine_to_move && !is_watched,
            ..left
        };
        prop_assert_eq!(session.snapshot(), expected);
        carry_out(&mut session, &more);
    }
}
