//! The tables of one rule: from what a line holds to what a point is worth.

use std::sync::OnceLock;

use gomoku_rules::{Color, Rule};

use crate::{
    shape::{LineRule, Shape, Shapes},
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
    pub(crate) shapes: &'static Shapes,
    meanings: Box<[Meaning; 4096]>,
}

impl SideTables {
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
            shapes: Shapes::of(rule, color),
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
    pub(crate) sides: [SideTables; 2],
    /// How far along a line a stone matters to what another would make: where five or more win, whatever is next to
    /// them, only as far as a five reaches.
    pub(crate) reach: u8,
    codes: &'static [Code; 1 << 16],
}

impl Tables {
    /// The tables of a rule, computed when first asked for.
    pub(crate) fn of(rule: Rule) -> &'static Tables {
        static TABLES: [OnceLock<Tables>; 5] = [const { OnceLock::new() }; 5];
        TABLES[rule as usize].get_or_init(|| Tables {
            sides: Color::ALL.map(|color| SideTables::new(rule, color)),
            reach: if rule == Rule::Freestyle { REACH - 1 } else { REACH },
            codes: codes_of_shapes(),
        })
    }

    #[inline]
    pub(crate) fn code(&self, shapes: Shapes4) -> Code {
        self.codes[usize::from(shapes)]
    }
}

fn codes_of_shapes() -> &'static [Code; 1 << 16] {
    static CODES_OF_SHAPES: OnceLock<Box<[Code; 1 << 16]>> = OnceLock::new();
    CODES_OF_SHAPES.get_or_init(|| {
        let shape = |shapes: usize, line: usize| Shape::ALL.get(shapes >> (4 * line) & 0xf).copied();
        let code_of = |shapes| {
            Some(code([
                shape(shapes, 0)?,
                shape(shapes, 1)?,
                shape(shapes, 2)?,
                shape(shapes, 3)?,
            ]))
        };
        let codes: Vec<Code> = (0..1 << 16).map(|shapes| code_of(shapes).unwrap_or(0)).collect();
        codes.try_into().expect("the length is that of the array")
    })
}
