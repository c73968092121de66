//! A tree of moves with a current line and a cursor.

use std::iter;

use thiserror::Error;

use crate::{
    color::Color, legality::PlayError, outcome::Outcome, point::Point, position::Position, rule::Rule,
    size::BoardSize,
};

/// A place in the tree of a [`Game`]: the beginning, or a move and all before it.
///
/// Nodes are numbered from 0, the root, in the order they were added: parents come before their children.
///
/// ```
/// use gomoku_rules::{BoardSize, Color, Game, NodeId, Point, Rule};
///
/// let mut game = Game::new(BoardSize::default(), Rule::Freestyle, Color::Black);
/// game.play(Point::new(7, 7))?;
/// assert_eq!((game.line_nodes()[0].index(), NodeId::ROOT.index()), (1, 0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

impl NodeId {
    /// The beginning, before any move.
    pub const ROOT: NodeId = NodeId(0);

    /// The number of the node: the root's is 0, the node added after it has 1, and so on.
    ///
    /// ```
    /// # use gomoku_rules::NodeId;
    /// assert_eq!(NodeId::ROOT.index(), 0);
    /// ```
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Node {
    /// `None` for the root.
    played: Option<Played>,
    first_child: Option<NodeId>,
    next_sibling: Option<NodeId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Played {
    point: Point,
    after: NodeId,
}

/// The current line does not have that many moves.
///
/// ```
/// # use gomoku_rules::{BoardSize, Color, Game, NoSuchPly, Rule};
/// let mut game = Game::new(BoardSize::default(), Rule::Freestyle, Color::Black);
/// assert_eq!(game.go_to(3), Err(NoSuchPly { ply: 3, moves: 0 }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the line has {moves} moves, there is no position after {ply}")]
pub struct NoSuchPly {
    /// The number of moves that was asked for.
    pub ply: usize,
    /// The number of moves of the line.
    pub moves: usize,
}

/// The tree does not have that node.
///
/// ```
/// # use gomoku_rules::{BoardSize, Color, Game, NoSuchNode, Point, Rule};
/// let empty = Game::new(BoardSize::default(), Rule::Freestyle, Color::Black);
/// let mut other = empty.clone();
/// other.play(Point::new(0, 0)).unwrap();
/// let node = other.line_nodes()[0];
/// assert_eq!(empty.clone().select(node), Err(NoSuchNode { node }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the game has no node {}", .node.index())]
pub struct NoSuchNode {
    /// The node that was asked for.
    pub node: NodeId,
}

/// A game with all its variations: nothing that was played is ever lost.
///
/// The *current line* leads from the beginning through the cursor to a move without an answer. Undo and redo
/// move the cursor along it. A move played at the cursor follows an existing move where there is one, and
/// starts a variation otherwise. Beyond a move that was not on the current line before, the line goes on with
/// the first answer each.
///
/// ```
/// use gomoku_rules::{BoardSize, Color, Game, Point, Rule};
///
/// let mut game = Game::new(BoardSize::default(), Rule::Freestyle, Color::Black);
/// let [h8, i9, g7] = [Point::new(7, 7), Point::new(8, 8), Point::new(6, 6)];
/// let first = game.play(h8)?;
/// let answer = game.play(i9)?;
/// assert_eq!(game.undo(), Some(i9));
/// let variation = game.play(g7)?;
/// assert!(game.line().eq([h8, g7]));
/// assert!(game.children(first).eq([answer, variation]));
/// # Ok::<(), gomoku_rules::PlayError>(())
/// ```
///
/// # Equality
///
/// Games are equal when their trees, current lines and cursors are, nodes numbered alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    nodes: Vec<Node>,
    /// The nodes of the current line, without the root.
    line: Vec<NodeId>,
    /// After the first moves of the line; how many, its ply says.
    position: Position,
}

impl Game {
    /// A game without moves.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Game, Rule};
    /// let game = Game::new(BoardSize::default(), Rule::Freestyle, Color::Black);
    /// assert_eq!(game.ply(), 0);
    /// assert_eq!(game.node_count(), 1);
    /// ```
    #[must_use]
    pub fn new(size: BoardSize, rule: Rule, begins: Color) -> Game {
        Game::beginning_at(Position::new(size, rule, begins))
    }

    /// The game that led to `position`: it begins with the stones that were set up there, and the moves are its
    /// line, with the cursor at their end.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Game, Point, Position, Rule};
    /// let stones = [(Point::new(7, 7), Color::Black)];
    /// let start = Position::setup(BoardSize::default(), Rule::Caro, stones, Color::White)?;
    /// let mut game = Game::from_position(&start);
    /// game.play(Point::new(8, 8))?;
    /// assert_eq!(game.position().count(Color::Black), 1);
    /// assert_eq!(game.position().turn(), Some(Color::Black));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn from_position(position: &Position) -> Game {
        let mut game = Game::beginning_at(position.clone());
        let mut end = NodeId::ROOT;
        for &point in position.moves() {
            end = game.add_child(end, point);
            game.line.push(end);
        }
        game
    }

    /// A game with no nodes for the moves of the position yet.
    fn beginning_at(position: Position) -> Game {
        let root = Node {
            played: None,
            first_child: None,
            next_sibling: None,
        };
        Game {
            nodes: vec![root],
            line: Vec::new(),
            position,
        }
    }

    /// The position at the cursor.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Game, Rule};
    /// let game = Game::new(BoardSize::default(), Rule::Freestyle, Color::Black);
    /// assert_eq!(game.position().turn(), Some(Color::Black));
    /// ```
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// How the game stands at the cursor.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Game, Outcome, Rule};
    /// let game = Game::new(BoardSize::default(), Rule::Freestyle, Color::Black);
    /// assert_eq!(game.outcome(), Outcome::Playing);
    /// ```
    #[must_use]
    pub const fn outcome(&self) -> Outcome {
        self.position.outcome()
    }

    /// Plays at the cursor and moves it there. Where the tree has the move already, it is followed, and what
    /// came after it can be redone.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Game, Point, Rule};
    /// let mut game = Game::new(BoardSize::default(), Rule::Freestyle, Color::Black);
    /// let node = game.play(Point::new(7, 7))?;
    /// game.undo();
    /// assert_eq!(game.play(Point::new(7, 7))?, node);
    /// # Ok::<(), gomoku_rules::PlayError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`PlayError`] as in [`Position::play`]; nothing changes then.
    ///
    /// # Panics
    ///
    /// When the tree would exceed 4,294,967,295 nodes.
    pub fn play(&mut self, point: Point) -> Result<NodeId, PlayError> {
        let (current, ply) = (self.current(), self.ply());
        self.position.play(point)?;
        let known = self
            .children(current)
            .find(|&child| self.point(child) == Some(point));
        let node = known.unwrap_or_else(|| self.add_child(current, point));
        if self.line.get(ply) != Some(&node) {
            self.line.truncate(ply);
            self.line.push(node);
            self.follow_first_children();
        }
        Ok(node)
    }

    /// Moves the cursor back and returns the move that left the board; `None` at the beginning.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Game, Point, Rule};
    /// let mut game = Game::new(BoardSize::default(), Rule::Freestyle, Color::Black);
    /// game.play(Point::new(7, 7))?;
    /// assert_eq!(game.undo(), Some(Point::new(7, 7)));
    /// assert_eq!(game.undo(), None);
    /// # Ok::<(), gomoku_rules::PlayError>(())
    /// ```
    pub fn undo(&mut self) -> Option<Point> {
        self.position.undo()
    }

    /// Moves the cursor forward along the current line and returns the move that came back; `None` at its
    /// end.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Game, Point, Rule};
    /// let mut game = Game::new(BoardSize::default(), Rule::Freestyle, Color::Black);
    /// game.play(Point::new(7, 7))?;
    /// game.undo();
    /// assert_eq!(game.redo(), Some(Point::new(7, 7)));
    /// assert_eq!(game.redo(), None);
    /// # Ok::<(), gomoku_rules::PlayError>(())
    /// ```
    pub fn redo(&mut self) -> Option<Point> {
        let next = *self.line.get(self.ply())?;
        let point = self.point(next)?;
        self.replay(point);
        Some(point)
    }

    /// Moves the cursor to where `ply` moves of the current line are on the board.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Game, NoSuchPly, Point, Rule};
    /// let mut game = Game::new(BoardSize::default(), Rule::Freestyle, Color::Black);
    /// game.play(Point::new(7, 7))?;
    /// game.go_to(0)?;
    /// assert_eq!(game.ply(), 0);
    /// assert_eq!(game.go_to(2), Err(NoSuchPly { ply: 2, moves: 1 }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`NoSuchPly`] beyond the end of the line; the cursor stays where it is then.
    pub fn go_to(&mut self, ply: usize) -> Result<(), NoSuchPly> {
        if ply > self.line.len() {
            return Err(NoSuchPly {
                ply,
                moves: self.line.len(),
            });
        }
        while self.ply() > ply {
            self.undo();
        }
        while self.ply() < ply {
            self.redo();
        }
        Ok(())
    }

    /// Puts `node` on the current line and the cursor on it. The line changes only when the node was not on
    /// it.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Game, Point, Rule};
    /// let mut game = Game::new(BoardSize::default(), Rule::Freestyle, Color::Black);
    /// let first = game.play(Point::new(7, 7))?;
    /// game.undo();
    /// game.play(Point::new(8, 8))?;
    /// game.select(first)?;
    /// assert!(game.line().eq([Point::new(7, 7)]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`NoSuchNode`] when the tree does not have the node, which then comes from another game; nothing
    /// changes.
    pub fn select(&mut self, node: NodeId) -> Result<(), NoSuchNode> {
        if node.index() >= self.nodes.len() {
            return Err(NoSuchNode { node });
        }
        let mut path: Vec<NodeId> = self.path_to(node).collect();
        path.reverse();
        let shared = self
            .line
            .iter()
            .zip(&path)
            .take_while(|(old, new)| old == new)
            .count();
        while self.ply() > shared {
            self.undo();
        }
        if shared < path.len() {
            self.line.clone_from(&path);
            self.follow_first_children();
        }
        while self.ply() < path.len() {
            self.redo();
        }
        while self.ply() > path.len() {
            self.undo();
        }
        Ok(())
    }

    /// The moves of the current line, also those beyond the cursor.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Game, Point, Rule};
    /// let mut game = Game::new(BoardSize::default(), Rule::Freestyle, Color::Black);
    /// game.play(Point::new(7, 7))?;
    /// game.undo();
    /// assert!(game.line().eq([Point::new(7, 7)]));
    /// # Ok::<(), gomoku_rules::PlayError>(())
    /// ```
    pub fn line(&self) -> impl Iterator<Item = Point> {
        self.line.iter().filter_map(|&node| self.point(node))
    }

    /// The nodes of the current line, one for each of [its moves](Game::line): without the root.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Game, Point, Rule};
    /// let mut game = Game::new(BoardSize::default(), Rule::Freestyle, Color::Black);
    /// let node = game.play(Point::new(7, 7))?;
    /// assert_eq!(game.line_nodes(), [node]);
    /// # Ok::<(), gomoku_rules::PlayError>(())
    /// ```
    #[must_use]
    pub fn line_nodes(&self) -> &[NodeId] {
        &self.line
    }

    /// The number of moves before the cursor: those on the board.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Game, Point, Rule};
    /// let mut game = Game::new(BoardSize::default(), Rule::Freestyle, Color::Black);
    /// game.play(Point::new(7, 7))?;
    /// assert_eq!(game.ply(), 1);
    /// # Ok::<(), gomoku_rules::PlayError>(())
    /// ```
    #[must_use]
    pub fn ply(&self) -> usize {
        self.position.ply()
    }

    /// The node the cursor is on.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Game, NodeId, Rule};
    /// let game = Game::new(BoardSize::default(), Rule::Freestyle, Color::Black);
    /// assert_eq!(game.current(), NodeId::ROOT);
    /// ```
    #[must_use]
    pub fn current(&self) -> NodeId {
        self.ply()
            .checked_sub(1)
            .map_or(NodeId::ROOT, |last| self.line[last])
    }

    /// The number of nodes of the whole tree, the root included.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Game, Rule};
    /// assert_eq!(Game::new(BoardSize::default(), Rule::Freestyle, Color::Black).node_count(), 1);
    /// ```
    #[must_use]
    pub const fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// All nodes in the order they were added, parents before children. Playing each [point](Game::point)
    /// after [selecting](Game::select) the [parent](Game::parent) builds the same tree again.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Game, NodeId, Point, Rule};
    /// let mut game = Game::new(BoardSize::default(), Rule::Freestyle, Color::Black);
    /// let node = game.play(Point::new(7, 7))?;
    /// assert!(game.nodes().eq([NodeId::ROOT, node]));
    /// # Ok::<(), gomoku_rules::PlayError>(())
    /// ```
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> + use<> {
        (0..).map(NodeId).take(self.nodes.len())
    }

    /// The node a move was played after; `None` for the root and for nodes the tree does not have.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Game, NodeId, Point, Rule};
    /// let mut game = Game::new(BoardSize::default(), Rule::Freestyle, Color::Black);
    /// let node = game.play(Point::new(7, 7))?;
    /// assert_eq!(game.parent(node), Some(NodeId::ROOT));
    /// # Ok::<(), gomoku_rules::PlayError>(())
    /// ```
    #[must_use]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        Some(self.nodes.get(node.index())?.played?.after)
    }

    /// Where the stone of this node was played; `None` for the root and for nodes the tree does not have.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Game, NodeId, Point, Rule};
    /// let mut game = Game::new(BoardSize::default(), Rule::Freestyle, Color::Black);
    /// let node = game.play(Point::new(7, 7))?;
    /// assert_eq!(game.point(node), Some(Point::new(7, 7)));
    /// # Ok::<(), gomoku_rules::PlayError>(())
    /// ```
    #[must_use]
    pub fn point(&self, node: NodeId) -> Option<Point> {
        Some(self.nodes.get(node.index())?.played?.point)
    }

    /// The answers that were played after a node, the first one first.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Game, NodeId, Point, Rule};
    /// let mut game = Game::new(BoardSize::default(), Rule::Freestyle, Color::Black);
    /// let node = game.play(Point::new(7, 7))?;
    /// assert!(game.children(NodeId::ROOT).eq([node]));
    /// # Ok::<(), gomoku_rules::PlayError>(())
    /// ```
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        let first = self.nodes.get(node.index()).and_then(|parent| parent.first_child);
        iter::successors(first, |child| self.nodes[child.index()].next_sibling)
    }

    /// `node` and its ancestors up to the first move.
    fn path_to(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        iter::successors(Some(node), |&at| self.parent(at)).filter(|&at| at != NodeId::ROOT)
    }

    /// Adds the last of `parent`'s children.
    fn add_child(&mut self, parent: NodeId, point: Point) -> NodeId {
        let node = NodeId(u32::try_from(self.nodes.len()).expect("a tree has at most 2^32 - 1 nodes"));
        match self.children(parent).last() {
            Some(sibling) => self.nodes[sibling.index()].next_sibling = Some(node),
            None => self.nodes[parent.index()].first_child = Some(node),
        }
        let played = Some(Played { point, after: parent });
        self.nodes.push(Node {
            played,
            first_child: None,
            next_sibling: None,
        });
        node
    }

    /// Lengthens the current line until a move without an answer.
    fn follow_first_children(&mut self) {
        let end = self.line.last().copied().unwrap_or(NodeId::ROOT);
        let first_child = |node: &NodeId| self.nodes[node.index()].first_child;
        self.line.extend(iter::successors(first_child(&end), first_child));
    }

    fn replay(&mut self, point: Point) {
        self.position
            .play(point)
            .expect("moves of the tree were legal when they were added");
    }
}
