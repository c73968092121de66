//! Files of a megabyte that are made to be slow, large or deep: each is read, or refused, in little time and memory.
#![allow(clippy::unwrap_used, reason = "a test that cannot run fails")]

mod patterns;

use std::{
    sync::{Mutex, PoisonError},
    thread,
    time::{Duration, Instant},
};

use gomoku_record::{Format, NodeId, Played, Record};
use gomoku_rules::{Color, Point, Rule};
use patterns::Pattern;
use peak_alloc::PeakAlloc;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// Each test measures the memory of the whole process.
static ALONE: Mutex<()> = Mutex::new(());

const MEGABYTE: usize = 1_000_000;

/// One second is the promise; tests run without all optimizations and beside others.
const DEADLINE: Duration = Duration::from_secs(4);
const MEMORY_LIMIT: usize = 100 * MEGABYTE;

/// `start`, then `pattern` until there is a megabyte, then `end`.
fn file(start: &[u8], pattern: &[u8], end: &[u8]) -> Vec<u8> {
    let times = (MEGABYTE - start.len() - end.len()) / pattern.len();
    [start, &pattern.repeat(times), end].concat()
}

/// What `gomoku convert` does with a record.
fn check_and_write(record: &Record) {
    let _ = record.check();
    let _ = Format::Sgf.write(record);
    let _ = Format::Text.write(record);
}

#[test]
fn files_made_to_hurt_take_little_time_and_memory() {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let mut worst = (Duration::ZERO, 0);
    for (format, name, bytes) in hostile_files() {
        let before = MEMORY.current_usage();
        MEMORY.reset_peak_usage();
        let start = Instant::now();
        let record = format.read(&bytes);
        let (time, memory) = (start.elapsed(), MEMORY.peak_usage() - before);
        if let Ok(record) = record {
            check_and_write(&record);
        }
        let time_of_all = start.elapsed();
        assert!(time_of_all < 3 * DEADLINE, "{format}, {name}: {time_of_all:?}");
        assert!(time < DEADLINE, "{format}, {name}: {time:?}");
        assert!(memory < MEMORY_LIMIT, "{format}, {name}: {memory} bytes");
        worst = (worst.0.max(time), worst.1.max(memory));
    }
    println!(
        "the slowest took {:?}, the largest {} MB",
        worst.0,
        worst.1 / MEGABYTE
    );
}

/// The files, made one by one: all together are large.
fn hostile_files() -> impl Iterator<Item = (Format, &'static str, Vec<u8>)> {
    let of_format = |(format, patterns): (Format, &'static [Pattern])| {
        let patterns = patterns.iter();
        patterns.map(move |&(name, start, pattern, end)| (format, name, file(start, pattern, end)))
    };
    patterns::ALL.into_iter().flat_map(of_format)
}

#[test]
fn any_file_is_told_from_others_quickly() {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    for (format, name, bytes) in hostile_files() {
        let start = Instant::now();
        let _ = Format::of_content(&bytes);
        assert!(start.elapsed() < DEADLINE, "{format}, {name}");
    }
}

/// 100,000 levels, each with a variation: read, compared, played, written and dropped on a small stack.
#[test]
fn deep_variations_do_not_overflow_the_stack() {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let deep = || {
        let levels = 100_000;
        let text = format!(
            "(;GM[4]SZ[15]{}{}",
            "(;B[])(;W[]".repeat(levels),
            ")".repeat(levels + 1)
        );
        let record = Format::Sgf.read(text.as_bytes()).unwrap();
        assert_eq!(record.tree.node_count(), 2 * levels + 1);
        assert!(record.to_game(Rule::Freestyle).is_err());
        for format in [Format::Sgf, Format::Json] {
            let written = format.write(&record).unwrap();
            assert!(format.read(&written.bytes).unwrap() == record.clone(), "{format}");
        }
        let mut record = Record::default();
        let mut node = NodeId::ROOT;
        for level in 0..levels {
            let color = Color::ALL[level % 2];
            record
                .tree
                .add(node, Some(Played::stone(color, Point::new(0, 0))));
            node = record.tree.add(node, Some(Played::pass(color)));
        }
        let written = Format::Lib.write(&record).unwrap();
        assert!(Format::Lib.read(&written.bytes).unwrap() == record);
    };
    let small_stack = thread::Builder::new().stack_size(256 * 1024);
    small_stack.spawn(deep).unwrap().join().unwrap();
}
