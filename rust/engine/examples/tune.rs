//! Fits the weights of the evaluation and of the order of moves to games with scores; `cargo xtask tune` runs it.
//!
//! `tune GAMES OUT`: GAMES holds `freestyle.txt`, `standard.txt` and `renju.txt` as testdata/selfplay/README.md
//! describes them. The evaluation is a logistic regression: the sum of the codes' weights over all empty points is to
//! tell the result expected after the score. The order of moves is a softmax over the moves a search would try: it
//! is to tell the move that was played. A code's weight is its own plus those of its four shapes, and its own is drawn
//! towards nothing, so that a code hardly ever seen is worth what its shapes are.
//!
//! Games are split by their number: each tenth one only tells how well the rest was learnt.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "statistics over fewer than a million positions"
)]

use std::{fs, path::Path};

use gomoku_engine::tuning::{CODE_COUNT, Observer, SCALE, Weights, shapes_of_codes, to_bytes};
use gomoku_rules::{BoardSize, Color, Rule};

#[path = "../tests/support/code.rs"]
mod code;

/// From this score on a game is decided.
const DECIDED: f32 = 29_000.0;
/// The score of one unit of the logistic function, here and in the games.
const UNIT: f32 = 200.0;
/// How much the result of the game counts beside the score.
const RESULT_SHARE: f32 = 0.25;
const EPOCHS: usize = 40;
const BATCH: usize = 2048;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [games, out] = &arguments[..] else {
        panic!("tune GAMES OUT")
    };
    let mut bytes = Vec::new();
    for (rule, are_alike) in [
        (Rule::Freestyle, true),
        (Rule::Standard, true),
        (Rule::Renju, false),
    ] {
        let text = fs::read_to_string(Path::new(games).join(format!("{rule}.txt"))).expect("games");
        let samples = Samples::read(&text, rule);
        let sets = if are_alike { 1 } else { 2 };
        let evaluation = Fit::new(sets).run(&samples.positions, position_gradient, "evaluation", rule);
        let order = Fit::new(sets).run(&samples.choices, choice_gradient, "order of moves", rule);
        for set in 0..sets {
            bytes.extend(weights(&evaluation[set], &order[set]).flat_map(to_bytes));
        }
    }
    fs::write(out, bytes).expect("the weights are written");
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

/// What is learnt from, and what tells how well.
struct Split<T> {
    learn: Vec<T>,
    check: Vec<T>,
}

impl<T> Split<T> {
    fn push(&mut self, game: usize, sample: T) {
        let samples = if game % 10 == 9 {
            &mut self.check
        } else {
            &mut self.learn
        };
        samples.push(sample);
    }
}

struct Samples {
    positions: Split<PositionSample>,
    choices: Split<ChoiceSample>,
}

impl Samples {
    fn read(text: &str, rule: Rule) -> Samples {
        let mut samples = Samples {
            positions: Split {
                learn: Vec::new(),
                check: Vec::new(),
            },
            choices: Split {
                learn: Vec::new(),
                check: Vec::new(),
            },
        };
        for (game, line) in text.lines().enumerate() {
            samples.read_game(game, line, rule);
        }
        samples
    }

    /// Reads `RESULT OPENING MOVE:SCORE ...`.
    fn read_game(&mut self, game: usize, line: &str, rule: Rule) {
        let mut words = line.split(' ');
        let black_points = match words.next() {
            Some("1-0") => 1.0,
            Some("0-1") => 0.0,
            _ => 0.5,
        };
        let start = code::position(BoardSize::default(), rule, words.next().expect("an opening"));
        let mut turn = start.turn().expect("the opening decides nothing");
        let mut observer = Observer::new(&start);
        for word in words {
            let (name, score) = word.split_once(':').expect("a move and its score");
            let point = name.parse().expect("a point");
            let score: f32 = score.parse().expect("a score");
            let points = if turn == Color::Black {
                black_points
            } else {
                1.0 - black_points
            };
            if observer.is_calm() {
                self.read_position(game, &observer, turn, score, points);
                let (codes, chosen) = observer.choices(point);
                if let Some(chosen) = chosen {
                    self.choices.push(game, ChoiceSample { turn, codes, chosen });
                }
            }
            observer.play(point);
            turn = !turn;
        }
    }

    /// A position that the side to move is known to win is none that a search evaluates.
    fn read_position(&mut self, game: usize, observer: &Observer, turn: Color, score: f32, points: f32) {
        if score < DECIDED {
            let by_score = logistic(score.max(-5.0 * UNIT) / UNIT);
            let expected = RESULT_SHARE * points + (1.0 - RESULT_SHARE) * by_score;
            self.positions.push(
                game,
                PositionSample {
                    turn,
                    codes: observer.codes(),
                    expected,
                },
            );
        }
    }
}

fn logistic(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}

/// The two weights of each code: of the side to move (mover, attack), of the other side (waiter, defend).
type Set = Vec<[f32; 2]>;

/// The number of shapes of a line.
const SHAPES: usize = 14;

/// One weight that is learnt, by Adam (Kingma, Ba 2014).
#[derive(Clone, Copy, Default)]
struct Parameter {
    value: f32,
    mean: f32,
    square: f32,
}

impl Parameter {
    fn learn(&mut self, gradient: f32, step: i32, rate: f32) {
        self.mean = 0.9 * self.mean + 0.1 * gradient;
        self.square = 0.999 * self.square + 0.001 * gradient * gradient;
        let mean = self.mean / (1.0 - 0.9_f32.powi(step));
        let square = self.square / (1.0 - 0.999_f32.powi(step));
        self.value -= rate * mean / (square.sqrt() + 1e-8);
    }
}

/// Weights that are being fitted.
struct Fit {
    /// For each set and role, of each code its own.
    own: Vec<[Vec<Parameter>; 2]>,
    /// For each set and role, of each shape.
    shapes: Vec<[[Parameter; SHAPES]; 2]>,
    shapes_of_codes: Vec<[usize; 4]>,
    step: i32,
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
            step: 0,
        }
    }

    fn run<T>(mut self, samples: &Split<T>, gradient: Gradient<T>, title: &str, rule: Rule) -> Vec<Set> {
        let mut order: Vec<usize> = (0..samples.learn.len()).collect();
        let mut random = Random(1);
        for epoch in 0..EPOCHS {
            random.shuffle(&mut order);
            // The rate falls to nothing along a half wave.
            let rate = 0.01 * (1.0 + (std::f32::consts::PI * epoch as f32 / EPOCHS as f32).cos());
            for batch in order.chunks(BATCH) {
                self.learn(batch.iter().map(|&index| &samples.learn[index]), gradient, rate);
            }
        }
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

    fn learn<'a, T: 'a>(&mut self, batch: impl Iterator<Item = &'a T>, gradient: Gradient<T>, rate: f32) {
        let weights = self.weights();
        let mut gradients = vec![vec![[0.0; 2]; CODE_COUNT]; weights.len()];
        let mut count = 0.0;
        for sample in batch {
            gradient(sample, &weights, &mut gradients);
            count += 1.0;
        }
        self.step += 1;
        for (set, gradients) in gradients.iter().enumerate() {
            for role in [0, 1] {
                let mut of_shapes = [0.0; SHAPES];
                for (code, shapes) in self.shapes_of_codes.iter().enumerate() {
                    let gradient = gradients[code][role] / count;
                    for &shape in shapes {
                        of_shapes[shape] += gradient;
                    }
                    let own = &mut self.own[set][role][code];
                    own.learn(gradient + 1e-5 * own.value, self.step, rate);
                }
                for (shape, gradient) in self.shapes[set][role].iter_mut().zip(of_shapes).skip(1) {
                    shape.learn(gradient, self.step, rate);
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
    let predicted = predicted.clamp(1e-6, 1.0 - 1e-6);
    -(sample.expected * predicted.ln() + (1.0 - sample.expected) * (1.0 - predicted).ln())
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

/// Numbers that look random: a generator of Lehmer with the modulus 2^64, its high bits.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(1);
        (self.0 >> 33) as usize % limit
    }

    fn shuffle(&mut self, order: &mut [usize]) {
        for index in (1..order.len()).rev() {
            order.swap(index, self.below(index + 1));
        }
    }
}
