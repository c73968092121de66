//! Whether two positions are the same but for where they lie on the board and how it is turned.

use crate::{board::Board, color::Color, point::Point, symmetry::Symmetry};

type Stones = Vec<(u8, u8, Color)>;

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
    let stones: Vec<(Point, Color)> = stones.chain([(added, Color::Black)]).collect();
    let turned = Symmetry::ALL.into_iter().map(|symmetry| {
        let turned = stones.iter().map(|&(point, color)| {
            let point = symmetry.apply(point, board.size());
            (point.col(), point.row(), color)
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
