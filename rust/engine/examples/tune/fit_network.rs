//! Fits the network that corrects the evaluation by codes; it is one for all rules.
//!
//! Codes and network together are a logistic regression: they are to tell the result expected after the score, in the
//! games of a folder and in games of the engine with itself. The weights of views are drawn towards nothing, so that a
//! view hardly ever seen says little. All positions are kept in memory, two and a half million of them in 6 GB.

use std::{error::Error, fs, path::Path, thread};

use gomoku_rules::Rule;

use crate::{
    adam::{Descent, Parameter, Step},
    games::{self, Moment, RULES, Split},
    logistic::{UNIT, cross_entropy, logistic},
    network::{Pass, Views, Weights},
};

const DESCENT: Descent = Descent {
    epochs: 6,
    peak_rate: 0.003,
    batch: 2048,
};

/// How much of itself is taken from the weight of a view, beside its slope.
const DECAY: f32 = 1e-6;

/// Fits to the games of both folders and writes the network to `out`; says how well the first are told.
///
/// # Errors
/// When the games cannot be read or the network not be written.
pub fn fit(games: &Path, own_games: &Path, out: &Path) -> Result<(), Box<dyn Error>> {
    let mut splits = Vec::new();
    let mut own = Vec::new();
    for rule in RULES {
        let mut split = Split::new();
        games::read(games, rule, |game, moment| {
            if let Some(sample) = Sample::of(moment) {
                split.push(game, sample);
            }
        })?;
        splits.push((rule, split));
        games::read(own_games, rule, |_, moment| own.extend(Sample::of(moment)))?;
    }
    let learn = splits.iter().flat_map(|(_, split)| &split.learn).chain(&own);
    let mut fit = Fit::new();
    DESCENT.run(learn, |batch, step| fit.learn(batch, step));
    let weights = fit.weights.rounded();
    for (rule, split) in &splits {
        report(*rule, "learnt", &weights, &split.learn);
        report(*rule, "unseen", &weights, &split.check);
    }
    println!("own games: {} positions", own.len());
    fs::write(out, weights.to_bytes()).map_err(|error| format!("{}: {error}", out.display()).into())
}

/// A position to evaluate.
struct Sample {
    points: Box<[Views]>,
    /// The evaluation by codes, in units of the logistic function.
    by_codes: f32,
    /// The points of a game that the side to move can expect.
    expected: f32,
}

impl Sample {
    /// Nothing where fours win: a search would find that and not evaluate.
    fn of(moment: &Moment) -> Option<Sample> {
        let observer = moment.observer;
        let is_evaluated = !moment.is_known_win || !observer.wins_by_fours();
        is_evaluated.then(|| Sample {
            points: observer.views().into(),
            by_codes: observer.evaluation_by_codes() as f32 / UNIT,
            expected: moment.expected,
        })
    }

    fn predicted(&self, correction: f32) -> f32 {
        logistic(self.by_codes + correction)
    }
}

struct Fit {
    parameters: Vec<Parameter>,
    /// The values of the parameters.
    weights: Weights,
}

impl Fit {
    fn new() -> Fit {
        let weights = Weights::random();
        let all = weights.of_views().chain(weights.others());
        Fit {
            parameters: all.map(|&value| Parameter::new(value)).collect(),
            weights,
        }
    }

    fn learn(&mut self, batch: &[&Sample], step: &Step) {
        let slopes = slopes(&self.weights, batch);
        let decayed = slopes
            .of_views()
            .zip(self.weights.of_views())
            .map(|(slope, value)| slope + DECAY * value);
        let slopes = decayed.chain(slopes.others().copied());
        for (parameter, slope) in self.parameters.iter_mut().zip(slopes) {
            parameter.learn(slope, step);
        }
        for (value, parameter) in self.weights.all_mut().zip(&self.parameters) {
            *value = parameter.value;
        }
    }
}

/// The slopes of the mean loss. Two threads take a half of the samples each, on every machine, as sums in another
/// order would not be the same.
fn slopes(weights: &Weights, batch: &[&Sample]) -> Weights {
    let (first, second) = batch.split_at(batch.len() / 2);
    let (mut slopes, others) = thread::scope(|scope| {
        let others = scope.spawn(|| sum_of_slopes(weights, second));
        let slopes = sum_of_slopes(weights, first);
        (slopes, others.join().expect("a sum does not panic"))
    });
    let others = others.of_views().chain(others.others());
    for (slope, other) in slopes.all_mut().zip(others) {
        *slope = (*slope + other) / batch.len() as f32;
    }
    slopes
}

fn sum_of_slopes(weights: &Weights, samples: &[&Sample]) -> Weights {
    let mut slopes = Weights::zero();
    let mut pass = Pass::new();
    for sample in samples {
        let predicted = sample.predicted(pass.forward(weights, &sample.points));
        pass.backward(weights, &sample.points, predicted - sample.expected, &mut slopes);
    }
    slopes
}

/// Says how well samples are told, by codes alone and with the network.
fn report(rule: Rule, title: &str, weights: &Weights, samples: &[Sample]) {
    let mut pass = Pass::new();
    let mut sums = [0.0; 2];
    for sample in samples {
        let corrections = [0.0, pass.forward(weights, &sample.points)];
        for (sum, correction) in sums.iter_mut().zip(corrections) {
            *sum += f64::from(cross_entropy(sample.expected, sample.predicted(correction)));
        }
    }
    let [by_codes, with_network] = sums.map(|sum| sum / samples.len() as f64);
    println!(
        "{rule}, {title}: {} positions, cross-entropy {with_network:.4}, {by_codes:.4} by codes alone",
        samples.len()
    );
}

#[cfg(test)]
mod tests {
    use gomoku_engine::tuning::Observer;
    use gomoku_rules::{BoardSize, Color};

    use super::*;
    use crate::code;

    /// Whether a position in which Black is to move is learnt from.
    fn is_sample(moves: &str, is_known_win: bool) -> bool {
        let position = code::position(BoardSize::default(), Rule::Freestyle, moves).unwrap();
        let moment = Moment {
            observer: &Observer::new(&position),
            turn: Color::Black,
            chosen: "l8".parse().unwrap(),
            expected: 1.0,
            is_known_win,
        };
        Sample::of(&moment).is_some()
    }

    #[test]
    fn a_known_win_is_learnt_from_unless_it_is_one_by_fours() {
        // Two closed threes that meet: fours win.
        let by_fours = "h8g8i8k4j8a1k5a3k6a5k7a7";
        assert!(!is_sample(by_fours, true));
        assert!(is_sample(by_fours, false));
        // Two twos that meet: two open threes win, and no fours are there.
        let by_threes = "h8a1i8a15k9o1k10o15";
        assert!(is_sample(by_threes, true));
    }
}
