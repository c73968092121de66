//! The 26 patterns of the first three stones.

use crate::{board::Board, color::Color, point::Point, position::Position, symmetry::Symmetry};

/// One of the 26 patterns of the first three stones of renju, which differ by more than turning and mirroring: a black
/// stone in the centre, a white one beside it (direct, `D`) or at its corner (indirect, `I`), and a black one within
/// the central five lines.
///
/// ```
/// use gomoku_rules::{BoardSize, Color, Pattern, Position, Rule};
///
/// let mut position = Position::new(BoardSize::default(), Rule::Renju, Color::Black);
/// for name in ["h8", "i8", "j8"] {
///     position.play(name.parse()?)?;
/// }
/// let pattern = Pattern::of(&position).unwrap();
/// assert_eq!((pattern.code(), pattern.name()), ("1D", "Kansei"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pattern {
    code: &'static str,
    name: &'static str,
    characters: &'static str,
    /// The third stone, in columns to the right of the centre and rows above it; the second one stands above the
    /// centre, or above and to the right.
    third: (i8, i8),
}

const fn pattern(
    code: &'static str,
    name: &'static str,
    characters: &'static str,
    third: (i8, i8),
) -> Pattern {
    Pattern {
        code,
        name,
        characters,
        third,
    }
}

impl Pattern {
    /// All of them, the direct ones first, in the order of their numbers.
    pub const ALL: [Pattern; 26] = [
        pattern("1D", "Kansei", "寒星", (0, 2)),
        pattern("2D", "Keigetsu", "溪月", (1, 2)),
        pattern("3D", "Sosei", "疏星", (2, 2)),
        pattern("4D", "Kagetsu", "花月", (1, 1)),
        pattern("5D", "Zangetsu", "残月", (2, 1)),
        pattern("6D", "Ugetsu", "雨月", (1, 0)),
        pattern("7D", "Kinsei", "金星", (2, 0)),
        pattern("8D", "Shogetsu", "松月", (0, -1)),
        pattern("9D", "Kyugetsu", "丘月", (1, -1)),
        pattern("10D", "Shingetsu", "新月", (2, -1)),
        pattern("11D", "Zuisei", "瑞星", (0, -2)),
        pattern("12D", "Sangetsu", "山月", (1, -2)),
        pattern("13D", "Yusei", "游星", (2, -2)),
        pattern("1I", "Chosei", "长星", (2, 2)),
        pattern("2I", "Kyogetsu", "峡月", (2, 1)),
        pattern("3I", "Kosei", "恒星", (2, 0)),
        pattern("4I", "Suigetsu", "水月", (2, -1)),
        pattern("5I", "Ryusei", "流星", (2, -2)),
        pattern("6I", "Ungetsu", "云月", (1, 0)),
        pattern("7I", "Hogetsu", "浦月", (1, -1)),
        pattern("8I", "Rangetsu", "岚月", (1, -2)),
        pattern("9I", "Gingetsu", "银月", (0, -1)),
        pattern("10I", "Myojo", "明星", (0, -2)),
        pattern("11I", "Shagetsu", "斜月", (-1, -1)),
        pattern("12I", "Meigetsu", "名月", (-1, -2)),
        pattern("13I", "Suisei", "彗星", (-2, -2)),
    ];

    /// The number and the letter: `1D` to `13D` and `1I` to `13I`.
    ///
    /// ```
    /// # use gomoku_rules::Pattern;
    /// assert_eq!(Pattern::ALL[13].code(), "1I");
    /// ```
    #[must_use]
    pub const fn code(&self) -> &'static str {
        self.code
    }

    /// The Japanese name in Latin letters.
    ///
    /// ```
    /// # use gomoku_rules::Pattern;
    /// assert_eq!(Pattern::ALL[13].name(), "Chosei");
    /// ```
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The name in Chinese characters.
    ///
    /// ```
    /// # use gomoku_rules::Pattern;
    /// assert_eq!(Pattern::ALL[13].characters(), "长星");
    /// ```
    #[must_use]
    pub const fn characters(&self) -> &'static str {
        self.characters
    }

    /// The pattern of a position whose first three moves, and all that it holds, are one; however it is turned.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Pattern, Position, Rule};
    /// let mut position = Position::new(BoardSize::default(), Rule::Renju, Color::Black);
    /// for name in ["h8", "h9", "h10"] {
    ///     position.play(name.parse()?)?;
    /// }
    /// assert_eq!(Pattern::of(&position), Some(Pattern::ALL[0]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(position: &Position) -> Option<Pattern> {
        let size = position.size();
        let &[centre, second, third] = position.moves() else {
            return None;
        };
        let is_whole = position.begins() == Color::Black && count(position.board()) == 3;
        if !is_whole || size.center_points() != [centre] {
            return None;
        }
        Symmetry::ALL.into_iter().find_map(|symmetry| {
            let from_centre = |point| {
                let image = symmetry.apply(point, size);
                let distance = |line: u8, middle: u8| line.cast_signed() - middle.cast_signed();
                (
                    distance(image.col(), centre.col()),
                    distance(image.row(), centre.row()),
                )
            };
            Pattern::by_stones(from_centre(second), from_centre(third))
        })
    }

    fn by_stones(second: (i8, i8), third: (i8, i8)) -> Option<Pattern> {
        let letter = match second {
            (0, 1) => 'D',
            (1, 1) => 'I',
            _ => return None,
        };
        Pattern::ALL
            .into_iter()
            .find(|pattern| pattern.code.ends_with(letter) && pattern.third == third)
    }

    /// The second and the third stone when the first one stands on `centre`, as the pattern is usually drawn; `None`
    /// too near to an edge.
    ///
    /// ```
    /// # use gomoku_rules::{Pattern, Point};
    /// let [h9, h10] = Pattern::ALL[0].stones(Point::new(7, 7)).unwrap();
    /// assert_eq!((h9.to_string(), h10.to_string()), ("h9".to_owned(), "h10".to_owned()));
    /// ```
    #[must_use]
    pub fn stones(&self, centre: Point) -> Option<[Point; 2]> {
        let at = |(right, up): (i8, i8)| {
            let col = centre.col().checked_add_signed(right)?;
            let row = centre.row().checked_add_signed(up)?;
            Point::try_new(col, row)
        };
        let second = if self.code.ends_with('D') { (0, 1) } else { (1, 1) };
        Some([at(second)?, at(self.third)?])
    }
}

fn count(board: &Board) -> usize {
    board.count(Color::Black) + board.count(Color::White)
}
