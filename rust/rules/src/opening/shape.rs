//! Whether two positions are the same but for where they lie on the board and how it is turned.

use crate::{board::Board, color::Color, point::Point};

type Stones = Vec<(i16, i16, Color)>;

/// Whether a black stone on `one` and one on `other` make the same shape, turned, mirrored or moved.
///
/// The rules want the proposals "unequal in all respects"; how far the edges are makes no difference.
pub(super) fn are_symmetrical(board: &Board, one: Point, other: Point) -> bool {
    shape(board, one) == shape(board, other)
}

/// The stones with a black one more, seen so that all symmetrical shapes look alike.
fn shape(board: &Board, added: Point) -> Stones {
    let stones = Color::ALL.into_iter().flat_map(|color| {
        let stones = board.stones(color);
        stones.map(move |stone| (stone, color))
    });
    let stones: Stones = stones
        .chain([(added, Color::Black)])
        .map(|(point, color)| (point.col().into(), point.row().into(), color))
        .collect();
    let turned = (0..8).map(|turn| {
        let turned = stones.iter().map(|&(col, row, color)| {
            let (col, row) = if turn & 1 == 0 { (col, row) } else { (row, col) };
            let col = if turn & 2 == 0 { col } else { -col };
            let row = if turn & 4 == 0 { row } else { -row };
            (col, row, color)
        });
        moved_to_corner(turned.collect())
    });
    turned.min().unwrap_or_default()
}

fn moved_to_corner(mut stones: Stones) -> Stones {
    let left = stones.iter().map(|stone| stone.0).min().unwrap_or_default();
    let bottom = stones.iter().map(|stone| stone.1).min().unwrap_or_default();
    for (col, row, _) in &mut stones {
        *col -= left;
        *row -= bottom;
    }
    stones.sort_unstable();
    stones
}
