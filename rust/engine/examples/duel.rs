//! Plays two builds of this example against each other, each opening with both colours:
//! `duel OLD NEW RULE NODES OPENINGS FIRST COUNT`. Either build answers when it is called as `duel answer`.

use std::{
    fs,
    io::{BufRead, BufReader, Write, stdin},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use gomoku_engine::{Engine, EngineOptions, Limits, StopFlag};
use gomoku_rules::{BoardSize, Color, Outcome, Rule};

#[path = "../tests/support/code.rs"]
mod code;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["answer"] => answer(),
        [old, new, rule, nodes, openings, first, count] => {
            let openings = fs::read_to_string(openings).expect("a file of openings");
            let first: usize = first.parse().expect("a number");
            let openings = openings
                .lines()
                .skip(first)
                .take(count.parse().expect("a number"));
            duel([old, new], rule.parse().expect("a rule"), nodes, openings);
        }
        _ => panic!("duel OLD NEW RULE NODES OPENINGS FIRST COUNT"),
    }
}

/// Answers each line, which is a rule, a number of nodes and a code, with a move; forgets all at an empty line.
fn answer() {
    let mut engine = Engine::new(EngineOptions::default());
    for line in stdin().lines().map_while(Result::ok) {
        let [rule, nodes, code] = line.split(' ').collect::<Vec<_>>()[..] else {
            engine.clear();
            continue;
        };
        let position =
            code::position(BoardSize::default(), rule.parse().expect("a rule"), code).expect("legal moves");
        let limits = Limits {
            nodes: nodes.parse().ok(),
            ..Limits::default()
        };
        let analysis = engine.search(&position, &limits, &StopFlag::default(), &mut |_| ());
        println!(
            "{}",
            analysis
                .best
                .map_or_else(|| "resign".to_owned(), |point| point.to_string())
        );
    }
}

struct Player {
    process: Child,
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Player {
    fn new(program: &str) -> Player {
        let mut process = Command::new(program)
            .arg("answer")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a build of this example");
        let questions = process.stdin.take().expect("piped");
        let answers = BufReader::new(process.stdout.take().expect("piped"));
        Player {
            process,
            questions,
            answers,
        }
    }

    fn forget(&mut self) {
        writeln!(self.questions).expect("the player listens");
    }

    fn answer(&mut self, question: &str) -> String {
        writeln!(self.questions, "{question}").expect("the player listens");
        let mut answer = String::new();
        self.answers.read_line(&mut answer).expect("the player answers");
        answer.trim().to_owned()
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn duel<'a>(programs: [&str; 2], rule: Rule, nodes: &str, openings: impl Iterator<Item = &'a str>) {
    let mut players = programs.map(Player::new);
    // Wins, draws and losses of the new build.
    let mut counts = [0_u32; 3];
    for opening in openings {
        for new_plays in Color::ALL {
            players.iter_mut().for_each(Player::forget);
            let winner = play(&mut players, new_plays, rule, nodes, opening);
            counts[winner.map_or(1, |winner| if winner == new_plays { 0 } else { 2 })] += 1;
        }
    }
    let [wins, draws, losses] = counts.map(f64::from);
    let games = wins + draws + losses;
    let score = (wins + draws / 2.0) / games;
    let variance =
        (wins * (1.0 - score).powi(2) + draws * (0.5 - score).powi(2) + losses * score.powi(2)) / games;
    let error = 1.96 * (variance / games).sqrt();
    let elo = |score: f64| -400.0 * (1.0 / score.clamp(0.001, 0.999) - 1.0).log10();
    println!(
        "{rule} {nodes} nodes: +{wins} ={draws} -{losses}, Elo {:+.0} ± {:.0}",
        elo(score),
        (elo(score + error) - elo(score - error)) / 2.0
    );
}

/// Plays a game out; who wins.
fn play(
    players: &mut [Player; 2],
    new_plays: Color,
    rule: Rule,
    nodes: &str,
    opening: &str,
) -> Option<Color> {
    const LONGEST: usize = 200;
    let mut moves = opening.trim().to_owned();
    let mut position = code::position(BoardSize::default(), rule, &moves).expect("legal moves");
    while let Some(turn) = position.turn().filter(|_| position.ply() < LONGEST) {
        let player = &mut players[usize::from(turn == new_plays)];
        let answer = player.answer(&format!("{rule} {nodes} {moves}"));
        if answer == "resign" {
            return Some(!turn);
        }
        position
            .play(answer.parse().expect("a point"))
            .expect("a legal move");
        moves += &answer;
    }
    match position.outcome() {
        Outcome::Win { winner, .. } => Some(winner),
        _ => None,
    }
}
