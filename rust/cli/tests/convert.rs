//! `gomoku convert` and `gomoku show --file` as others call them: files, exit codes, what goes to which stream.
#![allow(clippy::unwrap_used, reason = "a test that cannot run fails")]

use std::{
    fs,
    io::Write,
    path::Path,
    process::{Command, Stdio},
};

use tempfile::{TempDir, tempdir};

struct Run {
    code: Option<i32>,
    stdout: Vec<u8>,
    stderr: String,
}

/// Runs in a folder, with bytes on standard input.
fn gomoku(folder: &Path, arguments: &[&str], stdin: &[u8]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_gomoku"))
        .current_dir(folder)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // It may end before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(stdin);
    let output = child.wait_with_output().unwrap();
    Run {
        code: output.status.code(),
        stdout: output.stdout,
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

fn folder_with(files: &[(&str, &[u8])]) -> TempDir {
    let folder = tempdir().unwrap();
    for (name, bytes) in files {
        fs::write(folder.path().join(name), bytes).unwrap();
    }
    folder
}

const PSQ: &[u8] = b"Piskvorky 15x15, 0:0, 0\n8,8,450\n9,7,1200\n7,9,30\nAnn\nBob\n0\n";

#[test]
fn a_record_goes_through_all_formats() {
    let folder = folder_with(&[("a.psq", PSQ)]);
    let mut last = "a.psq".to_owned();
    for to in ["sgf", "json", "lib", "pos", "sav", "txt", "psq"] {
        let next = format!("b.{to}");
        let run = gomoku(folder.path(), &["convert", &last, &next], b"");
        assert_eq!(run.code, Some(0), "{last} to {next}: {}", run.stderr);
        assert!(run.stdout.is_empty());
        last = next;
    }
    let back = fs::read(folder.path().join(last)).unwrap();
    assert_eq!(back, b"Piskvorky 15x15, 0:0, 0\n8,8,0\n9,7,0\n7,9,0\n");
}

#[test]
fn what_cannot_be_held_is_a_warning() {
    let folder = folder_with(&[("a.psq", PSQ)]);
    let run = gomoku(folder.path(), &["convert", "a.psq", "-", "--to", "text"], b"");
    assert_eq!((run.code, run.stdout.as_slice()), (Some(0), &b"h8i9g7\n"[..]));
    assert_eq!(
        run.stderr,
        "gomoku: warning: text cannot hold names of players\n\
         gomoku: warning: text cannot hold move times (3)\n\
         gomoku: warning: text cannot hold properties of another format (1)\n"
    );
    let run = gomoku(folder.path(), &["convert", "a.psq", "b.sgf"], b"");
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""));
}

#[test]
fn standard_input_and_output() {
    let folder = tempdir().unwrap();
    for arguments in [
        &["convert", "-", "-", "--from", "text", "--to", "pos"][..],
        &["convert", "-", "-", "--to", "pos"],
    ] {
        let run = gomoku(folder.path(), arguments, b"h8 i9");
        assert_eq!(
            (run.code, run.stdout),
            (Some(0), vec![2, 112, 98]),
            "{}",
            run.stderr
        );
    }
}

#[test]
fn input_that_cannot_be_read_exits_with_2_and_writes_nothing() {
    let files: [(&str, &[u8], &str); 8] = [
        (
            "a.sgf",
            b"(;GM[4]SZ[15];B[zz])",
            "a.sgf: line 1, byte 16: zz: off the board",
        ),
        (
            "a.psq",
            b"Piskvorky 15x15, 0:0, 0\n8,8,0\n16,8,0\n",
            "a.psq: line 3, byte 30: 16,8: off the board",
        ),
        (
            "b.psq",
            b"Piskvorky 15x15, 0:0, 0\n8,8,0\n8,8,0\n",
            "move 2, h8: occupied (byte 30)",
        ),
        ("a.txt", b"h8 i9 h8", "move 3, h8: occupied (byte 6)"),
        (
            "b.txt",
            b"h8 i9 z8",
            "b.txt: line 1, byte 6: move 3, z8: off the board",
        ),
        ("a.lib", b"lib", "a.lib: byte 0: this is no lib file"),
        (
            "a.json",
            br#"{"format":"gomoku-record","version":7}"#,
            "a.json: line 1, byte 0: version 7 is newer than 1, the newest we can read",
        ),
        ("a.xyz", b"hello", "a.xyz: no known format, name one"),
    ];
    for (name, bytes, reason) in files {
        let folder = folder_with(&[(name, bytes), ("out.sgf", b"old")]);
        let run = gomoku(folder.path(), &["convert", name, "out.sgf"], b"");
        assert_eq!((run.code, run.stderr), (Some(2), format!("gomoku: {reason}\n")));
        assert_eq!(fs::read(folder.path().join("out.sgf")).unwrap(), b"old");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    }
    let folder = tempdir().unwrap();
    let run = gomoku(folder.path(), &["convert", "none.sgf", "b.sgf"], b"");
    assert!(
        run.code == Some(2) && run.stderr.starts_with("gomoku: none.sgf: "),
        "{}",
        run.stderr
    );
    let run = gomoku(folder.path(), &["convert", "-", "-"], b"h8");
    assert_eq!(
        (run.code, run.stderr.as_str()),
        (Some(2), "gomoku: -: which format? name it with --to\n")
    );
}

#[test]
fn output_that_cannot_be_written_exits_with_3() {
    let folder = folder_with(&[
        ("a.sgf", b"(;GM[4]SZ[19];B[jj])"),
        ("b.sgf", b"(;GM[4]SZ[15]AB[hh];W[ii])"),
    ]);
    for (arguments, reason) in [
        (
            ["convert", "a.sgf", "a.lib"],
            "lib files are for 15 lines, not 19",
        ),
        (
            ["convert", "a.sgf", "a.rec"],
            "rec files are for 20 lines, not 19",
        ),
        (["convert", "a.sgf", "a.rif"], "rif files are only read"),
        (["convert", "b.sgf", "b.psq"], "psq files hold no set-up position"),
    ] {
        let run = gomoku(folder.path(), &arguments, b"");
        assert_eq!((run.code, run.stderr), (Some(3), format!("gomoku: {reason}\n")));
    }
    let run = gomoku(folder.path(), &["convert", "a.sgf", "nowhere/a.sgf"], b"");
    assert!(
        run.code == Some(3) && run.stderr.starts_with("gomoku: nowhere/a.sgf: "),
        "{}",
        run.stderr
    );
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
}

#[test]
fn collections_stay_collections_in_sgf_and_become_one_game_elsewhere() {
    let folder = folder_with(&[("a.sgf", b"(;GM[4]SZ[15];B[hh])(;GM[4]SZ[15];B[ii])")]);
    let run = gomoku(folder.path(), &["convert", "a.sgf", "-", "--to", "sgf"], b"");
    assert_eq!(run.stdout.split(|&byte| byte == b'(').count(), 3);
    let twice = b"(;GM[4]SZ[15];B[hh])(;GM[4]SZ[15];B[ii];W[ii])";
    let run = gomoku(folder.path(), &["convert", "-", "out.sgf"], twice);
    assert_eq!(
        (run.code, run.stderr.as_str()),
        (Some(2), "gomoku: game 2: move 2, i7: occupied (byte 40)\n")
    );
    let run = gomoku(folder.path(), &["convert", "a.sgf", "-", "--to", "text"], b"");
    assert_eq!((run.code, run.stdout.as_slice()), (Some(0), &b"h8\n"[..]));
    assert_eq!(
        run.stderr,
        "gomoku: warning: text holds one game, 1 more are left out\n"
    );
    let run = gomoku(
        folder.path(),
        &["convert", "a.sgf", "-", "--to", "text", "--game", "2"],
        b"",
    );
    assert_eq!((run.stdout.as_slice(), run.stderr.as_str()), (&b"i7\n"[..], ""));
    let run = gomoku(
        folder.path(),
        &["convert", "a.sgf", "-", "--to", "text", "--game", "3"],
        b"",
    );
    assert_eq!(
        (run.code, run.stderr.as_str()),
        (Some(2), "gomoku: the file has no game 3\n")
    );
}

#[test]
fn a_record_is_shown_by_its_own_rule_or_another() {
    let six = b"(;GM[4]SZ[7]RU[Standard];B[aa];W[ag];B[ba];W[bg];B[ca];W[cg];B[ea];W[eg];B[fa];W[fg];B[da])";
    let folder = folder_with(&[("a.sgf", six)]);
    let last_line = |arguments: &[&str]| {
        let run = gomoku(folder.path(), arguments, b"");
        assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""));
        String::from_utf8(run.stdout)
            .unwrap()
            .lines()
            .last()
            .unwrap()
            .to_owned()
    };
    assert_eq!(
        last_line(&["show", "--file", "a.sgf"]),
        "standard, move 11 d7, white to move"
    );
    assert_eq!(
        last_line(&["show", "--file", "a.sgf", "--rule", "freestyle"]),
        "freestyle, move 11 d7, black wins with a7 b7 c7 d7 e7 f7"
    );
    let run = gomoku(
        folder.path(),
        &["show", "--json", "--file", "-", "--from", "text"],
        b"h8",
    );
    assert!(String::from_utf8(run.stdout).unwrap().contains("\"last\":\"h8\""));
}

#[test]
fn a_position_is_set_up() {
    let folder = tempdir().unwrap();
    let arguments = [
        "show", "--size", "5", "--black", "a1,B1", "--white", "c3", "--turn", "white",
    ];
    let run = gomoku(folder.path(), &arguments, b"");
    assert_eq!(
        String::from_utf8(run.stdout).unwrap(),
        " 5 . . . . .\n 4 . . . . .\n 3 . . o . .\n 2 . . . . .\n 1 x x . . .\n   a b c d e\n\
         freestyle, no moves, white to move\n"
    );
    let json = gomoku(
        folder.path(),
        &["show", "--json", "--size", "5", "--black", "a1"],
        b"",
    );
    assert_eq!(
        String::from_utf8(json.stdout).unwrap(),
        "{\"size\":5,\"rule\":\"freestyle\",\"ply\":0,\"turn\":\"black\",\"last\":null,\"outcome\":\
         {\"kind\":\"playing\",\"winner\":null,\"line\":[]},\"cells\":\"....................x....\"}\n"
    );
    for (arguments, reason) in [
        (&["show", "--black", "a1,a1"][..], "a1 is set up twice"),
        (&["show", "--black", "a1", "--white", "a1"], "a1 is set up twice"),
        (&["show", "--white", "a99"], "white stone a99: off the board"),
        (&["show", "--black", "p1"], "p1 is off the board"),
        (&["show", "--black", "hello"], "black stone hello: not a move"),
    ] {
        let run = gomoku(folder.path(), arguments, b"");
        assert_eq!(
            (run.code, run.stderr),
            (Some(2), format!("gomoku: {reason}\n")),
            "{arguments:?}"
        );
    }
    for arguments in [
        &["show", "h8", "--black", "a1"][..],
        &["show", "h8", "--file", "a.sgf"],
        &["show"],
    ] {
        assert_eq!(
            gomoku(folder.path(), arguments, b"").code,
            Some(2),
            "{arguments:?}"
        );
    }
}

#[test]
fn forbidden_points_are_told_when_black_is_to_move_in_renju() {
    let folder = tempdir().unwrap();
    let stones = ["--black", "f8,i8,h6,h5", "--white", "a1"];
    let told = |more: &[&str]| {
        let arguments: Vec<&str> = ["show", "--json"]
            .iter()
            .chain(&stones)
            .chain(more)
            .copied()
            .collect();
        let run = gomoku(folder.path(), &arguments, b"");
        assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""));
        let shown: serde_json::Value = serde_json::from_slice(&run.stdout).unwrap();
        shown.get("forbidden").map(ToString::to_string)
    };
    assert_eq!(
        told(&["--rule", "renju"]).as_deref(),
        Some("{\"h8\":\"double-three\"}")
    );
    assert_eq!(told(&["--rule", "renju", "--turn", "white"]), None);
    assert_eq!(told(&[]), None);
    let run = gomoku(folder.path(), &["show", "--json", "--rule", "renju", ""], b"");
    assert!(
        String::from_utf8(run.stdout)
            .unwrap()
            .ends_with(",\"forbidden\":{}}\n")
    );
}

#[test]
fn a_forbidden_move_of_a_record_is_played_and_loses() {
    let folder = folder_with(&[("a.txt", b"f8 a1 i8 a3 h6 a5 h5 a7 h8")]);
    let run = gomoku(
        folder.path(),
        &["show", "--json", "--rule", "renju", "--file", "a.txt"],
        b"",
    );
    let shown: serde_json::Value = serde_json::from_slice(&run.stdout).unwrap();
    assert_eq!(shown["outcome"]["winner"], "white");
    assert_eq!(shown["outcome"]["reason"], "forbidden");
    let run = gomoku(folder.path(), &["convert", "a.txt", "-", "--to", "sgf"], b"");
    assert_eq!(run.code, Some(0), "{}", run.stderr);
}

#[test]
fn a_file_beside_the_target_is_left_alone() {
    let folder = folder_with(&[("a.psq", PSQ), ("b.sgf.part", b"mine")]);
    let run = gomoku(folder.path(), &["convert", "a.psq", "b.sgf"], b"");
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    assert_eq!(fs::read(folder.path().join("b.sgf.part")).unwrap(), b"mine");
    assert_eq!(
        fs::read_dir(folder.path()).unwrap().count(),
        3,
        "nothing else is left"
    );
}

#[cfg(unix)]
#[test]
fn what_is_no_file_is_written_to_and_stays() {
    use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};

    let folder = folder_with(&[("a.psq", PSQ), ("old.sgf", b"old")]);
    let at = |name: &str| folder.path().join(name);
    fs::set_permissions(at("old.sgf"), fs::Permissions::from_mode(0o640)).unwrap();
    symlink("old.sgf", at("link.sgf")).unwrap();
    for target in ["link.sgf", "/dev/null"] {
        let run = gomoku(folder.path(), &["convert", "a.psq", target, "--to", "sgf"], b"");
        assert_eq!(run.code, Some(0), "{target}: {}", run.stderr);
    }
    assert!(fs::symlink_metadata(at("link.sgf")).unwrap().is_symlink());
    assert!(fs::read(at("old.sgf")).unwrap().starts_with(b"(;FF[4]"));
    assert_eq!(
        fs::metadata(at("old.sgf")).unwrap().permissions().mode() & 0o777,
        0o640
    );
    assert!(fs::metadata("/dev/null").unwrap().file_type().is_char_device());
}
