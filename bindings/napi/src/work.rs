//! What is done on a worker thread, behind a promise.

use std::path::PathBuf;

use gomoku_session::{Purpose, Settings, Thought};
use napi_ohos::{Env, Error, Result, Task};

use crate::{number::whole, panics::caught, refused::Refused, sessions, types::Snapshot};

/// Opens a session: that reads the disk.
#[derive(Debug)]
pub struct OpenSession {
    pub(crate) directory: PathBuf,
    pub(crate) first_settings: Settings,
}

impl Task for OpenSession {
    type Output = std::result::Result<i32, Refused>;
    type JsValue = i32;

    fn compute(&mut self) -> Result<Self::Output> {
        caught(|| sessions::open(&self.directory, self.first_settings)).map_err(Error::from_reason)
    }

    fn resolve(&mut self, env: Env, opened: Self::Output) -> Result<i32> {
        opened.map_err(|refused| refused.into_error(env))
    }
}

/// Lets the engine search.
#[derive(Debug)]
pub struct Thinking {
    /// The session's handle and what is to be found; none once the search has begun.
    begun: Option<std::result::Result<(i32, gomoku_session::Thinking), Refused>>,
}

impl Thinking {
    pub(crate) fn begin(handle: f64, purpose: Purpose) -> Thinking {
        let begun = whole("handle", handle).and_then(|handle| {
            let thinking = sessions::begin_thinking(handle, purpose)?;
            Ok((handle, thinking))
        });
        Thinking { begun: Some(begun) }
    }
}

impl Task for Thinking {
    type Output = std::result::Result<(i32, Thought), Refused>;
    type JsValue = Snapshot;

    fn compute(&mut self) -> Result<Self::Output> {
        let search = || {
            let begun = self.begun.take().expect("a task is computed once");
            begun.map(|(handle, thinking)| (handle, thinking.run()))
        };
        caught(search).map_err(Error::from_reason)
    }

    /// On the thread of JavaScript, so that no event comes between the move and who waits for it.
    fn resolve(&mut self, env: Env, found: Self::Output) -> Result<Snapshot> {
        let finish = || found.and_then(|(handle, thought)| sessions::finish_thinking(handle, thought));
        match caught(finish) {
            Ok(finished) => finished
                .map(Snapshot::from)
                .map_err(|refused| refused.into_error(env)),
            Err(panic) => Err(Error::from_reason(panic)),
        }
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
