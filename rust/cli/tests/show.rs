//! `gomoku show` as others call it: exact output, exit codes, what goes to which stream.
#![allow(clippy::unwrap_used, reason = "a test that cannot run fails")]

use std::{ffi::OsStr, process::Command};

/// Exit code, standard output, standard error.
fn show(arguments: &[&str]) -> (Option<i32>, String, String) {
    show_os(&arguments.iter().map(OsStr::new).collect::<Vec<_>>())
}

fn show_os(arguments: &[&OsStr]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_gomoku"))
        .arg("show")
        .args(arguments)
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

fn shown(arguments: &[&str]) -> String {
    let (code, stdout, stderr) = show(arguments);
    assert_eq!((code, stderr.as_str()), (Some(0), ""), "{arguments:?}");
    stdout
}

#[test]
fn a_board_with_coordinates_and_a_line_on_the_state() {
    let expected = "
 7 . . . . . . .
 6 . . . . . . .
 5 . . . . . . .
 4 . . . x o . .
 3 . . x . . . .
 2 . . . . . . .
 1 . . . . . . .
   a b c d e f g
standard, move 3 c3, white to move
";
    assert_eq!(
        shown(&["--size", "7", "--rule", "standard", "d4 E4, c3"]),
        expected[1..]
    );
}

#[test]
fn two_digit_rows_line_up() {
    let lines: Vec<String> = shown(&["h8"]).lines().map(str::to_owned).collect();
    assert_eq!(lines[0], "15 . . . . . . . . . . . . . . .");
    assert_eq!(lines[7], " 8 . . . . . . . x . . . . . . .");
    assert_eq!(lines[15], "   a b c d e f g h i j k l m n o");
    assert_eq!(lines[16..], ["freestyle, move 1 h8, white to move"]);
}

#[test]
fn a_win_and_a_draw_in_words() {
    let win = shown(&["--size", "5", "a1a2b1b2c1c2d1d2e1"]);
    assert_eq!(
        win.lines().last(),
        Some("freestyle, move 9 e1, black wins with a1 b1 c1 d1 e1")
    );
    let draw = shown(&["--size", "5", DRAW]);
    assert_eq!(draw.lines().last(), Some("freestyle, move 25 e3, draw"));
    assert_eq!(
        shown(&["--begins", "white", ""]).lines().last(),
        Some("freestyle, no moves, white to move")
    );
}

/// Fills 5x5 without a five.
const DRAW: &str = "a1a2a3a4a5b1b3b2b5b4c2c1c4c3d1c5d3d2d5d4e2e1e4e5e3";

#[test]
fn the_empty_board_as_json() {
    let cells = ".".repeat(225);
    assert_eq!(
        shown(&["--json", ""]),
        format!(
            "{{\"size\":15,\"rule\":\"freestyle\",\"ply\":0,\"turn\":\"black\",\"last\":null,\"outcome\":\
             {{\"kind\":\"playing\",\"winner\":null,\"line\":[]}},\"cells\":\"{cells}\"}}\n"
        )
    );
}

#[test]
fn a_game_that_white_begins_as_json() {
    assert_eq!(
        shown(&[
            "--json", "--begins", "white", "--size", "5", "--rule", "standard", "A5_b5"
        ]),
        "{\"size\":5,\"rule\":\"standard\",\"ply\":2,\"turn\":\"white\",\"last\":\"b5\",\"outcome\":\
         {\"kind\":\"playing\",\"winner\":null,\"line\":[]},\"cells\":\"ox.......................\"}\n"
    );
}

#[test]
fn a_win_as_json_has_no_turn_and_each_winning_stone_once() {
    assert_eq!(
        shown(&["--json", "--size", "5", "a1a2b1b2c1c2d1d2e1"]),
        "{\"size\":5,\"rule\":\"freestyle\",\"ply\":9,\"turn\":null,\"last\":\"e1\",\"outcome\":\
         {\"kind\":\"win\",\"winner\":\"black\",\"line\":[\"a1\",\"b1\",\"c1\",\"d1\",\"e1\"]},\
         \"cells\":\"...............oooo.xxxxx\"}\n"
    );
}

#[test]
fn a_draw_as_json_has_neither_winner_nor_line() {
    let shown = shown(&["--json", "--size", "5", DRAW]);
    assert!(
        shown.contains(
            "\"turn\":null,\"last\":\"e3\",\"outcome\":{\"kind\":\"draw\",\"winner\":null,\"line\":[]}"
        ),
        "{shown}"
    );
}

#[test]
fn six_in_a_row_win_by_one_rule_only() {
    let six = "a1a2b1b2c1c2e1e3f1f3d1";
    assert!(shown(&[six]).ends_with("black wins with a1 b1 c1 d1 e1 f1\n"));
    assert!(shown(&["--rule", "standard", six]).ends_with("move 11 d1, white to move\n"));
}

#[test]
fn a_forbidden_move_is_played_and_white_wins() {
    let double_three = "f8a1i8a3h6a5h5a7h8";
    let json = shown(&["--json", "--rule", "renju", double_three]);
    assert!(
        json.contains(
            "\"outcome\":{\"kind\":\"win\",\"winner\":\"white\",\"line\":[],\"reason\":\"forbidden\"}"
        ),
        "{json}"
    );
    let text = shown(&["--rule", "renju", double_three]);
    assert!(
        text.ends_with("white wins by a forbidden double-three\n"),
        "{text}"
    );
}

#[test]
fn a_bad_move_is_named_with_its_number_and_the_reason() {
    for (arguments, error) in [
        (&["h8z3i9p1"][..], "gomoku: move 2, z3: off the board\n"),
        (&["h8i9P1"], "gomoku: move 3, P1: off the board\n"),
        (&["--json", "h8,i9 H8"], "gomoku: move 3, H8: occupied\n"),
        (
            &["--size", "5", "a1a2b1b2c1c2d1d2e1E2"],
            "gomoku: move 10, E2: game over\n",
        ),
        (&["--size", "5", "a6"], "gomoku: move 1, a6: off the board\n"),
        (
            &["h999999999999"],
            "gomoku: move 1, h999999999999: off the board\n",
        ),
        (
            &[
                "h8", "--json", "--rule", "standard", "--begins", "white", "--size", "5",
            ],
            "gomoku: move 1, h8: off the board\n",
        ),
        (&["h8 88"], "gomoku: move 2, 88: not a move\n"),
        (&["h"], "gomoku: move 1, h: not a move\n"),
        (&["黑h8"], "gomoku: move 1, 黑: not a move\n"),
    ] {
        assert_eq!(
            show(arguments),
            (Some(2), String::new(), error.to_owned()),
            "{arguments:?}"
        );
    }
}

#[test]
fn bad_options_exit_with_2_as_well() {
    for arguments in [
        &["--size", "4", "a1"][..],
        &["--size", "23", "a1"],
        &["--size", "x", "a1"],
        &["--rule", "renju2", "a1"],
        &["--begins", "red", "a1"],
        &[],
    ] {
        let (code, stdout, stderr) = show(arguments);
        assert_eq!((code, stdout.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(!stderr.is_empty(), "{arguments:?}");
    }
}

#[cfg(unix)]
#[test]
fn bytes_that_are_no_text_are_not_a_move() {
    use std::os::unix::ffi::OsStrExt;

    let (code, stdout, stderr) = show_os(&[OsStr::from_bytes(b"h8\xff\xfe")]);
    assert_eq!((code, stdout.as_str()), (Some(2), ""));
    assert!(
        stderr.starts_with("gomoku: move 2, ") && stderr.ends_with(": not a move\n"),
        "{stderr}"
    );
}
