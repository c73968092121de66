//! The rules of Gomoku.
#![forbid(unsafe_code)]

mod color;
mod rule;

pub use color::{Color, ParseColorError};
pub use rule::{ParseRuleError, Rule};
