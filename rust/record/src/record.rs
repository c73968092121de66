//! A game with all that was written down of it.

use gomoku_rules::{BoardSize, Color, Opening, Rule};

use crate::{
    notes::Setup,
    result::GameResult,
    tree::{NodeId, Played, Tree},
};

/// A game with all that was written down of it, whatever the format.
///
/// Texts are one line each. A record may say what no rule allows; [`Record::to_game`] plays it by one and tells
/// what cannot be played.
///
/// ```
/// use gomoku_record::{Format, Record};
/// use gomoku_rules::Rule;
///
/// let record = Format::Sgf.read(b"(;GM[4]SZ[15]RU[standard]PB[Ann];B[hh];W[ig])")?;
/// assert_eq!(record.black.name, "Ann");
/// assert_eq!(record.rule, Some(Rule::Standard));
/// assert_eq!(record.to_game(Rule::Standard)?.position().last(), Some("i9".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// The board.
    pub size: BoardSize,
    /// The rule, where the record says one that we know.
    pub rule: Option<Rule>,
    /// The opening rule, such as `swap2`, as the record spells it ([`Record::opening_rule`] reads it); empty when
    /// nothing is said. As all texts below.
    pub opening: String,
    /// Who plays Black.
    pub black: Player,
    /// Who plays White.
    pub white: Player,
    /// How the game ended; `None` when that is unknown or it goes on.
    pub result: Option<GameResult>,
    /// When it was played, best as `2026-11-30`.
    pub date: String,
    /// The tournament.
    pub event: String,
    /// The round of the tournament.
    pub round: String,
    /// Where it was played.
    pub place: String,
    /// How much time there was; a number alone counts seconds.
    pub time_control: String,
    /// The moves. What the root's notes say is said of the whole game, and their setup is where it starts.
    pub tree: Tree,
}

/// Who plays a side. Texts are empty when nothing is known.
///
/// ```
/// use gomoku_record::Player;
///
/// assert_eq!(Player::named("Ann"), Player { name: "Ann".to_owned(), rank: String::new() });
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The name.
    pub name: String,
    /// Rank or rating.
    pub rank: String,
}

impl Player {
    /// A player of that name.
    ///
    /// ```
    /// # use gomoku_record::Player;
    /// assert_eq!(Player::named("Ann").name, "Ann");
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Player {
        Player {
            name: name.to_owned(),
            rank: String::new(),
        }
    }
}

impl Record {
    /// A record without moves.
    ///
    /// ```
    /// # use gomoku_record::Record;
    /// # use gomoku_rules::BoardSize;
    /// assert_eq!(Record::new(BoardSize::MAX).tree.node_count(), 1);
    /// ```
    #[must_use]
    pub fn new(size: BoardSize) -> Record {
        Record {
            size,
            ..Record::default()
        }
    }

    /// The position that the game starts from, where it is not the empty board.
    ///
    /// ```
    /// # use gomoku_record::Record;
    /// assert_eq!(Record::default().setup(), None);
    /// ```
    #[must_use]
    pub fn setup(&self) -> Option<&Setup> {
        self.tree.notes(NodeId::ROOT).setup.as_deref()
    }

    /// The opening rule that the record's text names; `None` when it names none that we know.
    ///
    /// ```
    /// # use gomoku_record::Format;
    /// # use gomoku_rules::Opening;
    /// let record = Format::Sgf.read(b"(;GM[4]SZ[15]RU[Renju Taraguchi-10])")?;
    /// assert_eq!(record.opening_rule(), Some(Opening::Taraguchi10));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn opening_rule(&self) -> Option<Opening> {
        self.opening.parse().ok()
    }

    /// Who plays the first move: who the setup says, or who plays it on the main line; Black when neither says.
    ///
    /// ```
    /// # use gomoku_record::Record;
    /// # use gomoku_rules::Color;
    /// assert_eq!(Record::default().begins(), Color::Black);
    /// ```
    #[must_use]
    pub fn begins(&self) -> Color {
        let first = || self.main_moves().next().map(|(_, played)| played.color);
        let turn = self.setup().and_then(|setup| setup.turn);
        turn.or_else(first).unwrap_or(Color::Black)
    }

    /// The moves of the main line, passes included, with their nodes.
    ///
    /// ```
    /// # use gomoku_record::Record;
    /// assert_eq!(Record::default().main_moves().count(), 0);
    /// ```
    pub fn main_moves(&self) -> impl Iterator<Item = (NodeId, Played)> {
        let with_move = |node| Some((node, self.tree.played(node)?));
        self.tree.main_line().filter_map(with_move)
    }
}
