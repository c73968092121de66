//! Random positions of renju and where Black may not play: `forbidden_points POINTS` prints as many positions as
//! hold that many empty points, each on a line as its cells, row by row from the top (`.` empty, `x` Black, `o`
//! White), and the same with `1` for a double-three, `2` for a double-four, `3` for an overline and `.` elsewhere.

use std::{env, error::Error};

use gomoku_rules::{BoardSize, Forbidden, Position};
use positions::position;
use random::Random;

#[path = "../tests/support/positions.rs"]
mod positions;
#[path = "../tests/support/random.rs"]
mod random;

fn main() -> Result<(), Box<dyn Error>> {
    let wanted: usize = env::args()
        .nth(1)
        .ok_or("usage: forbidden_points POINTS")?
        .parse()?;
    let (mut random, mut printed) = (Random(1998), 0);
    for lines in (BoardSize::MIN.lines()..=BoardSize::MAX.lines()).cycle() {
        if printed >= wanted {
            break;
        }
        if let Some(position) = position(BoardSize::new(lines)?, &mut random) {
            println!("{} {}", cells(&position), forbidden(&position));
            printed += position.empty_points().count();
        }
    }
    Ok(())
}

fn cells(position: &Position) -> String {
    position.board().to_string().replace('\n', "")
}

fn forbidden(position: &Position) -> String {
    let mut marks = vec!['.'; position.size().area()];
    for (point, kind) in position.forbidden_points() {
        marks[position.size().index(point)] = match kind {
            Forbidden::DoubleThree => '1',
            Forbidden::DoubleFour => '2',
            Forbidden::Overline => '3',
        };
    }
    marks.into_iter().collect()
}
