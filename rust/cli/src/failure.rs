//! What the exit code tells.

use std::process::ExitCode;

use thiserror::Error;

/// Something that was typed or read is wrong; 2, as clap has it for its arguments.
#[derive(Debug, Error)]
#[error("{0:#}")]
pub(crate) struct BadInput(anyhow::Error);

/// The result cannot be written, or the format cannot hold it; 3.
#[derive(Debug, Error)]
#[error("{0:#}")]
pub(crate) struct BadOutput(anyhow::Error);

/// Says whose fault an error is.
pub(crate) trait Blame<T> {
    /// That of what was typed or read.
    fn input(self) -> Result<T, BadInput>;
    /// That of where it is to go.
    fn output(self) -> Result<T, BadOutput>;
}

impl<T, E: Into<anyhow::Error>> Blame<T> for Result<T, E> {
    fn input(self) -> Result<T, BadInput> {
        self.map_err(|error| BadInput(error.into()))
    }

    fn output(self) -> Result<T, BadOutput> {
        self.map_err(|error| BadOutput(error.into()))
    }
}

/// The exit code of an error; 1 for anything else.
pub(crate) fn exit_code(error: &anyhow::Error) -> ExitCode {
    if error.is::<BadInput>() {
        ExitCode::from(2)
    } else if error.is::<BadOutput>() {
        ExitCode::from(3)
    } else {
        ExitCode::FAILURE
    }
}
