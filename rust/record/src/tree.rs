//! A tree of moves with notes.

use std::iter;

use gomoku_rules::{Color, Point};

use crate::notes::Notes;

/// A place in a [`Tree`]: the beginning, or what follows on another node.
///
/// Nodes are numbered from 0, the root, in the order they were added: parents come before their children.
///
/// ```
/// # use gomoku_record::{NodeId, Tree};
/// assert_eq!(Tree::default().add(NodeId::ROOT, None).index(), 1);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

impl NodeId {
    /// The beginning, before any move.
    pub const ROOT: NodeId = NodeId(0);

    /// The number of the node: the root's is 0, the node added after it has 1, and so on.
    ///
    /// ```
    /// # use gomoku_record::NodeId;
    /// assert_eq!(NodeId::ROOT.index(), 0);
    /// ```
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A move: a stone, or none for a pass.
///
/// ```
/// use gomoku_record::Played;
/// use gomoku_rules::{Color, Point};
///
/// let stone = Played::stone(Color::Black, Point::new(7, 7));
/// assert_eq!(stone, Played { color: Color::Black, point: Some(Point::new(7, 7)) });
/// assert_eq!(Played::pass(Color::White).point, None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Played {
    /// Who plays.
    pub color: Color,
    /// Where the stone goes; `None` for a pass.
    pub point: Option<Point>,
}

impl Played {
    /// A stone on `point`.
    ///
    /// ```
    /// # use gomoku_record::Played;
    /// # use gomoku_rules::{Color, Point};
    /// assert_eq!(Played::stone(Color::Black, Point::new(7, 7)).color, Color::Black);
    /// ```
    #[must_use]
    pub const fn stone(color: Color, point: Point) -> Played {
        let point = Some(point);
        Played { color, point }
    }

    /// A pass.
    ///
    /// ```
    /// # use gomoku_record::Played;
    /// # use gomoku_rules::Color;
    /// assert_eq!(Played::pass(Color::Black).color, Color::Black);
    /// ```
    #[must_use]
    pub const fn pass(color: Color) -> Played {
        Played { color, point: None }
    }
}

#[derive(Clone, Debug)]
struct Node {
    played: Option<Played>,
    /// `None` for the root.
    parent: Option<Link>,
    first_child: Option<Link>,
    last_child: Option<Link>,
    next_sibling: Option<Link>,
    /// Where the file has it, plus one.
    offset: Option<Link>,
    /// `None` instead of empty notes.
    notes: Option<Box<Notes>>,
}

/// A number from 1, so that an `Option` of it is as small: hostile files have millions of nodes.
type Link = std::num::NonZeroU32;

/// A step of a [walk](Tree::walk) through a tree.
///
/// ```
/// # use gomoku_record::{NodeId, Step, Tree};
/// let mut tree = Tree::default();
/// let node = tree.add(NodeId::ROOT, None);
/// assert!(tree.walk().eq([Step::Down(node), Step::Up(node)]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To a node, coming from its parent.
    Down(NodeId),
    /// From a node back to its parent, all below it being done.
    Up(NodeId),
}

/// A tree of moves with notes. The *main line* leads from the root through the first child each.
///
/// A node has a move, a pass, or neither: the root, and nodes that only set up stones or say something. Nodes with a
/// move set up no stones. No
/// operation recurses, however deep the tree is; dropping it neither.
///
/// ```
/// use gomoku_record::{NodeId, Played, Tree};
/// use gomoku_rules::{Color, Point};
///
/// let mut tree = Tree::default();
/// let first = tree.add(NodeId::ROOT, Some(Played::stone(Color::Black, Point::new(7, 7))));
/// let answer = tree.add(first, Some(Played::stone(Color::White, Point::new(8, 8))));
/// let variation = tree.add(first, Some(Played::stone(Color::White, Point::new(7, 8))));
/// tree.notes_mut(variation).comment = "better".to_owned();
///
/// assert!(tree.main_line().eq([first, answer]));
/// assert!(tree.children(first).eq([answer, variation]));
/// assert_eq!(tree.notes(variation).comment, "better");
/// ```
///
/// # Equality
///
/// Trees are equal when they look alike: in whatever order their nodes were added and wherever in a file they
/// were read.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
}

impl Default for Tree {
    fn default() -> Tree {
        Tree {
            nodes: vec![Node::new(None, None)],
        }
    }
}

impl Tree {
    /// Adds the last of `parent`'s children.
    ///
    /// ```
    /// # use gomoku_record::{NodeId, Tree};
    /// let mut tree = Tree::default();
    /// assert_eq!(tree.add(NodeId::ROOT, None).index(), 1);
    /// ```
    ///
    /// # Panics
    ///
    /// When the tree does not have `parent`, or would exceed 4,294,967,295 nodes.
    #[track_caller]
    pub fn add(&mut self, parent: NodeId, played: Option<Played>) -> NodeId {
        let number = u32::try_from(self.nodes.len()).expect("a tree has at most 2^32 - 1 nodes");
        let node = Some(link(number));
        match self.nodes[parent.index()].last_child.replace(link(number)) {
            Some(last) => self.nodes[at(last).index()].next_sibling = node,
            None => self.nodes[parent.index()].first_child = node,
        }
        self.nodes.push(Node::new(played, Some(parent)));
        NodeId(number)
    }

    /// The number of nodes, the root included.
    ///
    /// ```
    /// # use gomoku_record::Tree;
    /// assert_eq!(Tree::default().node_count(), 1);
    /// ```
    #[must_use]
    pub const fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// The move of a node, if it has one.
    ///
    /// ```
    /// # use gomoku_record::{NodeId, Tree};
    /// assert_eq!(Tree::default().played(NodeId::ROOT), None);
    /// ```
    ///
    /// # Panics
    ///
    /// When the tree does not have the node, as in all methods that take one.
    #[must_use]
    #[track_caller]
    pub fn played(&self, node: NodeId) -> Option<Played> {
        self.nodes[node.index()].played
    }

    /// What a node says beside its move.
    ///
    /// ```
    /// # use gomoku_record::{NodeId, Tree};
    /// assert!(Tree::default().notes(NodeId::ROOT).is_empty());
    /// ```
    #[must_use]
    #[track_caller]
    pub fn notes(&self, node: NodeId) -> &Notes {
        self.nodes[node.index()].notes.as_deref().unwrap_or(Notes::EMPTY)
    }

    /// What a node says beside its move, to be changed.
    ///
    /// ```
    /// # use gomoku_record::{NodeId, Tree};
    /// let mut tree = Tree::default();
    /// tree.notes_mut(NodeId::ROOT).comment = "a study".to_owned();
    /// assert_eq!(tree.notes(NodeId::ROOT).comment, "a study");
    /// ```
    #[track_caller]
    pub fn notes_mut(&mut self, node: NodeId) -> &mut Notes {
        self.nodes[node.index()].notes.get_or_insert_default()
    }

    /// The node that a node follows on; `None` for the root.
    ///
    /// ```
    /// # use gomoku_record::{NodeId, Tree};
    /// assert_eq!(Tree::default().parent(NodeId::ROOT), None);
    /// ```
    #[must_use]
    #[track_caller]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.nodes[node.index()].parent.map(at)
    }

    /// What follows on a node, the main line first.
    ///
    /// ```
    /// # use gomoku_record::{NodeId, Tree};
    /// assert_eq!(Tree::default().children(NodeId::ROOT).count(), 0);
    /// ```
    #[track_caller]
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        let next = |&child: &NodeId| self.nodes[child.index()].next_sibling.map(at);
        iter::successors(self.first_child(node), next)
    }

    /// Whether more than one node follows on this one.
    ///
    /// ```
    /// # use gomoku_record::{NodeId, Tree};
    /// assert!(!Tree::default().branches(NodeId::ROOT));
    /// ```
    #[must_use]
    #[track_caller]
    pub fn branches(&self, node: NodeId) -> bool {
        let Node {
            first_child,
            last_child,
            ..
        } = self.nodes[node.index()];
        first_child != last_child
    }

    /// The nodes of the main line, without the root.
    ///
    /// ```
    /// # use gomoku_record::Tree;
    /// assert_eq!(Tree::default().main_line().count(), 0);
    /// ```
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        iter::successors(self.first_child(NodeId::ROOT), |&node| self.first_child(node))
    }

    /// The way through the whole tree and back to the root, first children first: each node once down and once
    /// up, the root without.
    ///
    /// ```
    /// # use gomoku_record::{NodeId, Step, Tree};
    /// let mut tree = Tree::default();
    /// let node = tree.add(NodeId::ROOT, None);
    /// assert!(tree.walk().eq([Step::Down(node), Step::Up(node)]));
    /// ```
    pub fn walk(&self) -> impl Iterator<Item = Step> {
        let behind = |node: NodeId| {
            let Node {
                next_sibling, parent, ..
            } = self.nodes[node.index()];
            let to_parent = || {
                parent
                    .map(at)
                    .filter(|&parent| parent != NodeId::ROOT)
                    .map(Step::Up)
            };
            next_sibling.map(at).map(Step::Down).or_else(to_parent)
        };
        let first = self.first_child(NodeId::ROOT).map(Step::Down);
        iter::successors(first, move |&step| match step {
            Step::Down(node) => Some(self.first_child(node).map_or(Step::Up(node), Step::Down)),
            Step::Up(node) => behind(node),
        })
    }

    /// All nodes, the root first, each before what follows on it, first children first.
    ///
    /// ```
    /// # use gomoku_record::{NodeId, Tree};
    /// assert!(Tree::default().nodes().eq([NodeId::ROOT]));
    /// ```
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> {
        iter::once(NodeId::ROOT).chain(self.walk().filter_map(|step| match step {
            Step::Down(node) => Some(node),
            Step::Up(_) => None,
        }))
    }

    /// How many moves, passes included, lead to a node, its own included: the number of its move.
    ///
    /// ```
    /// # use gomoku_record::{NodeId, Tree};
    /// assert_eq!(Tree::default().number(NodeId::ROOT), 0);
    /// ```
    #[must_use]
    #[track_caller]
    pub fn number(&self, node: NodeId) -> usize {
        iter::successors(Some(node), |&node| self.parent(node))
            .filter(|&node| self.played(node).is_some())
            .count()
    }

    /// Where in the file a node was read, in bytes from its beginning; `None` when it was made otherwise, or
    /// lies behind the first 4 GB.
    ///
    /// ```
    /// # use gomoku_record::{NodeId, Tree};
    /// assert_eq!(Tree::default().offset(NodeId::ROOT), None);
    /// ```
    #[must_use]
    #[track_caller]
    pub fn offset(&self, node: NodeId) -> Option<usize> {
        self.nodes[node.index()].offset.map(|link| at(link).index())
    }

    /// The node with that number; it has to be there.
    pub(crate) fn nth(&self, index: usize) -> NodeId {
        assert!(index < self.nodes.len(), "the tree has no such node");
        NodeId(u32::try_from(index).expect("a tree has at most 2^32 - 1 nodes"))
    }

    pub(crate) fn set_offset(&mut self, node: NodeId, offset: usize) {
        let number = u32::try_from(offset).ok().filter(|&number| number < u32::MAX);
        self.nodes[node.index()].offset = number.map(link);
    }

    pub(crate) fn set_played(&mut self, node: NodeId, played: Played) {
        self.nodes[node.index()].played = Some(played);
    }

    fn first_child(&self, node: NodeId) -> Option<NodeId> {
        self.nodes[node.index()].first_child.map(at)
    }
}

impl Node {
    fn new(played: Option<Played>, parent: Option<NodeId>) -> Node {
        Node {
            played,
            parent: parent.map(|NodeId(number)| link(number)),
            first_child: None,
            last_child: None,
            next_sibling: None,
            offset: None,
            notes: None,
        }
    }
}

fn link(number: u32) -> Link {
    Link::MIN.saturating_add(number)
}

fn at(link: Link) -> NodeId {
    NodeId(link.get() - 1)
}

impl PartialEq for Tree {
    fn eq(&self, other: &Tree) -> bool {
        // The same nodes between the same steps up are the same tree.
        let steps = self.walk().zip(other.walk());
        self.node_count() == other.node_count()
            && self.notes(NodeId::ROOT) == other.notes(NodeId::ROOT)
            && steps.into_iter().all(|steps| match steps {
                (Step::Down(mine), Step::Down(theirs)) => {
                    self.played(mine) == other.played(theirs) && self.notes(mine) == other.notes(theirs)
                }
                (mine, theirs) => matches!(mine, Step::Up(_)) && matches!(theirs, Step::Up(_)),
            })
    }
}

impl Eq for Tree {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_is_small() {
        assert_eq!(size_of::<Node>(), 40);
    }

    #[test]
    fn the_order_of_adding_does_not_matter_and_the_shape_does() {
        let played = |col| Some(Played::stone(Color::Black, Point::new(col, 0)));
        let mut depth_first = Tree::default();
        let first = depth_first.add(NodeId::ROOT, played(0));
        depth_first.add(first, played(1));
        depth_first.add(NodeId::ROOT, played(2));
        let mut breadth_first = Tree::default();
        let first = breadth_first.add(NodeId::ROOT, played(0));
        breadth_first.add(NodeId::ROOT, played(2));
        let last = breadth_first.add(first, played(1));
        assert_eq!(depth_first, breadth_first);

        breadth_first.notes_mut(last).time = Some(1);
        assert_ne!(depth_first, breadth_first);
        let mut line = Tree::default();
        let first = line.add(NodeId::ROOT, played(0));
        let second = line.add(first, played(1));
        line.add(second, played(2));
        assert_ne!(depth_first, line);
    }

    #[test]
    fn a_deep_tree_is_walked_compared_cloned_and_dropped() {
        let mut tree = Tree::default();
        let mut node = NodeId::ROOT;
        for _ in 0..1_000_000 {
            node = tree.add(node, Some(Played::pass(Color::Black)));
        }
        assert_eq!(tree.walk().count(), 2_000_000);
        assert_eq!(tree.number(node), 1_000_000);
        assert_eq!(tree.clone(), tree);
    }
}
