//! `gomoku engine` as a manager runs it: two processes play whole games, and answer in time.
#![allow(clippy::unwrap_used, reason = "a test that cannot run fails")]

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    time::{Duration, Instant},
};

use gomoku_rules::{BoardSize, Color, Point, Position, Rule};

/// A running engine.
struct Player {
    process: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Player {
    fn start(arguments: &[&str], lines: &str) -> Player {
        let mut process = Command::new(env!("CARGO_BIN_EXE_gomoku"))
            .arg("engine")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut player = Player {
            input: process.stdin.take(),
            output: BufReader::new(process.stdout.take().unwrap()),
            process,
        };
        player.say("START 15");
        assert_eq!(player.hear(), "OK");
        player.say(lines);
        player
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input.as_mut().unwrap(), "{line}\r").unwrap();
    }

    /// The next line that is no message.
    fn hear(&mut self) -> String {
        loop {
            let mut line = String::new();
            assert!(
                self.output.read_line(&mut line).unwrap() > 0,
                "the engine has ended"
            );
            if !line.starts_with("MESSAGE") {
                return line.trim_end().to_owned();
            }
        }
    }

    fn answer(&mut self, line: &str) -> Point {
        self.say(line);
        let answer = self.hear();
        let (x, y) = answer.split_once(',').unwrap();
        Point::new(x.parse().unwrap(), y.parse().unwrap())
    }

    /// Ends as the engine has to: at once, without a word, and well.
    fn end(mut self) {
        self.say("END");
        assert!(self.process.wait().unwrap().success());
        let mut rest = String::new();
        assert_eq!(self.output.read_line(&mut rest).unwrap(), 0, "{rest}");
    }
}

#[test]
fn two_engines_play_a_whole_game_by_each_rule() {
    for (number, rule) in [
        (0, Rule::Freestyle),
        (1, Rule::Standard),
        (4, Rule::Renju),
        (8, Rule::Caro),
        (9, Rule::ExactCaro),
    ] {
        let info = format!("INFO rule {number}\r\nINFO timeout_turn 20\r\nINFO max_node 2000");
        let mut players = [(); 2].map(|()| Player::start(&[], &info));
        let mut position = Position::new(BoardSize::default(), rule, Color::Black);
        let mut line = "BEGIN".to_owned();
        while let Some(turn) = position.turn() {
            let point = players[turn as usize].answer(&line);
            assert!(
                position.legality(point).is_legal(),
                "{rule}: {point} after {:?}",
                position.moves()
            );
            position.play(point).unwrap();
            line = format!("TURN {},{}", point.col(), point.row());
        }
        assert!(position.ply() > 8, "{rule}");
        players.into_iter().for_each(Player::end);
    }
}

#[test]
fn answers_come_in_time() {
    for (limit, games) in [(100, 3), (1000, 1)] {
        let mut player = Player::start(&[], &format!("INFO timeout_turn {limit}"));
        for _ in 0..games {
            player.say("RESTART");
            assert_eq!(player.hear(), "OK");
            let start = Instant::now();
            player.answer("BOARD\r\n7,7,1\r\n8,8,2\r\n7,9,1\r\n6,7,2\r\nDONE");
            // Thirty milliseconds and a fiftieth are allowed; a busy machine may add to them.
            assert!(start.elapsed() < Duration::from_millis(limit + limit / 50 + 300));
        }
        player.end();
    }
}

#[test]
fn the_end_of_the_input_is_the_end() {
    let mut player = Player::start(
        &["--level", "easy", "--table", "1", "--seed", "3"],
        "INFO timeout_turn 60000",
    );
    assert_eq!(player.answer("BEGIN"), Point::new(7, 7));
    player.say("TURN 8,8");
    drop(player.input.take());
    let start = Instant::now();
    assert!(player.process.wait().unwrap().success());
    assert!(start.elapsed() < Duration::from_secs(2));
}

#[test]
fn bad_arguments_exit_with_2() {
    for arguments in [
        &["--level", "0"][..],
        &["--table", "0"],
        &["--seed", "x"],
        &["h8"],
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_gomoku"))
            .arg("engine")
            .args(arguments)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    }
}
