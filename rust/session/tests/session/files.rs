//! What is on disk, and what comes back from it.

use std::{
    collections::BTreeSet,
    fs,
    path::Path,
    sync::atomic::{AtomicI64, Ordering},
    thread,
    time::Duration,
};

use gomoku_rules::Rule;
use gomoku_session::{
    Begins, BoardTheme, Event, GameError, NewGame, Outcome, Restored, Session, Settings, Snapshot,
};
use tempfile::{TempDir, tempdir};

use crate::play::{BLACK_WINS, change, play};

const LATEST: &str = "game.save";
const PREVIOUS: &str = "game.save.previous";

fn open(folder: &TempDir) -> Session {
    Session::open(folder.path()).unwrap()
}

fn names(folder: &TempDir) -> BTreeSet<String> {
    let entries = fs::read_dir(folder.path()).unwrap();
    entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect()
}

fn read(folder: &TempDir, name: &str) -> Vec<u8> {
    fs::read(folder.path().join(name)).unwrap()
}

/// The snapshot as a later session would give it.
fn as_restored(snapshot: Snapshot, restored: Restored) -> Snapshot {
    Snapshot {
        restored,
        pending: None,
        ..snapshot
    }
}

/// The save after a first move, the save after a second one, and the snapshots.
struct Saves {
    older: (Vec<u8>, Snapshot),
    newer: (Vec<u8>, Snapshot),
}

fn saves() -> Saves {
    let folder = tempdir().unwrap();
    let mut session = open(&folder);
    let mut save = |name| {
        let snapshot = play(&mut session, name);
        (read(&folder, LATEST), snapshot)
    };
    Saves {
        older: save("h8"),
        newer: save("i9"),
    }
}

fn put(folder: &TempDir, name: &str, bytes: &[u8]) {
    fs::write(folder.path().join(name), bytes).unwrap();
}

#[test]
fn a_first_start_finds_nothing_and_leaves_nothing() {
    let folder = tempdir().unwrap();
    let session = Session::open(&folder.path().join("made/on/the/way")).unwrap();
    assert_eq!(session.snapshot(), Session::in_memory().snapshot());
    assert!(
        fs::read_dir(folder.path().join("made/on/the/way"))
            .unwrap()
            .next()
            .is_none()
    );
}

#[test]
fn everything_comes_back() {
    let folder = tempdir().unwrap();
    let mut session = open(&folder);
    let settings = Settings {
        forbidden_loses: true,
        undo_after_end: true,
        confirm_moves: false,
        show_coordinates: false,
        show_move_numbers: true,
        theme: BoardTheme::Sky,
    };
    let game = NewGame {
        size: 10,
        rule: Rule::Standard,
        begins: Begins::Alternate,
        ..NewGame::default()
    };
    play(&mut session, BLACK_WINS);
    session.apply(Event::ChangeSettings { settings }).unwrap();
    session.apply(Event::NewGame { game }).unwrap();
    play(&mut session, "e5 f5 e6");
    session.apply(Event::GoTo { ply: 1 }).unwrap();
    play(&mut session, "f6 e7");
    let left = session.apply(Event::Undo).unwrap();
    drop(session);
    assert_eq!(open(&folder).snapshot(), as_restored(left, Restored::Latest));

    let mut session = open(&folder);
    session.apply(Event::GoTo { ply: 1 }).unwrap();
    assert_eq!(
        play(&mut session, "f5").moves.len(),
        3,
        "variations come back too"
    );
}

#[test]
fn the_move_is_on_disk_before_apply_returns() {
    let folder = tempdir().unwrap();
    let mut session = open(&folder);
    for name in ["h8", "i9", "g7"] {
        let played = play(&mut session, name);
        // The process is killed here: nothing is dropped and nothing is synced.
        let copy = tempdir().unwrap();
        put(&copy, LATEST, &read(&folder, LATEST));
        assert_eq!(open(&copy).snapshot(), as_restored(played, Restored::Latest));
    }
}

#[test]
fn a_game_that_is_over_comes_back_in_review() {
    let folder = tempdir().unwrap();
    let mut session = open(&folder);
    change(&mut session, |settings| settings.undo_after_end = true);
    play(&mut session, BLACK_WINS);
    let review = session.apply(Event::GoTo { ply: 4 }).unwrap();
    drop(session);
    let mut session = open(&folder);
    assert_eq!(session.snapshot(), as_restored(review, Restored::Latest));
    let end = session.apply(Event::GoTo { ply: 9 }).unwrap();
    assert!(matches!(end.outcome, Outcome::Win { line, .. } if line.len() == 5));
    assert_eq!(session.apply(Event::Undo).unwrap().scores.black, 0);
}

#[test]
fn who_begins_next_comes_back() {
    let folder = tempdir().unwrap();
    play(&mut open(&folder), BLACK_WINS);
    let game = NewGame {
        begins: Begins::Loser,
        ..NewGame::default()
    };
    let new = open(&folder).apply(Event::NewGame { game }).unwrap();
    assert_eq!((new.first, new.game_id), (gomoku_session::Color::White, 2));
    let again = open(&folder).apply(Event::NewGame { game }).unwrap();
    assert_eq!((again.first, again.game_id), (gomoku_session::Color::White, 3));
}

#[test]
fn a_first_tap_is_not_kept() {
    let folder = tempdir().unwrap();
    let mut session = open(&folder);
    change(&mut session, |settings| settings.confirm_moves = true);
    session.apply(Event::Tap { point: 0 }).unwrap();
    drop(session);
    assert_eq!(open(&folder).snapshot().pending, None);
}

#[test]
fn every_move_keeps_its_time() {
    fn clock() -> i64 {
        static NOW: AtomicI64 = AtomicI64::new(1_700_000_000_000);
        NOW.fetch_add(250, Ordering::Relaxed)
    }
    let folder = tempdir().unwrap();
    let game = NewGame::default();
    let mut session = Session::open_with_clock(folder.path(), clock).unwrap();
    play(&mut session, "a1");
    session.apply(Event::NewGame { game }).unwrap();
    play(&mut session, "h8 i9");
    drop(session);
    play(&mut Session::open_with_clock(folder.path(), clock).unwrap(), "g7");
    let save = String::from_utf8(read(&folder, LATEST)).unwrap();
    let json: serde_json::Value = serde_json::from_str(save.split_once('\n').unwrap().1).unwrap();
    let moves = json["game"]["moves"].as_array().unwrap();
    let times: Vec<i64> = moves
        .iter()
        .map(|played| played["time"].as_i64().unwrap())
        .collect();
    // One reading for the first game and one for each event before.
    let started = 1_700_000_000_500;
    assert_eq!(json["game"]["started"], started);
    assert_eq!(times, [started + 250, started + 500, started + 750]);
}

/// A file from the first version, which every later one has to read.
#[test]
fn a_save_of_version_1_is_read() {
    let folder = tempdir().unwrap();
    put(&folder, LATEST, include_bytes!("saves/version-1.save"));
    let mut session = open(&folder);
    let snapshot = session.snapshot();
    assert_eq!(snapshot.restored, Restored::Latest);
    assert_eq!(
        (snapshot.game_id, snapshot.size, snapshot.rule),
        (2, 10, Rule::Standard)
    );
    assert_eq!(
        (snapshot.begins, snapshot.first),
        (Begins::Loser, gomoku_session::Color::White)
    );
    assert_eq!((snapshot.moves, snapshot.ply), (vec![54, 44, 43], 2));
    assert_eq!(snapshot.scores.black, 1);
    assert_eq!(snapshot.settings.theme, BoardTheme::Sky);
    session.apply(Event::GoTo { ply: 1 }).unwrap();
    assert_eq!(play(&mut session, "f5").moves, [54, 55], "the variation is there");
}

#[test]
fn a_synced_generation_is_kept_when_the_next_one_replaces_it() {
    let folder = tempdir().unwrap();
    let mut session = open(&folder);
    play(&mut session, "h8");
    for event in [Event::Undo, Event::Redo].into_iter().cycle().take(30) {
        // By then it is synced, unless the disk is very busy.
        thread::sleep(Duration::from_secs(1));
        let synced = read(&folder, LATEST);
        session.apply(event).unwrap();
        if names(&folder).contains(PREVIOUS) {
            assert_eq!(read(&folder, PREVIOUS), synced);
            return;
        }
    }
    panic!("no generation was synced");
}

#[test]
fn an_event_that_changes_nothing_writes_nothing() {
    let folder = tempdir().unwrap();
    let mut session = open(&folder);
    play(&mut session, "h8");
    fs::remove_file(folder.path().join(LATEST)).unwrap();
    session.apply(Event::Suspend).unwrap();
    session.apply(Event::GoTo { ply: 1 }).unwrap();
    session.apply(Event::Redo).unwrap_err();
    assert_eq!(names(&folder), BTreeSet::new());
}

#[test]
fn when_the_newest_file_is_torn_the_one_before_is_used() {
    let Saves { older, newer } = saves();
    let folder = tempdir().unwrap();
    put(&folder, LATEST, &newer.0[..newer.0.len() - 1]);
    put(&folder, PREVIOUS, &older.0);
    assert_eq!(open(&folder).snapshot(), as_restored(older.1, Restored::Previous));
}

#[test]
fn a_restored_game_is_on_disk_twice_again() {
    let Saves { older, .. } = saves();
    let folder = tempdir().unwrap();
    put(&folder, PREVIOUS, &older.0);
    assert_eq!(
        open(&folder).snapshot(),
        as_restored(older.1.clone(), Restored::Previous)
    );
    assert_eq!(read(&folder, LATEST), older.0);
    assert_eq!(open(&folder).snapshot(), as_restored(older.1, Restored::Latest));
}

#[test]
fn the_newest_file_is_enough() {
    let Saves { newer, .. } = saves();
    for previous in [None, Some(&b"damaged"[..])] {
        let folder = tempdir().unwrap();
        put(&folder, LATEST, &newer.0);
        if let Some(previous) = previous {
            put(&folder, PREVIOUS, previous);
        }
        assert_eq!(
            open(&folder).snapshot(),
            as_restored(newer.1.clone(), Restored::Latest)
        );
    }
}

#[test]
fn files_that_cannot_be_read_are_set_aside() {
    let folder = tempdir().unwrap();
    put(&folder, LATEST, b"one");
    put(&folder, PREVIOUS, b"two");
    let session = open(&folder);
    assert_eq!(
        session.snapshot(),
        as_restored(Session::in_memory().snapshot(), Restored::Unreadable)
    );
    assert_eq!(read(&folder, "game.save.unreadable-1"), b"one");
    assert_eq!(read(&folder, "game.save.unreadable-2"), b"two");
    drop(session);
    assert_eq!(open(&folder).snapshot().restored, Restored::Nothing);
}

#[test]
fn not_many_files_are_set_aside() {
    let folder = tempdir().unwrap();
    for number in 1..=9 {
        put(&folder, LATEST, format!("damage {number}").as_bytes());
        assert_eq!(open(&folder).snapshot().restored, Restored::Unreadable);
    }
    assert_eq!(names(&folder).len(), 5);
    assert_eq!(read(&folder, "game.save.unreadable-1"), b"damage 1");
    assert_eq!(read(&folder, "game.save.unreadable-5"), b"damage 9");
}

#[test]
fn a_save_of_a_newer_version_is_not_destroyed() {
    let Saves { older, .. } = saves();
    let newer = b"gomoku-save 2 a header of that time\nand contents";
    let folder = tempdir().unwrap();
    put(&folder, LATEST, newer);
    put(&folder, PREVIOUS, &older.0);
    let mut session = open(&folder);
    assert_eq!(session.snapshot(), as_restored(older.1, Restored::Previous));
    play(&mut session, "a1 a2 a3");
    assert_eq!(read(&folder, "game.save.unreadable-1"), newer);
}

#[test]
fn a_save_with_an_illegal_move_is_unreadable() {
    let Saves { newer, .. } = saves();
    let save = String::from_utf8(newer.0).unwrap();
    let text = save.split_once('\n').unwrap().1.replace("i9", "h8");
    let folder = tempdir().unwrap();
    let header = format!(
        "gomoku-save 1 {} {:08x}\n",
        text.len(),
        crc32fast::hash(text.as_bytes())
    );
    put(&folder, LATEST, (header + &text).as_bytes());
    assert_eq!(open(&folder).snapshot().restored, Restored::Unreadable);
}

#[test]
fn a_huge_file_and_a_folder_in_its_place_are_unreadable() {
    let folder = tempdir().unwrap();
    fs::File::create(folder.path().join(LATEST))
        .unwrap()
        .set_len(1 << 40)
        .unwrap();
    fs::create_dir(folder.path().join(PREVIOUS)).unwrap();
    assert_eq!(open(&folder).snapshot().restored, Restored::Unreadable);
    assert!(play(&mut open(&folder), "h8").saved);
}

#[test]
fn leftovers_of_killed_processes_are_removed() {
    let folder = tempdir().unwrap();
    put(&folder, "game.save.new-0-0", b"half a sa");
    put(&folder, "holiday.jpg", b"not ours");
    play(&mut open(&folder), "h8");
    assert_eq!(names(&folder), [LATEST, "holiday.jpg"].map(str::to_owned).into());
}

fn assert_storage_error(path: &Path) {
    assert!(
        matches!(Session::open(path), Err(GameError::Storage { .. })),
        "{}",
        path.display()
    );
}

#[test]
fn a_folder_that_cannot_be_used_is_an_error() {
    let folder = tempdir().unwrap();
    put(&folder, "file", b"");
    assert_storage_error(&folder.path().join("file"));
    assert_storage_error(&folder.path().join("file/below"));
    assert_storage_error(Path::new("\0"));
}

#[test]
fn the_game_goes_on_without_a_disk_and_is_saved_when_it_is_back() {
    let outer = tempdir().unwrap();
    let path = outer.path().join("games");
    let mut session = Session::open(&path).unwrap();
    assert!(play(&mut session, "h8").saved);

    fs::remove_dir_all(&path).unwrap();
    let played = play(&mut session, "i9");
    assert!(!played.saved);
    assert_eq!(played.ply, 2);

    fs::write(&path, "a file where the folder was").unwrap();
    assert!(!play(&mut session, "g7").saved);
    assert!(!session.apply(Event::Suspend).unwrap().saved);

    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    let back = session.apply(Event::Suspend).unwrap();
    assert!(back.saved, "also an event that changes nothing tries again");
    drop(session);
    assert_eq!(
        Session::open(&path).unwrap().snapshot(),
        as_restored(back, Restored::Latest)
    );
}

#[test]
fn two_sessions_on_one_folder_do_no_harm() {
    let folder = tempdir().unwrap();
    let last = thread::scope(|scope| {
        let sessions = ["h8", "a1"].map(|first| {
            let mut session = open(&folder);
            scope.spawn(move || {
                play(&mut session, first);
                for _ in 0..200 {
                    assert!(session.apply(Event::Undo).unwrap().saved);
                    assert!(session.apply(Event::Redo).unwrap().saved);
                }
                session.snapshot()
            })
        });
        sessions.map(|session| session.join().unwrap())
    });
    let found = open(&folder).snapshot();
    assert!(
        last.iter().any(|snapshot| snapshot.moves == found.moves),
        "{found:?}"
    );
    assert_eq!(found.restored, Restored::Latest);
}

#[test]
fn the_first_settings_are_those_of_a_first_start_only() {
    let folder = tempdir().unwrap();
    let sky = Settings {
        theme: BoardTheme::Sky,
        ..Settings::default()
    };
    let mut session = Session::open_with(folder.path(), sky).unwrap();
    assert_eq!(session.snapshot().settings, sky);
    let wheat = Settings::default();
    session.apply(Event::ChangeSettings { settings: wheat }).unwrap();
    drop(session);
    let again = Session::open_with(folder.path(), sky).unwrap();
    assert_eq!(again.snapshot().settings, wheat);
}

#[test]
fn the_first_settings_stand_in_for_those_that_cannot_be_read() {
    let folder = tempdir().unwrap();
    put(&folder, LATEST, b"gomoku-save 1 2 00000000\n{}");
    let sky = Settings {
        theme: BoardTheme::Sky,
        ..Settings::default()
    };
    let snapshot = Session::open_with(folder.path(), sky).unwrap().snapshot();
    assert_eq!(
        (snapshot.settings, snapshot.restored),
        (sky, Restored::Unreadable)
    );
}
