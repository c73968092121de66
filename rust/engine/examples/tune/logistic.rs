//! What a score says of the result, and how far a prediction is from it.

/// The score of one unit of the logistic function: the games have that of the engine.
pub use gomoku_engine::tuning::LOGISTIC_UNIT as UNIT;

/// The points of a game that a side can expect which is `value` units ahead.
pub fn logistic(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}

/// The cross-entropy of a prediction, in nats; its slope by the units is `predicted - expected`.
pub fn cross_entropy(expected: f32, predicted: f32) -> f32 {
    let predicted = predicted.clamp(1e-6, 1.0 - 1e-6);
    -(expected * predicted.ln() + (1.0 - expected) * (1.0 - predicted).ln())
}
