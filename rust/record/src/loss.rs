//! What is lost when a record is written.

use std::fmt;

use crate::{feature::Feature, format::Format, record::Record};

/// A record in the bytes of a format, and what of it they do not hold.
///
/// ```
/// use gomoku_record::{Feature, Format, Loss};
///
/// let record = Format::Sgf.read(b"(;GM[4]SZ[15];B[hh]C[best];W[ig])")?;
/// let written = Format::Text.write(&record)?;
/// assert_eq!(written.bytes, b"h8i9\n");
/// assert_eq!(written.losses, [Loss::Feature { feature: Feature::Comments, count: 1 }]);
/// assert_eq!(written.losses[0].to_string(), "comments (1)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The content of the file.
    pub bytes: Vec<u8>,
    /// What the record has and the bytes do not.
    pub losses: Vec<Loss>,
}

/// Something that a record has and a format cannot hold. It prints as what is lost.
///
/// ```
/// # use gomoku_record::{Format, Loss, WhyCut};
/// let record = Format::Sgf.read(b"(;GM[4]SZ[15];B[hh];W[])")?;
/// let lost = Format::Text.write(&record)?.losses;
/// assert!(lost.contains(&Loss::Moves { from: 2, why: WhyCut::Pass }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// A feature, or some of it.
    Feature {
        /// What is lost.
        feature: Feature,
        /// How often the record has it.
        count: usize,
    },
    /// All moves of the main line from one on, because the format cannot hold that one and the next would move
    /// into its place.
    Moves {
        /// The number of the first move that is lost, from 1.
        from: usize,
        /// Why it cannot be held.
        why: WhyCut,
    },
    /// The characters of some texts.
    Characters,
}

/// Why a format cannot hold a move.
///
/// ```
/// # use gomoku_record::{Format, Loss, WhyCut};
/// let record = Format::Sgf.read(b"(;GM[4]SZ[15];B[hh];B[ig])")?;
/// let lost = Format::Text.write(&record)?.losses;
/// assert_eq!(lost, [Loss::Moves { from: 2, why: WhyCut::Turn }]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyCut {
    /// It is a pass.
    Pass,
    /// The same side moved before.
    Turn,
    /// Stones are set up before it.
    Setup,
    /// There is no room for so many.
    TooMany,
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Loss::Feature { feature, count } => match feature {
                // Those after it can be there more than once.
                _ if *feature >= Feature::Setup => write!(f, "{} ({count})", feature.as_str()),
                _ => f.write_str(feature.as_str()),
            },
            Loss::Moves { from, why } => {
                let why = match why {
                    WhyCut::Pass => "which is a pass",
                    WhyCut::Turn => "which the same side plays as the one before",
                    WhyCut::Setup => "before which stones are set up",
                    WhyCut::TooMany => "for which there is no room",
                };
                write!(f, "the moves from move {from} on, {why}")
            }
            Loss::Characters => f.write_str("some characters as other programs read them"),
        }
    }
}

/// The losses of a record that is being written.
pub(crate) struct Losses(Vec<Loss>);

impl Losses {
    /// What a record has and [a format cannot hold](Format::holds).
    pub(crate) fn of(record: &Record, format: Format) -> Losses {
        let is_lost = |&(feature, _): &(Feature, usize)| !format.holds().contains(&feature);
        let to_loss = |(feature, count)| Loss::Feature { feature, count };
        Losses(
            record
                .features()
                .into_iter()
                .filter(is_lost)
                .map(to_loss)
                .collect(),
        )
    }

    /// Takes `kept_count` of a feature back: they have found a place after all.
    pub(crate) fn keep(&mut self, kept: Feature, kept_count: usize) {
        for loss in &mut self.0 {
            if let Loss::Feature { feature, count } = loss
                && *feature == kept
            {
                *count -= kept_count;
            }
        }
        let is_nothing = |loss: &Loss| matches!(loss, Loss::Feature { count: 0, .. });
        self.0.retain(|loss| !is_nothing(loss));
    }

    /// All moves from this one on are lost. Of several such moves the first one tells.
    pub(crate) fn cut(&mut self, from: impl FnOnce() -> usize, why: WhyCut) {
        if !self.0.iter().any(|loss| matches!(loss, Loss::Moves { .. })) {
            self.0.push(Loss::Moves { from: from(), why });
        }
    }

    /// Some characters are lost.
    pub(crate) fn characters(&mut self) {
        if !self.0.contains(&Loss::Characters) {
            self.0.push(Loss::Characters);
        }
    }

    /// The bytes with what they leave out.
    pub(crate) fn written(self, bytes: Vec<u8>) -> Written {
        Written {
            bytes,
            losses: self.0,
        }
    }
}
