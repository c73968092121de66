//! Law: the winner known by the last stone is the winner a scan of the whole board finds, after each of
//! millions of random moves on every size.

use gomoku_rules::{BoardSize, Color, Outcome, Point, Position, Rule, WinReason};
use random::Random;
use scan_board::{Row, ScanBoard};

#[path = "support/random.rs"]
mod random;
#[path = "support/scan_board.rs"]
mod scan_board;

/// For each rule.
const MOVES: usize = 400_000;

#[test]
fn the_winner_is_the_scanned_one() {
    for rule in Rule::ALL {
        let seen = play_random_games(rule);
        assert!(
            seen.wins > 1000 && seen.draws > 100 && seen.overlines > 100,
            "{rule}: {seen:?}"
        );
        let closed_count = matches!(rule, Rule::Caro | Rule::ExactCaro);
        assert_eq!(seen.closed_fives > 100, closed_count, "{rule}: {seen:?}");
    }
}

/// What the random games held: a test that met none of these would show nothing.
#[derive(Debug, Default)]
struct Seen {
    moves: usize,
    wins: usize,
    draws: usize,
    overlines: usize,
    /// Fives that do not win.
    closed_fives: usize,
}

fn play_random_games(rule: Rule) -> Seen {
    let mut random = Random(2026);
    let mut seen = Seen::default();
    for lines in (BoardSize::MIN.lines()..=BoardSize::MAX.lines()).cycle() {
        if seen.moves >= MOVES {
            break;
        }
        let size = BoardSize::new(lines).expect("a size in range");
        let begins = Color::ALL[random.below(2)];
        let mut points: Vec<Point> = size.points().collect();
        random.shuffle(&mut points);
        play_game(Position::new(size, rule, begins), &points, &mut seen);
    }
    seen
}

/// Plays until the game is over, comparing after each move. The scan knows nothing of forbidden moves; they are left
/// out.
fn play_game(mut position: Position, points: &[Point], seen: &mut Seen) {
    let mut scan = ScanBoard::new(position.size(), position.rule());
    for &point in points {
        if position.legality(point).forbidden().is_some() {
            continue;
        }
        scan.put(point, position.turn());
        position
            .play(point)
            .expect("nobody has won and the point is empty");
        assert_eq!(
            position.outcome(),
            scanned_outcome(&scan, position.ply() == points.len()),
            "{position:?}"
        );
        seen.moves += 1;
        if position.outcome().is_over() {
            break;
        }
    }
    assert_eq!(
        position.winning_line(),
        scanned_line(&scan, position.size()),
        "{position:?}"
    );
    seen.wins += usize::from(position.outcome().winner().is_some());
    seen.draws += usize::from(position.outcome() == Outcome::Draw);
    seen.overlines += usize::from(scan.rows().any(|row| row.stones > 5));
    seen.closed_fives += scan
        .rows()
        .filter(|row| row.stones == 5 && !scan.wins(row))
        .count();
}

fn scanned_outcome(scan: &ScanBoard, is_full: bool) -> Outcome {
    match scan.winner() {
        Some(winner) => Outcome::Win {
            winner,
            reason: WinReason::Five,
        },
        None if is_full => Outcome::Draw,
        None => Outcome::Playing,
    }
}

fn scanned_line(scan: &ScanBoard, size: BoardSize) -> Vec<Point> {
    let winning = scan.rows().filter(|row| scan.wins(row));
    let mut stones: Vec<Point> = winning
        .flat_map(Row::cells)
        .map(|cell| scan.point(cell))
        .collect();
    stones.sort_by_key(|&point| size.index(point));
    stones.dedup();
    stones
}
