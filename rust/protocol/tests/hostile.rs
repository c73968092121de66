//! Whatever is sent, the brain answers with lines of the protocol and goes on.

use std::{
    io::{self, Read, Write},
    sync::{Arc, Mutex, mpsc},
    thread,
    time::{Duration, Instant},
};

use gomoku_protocol::{Brain, Heard, Options, serve};
use proptest::prelude::*;

fn options() -> Options {
    Options {
        table_bytes: 1 << 20,
        ..Options::default()
    }
}

/// Lines that begin well, and lines that do not.
fn line() -> impl Strategy<Value = String> {
    let number = prop_oneof![-2..24_i64, any::<i64>()];
    let word = prop::sample::select(vec![
        "START",
        "RECTSTART",
        "RESTART",
        "BEGIN",
        "TURN",
        "PLAY",
        "TAKEBACK",
        "BOARD",
        "YXBOARD",
        "SWAP2BOARD",
        "DONE",
        "INFO rule",
        "INFO max_memory",
        "INFO max_node",
        "INFO time_left",
        "ABOUT",
        "YXNBEST",
        "YXSHOWFORBID",
        "YXHASHCLEAR",
        "YXSTOP",
        "",
        "turn",
        "INFO",
    ]);
    prop_oneof![
        3 => (0..6_u8, 0..6_u8).prop_map(|(x, y)| format!("TURN {x},{y}")),
        3 => (0..6_u8, 0..6_u8, 0..4_u8).prop_map(|(x, y, field)| format!("{x},{y},{field}")),
        6 => (word, prop::collection::vec(number, 0..4)).prop_map(|(word, numbers)| {
            let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
            format!("{word} {}", numbers.join(","))
        }),
        1 => any::<String>(),
    ]
}

fn is_of_the_protocol(line: &str) -> bool {
    let is_move = |text: &str| {
        text.split(',')
            .filter(|number| number.parse::<u8>().is_ok())
            .count()
            == 2
    };
    let words = ["OK", "SWAP", "ERROR ", "UNKNOWN ", "MESSAGE ", "FORBID ", "name="];
    !line.contains(['\n', '\r'])
        && (words.iter().any(|word| line.starts_with(word)) || line.split(' ').all(is_move))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_lines_are_answered(lines in prop::collection::vec(line(), 0..60)) {
        let mut brain = Brain::new(options());
        for line in ["START 6", "INFO timeout_turn 0", "INFO max_node 50"].into_iter().chain(lines.iter().map(String::as_str)) {
            // A large table would only cost time.
            if !line.contains("max_memory") {
                let heard = Heard::new(line);
                heard.stop.stop();
                let _ = brain.hear(&heard, &mut |said| assert!(is_of_the_protocol(said), "{said:?} to {line:?}"));
            }
        }
    }

    #[test]
    fn any_bytes_are_answered(bytes in prop::collection::vec(any::<u8>(), 0..2000)) {
        let mut output = Vec::new();
        serve(io::Cursor::new(bytes), &mut output, options())?;
        prop_assert!(String::from_utf8_lossy(&output).lines().all(is_of_the_protocol));
    }
}

/// Input that comes when a test sends it.
struct Line(mpsc::Receiver<Vec<u8>>);

impl Read for Line {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        // Small enough for any buffer; at the end of the test there is nothing more.
        let bytes = self.0.recv().unwrap_or_default();
        buffer[..bytes.len()].copy_from_slice(&bytes);
        Ok(bytes.len())
    }
}

/// Output that a test can look at.
#[derive(Clone, Default)]
struct Heap(Arc<Mutex<Vec<u8>>>);

impl Write for Heap {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("no test panicked").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Heap {
    /// What has been said, without messages.
    fn lines(&self) -> Vec<String> {
        let bytes = self.0.lock().expect("no test panicked");
        let text = String::from_utf8_lossy(&bytes);
        text.lines()
            .filter(|line| !line.starts_with("MESSAGE"))
            .map(str::to_owned)
            .collect()
    }
}

/// Lets the brain think for a minute, then sends `last` and says what was answered within a second.
fn interrupt(last: Option<&str>) -> (Vec<String>, bool) {
    let (sender, receiver) = mpsc::channel();
    let output = Heap::default();
    let brain = thread::spawn({
        let output = output.clone();
        move || serve(Line(receiver), output, options())
    });
    for line in ["START 15\n", "INFO timeout_turn 60000\n", "TURN 7,7\n"] {
        sender.send(line.into()).expect("the brain listens");
    }
    thread::sleep(Duration::from_millis(300));
    assert_eq!(output.lines(), ["OK"]);
    let start = Instant::now();
    match last {
        Some(last) => sender.send(last.into()).expect("the brain listens"),
        None => drop(sender.clone()),
    }
    let sender = last.map(|_| sender);
    while start.elapsed() < Duration::from_secs(1) && !brain.is_finished() && output.lines().len() < 2 {
        thread::sleep(Duration::from_millis(1));
    }
    thread::sleep(Duration::from_millis(100));
    let result = (output.lines(), brain.is_finished());
    drop(sender);
    result
}

#[test]
fn end_is_obeyed_at_once_and_without_a_word() {
    assert_eq!(interrupt(Some("END\n")), (vec!["OK".to_owned()], true));
}

#[test]
fn yxstop_gets_the_move_at_once() {
    let (said, has_ended) = interrupt(Some("YXSTOP\n"));
    assert_eq!((said.len(), has_ended), (2, false), "{said:?}");
}

#[test]
fn the_end_of_the_input_gets_the_move_at_once_and_ends() {
    let (said, has_ended) = interrupt(None);
    assert_eq!((said.len(), has_ended), (2, true), "{said:?}");
}

#[test]
fn a_flood_of_lines_is_stemmed_and_ends() {
    let flood =
        "START 15\nINFO timeout_turn 60000\nTURN 7,7\n".to_owned() + &"TURN 0,0\n".repeat(5000) + "END\n";
    let start = Instant::now();
    serve(io::Cursor::new(flood), Vec::new(), options()).expect("output that takes everything");
    assert!(start.elapsed() < Duration::from_secs(20));
}

#[test]
fn a_closed_output_ends_the_thinking() {
    struct Closed;
    impl Write for Closed {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let result = serve(&b"START 15\nTURN 7,7\n"[..], Closed, options());
    assert_eq!(
        result.map_err(|error| error.kind()),
        Err(io::ErrorKind::BrokenPipe)
    );
}
