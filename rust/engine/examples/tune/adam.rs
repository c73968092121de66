//! Gradient descent in batches by Adam (Kingma, Ba 2014).

use std::f32::consts::PI;

use crate::random::Random;

/// How samples are gone through.
pub struct Descent {
    pub epochs: usize,
    /// The rate of the first epoch; it falls to nothing along a half wave.
    pub peak_rate: f32,
    /// The samples of a step.
    pub batch: usize,
}

impl Descent {
    /// Calls `learn` with each step and its samples, which come in another order in each epoch.
    pub fn run<'a, T: 'a>(
        &self,
        samples: impl Iterator<Item = &'a T>,
        mut learn: impl FnMut(&[&'a T], &Step),
    ) {
        let mut samples: Vec<&T> = samples.collect();
        let mut random = Random::new(1);
        let mut number = 0;
        for epoch in 0..self.epochs {
            random.shuffle(&mut samples);
            let rate = 0.5 * self.peak_rate * (1.0 + (PI * epoch as f32 / self.epochs as f32).cos());
            for batch in samples.chunks(self.batch) {
                number += 1;
                learn(batch, &Step::new(number, rate));
            }
        }
    }
}

/// One weight that is learnt.
#[derive(Clone, Copy, Default)]
pub struct Parameter {
    pub value: f32,
    mean: f32,
    square: f32,
}

impl Parameter {
    pub fn new(value: f32) -> Parameter {
        Parameter {
            value,
            ..Parameter::default()
        }
    }

    pub fn learn(&mut self, gradient: f32, step: &Step) {
        self.mean = 0.9 * self.mean + 0.1 * gradient;
        self.square = 0.999 * self.square + 0.001 * gradient * gradient;
        let mean = self.mean / step.mean_share;
        let square = self.square / step.square_share;
        self.value -= step.rate * mean / (square.sqrt() + 1e-8);
    }
}

/// A step that all parameters take.
pub struct Step {
    rate: f32,
    /// How much of the true averages the running ones have seen so far.
    mean_share: f32,
    square_share: f32,
}

impl Step {
    /// The step with this number, from 1 on.
    fn new(number: i32, rate: f32) -> Step {
        Step {
            rate,
            mean_share: 1.0 - 0.9_f32.powi(number),
            square_share: 1.0 - 0.999_f32.powi(number),
        }
    }
}
