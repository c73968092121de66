//! The network of the engine in numbers that can be learnt: the same sums, and how they change with the weights.

use std::array;

use gomoku_engine::tuning::{CHANNELS, HIDDEN, ONE, SHARE, VIEW_COUNT};

use crate::random::Random;

/// The numbers of a point: what they say to the side to move, then to the other.
const INPUTS: usize = 2 * CHANNELS;

type Input = [f32; INPUTS];

/// The views of the side to move along the four lines through a point, and those of the other side.
pub type Views = [[u16; 4]; 2];

/// The weights, or the slopes of a loss by them.
pub struct Weights {
    /// What each side's view says: to the side itself, then to the other.
    rows: Vec<Input>,
    bias: [f32; CHANNELS],
    skip: Input,
    hidden: [Input; HIDDEN],
    hidden_bias: [f32; HIDDEN],
    output: [f32; HIDDEN],
    output_bias: f32,
}

impl Weights {
    pub fn zero() -> Weights {
        Weights {
            rows: vec![[0.0; INPUTS]; VIEW_COUNT],
            bias: [0.0; CHANNELS],
            skip: [0.0; INPUTS],
            hidden: [[0.0; INPUTS]; HIDDEN],
            hidden_bias: [0.0; HIDDEN],
            output: [0.0; HIDDEN],
            output_bias: 0.0,
        }
    }

    /// Where learning starts. The view without stones says nothing, now and later.
    pub fn random() -> Weights {
        let mut random = Random::new(1);
        let mut weights = Weights::zero();
        for row in &mut weights.rows[1..] {
            *row = array::from_fn(|_| random.within(0.05));
        }
        weights.bias = [0.1; CHANNELS];
        weights.hidden = array::from_fn(|_| array::from_fn(|_| random.within(0.25)));
        weights.output = array::from_fn(|_| random.within(0.1));
        weights
    }

    /// Those of the views, row by row.
    pub fn of_views(&self) -> impl Iterator<Item = &f32> {
        self.rows.as_flattened().iter()
    }

    /// All other weights in the order of the file.
    pub fn others(&self) -> impl Iterator<Item = &f32> {
        let hidden = self.hidden.as_flattened().iter().chain(&self.hidden_bias);
        let output = self.output.iter().chain([&self.output_bias]);
        self.bias.iter().chain(&self.skip).chain(hidden).chain(output)
    }

    /// All weights in the order of the file.
    pub fn all_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let rows = self.rows.as_flattened_mut().iter_mut();
        let first = rows.chain(&mut self.bias).chain(&mut self.skip);
        let hidden = self.hidden.as_flattened_mut().iter_mut();
        first
            .chain(hidden)
            .chain(&mut self.hidden_bias)
            .chain(&mut self.output)
            .chain([&mut self.output_bias])
    }

    /// As the engine knows them: what is added up in the points is a whole number of parts of [`ONE`].
    pub fn rounded(&self) -> Weights {
        let one = f32::from(ONE);
        let round = |value: f32| (value * one).round().clamp(-127.0, 127.0) / one;
        Weights {
            rows: self.rows.iter().map(|row| row.map(round)).collect(),
            bias: self.bias.map(round),
            ..*self
        }
    }

    /// The file of the engine: of rounded weights the rows in a byte each, then the others as little-endian numbers.
    pub fn to_bytes(&self) -> Vec<u8> {
        let rows = self
            .of_views()
            .flat_map(|value| ((value * f32::from(ONE)) as i8).to_le_bytes());
        rows.chain(self.others().flat_map(|value| value.to_le_bytes()))
            .collect()
    }
}

/// What the network finds on the way from a position to its correction.
pub struct Pass {
    /// The numbers of each point, before they are clipped.
    numbers: Vec<Input>,
    sums: Input,
    hidden: [f32; HIDDEN],
}

impl Pass {
    pub fn new() -> Pass {
        Pass {
            numbers: Vec::new(),
            sums: [0.0; INPUTS],
            hidden: [0.0; HIDDEN],
        }
    }

    /// The correction of a position by its points that are not bare, for the side to move.
    pub fn forward(&mut self, weights: &Weights, points: &[Views]) -> f32 {
        let bias: Input = array::from_fn(|index| weights.bias[index % CHANNELS]);
        let bare = bias.map(clip);
        self.numbers.clear();
        self.sums = [0.0; INPUTS];
        for views in points {
            let numbers = numbers(weights, bias, views);
            for index in 0..INPUTS {
                self.sums[index] += clip(numbers[index]) - bare[index];
            }
            self.numbers.push(numbers);
        }
        self.sums = self.sums.map(|sum| sum * SHARE);
        self.hidden = array::from_fn(|index| {
            (weights.hidden_bias[index] + dot(&weights.hidden[index], &self.sums)).max(0.0)
        });
        weights.output_bias + dot(&weights.skip, &self.sums) + dot(&weights.output, &self.hidden)
    }

    /// Adds to `slopes` how a loss, whose slope by the correction is `slope`, changes with each weight; `points` and
    /// `weights` are those of the last way forward.
    pub fn backward(&self, weights: &Weights, points: &[Views], slope: f32, slopes: &mut Weights) {
        let by_sums = self.backward_to_sums(weights, slope, slopes);
        let mut by_bias: Input = array::from_fn(|index| {
            let moves = is_between(weights.bias[index % CHANNELS]);
            if moves {
                -by_sums[index] * points.len() as f32
            } else {
                0.0
            }
        });
        for (views, numbers) in points.iter().zip(&self.numbers) {
            let by_numbers: Input = array::from_fn(|index| {
                if is_between(numbers[index]) {
                    by_sums[index]
                } else {
                    0.0
                }
            });
            add(&mut by_bias, &by_numbers);
            let by_other = exchanged(&by_numbers);
            for (views, by_row) in views.iter().zip([by_numbers, by_other]) {
                for &view in views.iter().filter(|&&view| view != 0) {
                    add(&mut slopes.rows[usize::from(view)], &by_row);
                }
            }
        }
        for (index, by_bias) in by_bias.iter().enumerate() {
            slopes.bias[index % CHANNELS] += by_bias;
        }
    }

    /// Adds the slopes by the weights behind the sums; those by the sums in the points.
    fn backward_to_sums(&self, weights: &Weights, slope: f32, slopes: &mut Weights) -> Input {
        slopes.output_bias += slope;
        add_scaled(&mut slopes.skip, &self.sums, slope);
        let mut by_sums = weights.skip.map(|weight| weight * slope);
        for index in (0..HIDDEN).filter(|&index| self.hidden[index] > 0.0) {
            let by_hidden = slope * weights.output[index];
            slopes.output[index] += slope * self.hidden[index];
            slopes.hidden_bias[index] += by_hidden;
            add_scaled(&mut slopes.hidden[index], &self.sums, by_hidden);
            add_scaled(&mut by_sums, &weights.hidden[index], by_hidden);
        }
        by_sums.map(|slope| slope * SHARE)
    }
}

/// The numbers of a point.
fn numbers(weights: &Weights, bias: Input, [own, other]: &Views) -> Input {
    let sum = |views: &[u16; 4]| {
        let mut sum = [0.0; INPUTS];
        for &view in views {
            add(&mut sum, &weights.rows[usize::from(view)]);
        }
        sum
    };
    let mut numbers = bias;
    add(&mut numbers, &sum(own));
    add(&mut numbers, &exchanged(&sum(other)));
    numbers
}

/// The same with the sides exchanged.
fn exchanged(input: &Input) -> Input {
    array::from_fn(|index| input[(index + CHANNELS) % INPUTS])
}

fn clip(number: f32) -> f32 {
    number.clamp(0.0, 1.0)
}

/// Whether what is clipped still changes with a number.
fn is_between(number: f32) -> bool {
    number > 0.0 && number < 1.0
}

fn dot<const N: usize>(left: &[f32; N], right: &[f32; N]) -> f32 {
    left.iter().zip(right).map(|(left, right)| left * right).sum()
}

fn add(sum: &mut Input, more: &Input) {
    add_scaled(sum, more, 1.0);
}

fn add_scaled(sum: &mut Input, more: &Input, scale: f32) {
    for (sum, more) in sum.iter_mut().zip(more) {
        *sum += more * scale;
    }
}

#[cfg(test)]
mod tests {
    use gomoku_engine::tuning::Observer;
    use gomoku_rules::{BoardSize, Color, Point, Position, Rule};

    use super::*;
    use crate::logistic::UNIT;

    /// The weights in a file of the engine.
    fn read(bytes: &[u8]) -> Weights {
        let (rows, others) = bytes.split_at(VIEW_COUNT * INPUTS);
        let rows = rows
            .iter()
            .map(|&byte| f32::from(byte.cast_signed()) / f32::from(ONE));
        let others = others
            .chunks_exact(4)
            .map(|bytes| f32::from_le_bytes(bytes.try_into().unwrap()));
        let mut weights = Weights::zero();
        for (weight, value) in weights.all_mut().zip(rows.chain(others)) {
            *weight = value;
        }
        weights
    }

    /// Calls `see` with the positions of a random game in the middle of a board.
    fn play(rule: Rule, mut see: impl FnMut(&mut Observer)) {
        let mut random = Random::new(rule as u64);
        let mut position = Position::new(BoardSize::default(), rule, Color::Black);
        let mut observer = Observer::new(&position);
        while position.turn().is_some() && position.ply() < 50 {
            see(&mut observer);
            let point = Point::new(3 + random.below(9) as u8, 3 + random.below(9) as u8);
            if position.play(point).is_ok() {
                observer.play(point);
            }
        }
    }

    #[test]
    fn the_engine_finds_the_same_correction() {
        let weights = read(include_bytes!("../../src/network.bin")).rounded();
        let mut pass = Pass::new();
        let mut most = 0.0_f32;
        for rule in Rule::ALL {
            play(rule, |observer| {
                let correction = UNIT * pass.forward(&weights, &observer.views());
                let of_engine = (observer.evaluation() - observer.evaluation_by_codes()) as f32;
                assert!(
                    (correction - of_engine).abs() < 1.01,
                    "{rule}: {correction}, {of_engine}"
                );
                most = most.max(correction.abs());
            });
        }
        assert!(most > 20.0, "{most}");
    }

    #[test]
    fn a_file_holds_all_weights() {
        let bytes = Weights::random().rounded().to_bytes();
        assert_eq!(bytes.len(), include_bytes!("../../src/network.bin").len());
        assert_eq!(read(&bytes).to_bytes(), bytes);
    }

    #[test]
    fn slopes_are_what_small_steps_change() {
        const STEP: f32 = 1e-3;
        let mut weights = Weights::random();
        let mut random = Random::new(2);
        weights.skip = array::from_fn(|_| random.within(0.5));
        // Some points are clipped and the others are not, and no small step changes that.
        weights.bias = [0.5; CHANNELS];
        for row in weights.rows[1..].iter_mut().step_by(5) {
            *row = [2.0; INPUTS];
        }
        let mut points = Vec::new();
        play(Rule::Standard, |observer| points = observer.views());
        let mut pass = Pass::new();
        pass.forward(&weights, &points);
        let mut slopes = Weights::zero();
        pass.backward(&weights, &points, 1.0, &mut slopes);
        let slopes: Vec<f32> = slopes.of_views().chain(slopes.others()).copied().collect();
        let seen = (0..slopes.len()).filter(|&index| index >= VIEW_COUNT * INPUTS || slopes[index] != 0.0);
        let mut checked = 0;
        for index in seen.step_by(7) {
            let mut after = |step: f32| {
                *weights.all_mut().nth(index).unwrap() += step;
                pass.forward(&weights, &points)
            };
            let (above, below) = (after(STEP), after(-2.0 * STEP));
            after(STEP);
            let slope = (above - below) / (2.0 * STEP);
            let error = (slope - slopes[index]).abs();
            assert!(
                error < 0.01 + 0.01 * slope.abs(),
                "{index}: {slope}, {}",
                slopes[index]
            );
            checked += 1;
        }
        assert!(checked > 200, "{checked}");
    }
}
