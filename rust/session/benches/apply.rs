//! What one event costs, snapshot included: in memory and written to disk, late in a game.
#![allow(missing_docs, reason = "the macros of criterion make public functions")]
#![allow(clippy::unwrap_used, reason = "a benchmark that cannot go on fails")]

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use gomoku_session::{Event, Session, Settings};

/// Plays row by row, without the moves that would win.
fn begin(session: &mut Session) {
    let settings = Settings {
        undo_after_end: true,
        ..Settings::default()
    };
    session.apply(Event::ChangeSettings { settings }).unwrap();
    for point in 0..120 {
        if session.apply(Event::Tap { point }).unwrap().turn.is_none() {
            session.apply(Event::Undo).unwrap();
        }
    }
}

/// A move is played, taken back and so on: two events of the same kind of work.
fn tap_and_undo(session: &mut Session) {
    black_box(session.apply(Event::Tap { point: 224 }).unwrap());
    black_box(session.apply(Event::Undo).unwrap());
}

fn apply(criterion: &mut Criterion) {
    let mut memory = Session::in_memory();
    begin(&mut memory);
    criterion.bench_function("tap and undo in memory", |bencher| {
        bencher.iter(|| tap_and_undo(&mut memory));
    });

    let folder = tempfile::tempdir().unwrap();
    let mut disk = Session::open(folder.path()).unwrap();
    begin(&mut disk);
    criterion.bench_function("tap and undo on disk", |bencher| {
        bencher.iter(|| tap_and_undo(&mut disk));
    });
}

criterion_group!(benches, apply);
criterion_main!(benches);
