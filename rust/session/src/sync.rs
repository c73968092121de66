//! Getting files through a power cut without making anyone wait.

use std::{
    fs::File,
    io,
    path::{Path, PathBuf},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

/// A worker that syncs one file, and the folder it is in, some time after each change.
#[derive(Debug)]
pub(crate) struct Syncer {
    shared: Arc<Shared>,
    worker: Option<JoinHandle<()>>,
}

#[derive(Debug)]
struct Shared {
    file: PathBuf,
    /// How long a new generation waits for others to be synced with it.
    delay: Duration,
    progress: Mutex<Progress>,
    changed: Condvar,
}

/// Generations of the file, counted from 1.
#[derive(Debug)]
struct Progress {
    /// The one that has the file's name.
    published: u64,
    /// The last one that the worker took up, and with what success.
    tried: u64,
    synced: u64,
    /// When the first generation that is not tried yet was published.
    since: Instant,
    hurry: bool,
    stop: bool,
}

impl Syncer {
    /// Starts the worker for `file`, which it syncs `delay` after a change. When the file `exists`, that goes
    /// for the present contents too: who wrote them may have been killed.
    pub(crate) fn start(file: PathBuf, exists: bool, delay: Duration) -> io::Result<Syncer> {
        let progress = Progress {
            published: u64::from(exists),
            tried: 0,
            synced: 0,
            since: Instant::now(),
            hurry: false,
            stop: false,
        };
        let shared = Arc::new(Shared {
            file,
            delay,
            progress: Mutex::new(progress),
            changed: Condvar::new(),
        });
        let worker = thread::Builder::new().name("gomoku-sync".to_owned()).spawn({
            let shared = Arc::clone(&shared);
            move || shared.work()
        })?;
        Ok(Syncer {
            shared,
            worker: Some(worker),
        })
    }

    /// Puts a new generation in the file's place by `rename`, which is told whether the present one is known
    /// to be synced.
    pub(crate) fn publish(&self, rename: impl FnOnce(bool) -> io::Result<()>) -> io::Result<()> {
        let mut progress = self.shared.lock();
        rename(progress.published > 0 && progress.synced == progress.published)?;
        if progress.tried == progress.published {
            progress.since = Instant::now();
        }
        progress.published += 1;
        drop(progress);
        self.shared.changed.notify_all();
        Ok(())
    }

    /// Lets the worker begin now, and does not wait for it.
    pub(crate) fn hurry(&self) {
        let mut progress = self.shared.lock();
        progress.hurry = progress.tried != progress.published;
        drop(progress);
        self.shared.changed.notify_all();
    }
}

impl Drop for Syncer {
    /// Syncs what is left.
    fn drop(&mut self) {
        self.shared.lock().stop = true;
        self.shared.changed.notify_all();
        if let Some(worker) = self.worker.take()
            && worker.join().is_err()
        {
            log::error!("the worker that syncs the saved game has panicked");
        }
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Progress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The worker's life.
    fn work(&self) {
        while let Some(progress) = self.wait_for_work() {
            let generation = progress.published;
            // Opened before the lock is given up: afterwards the name may belong to another generation.
            let file = File::open(&self.file);
            drop(progress);
            let synced = file.and_then(|file| sync(&file, &self.file));

            let mut progress = self.lock();
            progress.tried = generation;
            match synced {
                Ok(()) => progress.synced = generation,
                Err(error) => log::warn!("the saved game could not be synced: {error}"),
            }
        }
    }

    /// Waits until a generation is due; none when the worker is to stop and all is done.
    fn wait_for_work(&self) -> Option<MutexGuard<'_, Progress>> {
        let mut progress = self.lock();
        loop {
            if progress.tried == progress.published {
                if progress.stop {
                    return None;
                }
                progress = self
                    .changed
                    .wait(progress)
                    .unwrap_or_else(PoisonError::into_inner);
                continue;
            }
            let left = self.delay.saturating_sub(progress.since.elapsed());
            if left.is_zero() || progress.hurry || progress.stop {
                progress.hurry = false;
                return Some(progress);
            }
            progress = self
                .changed
                .wait_timeout(progress, left)
                .unwrap_or_else(PoisonError::into_inner)
                .0;
        }
    }
}

/// Syncs the contents, then the name.
fn sync(file: &File, path: &Path) -> io::Result<()> {
    file.sync_all()?;
    match path.parent() {
        Some(directory) => File::open(directory)?.sync_all(),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    const NEVER: Duration = Duration::from_hours(1);
    const NOW: Duration = Duration::ZERO;

    /// Publishes without renaming anything, and says whether the generation before was known to be synced.
    fn publish(syncer: &Syncer) -> bool {
        let mut was_synced = false;
        syncer
            .publish(|synced| {
                was_synced = synced;
                Ok(())
            })
            .unwrap();
        was_synced
    }

    fn wait_until_tried(syncer: &Syncer) {
        let start = Instant::now();
        while {
            let progress = syncer.shared.lock();
            progress.tried != progress.published
        } {
            assert!(
                start.elapsed() < Duration::from_secs(30),
                "the worker does nothing"
            );
            thread::sleep(Duration::from_millis(1));
        }
    }

    fn file(folder: &tempfile::TempDir) -> PathBuf {
        let path = folder.path().join("file");
        fs::write(&path, "contents").unwrap();
        path
    }

    #[test]
    fn a_generation_is_synced_after_its_delay() {
        let folder = tempfile::tempdir().unwrap();
        let syncer = Syncer::start(file(&folder), false, NOW).unwrap();
        assert!(!publish(&syncer), "there was none before");
        wait_until_tried(&syncer);
        assert!(publish(&syncer));
    }

    #[test]
    fn a_generation_is_not_taken_for_synced_before_its_delay() {
        let folder = tempfile::tempdir().unwrap();
        let syncer = Syncer::start(file(&folder), true, NEVER).unwrap();
        assert!(!publish(&syncer));
        assert!(!publish(&syncer));
    }

    #[test]
    fn hurrying_cuts_the_delay_short() {
        let folder = tempfile::tempdir().unwrap();
        let syncer = Syncer::start(file(&folder), true, NEVER).unwrap();
        syncer.hurry();
        wait_until_tried(&syncer);
        assert!(publish(&syncer));
        syncer.shared.changed.notify_all();
        thread::sleep(Duration::from_millis(100));
        assert!(!publish(&syncer), "the next one takes its time again");
    }

    #[test]
    fn hurrying_with_nothing_to_do_does_not_reach_into_the_future() {
        let folder = tempfile::tempdir().unwrap();
        let syncer = Syncer::start(file(&folder), false, NEVER).unwrap();
        syncer.hurry();
        publish(&syncer);
        thread::sleep(Duration::from_millis(100));
        assert!(!publish(&syncer));
    }

    #[test]
    fn dropping_syncs_what_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let syncer = Syncer::start(file(&folder), true, NEVER).unwrap();
        let shared = Arc::clone(&syncer.shared);
        drop(syncer);
        assert_eq!(shared.lock().synced, 1);
    }

    #[test]
    fn a_failed_sync_is_no_sync_and_the_worker_goes_on() {
        let folder = tempfile::tempdir().unwrap();
        let syncer = Syncer::start(folder.path().join("missing"), true, NOW).unwrap();
        wait_until_tried(&syncer);
        assert!(!publish(&syncer));
        fs::write(folder.path().join("missing"), "now it is there").unwrap();
        publish(&syncer);
        wait_until_tried(&syncer);
        assert!(publish(&syncer));
    }

    #[test]
    fn a_failed_rename_publishes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let syncer = Syncer::start(file(&folder), true, NOW).unwrap();
        wait_until_tried(&syncer);
        syncer
            .publish(|_| Err(io::ErrorKind::StorageFull.into()))
            .unwrap_err();
        assert!(publish(&syncer), "the old generation is still there and synced");
    }
}
