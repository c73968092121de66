//! A database as large as RenjuNet's and larger is read as a stream.
#![allow(clippy::unwrap_used, reason = "a test that cannot run fails")]

use std::{
    fmt::Write as _,
    io::{self, BufReader, Read},
    time::{Duration, Instant},
};

use gomoku_record::rif;
use peak_alloc::PeakAlloc;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

const GAMES: usize = 300_000;
const PLAYERS: usize = 5_000;
const MEMORY_LIMIT: usize = 200_000_000;
/// "In seconds", with slack for a test that is not optimized.
const DEADLINE: Duration = Duration::from_mins(1);

/// A file that is made while it is read.
#[derive(Default)]
struct Database {
    games: usize,
    is_begun: bool,
    is_ended: bool,
    chunk: Vec<u8>,
    at: usize,
}

impl Database {
    fn next_chunk(&mut self) -> String {
        if !self.is_begun {
            self.is_begun = true;
            return head();
        }
        if self.games < GAMES {
            self.games += 1;
            return game(self.games);
        }
        if self.is_ended {
            return String::new();
        }
        self.is_ended = true;
        "</games></database>\n".to_owned()
    }
}

impl Read for Database {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.at == self.chunk.len() {
            self.chunk = self.next_chunk().into_bytes();
            self.at = 0;
        }
        let len = (&self.chunk[self.at..]).read(buffer)?;
        self.at += len;
        Ok(len)
    }
}

fn head() -> String {
    let mut head =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<database version=\"1.0\">\n<players>\n".to_owned();
    for id in 1..=PLAYERS {
        let _ = writeln!(
            head,
            "<player id=\"{id}\" name=\"Name{id}\" surname=\"Surname{id}\" country=\"3\"/>"
        );
    }
    head.push_str(
        "</players>\n<tournaments><tournament id=\"1\" name=\"Open &amp; free\"/></tournaments>\n<games>\n",
    );
    head
}

/// A game of 60 moves that fill six rows.
fn game(id: usize) -> String {
    let (black, white) = (1 + id % PLAYERS, 1 + (id * 7) % PLAYERS);
    let result = ["1", "0", "0.5"][id % 3];
    let mut game = format!(
        "<game id=\"{id}\" publisher=\"1\" tournament=\"1\" round=\"{}\" rule=\"4\" black=\"{black}\" white=\"{white}\" \
         bresult=\"{result}\" btime=\"0\" wtime=\"0\" opening=\"12\" alt=\"i9 g7\" swap=\"1\"><move>",
        id % 9
    );
    for number in 0..60 {
        let col = char::from(b'a' + u8::try_from((number * 7 + id) % 15).unwrap());
        let _ = write!(
            game,
            "{}{col}{}",
            if number > 0 { " " } else { "" },
            1 + number / 15 + id % 11
        );
    }
    game.push_str("</move><info>-</info></game>\n");
    game
}

#[test]
fn three_hundred_thousand_games_are_listed_in_seconds() {
    let before = MEMORY.current_usage();
    MEMORY.reset_peak_usage();
    let start = Instant::now();
    let (mut games, mut moves, mut wins) = (0, 0, 0);
    for game in rif::games(BufReader::new(Database::default())) {
        let record = game.unwrap();
        assert_eq!(record.event, "Open & free");
        assert!(record.black.name.starts_with("Name"), "{}", record.black.name);
        games += 1;
        moves += record.main_moves().count();
        wins += usize::from(record.result.is_some_and(|result| result.to_string() == "black"));
    }
    let (time, memory) = (start.elapsed(), MEMORY.peak_usage() - before);
    println!("{time:?}, {memory} bytes");
    assert_eq!((games, moves, wins), (GAMES, 60 * GAMES, GAMES / 3));
    assert!(time < DEADLINE, "{time:?}");
    assert!(memory < MEMORY_LIMIT, "{memory} bytes");
}
