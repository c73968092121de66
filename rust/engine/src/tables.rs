//! The tables of one rule: from what a line holds to what a point is worth.

use std::sync::OnceLock;

use gomoku_rules::{Color, Rule};

use crate::{
    shape::{LineRule, SPANS_OF_CELLS, Shape, Shapes},
    spots::REACH,
    threat::{CODES, Code, Shapes4, Threat, code, codes},
    weights::{Weights, weights},
};

/// What a code means to one side.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Meaning {
    pub(crate) threat: Threat,
    pub(crate) weights: Weights,
}

/// The tables of one side.
#[derive(Debug)]
pub(crate) struct SideTables {
    pub(crate) rule: LineRule,
    shapes: Shapes,
    meanings: Box<[Meaning; 4096]>,
}

impl SideTables {
    /// The tables of a side, computed when first asked for: one for both where the rule does not tell them apart.
    fn of(rule: Rule, color: Color) -> &'static SideTables {
        static TABLES: [[OnceLock<SideTables>; 2]; 5] = [const { [const { OnceLock::new() }; 2] }; 5];
        let color = if rule == Rule::Renju { color } else { Color::Black };
        TABLES[rule as usize][color as usize].get_or_init(|| SideTables::new(rule, color))
    }

    fn new(rule: Rule, color: Color) -> SideTables {
        let line_rule = LineRule::new(rule, color);
        let mut meanings = vec![Meaning::default(); 4096];
        for ((number, shapes), weights) in codes().zip(weights(rule, color)) {
            meanings[number] = Meaning {
                threat: Threat::new(shapes, line_rule),
                weights,
            };
        }
        SideTables {
            rule: line_rule,
            shapes: Shapes::new(line_rule),
            meanings: meanings.try_into().expect("the length is that of the array"),
        }
    }

    #[inline]
    pub(crate) fn meaning(&self, code: Code) -> &Meaning {
        const { assert!(CODES <= 4096) };
        &self.meanings[usize::from(code) % 4096]
    }
}

/// The tables of both sides under one rule.
#[derive(Debug)]
pub(crate) struct Tables {
    pub(crate) sides: [&'static SideTables; 2],
    /// How far along a line a stone matters to what another would make: where five or more win, whatever is next to
    /// them, only as far as a five reaches.
    pub(crate) reach: u8,
    codes: &'static Codes,
}

impl Tables {
    /// The tables of a rule, computed when first asked for.
    pub(crate) fn of(rule: Rule) -> &'static Tables {
        static TABLES: [OnceLock<Tables>; 5] = [const { OnceLock::new() }; 5];
        TABLES[rule as usize].get_or_init(|| Tables {
            sides: Color::ALL.map(|color| SideTables::of(rule, color)),
            reach: if rule == Rule::Freestyle { REACH - 1 } else { REACH },
            codes: Codes::get(),
        })
    }

    /// The shapes of both sides on the point that a window surrounds, Black's in the lower half.
    #[inline]
    pub(crate) fn shapes_in(&self, window: u64) -> u32 {
        let spans = SPANS_OF_CELLS.around(window);
        let [black, white] = [0, 1].map(|side| self.sides[side].shapes.get(spans[side]) as u32);
        black | white << 16
    }

    #[inline]
    pub(crate) fn code(&self, shapes: Shapes4) -> Code {
        self.codes.of(shapes)
    }
}

/// From the shapes of four lines to their code: a pair of shapes in any order is one of 105, so that what is often
/// asked for stays near the processor.
#[derive(Debug)]
struct Codes {
    pairs: [u8; 1 << 8],
    of_pairs: [[Code; PAIRS]; PAIRS],
}

/// Room for the pairs of shapes, as a power of two.
const PAIRS: usize = 128;

impl Codes {
    /// The codes, computed when first asked for.
    #[expect(clippy::large_stack_arrays, reason = "made once")]
    fn get() -> &'static Codes {
        static CODES: OnceLock<Box<Codes>> = OnceLock::new();
        CODES.get_or_init(|| {
            let mut codes = Box::new(Codes {
                pairs: [0; 1 << 8],
                of_pairs: [[0; PAIRS]; PAIRS],
            });
            let pairs = || Shape::ALL.into_iter().flat_map(|a| Shape::ALL.map(|b| [a, b]));
            for [a, b] in pairs() {
                codes.pairs[a as usize | (b as usize) << 4] = pair(a, b);
                for [c, d] in pairs() {
                    codes.of_pairs[usize::from(pair(a, b))][usize::from(pair(c, d))] = code([a, b, c, d]);
                }
            }
            codes
        })
    }

    #[inline]
    fn of(&self, shapes: Shapes4) -> Code {
        let [low, high] = shapes.to_le_bytes().map(|pair| self.pairs[usize::from(pair)]);
        self.of_pairs[usize::from(low) % PAIRS][usize::from(high) % PAIRS]
    }
}

/// The number of a pair of shapes in any order.
fn pair(a: Shape, b: Shape) -> u8 {
    let (low, high) = (a.min(b) as u8, a.max(b) as u8);
    high * (high + 1) / 2 + low
}
