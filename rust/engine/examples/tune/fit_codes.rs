//! Fits the weights of the evaluation by codes and of the order of moves.
//!
//! The evaluation is a logistic regression: the sum of the codes' weights over all empty points is to tell the result
//! expected after the score. The order of moves is a softmax over the moves a search would try: it is to tell the move
//! that was played. A code's weight is its own plus those of its four shapes, and its own is drawn towards nothing, so
//! that a code hardly ever seen is worth what its shapes are.

use std::{error::Error, fs, path::Path};

use gomoku_engine::tuning::{CODE_COUNT, SCALE, Weights, shapes_of_codes, to_bytes};
use gomoku_rules::{Color, Rule};

use crate::{
    adam::{Descent, Parameter, Step},
    games::{self, RULES, Split},
    logistic::{UNIT, cross_entropy, logistic},
};

const DESCENT: Descent = Descent {
    epochs: 40,
    peak_rate: 0.02,
    batch: 2048,
};

/// Fits to the games in a folder and writes the weights to `out`.
///
/// # Errors
/// When the games cannot be read or the weights not be written.
pub fn fit(games: &Path, out: &Path) -> Result<(), Box<dyn Error>> {
    let mut bytes = Vec::new();
    for rule in RULES {
        let samples = Samples::read(games, rule)?;
        let sets = if rule == Rule::Renju { 2 } else { 1 };
        let evaluation = Fit::new(sets).run(&samples.positions, position_gradient, "evaluation", rule);
        let order = Fit::new(sets).run(&samples.choices, choice_gradient, "order of moves", rule);
        for set in 0..sets {
            bytes.extend(weights(&evaluation[set], &order[set]).flat_map(to_bytes));
        }
    }
    fs::write(out, bytes).map_err(|error| format!("{}: {error}", out.display()).into())
}

/// A position to evaluate: the codes of its empty points.
struct PositionSample {
    turn: Color,
    codes: Vec<[u16; 2]>,
    /// The points of a game that the side to move can expect.
    expected: f32,
}

/// A choice among moves.
struct ChoiceSample {
    turn: Color,
    codes: Vec<[u16; 2]>,
    chosen: usize,
}

struct Samples {
    positions: Split<PositionSample>,
    choices: Split<ChoiceSample>,
}

impl Samples {
    fn read(folder: &Path, rule: Rule) -> Result<Samples, Box<dyn Error>> {
        let (mut positions, mut choices) = (Split::new(), Split::new());
        games::read(folder, rule, |game, moment| {
            let (observer, turn) = (moment.observer, moment.turn);
            if !moment.is_known_win {
                let sample = PositionSample {
                    turn,
                    codes: observer.codes(),
                    expected: moment.expected,
                };
                positions.push(game, sample);
            }
            if let (codes, Some(chosen)) = observer.choices(moment.chosen) {
                choices.push(game, ChoiceSample { turn, codes, chosen });
            }
        })?;
        Ok(Samples { positions, choices })
    }
}

/// The two weights of each code: of the side to move (mover, attack), of the other side (waiter, defend).
type Set = Vec<[f32; 2]>;

/// The number of shapes of a line.
const SHAPES: usize = 14;

/// Weights that are being fitted.
struct Fit {
    /// For each set and role, of each code its own.
    own: Vec<[Vec<Parameter>; 2]>,
    /// For each set and role, of each shape.
    shapes: Vec<[[Parameter; SHAPES]; 2]>,
    shapes_of_codes: Vec<[usize; 4]>,
}

impl Fit {
    fn new(sets: usize) -> Fit {
        let own = [
            vec![Parameter::default(); CODE_COUNT],
            vec![Parameter::default(); CODE_COUNT],
        ];
        Fit {
            own: vec![own; sets],
            shapes: vec![[[Parameter::default(); SHAPES]; 2]; sets],
            shapes_of_codes: shapes_of_codes().collect(),
        }
    }

    fn run<T>(mut self, samples: &Split<T>, gradient: Gradient<T>, title: &str, rule: Rule) -> Vec<Set> {
        DESCENT.run(samples.learn.iter(), |batch, step| {
            self.learn(batch, gradient, step);
        });
        let weights = self.weights();
        let loss = |samples: &[T]| {
            let mut unused = vec![vec![[0.0; 2]; CODE_COUNT]; weights.len()];
            let sum: f32 = samples
                .iter()
                .map(|sample| gradient(sample, &weights, &mut unused))
                .sum();
            sum / samples.len() as f32
        };
        println!(
            "{rule}, {title}: {} samples, loss {:.4}",
            samples.learn.len(),
            loss(&samples.learn)
        );
        println!(
            "{rule}, {title}: {} samples to check, loss {:.4}",
            samples.check.len(),
            loss(&samples.check)
        );
        weights
    }

    fn learn<T>(&mut self, batch: &[&T], gradient: Gradient<T>, step: &Step) {
        let weights = self.weights();
        let mut gradients = vec![vec![[0.0; 2]; CODE_COUNT]; weights.len()];
        for sample in batch {
            gradient(sample, &weights, &mut gradients);
        }
        let count = batch.len() as f32;
        for (set, gradients) in gradients.iter().enumerate() {
            for role in [0, 1] {
                let mut of_shapes = [0.0; SHAPES];
                for (code, shapes) in self.shapes_of_codes.iter().enumerate() {
                    let gradient = gradients[code][role] / count;
                    for &shape in shapes {
                        of_shapes[shape] += gradient;
                    }
                    let own = &mut self.own[set][role][code];
                    own.learn(gradient + 1e-5 * own.value, step);
                }
                for (shape, gradient) in self.shapes[set][role].iter_mut().zip(of_shapes).skip(1) {
                    shape.learn(gradient, step);
                }
            }
        }
    }

    /// The weights so far; the first code, with all lines dead, is worth nothing.
    fn weights(&self) -> Vec<Set> {
        let weight = |set: usize, role: usize, code: usize| {
            let shapes = self.shapes_of_codes[code]
                .iter()
                .map(|&shape| self.shapes[set][role][shape].value);
            if code == 0 {
                0.0
            } else {
                self.own[set][role][code].value + shapes.sum::<f32>()
            }
        };
        let set = |set| {
            (0..CODE_COUNT)
                .map(|code| [0, 1].map(|role| weight(set, role, code)))
                .collect()
        };
        (0..self.own.len()).map(set).collect()
    }
}

/// The loss of a sample; adds its gradient by each weight.
type Gradient<T> = fn(&T, &[Set], &mut [Set]) -> f32;

/// The sets of the side to move and of the other side.
fn sets_of(turn: Color, sets: usize) -> [usize; 2] {
    if sets == 1 {
        [0, 0]
    } else {
        [turn as usize, !turn as usize]
    }
}

fn position_gradient(sample: &PositionSample, weights: &[Set], gradients: &mut [Set]) -> f32 {
    let [own, other] = sets_of(sample.turn, weights.len());
    let worth =
        |codes: &[u16; 2]| weights[own][usize::from(codes[0])][0] - weights[other][usize::from(codes[1])][1];
    let predicted = logistic(sample.codes.iter().map(worth).sum());
    let slope = predicted - sample.expected;
    for codes in &sample.codes {
        gradients[own][usize::from(codes[0])][0] += slope;
        gradients[other][usize::from(codes[1])][1] -= slope;
    }
    cross_entropy(sample.expected, predicted)
}

fn choice_gradient(sample: &ChoiceSample, weights: &[Set], gradients: &mut [Set]) -> f32 {
    let [own, other] = sets_of(sample.turn, weights.len());
    let worth =
        |codes: &[u16; 2]| weights[own][usize::from(codes[0])][0] + weights[other][usize::from(codes[1])][1];
    let worths: Vec<f32> = sample.codes.iter().map(worth).collect();
    let most = worths.iter().copied().fold(f32::MIN, f32::max);
    let total: f32 = worths.iter().map(|worth| (worth - most).exp()).sum();
    for (index, codes) in sample.codes.iter().enumerate() {
        let share = (worths[index] - most).exp() / total;
        let slope = share - f32::from(u8::from(index == sample.chosen));
        gradients[own][usize::from(codes[0])][0] += slope;
        gradients[other][usize::from(codes[1])][1] += slope;
    }
    total.ln() + most - worths[sample.chosen]
}

/// The weights of a set as the engine reads them.
fn weights(evaluation: &Set, order: &Set) -> impl Iterator<Item = Weights> {
    let round = |value: f32, unit: f32| (value * unit).round().clamp(-30_000.0, 30_000.0) as i16;
    let unit = UNIT * SCALE as f32;
    evaluation
        .iter()
        .zip(order)
        .map(move |(evaluation, order)| Weights {
            mover: round(evaluation[0], unit),
            waiter: round(evaluation[1], unit),
            attack: round(order[0], 1000.0),
            defend: round(order[1], 1000.0),
        })
}
