//! The Gomocup protocol (<https://plastovicka.github.io/protocl2en.htm>): lines of text between a manager, who runs
//! a game, and a brain, which plays in it; with the additions of Yixin Board that managers use.
//!
//! A [`Brain`] is the engine's side of it: it hears one line after another and says others. [`serve`] connects it
//! to a pair of streams, and goes on reading while the brain thinks.
//!
//! Coordinates count from 0; column and row may be taken for those of a [`Point`](gomoku_rules::Point), because
//! turned boards are the same game.
#![forbid(unsafe_code)]

mod brain;
mod clock;
mod command;
mod lines;
mod serve;
mod settings;
mod stones;
mod swap2;

pub use brain::{Brain, Heard, Options};
pub use serve::serve;
