//! What a record can have and a format cannot hold.

use gomoku_rules::{BoardSize, Color};

use crate::{notes::Setup, record::Record, tree::NodeId};

/// Something that a record can have beside the moves of its main line.
///
/// ```
/// # use gomoku_record::{Feature, Format, Loss};
/// let record = Format::Sgf.read(b"(;GM[4]SZ[19];B[hh])")?;
/// let lost = Format::Text.write(&record)?.losses;
/// assert_eq!(lost, [Loss::Feature { feature: Feature::Size, count: 1 }]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Feature {
    /// A board that has not 15 lines.
    Size,
    /// The rule.
    Rule,
    /// The opening rule.
    Opening,
    /// The names of the players.
    Players,
    /// Their ranks.
    Ranks,
    /// How the game ended.
    Result,
    /// When it was played.
    Date,
    /// Tournament, round or place.
    Event,
    /// How much time there was.
    TimeControl,
    /// That White begins.
    WhiteBegins,
    /// Stones that are set up.
    Setup,
    /// Moves beside the main line.
    Variations,
    /// Passes.
    Passes,
    /// Nodes without a move.
    Silent,
    /// Comments.
    Comments,
    /// Marks.
    Marks,
    /// Words on points.
    Labels,
    /// How long moves took.
    Times,
    /// Properties that belong to one format.
    Properties,
}

impl Feature {
    /// All features.
    pub const ALL: [Feature; 19] = [
        Feature::Size,
        Feature::Rule,
        Feature::Opening,
        Feature::Players,
        Feature::Ranks,
        Feature::Result,
        Feature::Date,
        Feature::Event,
        Feature::TimeControl,
        Feature::WhiteBegins,
        Feature::Setup,
        Feature::Variations,
        Feature::Passes,
        Feature::Silent,
        Feature::Comments,
        Feature::Marks,
        Feature::Labels,
        Feature::Times,
        Feature::Properties,
    ];

    /// What it is called in a warning.
    ///
    /// ```
    /// # use gomoku_record::Feature;
    /// assert_eq!(Feature::Times.as_str(), "move times");
    /// ```
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Feature::Size => "the size of the board",
            Feature::Rule => "the rule",
            Feature::Opening => "the opening",
            Feature::Players => "names of players",
            Feature::Ranks => "ranks of players",
            Feature::Result => "the result",
            Feature::Date => "the date",
            Feature::Event => "event, round or place",
            Feature::TimeControl => "the time control",
            Feature::WhiteBegins => "that White begins",
            Feature::Setup => "stones that are set up",
            Feature::Variations => "variations",
            Feature::Passes => "passes",
            Feature::Silent => "nodes without a move",
            Feature::Comments => "comments",
            Feature::Marks => "marks",
            Feature::Labels => "labels",
            Feature::Times => "move times",
            Feature::Properties => "properties of another format",
        }
    }
}

impl Record {
    /// What the record has, each with how often it has it, in the order of [`Feature::ALL`].
    ///
    /// ```
    /// use gomoku_record::{Feature, Format};
    ///
    /// let record = Format::Sgf.read(b"(;GM[4]SZ[15]PB[Ann];B[hh]C[best](;W[ig])(;W[hg]))")?;
    /// let features = record.features();
    /// assert_eq!(features, [(Feature::Players, 1), (Feature::Variations, 1), (Feature::Comments, 1)]);
    /// # Ok::<(), gomoku_record::ReadError>(())
    /// ```
    #[must_use]
    pub fn features(&self) -> Vec<(Feature, usize)> {
        let texts = |texts: &[&String]| texts.iter().filter(|text| !text.is_empty()).count();
        let of_game = |feature| match feature {
            Feature::Size => usize::from(self.size != BoardSize::default()),
            Feature::Rule => usize::from(self.rule.is_some()),
            Feature::Opening => texts(&[&self.opening]),
            Feature::Players => texts(&[&self.black.name, &self.white.name]),
            Feature::Ranks => texts(&[&self.black.rank, &self.white.rank]),
            Feature::Result => usize::from(self.result.is_some()),
            Feature::Date => texts(&[&self.date]),
            Feature::Event => texts(&[&self.event, &self.round, &self.place]),
            Feature::TimeControl => texts(&[&self.time_control]),
            Feature::WhiteBegins => usize::from(self.begins() == Color::White),
            Feature::Variations => self.moves_beside_the_main_line(),
            _ => 0,
        };
        let mut counts = Feature::ALL.map(of_game);
        for node in self.tree.nodes() {
            self.count_features(node, &mut counts);
        }
        Feature::ALL
            .into_iter()
            .zip(counts)
            .filter(|&(_, count)| count > 0)
            .collect()
    }

    fn moves_beside_the_main_line(&self) -> usize {
        let moves = self
            .tree
            .nodes()
            .filter(|&node| self.tree.played(node).is_some())
            .count();
        moves - self.main_moves().count()
    }

    fn count_features(&self, node: NodeId, counts: &mut [usize; Feature::ALL.len()]) {
        let (played, notes) = (self.tree.played(node), self.tree.notes(node));
        let mut add = |feature: Feature, count: usize| counts[feature as usize] += count;
        add(
            Feature::Setup,
            usize::from(notes.setup.as_deref().is_some_and(Setup::has_stones)),
        );
        let is_pass = played.is_some_and(|played| played.point.is_none());
        add(Feature::Passes, usize::from(is_pass));
        let is_silent = played.is_none() && node != NodeId::ROOT;
        add(Feature::Silent, usize::from(is_silent));
        add(Feature::Comments, usize::from(!notes.comment.is_empty()));
        add(Feature::Marks, notes.marks.iter().count());
        add(Feature::Labels, notes.labels.len());
        add(Feature::Times, usize::from(notes.time.is_some()));
        add(Feature::Properties, notes.properties.iter().count());
    }
}
