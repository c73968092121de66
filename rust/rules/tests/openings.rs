//! Opening rules: who decides what, what is refused, and the 26 patterns.

use std::collections::HashSet;

use gomoku_rules::{
    Ask, BoardSize, Color, Decision, IllegalMove, Opening, OpeningError, OpeningPlay, Pattern, Point,
    Position, Rule, Seat, Symmetry, Task,
};
use proptest::prelude::*;

fn begin(opening: Opening) -> OpeningPlay {
    OpeningPlay::new(opening, BoardSize::default(), Rule::Renju).expect("15 lines do for every opening")
}

fn point(name: &str) -> Point {
    name.parse().expect("a point")
}

/// Decides what the text says: points, `swap`, `stay`, `two`, `offer` and numbers.
fn decide(play: &mut OpeningPlay, text: &str) {
    for word in text.split(' ') {
        let decision = match word {
            "swap" => Decision::Swap,
            "stay" => Decision::Stay,
            "two" => Decision::AddTwo,
            "offer" => Decision::OfferFifths,
            word => word
                .parse()
                .map_or_else(|_| Decision::Place(point(word)), Decision::Number),
        };
        play.decide(decision)
            .unwrap_or_else(|error| panic!("{word} in {text}: {error}"));
    }
}

fn task(seat: Seat, ask: Ask) -> Task {
    Task { seat, ask }
}

/// Who has the black stones, and how many stones there are, once the opening is over.
fn over(play: &OpeningPlay) -> (Option<Task>, Seat, usize) {
    (play.task(), play.seat_of(Color::Black), play.position().ply())
}

#[test]
fn the_patterns_are_26_and_all_there_are() {
    let size = BoardSize::default();
    let centre = point("h8");
    let mut met = HashSet::new();
    for second in size.points().filter(|point| near(*point, centre, 1)) {
        for third in size.points().filter(|point| near(*point, centre, 2)) {
            let mut position = Position::new(size, Rule::Renju, Color::Black);
            position.play(centre).unwrap();
            if position.play(second).is_ok() && position.play(third).is_ok() {
                met.insert(Pattern::of(&position).expect("each is one of them").code());
            }
        }
    }
    assert_eq!(met.len(), 26);
    for of in [Pattern::code, Pattern::name, Pattern::characters] {
        let different: HashSet<_> = Pattern::ALL.iter().map(of).collect();
        assert_eq!(different.len(), 26);
    }
}

fn near(point: Point, centre: Point, range: u8) -> bool {
    point.col().abs_diff(centre.col()) <= range && point.row().abs_diff(centre.row()) <= range
}

#[test]
fn the_patterns_have_their_stones_and_names_however_they_are_turned() {
    let names = "1D Kansei h9 h10, 2D Keigetsu h9 i10, 3D Sosei h9 j10, 4D Kagetsu h9 i9, 5D Zangetsu h9 j9, \
                 6D Ugetsu h9 i8, 7D Kinsei h9 j8, 8D Shogetsu h9 h7, 9D Kyugetsu h9 i7, 10D Shingetsu h9 j7, \
                 11D Zuisei h9 h6, 12D Sangetsu h9 i6, 13D Yusei h9 j6, 1I Chosei i9 j10, 2I Kyogetsu i9 j9, \
                 3I Kosei i9 j8, 4I Suigetsu i9 j7, 5I Ryusei i9 j6, 6I Ungetsu i9 i8, 7I Hogetsu i9 i7, \
                 8I Rangetsu i9 i6, 9I Gingetsu i9 h7, 10I Myojo i9 h6, 11I Shagetsu i9 g7, 12I Meigetsu i9 g6, \
                 13I Suisei i9 f6";
    for (line, pattern) in names.split(", ").zip(Pattern::ALL) {
        let [second, third] = pattern.stones(point("h8")).unwrap();
        assert_eq!(
            line,
            format!("{} {} {second} {third}", pattern.code(), pattern.name())
        );
        for symmetry in Symmetry::ALL {
            let mut position = Position::new(BoardSize::default(), Rule::Renju, Color::Black);
            for stone in [point("h8"), second, third] {
                position.play(symmetry.apply(stone, position.size())).unwrap();
            }
            assert_eq!(Pattern::of(&position), Some(pattern), "{symmetry:?}");
        }
    }
}

#[test]
fn what_is_no_pattern_has_none() {
    let of = |names: &str| {
        let mut position = Position::new(BoardSize::default(), Rule::Renju, Color::Black);
        for name in names.split(' ') {
            position.play(point(name)).unwrap();
        }
        Pattern::of(&position)
    };
    for names in ["h8 h9", "h8 h10 h9", "h9 h8 h10", "h8 h9 k8", "h8 h9 h10 h11"] {
        assert_eq!(of(names), None, "{names}");
    }
}

#[test]
fn free_asks_nothing() {
    assert_eq!(over(&begin(Opening::Free)), (None, Seat::First, 0));
    assert_eq!(
        begin(Opening::Free).decide(Decision::Stay),
        Err(OpeningError::Over)
    );
}

#[test]
fn swap_lets_the_other_choose_after_three_stones() {
    let mut play = begin(Opening::Swap);
    assert_eq!(
        play.task().unwrap(),
        task(Seat::First, Ask::Stone { within: None })
    );
    decide(&mut play, "a1 b2 c3");
    assert_eq!(play.task().unwrap(), task(Seat::Second, Ask::Swap));
    decide(&mut play, "swap");
    assert_eq!(over(&play), (None, Seat::Second, 3));
    assert_eq!(play.position().turn(), Some(Color::White));
}

#[test]
fn swap2_has_three_answers() {
    for (answer, black, stones) in [
        ("swap", Seat::Second, 3),
        ("stay", Seat::First, 3),
        ("two a1 a2 stay", Seat::First, 5),
        ("two a1 a2 swap", Seat::Second, 5),
    ] {
        let mut play = begin(Opening::Swap2);
        decide(&mut play, "h8 h9 i10");
        assert_eq!(play.task().unwrap(), task(Seat::Second, Ask::SwapOrAddTwo));
        decide(&mut play, answer);
        assert_eq!(over(&play), (None, black, stones), "{answer}");
    }
    let mut play = begin(Opening::Swap2);
    decide(&mut play, "h8 h9 i10 two");
    assert_eq!(
        play.task().unwrap(),
        task(Seat::Second, Ask::Stone { within: None })
    );
    decide(&mut play, "a1 a2");
    assert_eq!(play.task().unwrap(), task(Seat::First, Ask::Swap));
}

#[test]
fn rif_offers_two_fifth_moves() {
    let mut play = begin(Opening::Rif);
    assert_eq!(
        play.task().unwrap(),
        task(Seat::First, Ask::Stone { within: Some(1) })
    );
    decide(&mut play, "h8 h9 j10");
    assert_eq!(play.task().unwrap(), task(Seat::Second, Ask::Swap));
    decide(&mut play, "swap");
    assert_eq!(
        play.task().unwrap(),
        task(Seat::First, Ask::Stone { within: None })
    );
    decide(&mut play, "a1");
    assert_eq!(
        play.task().unwrap(),
        task(Seat::Second, Ask::Offer { remaining: 2 })
    );
    decide(&mut play, "i8 g7");
    assert_eq!(play.task().unwrap(), task(Seat::First, Ask::Choose));
    assert_eq!(play.position().ply(), 4, "what is offered is not played");
    let not_offered = play.decide(Decision::Place(point("i9")));
    assert_eq!(not_offered, Err(OpeningError::NotOffered { point: point("i9") }));
    decide(&mut play, "g7");
    assert_eq!(over(&play), (None, Seat::Second, 5));
    assert_eq!(play.position().stone_at(point("i8")), None);
    assert_eq!(play.position().stone_at(point("g7")), Some(Color::Black));
}

#[test]
fn yamaguchi_says_the_number_with_the_pattern_and_soosyrv_with_the_fourth_move() {
    let mut play = begin(Opening::Yamaguchi);
    decide(&mut play, "h8 h9 j10");
    assert_eq!(play.task().unwrap(), task(Seat::First, Ask::Number { most: 10 }));
    decide(&mut play, "3 swap a1");
    assert_eq!(
        play.task().unwrap(),
        task(Seat::Second, Ask::Offer { remaining: 3 })
    );
    decide(&mut play, "i8 g7 k3 k3");
    assert_eq!(over(&play), (None, Seat::Second, 5));

    let mut play = begin(Opening::Soosyrv8);
    decide(&mut play, "h8 h9 j10 swap a1");
    assert_eq!(play.task().unwrap(), task(Seat::First, Ask::Number { most: 8 }));
    assert_eq!(
        play.decide(Decision::Number(9)),
        Err(OpeningError::Number { most: 8 })
    );
    assert_eq!(
        play.decide(Decision::Number(0)),
        Err(OpeningError::Number { most: 8 })
    );
    decide(&mut play, "1");
    assert_eq!(play.task().unwrap(), task(Seat::Second, Ask::Swap));
    decide(&mut play, "swap");
    assert_eq!(
        play.task().unwrap(),
        task(Seat::First, Ask::Offer { remaining: 1 })
    );
    decide(&mut play, "b2 b2");
    assert_eq!(over(&play), (None, Seat::First, 5));
}

#[test]
fn taraguchi_swaps_after_each_move_or_offers_ten() {
    let mut play = begin(Opening::Taraguchi10);
    decide(&mut play, "h8 swap");
    assert_eq!(
        play.task().unwrap(),
        task(Seat::First, Ask::Stone { within: Some(3) })
    );
    decide(&mut play, "i9 stay j10 stay k11");
    assert_eq!(play.task().unwrap(), task(Seat::Second, Ask::SwapOrOffer));
    let mut offering = play.clone();
    decide(&mut play, "swap");
    assert_eq!(
        play.task().unwrap(),
        task(Seat::First, Ask::Stone { within: Some(9) })
    );
    decide(&mut play, "d4");
    assert_eq!(play.task().unwrap(), task(Seat::Second, Ask::Swap));
    decide(&mut play, "stay");
    assert_eq!(over(&play), (None, Seat::First, 5));

    decide(&mut offering, "offer a1 a2 a3 a4 a5 a6 a7 a8 a9");
    assert_eq!(
        offering.task().unwrap(),
        task(Seat::Second, Ask::Offer { remaining: 1 })
    );
    decide(&mut offering, "a10 a9");
    assert_eq!(over(&offering), (None, Seat::Second, 5));
}

#[test]
fn what_is_not_asked_or_not_allowed_is_refused_with_the_reason() {
    let mut play = begin(Opening::Rif);
    let off_centre = |name, lines| {
        Err(OpeningError::OffCentre {
            point: point(name),
            lines,
        })
    };
    assert_eq!(play.decide(Decision::Place(point("h9"))), off_centre("h9", 1));
    assert_eq!(play.decide(Decision::Swap), Err(OpeningError::NotAsked));
    decide(&mut play, "h8");
    assert_eq!(play.decide(Decision::Place(point("h10"))), off_centre("h10", 3));
    let illegal = |name, reason| {
        Err(OpeningError::Illegal {
            point: point(name),
            reason,
        })
    };
    assert_eq!(
        play.decide(Decision::Place(point("h8"))),
        illegal("h8", IllegalMove::Occupied)
    );
    assert_eq!(
        play.decide(Decision::Place(point("p1"))),
        illegal("p1", IllegalMove::OffBoard)
    );
    decide(&mut play, "h9");
    assert_eq!(play.decide(Decision::Place(point("h11"))), off_centre("h11", 5));
    for lines in [5, 10, 14] {
        let size = BoardSize::new(lines).unwrap();
        let refused = OpeningPlay::new(Opening::Taraguchi10, size, Rule::Renju).unwrap_err();
        assert_eq!(refused, OpeningError::Board { least: 9 }, "{lines}");
    }
}

#[test]
fn fifth_moves_are_unequal_in_all_respects() {
    let symmetrical = |stones: &str, offered: &str, point_name: &str| {
        let mut play = begin(Opening::Rif);
        decide(&mut play, stones);
        decide(&mut play, offered);
        let refused = play.decide(Decision::Place(point(point_name)));
        let expected = OpeningError::Symmetrical {
            point: point(point_name),
            offered: point(offered),
        };
        refused == Err(expected)
    };
    // All four stones on the h line: left and right are alike.
    assert!(symmetrical("h8 h9 h10 stay h7", "i8", "g8"));
    assert!(symmetrical("h8 h9 h10 stay h7", "i8", "i8"), "the same point");
    assert!(!symmetrical("h8 h9 h10 stay h7", "i8", "g9"));
    // Mirrored at the middle of h8 to h10, which is not that of the board.
    assert!(symmetrical("h8 h9 h10 stay i9", "g8", "g10"));
    assert!(symmetrical("h8 h9 j10 stay a1", "i8", "i8"));
    assert!(!symmetrical("h8 h9 j10 stay a1", "i8", "g8"));
}
/// As many 5th moves as can be said are there after any first four stones, on the smallest board that is allowed.
#[test]
fn there_are_always_enough_fifth_moves_to_offer() {
    let size = BoardSize::new(7).unwrap();
    let start = OpeningPlay::new(Opening::Yamaguchi, size, Rule::Renju).unwrap();
    let all_stones = |plays: Vec<OpeningPlay>| -> Vec<OpeningPlay> {
        let then = |play: &OpeningPlay, point| {
            let mut then = play.clone();
            then.decide(Decision::Place(point)).ok().map(|()| then)
        };
        let each = plays
            .iter()
            .flat_map(|play| size.points().filter_map(move |point| then(play, point)));
        each.collect()
    };
    let mut plays = all_stones(all_stones(all_stones(vec![start])));
    for play in &mut plays {
        play.decide(Decision::Number(10)).unwrap();
        play.decide(Decision::Stay).unwrap();
    }
    for mut play in all_stones(plays) {
        for point in size.points() {
            if matches!(play.task().map(|task| task.ask), Some(Ask::Offer { .. })) {
                let _ = play.decide(Decision::Place(point));
            }
        }
        assert_eq!(
            play.task().map(|task| task.ask),
            Some(Ask::Choose),
            "{}",
            play.position().board()
        );
    }
}

fn decisions() -> impl Strategy<Value = Decision> {
    prop_oneof![
        6 => (0..22_u8, 0..22_u8).prop_map(|(col, row)| Decision::Place(Point::new(col, row))),
        // Near the centre of 15 lines.
        6 => (5..10_u8, 5..10_u8).prop_map(|(col, row)| Decision::Place(Point::new(col, row))),
        1 => Just(Decision::Swap),
        1 => Just(Decision::Stay),
        1 => Just(Decision::AddTwo),
        1 => Just(Decision::OfferFifths),
        1 => any::<u8>().prop_map(Decision::Number),
        1 => (1..5_u8).prop_map(Decision::Number),
    ]
}

proptest! {
    #[test]
    fn random_decisions_never_panic_and_refused_ones_change_nothing(
        opening in prop::sample::select(&Opening::ALL),
        rule in prop::sample::select(&Rule::ALL),
        lines in 5..=22_u8,
        decisions in prop::collection::vec(decisions(), 0..300),
    ) {
        let size = BoardSize::new(lines).unwrap();
        let Ok(mut play) = OpeningPlay::new(opening, size, rule) else { return Ok(()) };
        for decision in decisions {
            let before = (play.task(), play.position().clone(), play.offers().to_vec(), play.seat_of(Color::Black));
            if play.decide(decision).is_err() {
                let after = (play.task(), play.position().clone(), play.offers().to_vec(), play.seat_of(Color::Black));
                prop_assert_eq!(after, before);
            }
        }
        prop_assert!(play.position().ply() <= 5);
    }

    #[test]
    fn every_opening_comes_to_a_normal_game(
        opening in prop::sample::select(&Opening::ALL),
        choices in prop::collection::vec((any::<u8>(), any::<prop::sample::Index>()), 400),
    ) {
        let mut play = begin(opening);
        for (choice, index) in choices {
            let Some(task) = play.task() else { break };
            // Whatever cannot be done is refused, and something else tried.
            let _ = play.decide(answer(&play, task.ask, choice, index));
        }
        prop_assert_eq!(play.task(), None);
        let mut game = play.position().clone();
        let next = game.empty_points().next().unwrap();
        prop_assert!(game.play(next).is_ok());
    }
}

fn answer(play: &OpeningPlay, ask: Ask, choice: u8, index: prop::sample::Index) -> Decision {
    let central = |lines: u8| {
        let near = play
            .position()
            .empty_points()
            .filter(|&at| near(at, point("h8"), lines / 2));
        Decision::Place(*index.get(&near.collect::<Vec<_>>()))
    };
    match ask {
        Ask::Stone { within } => central(within.unwrap_or(15)),
        Ask::Offer { .. } => central(15),
        Ask::Choose => Decision::Place(*index.get(play.offers())),
        Ask::Number { most } => Decision::Number(1 + choice % most),
        Ask::Swap => [Decision::Swap, Decision::Stay][usize::from(choice % 2)],
        Ask::SwapOrAddTwo => [Decision::Swap, Decision::Stay, Decision::AddTwo][usize::from(choice % 3)],
        Ask::SwapOrOffer => [Decision::Swap, Decision::Stay, Decision::OfferFifths][usize::from(choice % 3)],
    }
}
