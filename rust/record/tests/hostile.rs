//! Files of a megabyte that are made to be slow, large or deep: each is read, or refused, in little time and memory.
#![allow(clippy::unwrap_used, reason = "a test that cannot run fails")]

use std::{
    sync::{Mutex, PoisonError},
    thread,
    time::{Duration, Instant},
};

use gomoku_record::{Format, NodeId, Played, Record};
use gomoku_rules::{Color, Point, Rule};
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

fn hostile_files() -> Vec<(Format, &'static str, Vec<u8>)> {
    let mut files = Vec::new();
    let mut add = |format, patterns: &[(&'static str, &[u8], &[u8], &[u8])]| {
        for &(name, start, pattern, end) in patterns {
            files.push((format, name, file(start, pattern, end)));
        }
    };
    add(
        Format::Sgf,
        &[
            ("nodes", b"(", b";", b")"),
            ("no end", b"(", b";", b""),
            ("variations", b"", b"(;", b""),
            ("variations with moves", b"", b"(;B[aa]", b""),
            ("a wide tree", b"(;", b"(;B[aa])", b")"),
            ("parentheses", b"", b"(", b""),
            ("parentheses apart", b"", b"( ", b""),
            ("games", b"", b"(;)", b""),
            ("brackets", b"(;C", b"[", b""),
            ("values", b"(;XX", b"[]", b")"),
            ("points", b"(;AB", b"[aa]", b")"),
            ("rectangles", b"(;AB", b"[aa:oo]", b")"),
            ("setups", b"(", b";AB[aa:oo]", b")"),
            ("small setups", b"(", b";AB[aa]", b")"),
            ("setups and moves", b"(", b";B[aa]AE[aa]", b")"),
            ("turns", b"(", b";PL[W]", b")"),
            ("marks", b"(", b";MA[aa:oo]", b")"),
            (
                "marks of each kind",
                b"(",
                b";MA[aa]CR[aa]SQ[aa]TR[aa]SL[aa]",
                b")",
            ),
            ("a label each", b"(", b";LB[aa:x]", b")"),
            ("labels", b"(;LB", b"[aa:x]", b")"),
            ("comments", b"(", b";C[a]", b")"),
            ("an endless comment", b"(;C[", b"a", b""),
            ("escapes", b"(;C[", b"\\", b""),
            ("comments in a node", b"(;", b"C[a]", b")"),
            ("properties", b"(", b";A[]", b")"),
            ("properties in a node", b"(;", b"A[]", b")"),
            ("names in a node", b"(;", b"A ", b")"),
            ("passes", b"(", b";B[];W[]", b")"),
            ("times", b"(", b";MS[1]", b")"),
            ("labels of encodings", b"(;", b"CA[", b""),
            ("bytes beyond ASCII", b"(;C[", b"\xe9\xff\x80", b"])"),
            ("characters in GBK", b"(;C[", b"\xba\xda\xca\xa4", b"])"),
            ("nodes in GBK", b"(;C[\xba\xda]", b";", b")"),
            ("broken UTF-8", b"(;CA[UTF-8]", b";C[\xff]", b")"),
        ],
    );
    let header: &[u8] = b"\xffRenLib\xff\x03\x04\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff";
    add(
        Format::Lib,
        &[
            ("a line", header, b"\x78\x00", b""),
            ("promised siblings", header, b"\x78\x80", b""),
            ("a wide tree", header, b"\x78\xc0", b""),
            ("comments", header, b"\x78\x08a\0", b""),
            ("old comments", header, b"\x78\x20a\xe1", b""),
            ("an endless comment", header, b"a", b""),
            ("comments without an end", b"\x78\x08", b"a", b""),
            ("words", header, b"\x78\x01\x01\x00ab\0\0", b""),
            ("words without a move", header, b"\x78\xc3\x01\x00a\0", b""),
            (
                "words on all points",
                header,
                b"\x12\xc3\x01\x00a\0\x13\xc3\x01\x00b\0\x14\xc3\x01\x00c\0",
                b"",
            ),
            ("marks", header, b"\x78\x14", b""),
            ("extensions", header, b"\x78\x01\xfe\xff", b""),
            ("passes", header, b"\x00\x00", b""),
            ("texts in GBK", header, b"\x78\x08\xba\xda\0\0", b""),
            ("texts of any bytes", header, b"\x78\x08\xff\x81\0\0", b""),
        ],
    );
    let psq: &[u8] = b"Piskvorky 15x15, 0:0, 0\n";
    add(
        Format::Psq,
        &[
            ("moves", psq, b"8,8,1\n", b""),
            ("short moves", psq, b"8,8\n", b""),
            ("lines", psq, b"a\n", b""),
            ("blank lines", psq, b"\n", b""),
            ("digits", psq, b"9", b""),
            ("commas", psq, b"8,", b""),
            ("a long name", psq, b"a", b"\nb\n0\n"),
            ("a long size", b"Piskvorky ", b"9", b"x15, 0:0, 0\n"),
        ],
    );
    add(
        Format::Rec,
        &[
            ("moves", b"a\nb\n", b"8,8,1\n", b""),
            ("names", b"", b"a", b"\nb\n"),
            ("lines", b"", b"a\n", b""),
        ],
    );
    add(
        Format::Sav,
        &[
            ("moves", b"15 15 99999999999999999999 ", b"7 7 ", b""),
            ("digits", b"15 15 ", b"9", b""),
            ("blanks", b"", b" ", b"15"),
        ],
    );
    add(
        Format::Pos,
        &[("moves", b"\xff", b"\x70", b""), ("none", b"", b"\0", b"")],
    );
    let json: &[u8] = br#"{"format":"gomoku-record","version":1,"size":15,"moves":["#;
    add(
        Format::Json,
        &[
            ("nodes", json, b"{},", b"{}]}"),
            ("a wide tree", json, br#"{"after":0},"#, b"{}]}"),
            ("moves", json, br#"{"color":"black","point":"h8"},"#, b"{}]}"),
            ("notes", json, br#"{"notes":{}},"#, b"{}]}"),
            ("labels", json, br#"{"notes":{"labels":{"h8":"a"}}},"#, b"{}]}"),
            ("wrong nodes", json, b"0,", b"0]}"),
            ("brackets", json, b"[", b""),
            ("brackets only", b"", b"[", b""),
            ("objects", b"", br#"{"a":"#, b""),
            ("keys", b"{", br#""a":0,"#, br#""b":0}"#),
            ("a long text", br#"{"format":""#, b"a", br#""}"#),
            ("a long number", br#"{"version":"#, b"9", b"}"),
            ("line feeds", b"{", b"\n", b"}"),
        ],
    );
    add(
        Format::Rif,
        &[
            ("elements", b"", b"<a>", b""),
            ("games in games", b"", b"<game>", b""),
            ("games", b"", b"<game/>", b""),
            ("moves", b"<game><move>", b"h8", b"</move></game>"),
            ("comments", b"<game><info>", b"a", b"</info></game>"),
            ("references", b"<game><info>", b"&amp;", b"</info></game>"),
            ("wrong references", b"<game><info>", b"&x;", b"</info></game>"),
            ("ampersands", b"<game><info>", b"&", b"</info></game>"),
            ("attributes", b"<game ", b"a='' ", b"/>"),
            ("kept attributes", b"<game ", b"alt='a' ", b"/>"),
            ("an endless attribute", b"<game black='", b"a", b""),
            ("players", b"", b"<player id='1' name='a'/>", b"<game/>"),
            ("attributes of a player", b"<player ", b"id='' ", b"/><game/>"),
            ("a comment", b"<!--", b"-", b""),
            (
                "a declaration",
                b"<!DOCTYPE a [",
                b"<!ENTITY b 'bbbb'>",
                b"]><game/>",
            ),
            ("brackets", b"", b"<", b""),
            ("text", b"", b"a", b""),
        ],
    );
    add(
        Format::Text,
        &[
            ("moves", b"", b"h8", b""),
            ("numbers", b"", b"1.", b""),
            ("digits", b"", b"8", b""),
            ("letters", b"", b"h", b""),
            ("separators", b"", b"_", b""),
            ("signs", b"", b"?!", b""),
            ("bytes beyond ASCII", b"", b"h8\xff", b""),
            ("far points", b"", b"v22", b""),
        ],
    );
    files
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
