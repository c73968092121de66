//! Games with scores, and what is learnt from them.

use std::{error::Error, fs, path::Path};

use gomoku_engine::{Line, tuning::Observer};
use gomoku_rules::{BoardSize, Color, Point, Rule};

use crate::{
    code,
    logistic::{UNIT, logistic},
};

/// The rules that have games.
pub const RULES: [Rule; 3] = [Rule::Freestyle, Rule::Standard, Rule::Renju];

/// How much the result of the game counts beside the score.
const RESULT_SHARE: f32 = 0.25;

/// A calm position of a game, in which a player chose a move.
pub struct Moment<'a> {
    pub observer: &'a Observer,
    pub turn: Color,
    pub chosen: Point,
    /// The points of the game that the side to move can expect.
    pub expected: f32,
    /// Whether the player knew how it wins.
    pub is_known_win: bool,
}

/// Shows `see` the calm positions of the games of a rule in a folder, each with the number of its game. Moves without a
/// score were played by chance and tell nothing.
///
/// # Errors
/// When there are no such games, or one cannot be read; then with its line.
pub fn read(folder: &Path, rule: Rule, mut see: impl FnMut(usize, &Moment)) -> Result<(), Box<dyn Error>> {
    let path = folder.join(format!("{rule}.txt"));
    let path_is = path.display();
    let text = fs::read_to_string(&path).map_err(|error| format!("{path_is}: {error}"))?;
    for (game, line) in text.lines().enumerate() {
        read_game(line, rule, |moment| see(game, moment))
            .map_err(|error| format!("{path_is}, line {}: {error}", game + 1))?;
    }
    Ok(())
}

/// Reads `RESULT OPENING MOVE:SCORE MOVE ...`.
fn read_game(line: &str, rule: Rule, mut see: impl FnMut(&Moment)) -> Result<(), Box<dyn Error>> {
    let mut words = line.split(' ');
    let black_points = match words.next() {
        Some("1-0") => 1.0,
        Some("0-1") => 0.0,
        Some("1/2") => 0.5,
        other => return Err(format!("{} is no result", other.unwrap_or_default()).into()),
    };
    let opening = words.next().ok_or("there is no opening")?;
    let mut position = code::position(BoardSize::default(), rule, opening)?;
    let mut observer = Observer::new(&position);
    for word in words {
        let turn = position
            .turn()
            .ok_or_else(|| format!("{word}: the game is over"))?;
        let (name, score) = word
            .split_once(':')
            .map_or((word, None), |(name, score)| (name, Some(score)));
        let chosen = name.parse().map_err(|error| format!("{word}: {error}"))?;
        if let Some(score) = score
            && observer.is_calm()
        {
            let score: i32 = score.parse().map_err(|error| format!("{word}: {error}"))?;
            let points = if turn == Color::Black {
                black_points
            } else {
                1.0 - black_points
            };
            see(&Moment {
                observer: &observer,
                turn,
                chosen,
                expected: expected(score, points),
                is_known_win: score >= Line::FORCED,
            });
        }
        position
            .play(chosen)
            .map_err(|error| format!("{word}: {error}"))?;
        observer.play(chosen);
    }
    Ok(())
}

fn expected(score: i32, points: f32) -> f32 {
    let by_score = logistic((score as f32).max(-5.0 * UNIT) / UNIT);
    RESULT_SHARE * points + (1.0 - RESULT_SHARE) * by_score
}

/// What is learnt from, and what only tells how well: each tenth game.
pub struct Split<T> {
    pub learn: Vec<T>,
    pub check: Vec<T>,
}

impl<T> Split<T> {
    pub fn new() -> Split<T> {
        Split {
            learn: Vec::new(),
            check: Vec::new(),
        }
    }

    pub fn push(&mut self, game: usize, sample: T) {
        let samples = if game % 10 == 9 {
            &mut self.check
        } else {
            &mut self.learn
        };
        samples.push(sample);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calm_positions_are_shown_with_what_their_side_can_expect() {
        let mut seen = Vec::new();
        // Black's third move is left to chance, and before the fourth, which makes a straight four, Black is not calm.
        let line = "1-0 h8a1 i8:29990 a2:-200 j8 a3:-400 k8:29997 a5:-29998";
        read_game(line, Rule::Freestyle, |moment| {
            seen.push((
                moment.turn,
                moment.chosen.to_string(),
                moment.expected,
                moment.is_known_win,
            ));
        })
        .unwrap();
        let expected = |units, points: f32| 0.75 * logistic(units) + 0.25 * points;
        let shown = [
            (Color::Black, "i8", 1.0, true),
            (Color::White, "a2", expected(-1.0, 0.0), false),
            (Color::White, "a3", expected(-2.0, 0.0), false),
        ];
        assert_eq!(
            seen,
            shown.map(|(turn, name, expected, is_win)| (turn, name.to_owned(), expected, is_win))
        );
    }

    #[test]
    fn a_game_that_cannot_be_read_says_why() {
        for (line, place) in [
            ("", " is no result"),
            ("2-0 h8", "2-0 is no result"),
            ("1-0", "there is no opening"),
            ("1-0 h8 z99:1", "z99:1: "),
            ("1-0 h8 h8:1", "h8:1: "),
            ("1-0 h8 h9:one", "h9:one: "),
            ("1-0 h8a1i8a2j8a3k8a4 l8:29999 a5:1", "a5:1: the game is over"),
        ] {
            let error = read_game(line, Rule::Freestyle, |_| ()).unwrap_err().to_string();
            assert!(error.starts_with(place), "{line}: {error}");
        }
    }
}
