//! The games of `testdata/games.txt` end with the result they have.

use games::games;
use gomoku_rules::{Outcome, WinReason};

#[path = "support/games.rs"]
mod games;

#[test]
fn games_end_with_their_result() {
    let mut replayed = [0; 5];
    for game in games() {
        let mut position = game.start();
        for &point in &game.moves {
            position.play(point).expect("a legal game");
        }
        let expected = Outcome::Win {
            winner: game.winner,
            reason: WinReason::Five,
        };
        assert_eq!(position.outcome(), expected, "{:?}", game.moves);
        replayed[game.rule as usize] += 1;
    }
    assert_eq!(replayed, [20, 20, 20, 0, 0]);
}
