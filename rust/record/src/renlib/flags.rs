//! The flags of a node.

/// A node with this flag has a sibling behind all that follows on the node.
pub(super) const SIBLING: u8 = 0x80;
/// Nothing follows on the node.
pub(super) const NO_CHILD: u8 = 0x40;
/// A comment of seven-bit characters, the last of which has its high bit set.
pub(super) const OLD_COMMENT: u8 = 0x20;
pub(super) const MARKED: u8 = 0x10;
pub(super) const COMMENT: u8 = 0x08;
/// RenLib opens the library here.
pub(super) const STARTS: u8 = 0x04;
/// The node only carries a word on the board.
pub(super) const NO_MOVE: u8 = 0x02;
/// Two more bytes of flags follow.
pub(super) const EXTENDED: u8 = 0x01;

/// Among the further flags: there is a word on the board.
pub(super) const BOARD_TEXT: u16 = 0x0100;
