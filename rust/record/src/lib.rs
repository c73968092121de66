//! Records of Gomoku games: text in, games out, and back.
//!
//! - [`text`]: the short text code `h8i9`, as sites and engines write it.
#![forbid(unsafe_code)]

pub mod text;
