//! What formats share that hold one line of moves by sides in turn.

use gomoku_rules::{Color, Point};

use crate::{
    error::WriteError,
    format::Format,
    loss::{Losses, WhyCut},
    notes::Setup,
    record::Record,
    tree::{NodeId, Played, Tree},
};

/// The moves of a main line, as far as sides move in turn, and what of the record they leave out.
pub(crate) struct MainLine {
    pub(crate) moves: Vec<(NodeId, Point)>,
    pub(crate) losses: Losses,
}

/// The main line of a record for a format that holds nothing but such a line and [some features](Format::holds).
///
/// # Errors
///
/// When the game starts from a set-up position, or a stone lies off the board.
pub(crate) fn main_line(record: &Record, format: Format) -> Result<MainLine, WriteError> {
    if record.setup().is_some_and(Setup::has_stones) {
        return Err(WriteError::Setup { format });
    }
    let mut losses = Losses::of(record, format);
    let mut moves = Vec::new();
    let mut turn = record.begins();
    for node in record.tree.main_line() {
        match alternating(&record.tree, node, turn) {
            Ok(None) => {}
            Ok(Some(point)) if record.size.contains(point) => {
                moves.push((node, point));
                turn = !turn;
            }
            Ok(Some(point)) => return Err(WriteError::OffBoard { point }),
            Err(why) => {
                losses.cut(|| moves.len() + 1, why);
                break;
            }
        }
    }
    Ok(MainLine { moves, losses })
}

/// The stone of a node, if it has a move.
///
/// # Errors
///
/// When it is not a stone of the side to move on the board that the moves lead to.
fn alternating(tree: &Tree, node: NodeId, turn: Color) -> Result<Option<Point>, WhyCut> {
    let is_set_up = tree.notes(node).setup.is_some();
    match tree.played(node) {
        _ if is_set_up => Err(WhyCut::Setup),
        None => Ok(None),
        Some(Played { color, .. }) if color != turn => Err(WhyCut::Turn),
        Some(Played { point: None, .. }) => Err(WhyCut::Pass),
        Some(Played { point, .. }) => Ok(point),
    }
}

/// Adds moves of sides in turn after the last one.
pub(crate) struct Line<'a> {
    tree: &'a mut Tree,
    last: NodeId,
    turn: Color,
}

impl<'a> Line<'a> {
    /// Black begins.
    pub(crate) fn new(tree: &'a mut Tree) -> Line<'a> {
        Line {
            tree,
            last: NodeId::ROOT,
            turn: Color::Black,
        }
    }

    /// Adds the move of the side whose turn it is, which the file has at `offset`.
    pub(crate) fn play(&mut self, point: Point, offset: usize, time: Option<u64>) {
        self.last = self.tree.add(self.last, Some(Played::stone(self.turn, point)));
        self.tree.set_offset(self.last, offset);
        if time.is_some() {
            self.tree.notes_mut(self.last).time = time;
        }
        self.turn = !self.turn;
    }
}
