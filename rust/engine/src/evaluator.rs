//! The evaluation of a position, with the network's sums kept from one position to the next.

use gomoku_rules::{BoardSize, Color};

use crate::{
    analysis::{LOGISTIC_UNIT, Line},
    board::{PatternBoard, REACHED},
    lines::{Lines, is_empty},
    network::{CHANNELS, Network, ONE, Row},
    spots::{Geometry, SPOTS, Spot},
    view::{BARE, View, mask, views},
};

/// The largest evaluation in size: from [`Line::FORCED`] on a score says that the game is decided.
pub(crate) const MOST: i32 = Line::FORCED - 1;

/// What the network sees on an empty point.
#[derive(Clone, Copy, Debug)]
struct Sight {
    numbers: Row,
    /// The views of both sides along each direction.
    views: [[View; 2]; 4],
}

/// The largest sum in size: on each point a number, clipped, differs from a bare point's by [`ONE`] at most. Before it
/// is clipped it is the sum of the bias and of eight rows, all within a byte.
const MOST_SUM: usize = BoardSize::MAX.area() * ONE as usize;
const _: () = assert!(MOST_SUM <= i16::MAX as usize, "sums are Rows");

/// A stone that the evaluator has taken in, and what going back before it needs.
#[derive(Debug)]
struct Step {
    spot: Spot,
    color: Color,
    /// The board's hash with this stone.
    hash: u64,
    first_change: usize,
    sums_before: Row,
}

/// Evaluates the positions of one search.
///
/// It follows the board only when asked for a score, so that stones which come and go in between cost nothing.
#[derive(Debug)]
pub(crate) struct Evaluator {
    network: &'static Network,
    /// The stones taken in so far.
    lines: Lines,
    sights: Box<[Sight; SPOTS]>,
    /// The numbers of all points added up, without what bare points say. They never overflow: see [`MOST_SUM`].
    sums: Row,
    steps: Vec<Step>,
    changes: Vec<(Spot, Sight)>,
    /// The points that a stone changes with the direction and their new views; only room, kept to save its making.
    gathered: Box<[(Spot, usize, [View; 2]); REACHED]>,
    /// The cells of a window that matter under the rule.
    mask: u64,
}

impl Evaluator {
    /// Begins with the stones of a board on which none has been made yet.
    pub(crate) fn new(board: &PatternBoard) -> Evaluator {
        let network = Network::get();
        let sight = Sight {
            numbers: *network.bias(),
            views: [[BARE; 2]; 4],
        };
        let mut evaluator = Evaluator {
            network,
            lines: board.lines().clone(),
            sights: vec![sight; SPOTS]
                .try_into()
                .expect("the length is that of the array"),
            sums: [0; 2 * CHANNELS],
            steps: Vec::new(),
            changes: Vec::new(),
            gathered: Box::new([(0, 0, [BARE; 2]); REACHED]),
            mask: mask(board.reach()),
        };
        for spot in board.empty_spots().iter() {
            for (direction, &place) in board.geometry().places(spot).iter().enumerate() {
                let window = board.lines().window(place, direction);
                evaluator.see(spot, direction, views(window & evaluator.mask));
            }
        }
        evaluator.changes.clear();
        evaluator
    }

    /// The evaluation for the side to move, in the unit of [`Line::score`](crate::Line::score).
    pub(crate) fn evaluate(&mut self, board: &PatternBoard) -> i32 {
        self.follow(board);
        let (black, white) = self.sums.split_at(CHANNELS);
        let correction = match board.turn() {
            Color::Black => self.network.correction(black, white),
            Color::White => self.network.correction(white, black),
        };
        let evaluation = board.evaluation() + (correction * LOGISTIC_UNIT) as i32;
        evaluation.clamp(-MOST, MOST)
    }

    /// Goes back to the last position on the way to the board's, and from there on to it.
    fn follow(&mut self, board: &PatternBoard) {
        while let Some(step) = self.steps.last()
            && board.hash_of_first(self.steps.len()) != Some(step.hash)
        {
            self.go_back(board.geometry());
        }
        for (spot, color) in board.made_after(self.steps.len()) {
            self.steps.push(Step {
                spot,
                color,
                hash: board.hash_of_first(self.steps.len() + 1).unwrap_or_default(),
                first_change: self.changes.len(),
                sums_before: self.sums,
            });
            self.take_in(spot, color, board);
        }
    }

    fn take_in(&mut self, spot: Spot, color: Color, board: &PatternBoard) {
        let geometry = board.geometry();
        self.lines.toggle(geometry.places(spot), color);
        self.occupy(spot);
        // Gathered first, as the board does.
        let mut count = 0;
        for direction in 0..4 {
            for (other, window) in self.lines.windows(geometry, spot, direction, board.reach()) {
                let views = views(window & self.mask);
                let is_new = views != self.sights[usize::from(other) % SPOTS].views[direction];
                self.gathered[count % REACHED] = (other, direction, views);
                count += usize::from(is_empty(window) && is_new);
            }
        }
        for index in 0..count {
            let (other, direction, views) = self.gathered[index % REACHED];
            self.see(other, direction, views);
        }
    }

    fn go_back(&mut self, geometry: &Geometry) {
        let Some(step) = self.steps.pop() else { return };
        self.lines.toggle(geometry.places(step.spot), step.color);
        while self.changes.len() > step.first_change {
            let Some((spot, sight)) = self.changes.pop() else {
                break;
            };
            self.sights[usize::from(spot) % SPOTS] = sight;
        }
        self.sums = step.sums_before;
    }

    /// A point with a stone says no more than a bare one.
    fn occupy(&mut self, spot: Spot) {
        let numbers = &self.sights[usize::from(spot) % SPOTS].numbers;
        add_difference(&mut self.sums, self.network.bias(), numbers);
    }

    /// Gives an empty point another view along a direction.
    #[inline]
    fn see(&mut self, spot: Spot, direction: usize, views: [View; 2]) {
        let sight = &mut self.sights[usize::from(spot) % SPOTS];
        self.changes.push((spot, *sight));
        let [black, white] = views;
        let [old_black, old_white] = std::mem::replace(&mut sight.views[direction % 4], views);
        let (black, old_black) = (self.network.row(black), self.network.row(old_black));
        let (white, old_white) = (self.network.row(white), self.network.row(old_white));
        let old = sight.numbers;
        let mut numbers = old;
        for index in 0..CHANNELS {
            let other = index + CHANNELS;
            numbers[index] += black[index] - old_black[index] + white[other] - old_white[other];
            numbers[other] += black[other] - old_black[other] + white[index] - old_white[index];
        }
        sight.numbers = numbers;
        add_difference(&mut self.sums, &numbers, &old);
    }
}

#[inline]
fn add_difference(sums: &mut Row, new: &Row, old: &Row) {
    for index in 0..sums.len() {
        sums[index] += new[index].clamp(0, ONE) - old[index].clamp(0, ONE);
    }
}

#[cfg(test)]
mod tests {
    use gomoku_rules::{Point, Position, Rule, Symmetry};

    use super::*;
    use crate::dice::Dice;

    /// Random games of every rule, on small and large boards, by the positions they end with.
    fn games() -> impl Iterator<Item = (Position, Dice)> {
        let starts = [5, 15, 22]
            .into_iter()
            .flat_map(|lines| Rule::ALL.map(|rule| (lines, rule)));
        starts.enumerate().map(|(seed, (lines, rule))| {
            let mut dice = Dice::new(seed as u64);
            let size = BoardSize::new(lines).unwrap();
            let mut position = Position::new(size, rule, Color::Black);
            for _ in 0..size.area() / 4 {
                play_any(&mut position, &mut dice);
            }
            (position, dice)
        })
    }

    /// Plays a random move that does not end the game, in the middle of the board more often; whether there is one.
    fn play_any(position: &mut Position, dice: &mut Dice) -> Option<Point> {
        let lines = u64::from(position.size().lines());
        let any = |dice: &mut Dice| u64::midpoint(dice.below(lines), dice.below(lines)) as u8;
        (0..50).find_map(|_| {
            let point = Point::new(any(dice), any(dice));
            position.play(point).ok()?;
            if position.turn().is_some() {
                return Some(point);
            }
            position.undo();
            None
        })
    }

    /// What an evaluator knows of a position after whatever came before.
    fn facts(evaluator: &Evaluator, board: &PatternBoard) -> impl PartialEq + std::fmt::Debug + use<> {
        let sights = board.empty_spots().iter().map(|spot| {
            let sight = evaluator.sights[usize::from(spot)];
            (sight.numbers, sight.views)
        });
        (
            sights.collect::<Vec<_>>(),
            evaluator.sums,
            evaluator.lines.clone(),
        )
    }

    #[test]
    fn what_is_kept_is_what_a_fresh_start_finds() {
        for (mut position, mut dice) in games() {
            let mut board = PatternBoard::new(&position);
            let mut evaluator = Evaluator::new(&board);
            let mut made = 0;
            for _ in 0..200 {
                // Now and then it goes back, and stones come and go without being evaluated.
                if made > 0 && dice.below(5) < 2 {
                    position.undo();
                    board.undo();
                    made -= 1;
                } else if let Some(point) = play_any(&mut position, &mut dice) {
                    board.make(board.geometry().spot(point));
                    made += 1;
                }
                if dice.below(3) > 0 {
                    let fresh_board = PatternBoard::new(&position);
                    let mut fresh = Evaluator::new(&fresh_board);
                    assert_eq!(evaluator.evaluate(&board), fresh.evaluate(&fresh_board));
                    assert_eq!(facts(&evaluator, &board), facts(&fresh, &fresh_board));
                }
            }
        }
    }

    /// The evaluation of stones, and the part of it that is the network's.
    fn evaluations(
        position: &Position,
        turn: Color,
        stone: impl Fn(Point, Color) -> (Point, Color),
    ) -> (i32, i32) {
        let stones = Color::ALL
            .into_iter()
            .flat_map(|color| position.board().stones(color).map(move |point| (point, color)));
        let stones = stones.map(|(point, color)| stone(point, color));
        let changed = Position::setup(position.size(), position.rule(), stones, turn).unwrap();
        let board = PatternBoard::new(&changed);
        let evaluation = Evaluator::new(&board).evaluate(&board);
        (evaluation, evaluation - board.evaluation())
    }

    /// Twos of Black all over a large board: the sum over all points is beyond any score.
    #[test]
    fn no_evaluation_says_that_the_game_is_decided() {
        let size = BoardSize::MAX;
        let is_stone = |point: &Point| (point.col() + 2 * point.row()) % 5 < 2;
        let stones = size.points().filter(is_stone).map(|point| (point, Color::Black));
        let position = Position::setup(size, Rule::Freestyle, stones, Color::White).unwrap();
        let board = PatternBoard::new(&position);
        assert!(board.evaluation() < -Line::FORCED);
        assert_eq!(Evaluator::new(&board).evaluate(&board), -MOST);
    }

    #[test]
    fn mirrored_and_turned_boards_are_worth_the_same() {
        let mut corrected = 0;
        for (position, _) in games() {
            let turn = position.turn().unwrap();
            let evaluation = evaluations(&position, turn, |point, color| (point, color));
            corrected += u32::from(evaluation.1 != 0);
            for symmetry in Symmetry::ALL {
                let image = |point, color| (symmetry.apply(point, position.size()), color);
                assert_eq!(evaluations(&position, turn, image), evaluation);
            }
        }
        assert!(corrected > 10, "{corrected}");
    }

    #[test]
    fn exchanged_colours_are_worth_the_same() {
        for (position, _) in games().filter(|(position, _)| position.rule() == Rule::Freestyle) {
            let turn = position.turn().unwrap();
            let evaluation = evaluations(&position, turn, |point, color| (point, color));
            let exchanged = evaluations(&position, !turn, |point, color| (point, !color));
            assert_eq!(exchanged, evaluation);
        }
    }
}
