//! What may happen to a session, for the laws.

use gomoku_rules::{Opening, Rule};
use gomoku_session::{Ask, Begins, BoardTheme, Event, NewGame, OpeningDecision, Players, Settings, Snapshot};
use proptest::prelude::*;

use crate::play::{BLACK_WINS, DRAW, index};

/// Something that happens.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    Event(Event),
    /// The engine is asked to move.
    Think,
    /// A person answers what the opening asks; which of the answers, the number says.
    Answer(usize),
}

impl Step {
    /// What the shell would send, if anything.
    pub fn event(self, snapshot: &Snapshot) -> Option<Event> {
        match self {
            Step::Event(event) => Some(event),
            Step::Think => None,
            Step::Answer(number) => {
                let answers = answers(snapshot);
                answers.get(number % answers.len().max(1)).copied()
            }
        }
    }
}

/// Steps of two persons who know no rules, with whole games now and then: chance alone ends none.
pub fn of_persons() -> impl Strategy<Value = Vec<Step>> {
    let steps = prop_oneof![
        40 => event(free_game()).prop_map(|event| vec![event]),
        1 => Just(whole_game(BLACK_WINS)),
        1 => Just(whole_game(DRAW)),
    ];
    prop::collection::vec(steps, 0..100)
        .prop_map(|steps| steps.concat().into_iter().map(Step::Event).collect())
}

/// Steps of persons and engines in every opening.
pub fn of_anybody() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        6 => event(any_game()).prop_map(Step::Event),
        3 => any_game().prop_map(|game| Step::Event(Event::NewGame { game })),
        30 => Just(Step::Think),
        30 => any::<usize>().prop_map(Step::Answer),
        4 => Just(Step::Event(Event::Resume)),
    ];
    prop::collection::vec(step, 0..150)
}

/// What can be answered to what is asked; some of the stones may still be refused.
pub fn answers(snapshot: &Snapshot) -> Vec<Event> {
    use OpeningDecision::{AddTwo, OfferFifths, Stay, Swap};
    let decisions =
        |list: &[OpeningDecision]| list.iter().map(|&decision| Event::Decide { decision }).collect();
    let taps = |points: Vec<i32>| points.into_iter().map(|point| Event::Tap { point }).collect();
    let Some(task) = snapshot.task else {
        return taps(empty_points(snapshot, snapshot.size));
    };
    match task.ask {
        Ask::Stone => taps(empty_points(
            snapshot,
            task.central_lines.unwrap_or(snapshot.size),
        )),
        Ask::Swap => decisions(&[Swap, Stay]),
        Ask::SwapOrAddTwo => decisions(&[AddTwo, Swap, Stay]),
        Ask::SwapOrOffer => decisions(&[OfferFifths, Stay, Swap]),
        Ask::Number => (1..=task.count.unwrap())
            .map(|count| Event::SayNumber { count })
            .collect(),
        Ask::Offer => taps(empty_points(snapshot, snapshot.size)),
        Ask::Choose => taps(snapshot.offers.clone()),
    }
}

/// Where no stone stands, within so many central lines.
pub fn empty_points(snapshot: &Snapshot, central_lines: i32) -> Vec<i32> {
    let (size, reach) = (snapshot.size, central_lines / 2);
    let is_central = |line: i32| (line - size / 2).abs() <= reach;
    (0..size * size)
        .filter(|&point| snapshot.cells[usize::try_from(point).unwrap()] == 0)
        .filter(|&point| central_lines == size || is_central(point / size) && is_central(point % size))
        .collect()
}

/// An event, and what new games are played by.
fn event(game: impl Strategy<Value = NewGame> + 'static) -> impl Strategy<Value = Event> {
    prop_oneof![
        30 => (-2i32..40).prop_map(|point| Event::Tap { point }),
        2 => any::<i32>().prop_map(|point| Event::Tap { point }),
        8 => Just(Event::Undo),
        4 => Just(Event::Redo),
        4 => (-1i32..30).prop_map(|ply| Event::GoTo { ply }),
        1 => game.prop_map(|game| Event::NewGame { game }),
        1 => Just(Event::Resign),
        1 => Just(Event::ClearScores),
        2 => settings().prop_map(|settings| Event::ChangeSettings { settings }),
        1 => Just(Event::Suspend),
        1 => Just(Event::AgreeDraw),
        1 => Just(Event::Pause),
        1 => Just(Event::Resume),
        1 => decision().prop_map(|decision| Event::Decide { decision }),
        1 => (-1i32..12).prop_map(|count| Event::SayNumber { count }),
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

fn decision() -> impl Strategy<Value = OpeningDecision> {
    prop::sample::select(&[
        OpeningDecision::Swap,
        OpeningDecision::Stay,
        OpeningDecision::AddTwo,
        OpeningDecision::OfferFifths,
    ])
}

/// A game of two persons without an opening.
fn free_game() -> impl Strategy<Value = NewGame> {
    // Small boards, so that games come to their ends.
    game(&[5, 6, 7, 22, 4, -1])
}

/// A game of persons and engines, in any opening.
fn any_game() -> impl Strategy<Value = NewGame> {
    let player = || prop::sample::select(&[None, None, Some(1), Some(2), Some(11)]);
    let players = (player(), player()).prop_map(|(black, white)| Players { black, white });
    let opening = prop::sample::select(&Opening::ALL);
    (game(&[5, 6, 7, 9, 15]), opening, players).prop_map(|(game, opening, players)| NewGame {
        opening,
        players,
        ..game
    })
}

fn game(sizes: &'static [i32]) -> impl Strategy<Value = NewGame> {
    let begins = &[Begins::Black, Begins::White, Begins::Loser, Begins::Alternate];
    (
        prop::sample::select(sizes),
        prop::sample::select(&Rule::ALL),
        prop::sample::select(begins),
    )
        .prop_map(|(size, rule, begins)| NewGame {
            size,
            rule,
            begins,
            ..NewGame::default()
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
