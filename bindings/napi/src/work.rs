//! What is done on a worker thread, behind a promise.

use std::path::PathBuf;

use gomoku_session::Settings;
use napi_ohos::{Env, Error, Result, Task};

use crate::{panics::caught, refused::Refused, sessions};

/// Opens a session: that reads the disk.
#[derive(Debug)]
pub struct Opening {
    pub(crate) directory: PathBuf,
    pub(crate) first_settings: Settings,
}

impl Task for Opening {
    type Output = std::result::Result<i32, Refused>;
    type JsValue = i32;

    fn compute(&mut self) -> Result<Self::Output> {
        caught(|| sessions::open(&self.directory, self.first_settings)).map_err(Error::from_reason)
    }

    fn resolve(&mut self, env: Env, opened: Self::Output) -> Result<i32> {
        opened.map_err(|refused| refused.into_error(env))
    }
}

/// Panics, for the tests of what ships.
#[derive(Debug)]
pub struct Panicking {
    pub(crate) message: String,
}

impl Task for Panicking {
    type Output = ();
    type JsValue = ();

    fn compute(&mut self) -> Result<()> {
        caught(|| std::panic::panic_any(self.message.clone())).map_err(Error::from_reason)
    }

    fn resolve(&mut self, _env: Env, (): ()) -> Result<()> {
        Ok(())
    }
}
