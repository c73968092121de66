//! The files of a session: the game as it is, and one generation before it.
//!
//! | file | |
//! |---|---|
//! | `game.save` | the newest state; its contents may not be synced yet |
//! | `game.save.previous` | the last state that was known to be synced when it was replaced |
//! | `game.save.new-*` | being written, never read |
//! | `game.save.unreadable-1` to `-5` | found damaged or from a newer version, set aside |
//!
//! A state is written under a new name and renamed, so that at every moment either the old or the new one has
//! the name. A power cut can still leave a renamed file without its contents; then `previous` is used, and
//! that one was synced: `game.save` becomes `previous` only when the worker has synced it, and is simply
//! replaced before that. (Hard links would do with one step less, but Android forbids them.)

use std::{
    fs::{self, File},
    io::{self, Read},
    path::{Path, PathBuf},
    process,
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};

use thiserror::Error;

use crate::{
    frame::{self, FrameError, MAX_BYTES},
    save::{self, SaveError},
    state::State,
    sync::Syncer,
};

const LATEST: &str = "game.save";
const PREVIOUS: &str = "game.save.previous";
const TEMPORARY: &str = "game.save.new-";
const UNREADABLE: &str = "game.save.unreadable-";
const UNREADABLE_FILES: u32 = 5;

/// A sync within a second also on a slow disk, and one for several quick moves.
const SYNC_DELAY: Duration = Duration::from_millis(300);

/// Where the state of a session is kept.
#[derive(Debug)]
pub(crate) struct Store {
    directory: PathBuf,
    /// Of this session alone: two sessions on one folder do not write into each other's files.
    temporary: PathBuf,
    syncer: Syncer,
    /// What the last write left on disk; none when it failed.
    written: Option<Vec<u8>>,
}

/// What was in the folder.
#[derive(Debug)]
pub(crate) enum Found {
    Nothing,
    Latest(Box<State>),
    Previous(Box<State>),
    Unreadable,
}

/// Why a state could not be read or written.
#[derive(Debug, Error)]
pub(crate) enum StoreError {
    #[error(transparent)]
    Io(#[from] io::Error),
    #[error(transparent)]
    Frame(#[from] FrameError),
    #[error(transparent)]
    Save(#[from] SaveError),
}

impl Store {
    /// Makes the folder if it is missing, and reads what is in it. Files that cannot be read are set aside.
    pub(crate) fn open(directory: &Path) -> io::Result<(Store, Found)> {
        fs::create_dir_all(directory)?;
        remove_leftovers(directory)?;
        let found = find(directory)?;
        let syncer = Syncer::start(
            directory.join(LATEST),
            matches!(found, Found::Latest(_)),
            SYNC_DELAY,
        )?;
        let store = Store {
            directory: directory.to_owned(),
            temporary: directory.join(temporary_name()),
            syncer,
            written: None,
        };
        Ok((store, found))
    }

    /// Replaces the saved state, unless it is the same. After an error the old one is still there, under one
    /// of its two names.
    pub(crate) fn write(&mut self, state: &State) -> Result<(), StoreError> {
        let bytes = frame::wrap(&save::to_text(state)?)?;
        if self.written.as_ref() == Some(&bytes) {
            return Ok(());
        }
        self.written = None;
        let mut replaced = self.replace(&bytes);
        if is_not_found(&replaced) {
            // A process that began in this very moment took the new file for a leftover.
            replaced = self.replace(&bytes);
        }
        replaced.inspect_err(|_| {
            // Half a file would only take the room that the next try needs.
            let _ = fs::remove_file(&self.temporary);
        })?;
        self.written = Some(bytes);
        Ok(())
    }

    /// Syncs now rather than within a second, and does not wait for it.
    pub(crate) fn sync_soon(&self) {
        self.syncer.hurry();
    }

    fn replace(&self, bytes: &[u8]) -> io::Result<()> {
        fs::write(&self.temporary, bytes)?;
        let latest = self.directory.join(LATEST);
        self.syncer.publish(|latest_is_synced| {
            if latest_is_synced {
                rename_if_there(&latest, &self.directory.join(PREVIOUS))?;
            }
            fs::rename(&self.temporary, &latest)
        })
    }
}

/// A name that no other session has at the same time.
fn temporary_name() -> String {
    static SESSIONS: AtomicU32 = AtomicU32::new(0);
    let session = SESSIONS.fetch_add(1, Ordering::Relaxed);
    format!("{}{session}", own_temporaries())
}

fn own_temporaries() -> String {
    format!("{TEMPORARY}{}-", process::id())
}

/// Removes what killed processes were about to write.
fn remove_leftovers(directory: &Path) -> io::Result<()> {
    for entry in fs::read_dir(directory)? {
        let name = entry?.file_name();
        let name = name.to_string_lossy();
        if name.starts_with(TEMPORARY) && !name.starts_with(&own_temporaries()) {
            // Another session may have renamed it; one that still needs it writes it again.
            let _ = fs::remove_file(directory.join(&*name));
        }
    }
    Ok(())
}

fn find(directory: &Path) -> io::Result<Found> {
    let latest = read_or_set_aside(directory, LATEST)?;
    if let Contents::State(state) = latest {
        return Ok(Found::Latest(state));
    }
    Ok(match (read_or_set_aside(directory, PREVIOUS)?, latest) {
        (Contents::State(state), _) => Found::Previous(state),
        (Contents::Nothing, Contents::Nothing) => Found::Nothing,
        _ => Found::Unreadable,
    })
}

/// What is under a name of a file.
enum Contents {
    Nothing,
    State(Box<State>),
    Unreadable,
}

fn read_or_set_aside(directory: &Path, name: &str) -> io::Result<Contents> {
    let path = directory.join(name);
    match read(&path) {
        Ok(state) => Ok(Contents::State(Box::new(state))),
        Err(StoreError::Io(error)) if error.kind() == io::ErrorKind::NotFound => Ok(Contents::Nothing),
        Err(error) => {
            let aside = free_name(directory);
            log::warn!("{name} is {error}, it is kept as {}", aside.display());
            fs::rename(path, aside)?;
            Ok(Contents::Unreadable)
        }
    }
}

fn read(path: &Path) -> Result<State, StoreError> {
    let mut bytes = Vec::new();
    // One byte more than allowed shows that there are more.
    File::open(path)?
        .take(MAX_BYTES as u64 + 1)
        .read_to_end(&mut bytes)?;
    Ok(save::from_text(frame::unwrap(&bytes)?)?)
}

/// Where to set a file aside. The last name is used again when all are taken, so that the folder does not
/// fill up and the oldest finds stay.
fn free_name(directory: &Path) -> PathBuf {
    let name = |number| directory.join(format!("{UNREADABLE}{number}"));
    (1..UNREADABLE_FILES)
        .map(name)
        .find(|path| !path.exists())
        .unwrap_or_else(|| name(UNREADABLE_FILES))
}

fn rename_if_there(from: &Path, to: &Path) -> io::Result<()> {
    let renamed = fs::rename(from, to);
    if is_not_found(&renamed) { Ok(()) } else { renamed }
}

fn is_not_found(result: &io::Result<()>) -> bool {
    result
        .as_ref()
        .is_err_and(|error| error.kind() == io::ErrorKind::NotFound)
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;
    use crate::event::Event;

    /// The damages of a power cut: contents that end early, contents that were never written, a changed bit.
    fn damages(whole: &[u8]) -> impl Iterator<Item = Vec<u8>> {
        (0..whole.len()).flat_map(|at| {
            let cut = whole[..at].to_vec();
            let mut zeroed = whole.to_vec();
            zeroed[at..].fill(0);
            let mut flipped = whole.to_vec();
            flipped[at] ^= 1 << (at % 8);
            [cut, zeroed, flipped]
        })
    }

    fn bytes(state: &State) -> Vec<u8> {
        frame::wrap(&save::to_text(state).unwrap()).unwrap()
    }

    #[test]
    fn wherever_the_newest_file_is_damaged_the_one_before_is_used() {
        let mut older = State::new(1_790_000_000_000);
        for point in [112, 113, 97] {
            older.apply(Event::Tap { point }, 1_790_000_001_000).unwrap();
        }
        let mut newer = older.clone();
        newer.apply(Event::Tap { point: 98 }, 1_790_000_002_000).unwrap();

        let folder = tempfile::tempdir().unwrap();
        let [latest, previous] = [LATEST, PREVIOUS].map(|name| folder.path().join(name));
        fs::write(&previous, bytes(&older)).unwrap();
        for damaged in damages(&bytes(&newer)) {
            fs::write(&latest, &damaged).unwrap();
            let found = find(folder.path()).unwrap();
            let text = String::from_utf8_lossy(&damaged);
            assert!(
                matches!(found, Found::Previous(state) if *state == older),
                "{text:?}"
            );
        }
        fs::write(&latest, bytes(&newer)).unwrap();
        assert!(matches!(find(folder.path()).unwrap(), Found::Latest(state) if *state == newer));
    }

    #[test]
    fn a_write_that_fails_leaves_the_old_state_and_the_next_one_tries_again() {
        let folder = tempfile::tempdir().unwrap();
        let (mut store, _) = Store::open(folder.path()).unwrap();
        let old = State::new(1);
        let new = State::new(2);
        store.write(&old).unwrap();
        // As on a full disk, the new file cannot be made.
        fs::create_dir(&store.temporary).unwrap();
        store.write(&new).unwrap_err();
        assert!(matches!(find(folder.path()).unwrap(), Found::Latest(state) if *state == old));
        fs::remove_dir(&store.temporary).unwrap();
        store.write(&new).unwrap();
        assert!(matches!(find(folder.path()).unwrap(), Found::Latest(state) if *state == new));
    }

    #[test]
    fn a_new_file_that_another_process_removes_is_written_again() {
        let folder = tempfile::tempdir().unwrap();
        let (mut store, _) = Store::open(folder.path()).unwrap();
        let temporary = store.temporary.clone();
        let other = thread::spawn(move || {
            for _ in 0..10 {
                while fs::remove_file(&temporary).is_err() {}
                thread::sleep(Duration::from_millis(50));
            }
        });
        for now in (0..).take_while(|_| !other.is_finished()) {
            store.write(&State::new(now)).unwrap();
        }
    }

    #[test]
    fn after_a_failed_write_nothing_on_disk_is_taken_for_granted() {
        let folder = tempfile::tempdir().unwrap();
        let (mut store, _) = Store::open(folder.path()).unwrap();
        let old = State::new(1);
        store.write(&old).unwrap();
        fs::create_dir(&store.temporary).unwrap();
        store.write(&State::new(2)).unwrap_err();
        fs::remove_dir(&store.temporary).unwrap();
        fs::remove_file(folder.path().join(LATEST)).unwrap();
        store.write(&old).unwrap();
        assert!(matches!(find(folder.path()).unwrap(), Found::Latest(state) if *state == old));
    }

    #[test]
    fn a_state_that_is_not_synced_never_takes_the_place_of_one_that_is() {
        let folder = tempfile::tempdir().unwrap();
        let (mut store, _) = Store::open(folder.path()).unwrap();
        let previous = folder.path().join(PREVIOUS);
        fs::write(&previous, bytes(&State::new(1))).unwrap();
        // A disk that takes an hour for a sync.
        store.syncer = Syncer::start(folder.path().join(LATEST), false, Duration::from_hours(1)).unwrap();
        for now in 2..5 {
            store.write(&State::new(now)).unwrap();
        }
        assert_eq!(fs::read(previous).unwrap(), bytes(&State::new(1)));
    }
}
