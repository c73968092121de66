//! `gomoku best` and `gomoku bench` as others call them.
#![allow(clippy::unwrap_used, reason = "a test that cannot run fails")]

use std::process::Command;

use serde_json::Value;

/// Exit code, standard output, standard error.
fn gomoku(arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_gomoku"))
        .args(arguments)
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// The one object that is printed.
fn json(arguments: &[&str]) -> Value {
    let (code, stdout, stderr) = gomoku(&[&["best", "--json"], arguments].concat());
    assert_eq!((code, stderr.as_str()), (Some(0), ""), "{arguments:?}");
    assert_eq!(stdout.lines().count(), 1);
    serde_json::from_str(&stdout).unwrap()
}

#[test]
fn a_move_with_all_that_is_known_about_it() {
    let found = json(&["h8i9g7", "--rule", "standard", "--nodes", "2000"]);
    let keys: Vec<&str> = found.as_object().unwrap().keys().map(String::as_str).collect();
    let mut expected = ["move", "score", "mate", "pv", "depth", "nodes", "nps", "time_ms"];
    expected.sort_unstable();
    assert_eq!(keys, expected);
    assert_eq!(found["move"], found["pv"][0]);
    assert!(found["score"].is_i64() && found["mate"].is_null());
    assert_eq!(found["nodes"], 2000);
}

#[test]
fn nodes_alone_find_the_same_each_time() {
    let find = || {
        let mut found = json(&["h8h9i9g7j10k11", "--rule", "renju", "--nodes", "5000"]);
        found["nps"].take();
        found["time_ms"].take();
        found
    };
    assert_eq!(find(), find());
}

#[test]
fn a_win_and_a_loss_are_counted_in_plies() {
    let win = json(&["h8a1i8a2j8a3k8a4", "--nodes", "100"]);
    assert_eq!((win["mate"].as_i64(), win["depth"].as_i64()), (Some(1), Some(0)));
    let loss = json(&["f8a1g8a2h8a3i8", "--nodes", "100"]);
    assert_eq!(loss["mate"], -2);
    assert!(loss["move"] == "e8" || loss["move"] == "j8");
}

#[test]
fn a_game_that_is_over_has_no_move() {
    let over = json(&["a1a2b1b2c1c2d1d2e1", "--nodes", "100"]);
    assert!(over["move"].is_null() && over["score"].is_null());
    assert_eq!(over["pv"], Value::Array(Vec::new()));
}

#[test]
fn several_moves_are_an_array() {
    let found = json(&["h8i9g7f6", "--nodes", "3000", "--multipv", "3"]);
    let lines = found["lines"].as_array().unwrap();
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[0]["pv"][0], found["move"]);
    assert_ne!(lines[1]["pv"][0], lines[0]["pv"][0]);
}

#[test]
fn time_is_kept() {
    let found = json(&["h8i9g7f6", "--time", "100ms"]);
    // A busy machine may take longer than the thirty milliseconds that are allowed.
    assert!(found["time_ms"].as_u64().unwrap() < 400, "{found}");
}

#[test]
fn a_level_plays_as_well_as_it_can() {
    let found = json(&["h8a1i8a2j8a3k8a4", "--nodes", "100", "--level", "1"]);
    assert!(found["move"] == "g8" || found["move"] == "l8");
    let hard = json(&["h8i9", "--nodes", "100", "--level", "hard"]);
    assert!(hard["score"].is_i64());
}

#[test]
fn words_without_json() {
    let (code, stdout, _) = gomoku(&["best", "h8a1i8a2j8a3k8a4", "--nodes", "100"]);
    assert_eq!(code, Some(0));
    let lines: Vec<&str> = stdout.lines().collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[1], format!("wins in 1, depth 0: {}", lines[0]));
}

#[test]
fn bad_arguments_exit_with_2_and_say_why() {
    for arguments in [
        &["h8"][..],
        &["h8", "--nodes", "x"],
        &["h8", "--time", "1h"],
        &["h8", "--time", "-1s"],
        &["h8", "--time", "1e400s"],
        &["h8", "--nodes", "10", "--level", "11"],
        &["h8", "--nodes", "10", "--multipv", "0"],
        &["h8", "--nodes", "10", "--rule", "chess"],
        &["h8h8", "--nodes", "10"],
        &["z1", "--nodes", "10"],
        &["--nodes", "10"],
    ] {
        let (code, stdout, stderr) = gomoku(&[&["best", "--json"], arguments].concat());
        assert_eq!((code, stdout.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(!stderr.is_empty(), "{arguments:?}");
    }
}

#[test]
fn bench_counts_the_same_nodes_twice() {
    let nodes = || {
        let (code, stdout, _) = gomoku(&["bench"]);
        assert_eq!(code, Some(0));
        let (nodes, rate) = stdout.trim().split_once(" nodes, ").unwrap();
        assert!(rate.ends_with(" nodes/s"), "{stdout}");
        nodes.parse::<u64>().unwrap()
    };
    let count = nodes();
    assert!(count > 10_000);
    assert_eq!(nodes(), count);
}
