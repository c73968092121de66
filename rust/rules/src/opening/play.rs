//! An opening that is being played.

use thiserror::Error;

use super::{
    Opening, shape,
    step::{ADDED_TWO, Ask, By, Decision, OFFERED, Seat, Step, Task},
};
use crate::{
    color::Color,
    legality::{IllegalMove, Legality},
    point::Point,
    position::Position,
    rule::Rule,
    size::BoardSize,
};

/// Why a decision was refused. Nothing has changed then.
///
/// ```
/// # use gomoku_rules::{BoardSize, Decision, Opening, OpeningError, OpeningPlay, Point, Rule};
/// let mut opening = OpeningPlay::new(Opening::Rif, BoardSize::default(), Rule::Renju)?;
/// let corner = Point::new(0, 0);
/// let refused = opening.decide(Decision::Place(corner));
/// assert_eq!(refused, Err(OpeningError::OffCentre { point: corner, lines: 1 }));
/// # Ok::<(), OpeningError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum OpeningError {
    /// The opening needs a board with a centre and room around it.
    #[error("the opening needs an odd number of lines, at least {least}")]
    Board {
        /// The fewest lines.
        least: u8,
    },
    /// The opening is over: the game goes on without it.
    #[error("the opening is over")]
    Over,
    /// Another decision is asked for.
    #[error("that is not what is asked")]
    NotAsked,
    /// The stone is to stand nearer to the centre.
    #[error("{point} is outside of the {lines} central lines")]
    OffCentre {
        /// Where the stone was to stand.
        point: Point,
        /// The number of central lines, 1 for the centre alone.
        lines: u8,
    },
    /// The rules do not allow a stone there.
    #[error("{point}: {reason}")]
    Illegal {
        /// Where the stone was to stand.
        point: Point,
        /// Why it cannot.
        reason: IllegalMove,
    },
    /// The 5th move is symmetrical to one that was offered, or the same.
    #[error("{point} is symmetrical to {offered}, which is offered already")]
    Symmetrical {
        /// Where the stone was to stand.
        point: Point,
        /// The one that was offered before.
        offered: Point,
    },
    /// The 5th move was not offered.
    #[error("{point} was not offered")]
    NotOffered {
        /// Where the stone was to stand.
        point: Point,
    },
    /// The number of 5th moves is out of range.
    #[error("the number of offered moves goes from 1 to {most}")]
    Number {
        /// The greatest number.
        most: u8,
    },
}

/// An opening as it is played: it says [who decides what](OpeningPlay::task), takes the
/// [decision](OpeningPlay::decide) and refuses all others.
///
/// ```
/// use gomoku_rules::{Ask, BoardSize, Color, Decision, Opening, OpeningPlay, Point, Rule, Seat, Task};
///
/// let mut opening = OpeningPlay::new(Opening::SwapFirst, BoardSize::default(), Rule::Freestyle)?;
/// opening.decide(Decision::Place(Point::new(0, 0)))?;
/// assert_eq!(opening.task(), Some(Task { seat: Seat::Second, ask: Ask::Swap }));
/// opening.decide(Decision::Swap)?;
/// assert_eq!((opening.task(), opening.seat_of(Color::Black)), (None, Seat::Second));
/// assert_eq!(opening.position().turn(), Some(Color::White));
/// # Ok::<(), gomoku_rules::OpeningError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningPlay {
    opening: Opening,
    /// What is still to be done.
    steps: &'static [Step],
    position: Position,
    black: Seat,
    /// How many 5th moves are to be offered.
    wanted: u8,
    offers: Vec<Point>,
}

impl OpeningPlay {
    /// The beginning, on the empty board with Black to move.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Opening, OpeningError, OpeningPlay, Rule};
    /// let even = OpeningPlay::new(Opening::Rif, BoardSize::new(14).unwrap(), Rule::Renju);
    /// assert_eq!(even.unwrap_err(), OpeningError::Board { least: 5 });
    /// ```
    ///
    /// # Errors
    ///
    /// [`OpeningError::Board`] when the opening speaks of a centre and the board has none, or no room around it.
    pub fn new(opening: Opening, size: BoardSize, rule: Rule) -> Result<OpeningPlay, OpeningError> {
        if let Some(least) = opening.central_lines()
            && (size.lines() < least || size.lines().is_multiple_of(2))
        {
            return Err(OpeningError::Board { least });
        }
        Ok(OpeningPlay {
            opening,
            steps: opening.steps(),
            position: Position::new(size, rule, Color::Black),
            black: Seat::First,
            wanted: opening.offers(),
            offers: Vec::new(),
        })
    }

    /// The rule of this opening.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Opening, OpeningPlay, Rule};
    /// let opening = OpeningPlay::new(Opening::Swap2, BoardSize::default(), Rule::Standard)?;
    /// assert_eq!(opening.opening(), Opening::Swap2);
    /// # Ok::<(), gomoku_rules::OpeningError>(())
    /// ```
    #[must_use]
    pub const fn opening(&self) -> Opening {
        self.opening
    }

    /// The stones so far; stones that are only offered are not among them.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Opening, OpeningPlay, Rule};
    /// let opening = OpeningPlay::new(Opening::Free, BoardSize::default(), Rule::Caro)?;
    /// assert_eq!(opening.position().ply(), 0);
    /// # Ok::<(), gomoku_rules::OpeningError>(())
    /// ```
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The 5th moves that are offered so far.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Opening, OpeningPlay, Rule};
    /// let opening = OpeningPlay::new(Opening::Soosyrv8, BoardSize::default(), Rule::Renju)?;
    /// assert_eq!(opening.offers(), []);
    /// # Ok::<(), gomoku_rules::OpeningError>(())
    /// ```
    #[must_use]
    pub fn offers(&self) -> &[Point] {
        &self.offers
    }

    /// Who has the stones of this colour, as things stand.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Color, Opening, OpeningPlay, Rule, Seat};
    /// let opening = OpeningPlay::new(Opening::Swap, BoardSize::default(), Rule::Freestyle)?;
    /// assert_eq!(opening.seat_of(Color::White), Seat::Second);
    /// # Ok::<(), gomoku_rules::OpeningError>(())
    /// ```
    #[must_use]
    pub const fn seat_of(&self, color: Color) -> Seat {
        match color {
            Color::Black => self.black,
            Color::White => self.black.other(),
        }
    }

    /// Who decides what next; `None` once the opening is over and the game goes on with the side to move, and when a
    /// stone of the opening has ended the game.
    ///
    /// ```
    /// # use gomoku_rules::{Ask, BoardSize, Opening, OpeningPlay, Rule, Seat, Task};
    /// let opening = OpeningPlay::new(Opening::Taraguchi10, BoardSize::default(), Rule::Renju)?;
    /// let ask = Ask::Stone { within: Some(1) };
    /// assert_eq!(opening.task(), Some(Task { seat: Seat::First, ask }));
    /// # Ok::<(), gomoku_rules::OpeningError>(())
    /// ```
    #[must_use]
    pub fn task(&self) -> Option<Task> {
        let turn = self.position.turn()?;
        let remaining = || {
            self.wanted
                .saturating_sub(u8::try_from(self.offers.len()).unwrap_or(u8::MAX))
        };
        let (by, ask) = match *self.steps.first()? {
            Step::Stone(by, within) => (by, Ask::Stone { within }),
            Step::Swap(by) => (by, Ask::Swap),
            Step::SwapOrAddTwo => (By::ToMove, Ask::SwapOrAddTwo),
            Step::SwapOrOffer => (By::ToMove, Ask::SwapOrOffer),
            Step::Number(most) => (By::JustMoved, Ask::Number { most }),
            Step::Offers => (
                By::ToMove,
                Ask::Offer {
                    remaining: remaining(),
                },
            ),
            Step::Choose => (By::JustMoved, Ask::Choose),
        };
        let seat = match by {
            By::First => Seat::First,
            By::Second => Seat::Second,
            By::ToMove => self.seat_of(turn),
            By::JustMoved => self.seat_of(!turn),
        };
        Some(Task { seat, ask })
    }

    /// Carries out what the person decides whom the [task](OpeningPlay::task) names.
    ///
    /// ```
    /// # use gomoku_rules::{BoardSize, Decision, Opening, OpeningError, OpeningPlay, Point, Rule};
    /// let mut opening = OpeningPlay::new(Opening::Rif, BoardSize::default(), Rule::Renju)?;
    /// opening.decide(Decision::Place(Point::new(7, 7)))?;
    /// assert_eq!(opening.decide(Decision::Swap), Err(OpeningError::NotAsked));
    /// # Ok::<(), OpeningError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`OpeningError`] when something else is asked for or the rules do not allow it; nothing changes then.
    pub fn decide(&mut self, decision: Decision) -> Result<(), OpeningError> {
        let Task { ask, .. } = self.task().ok_or(OpeningError::Over)?;
        let then = match (ask, decision) {
            (Ask::Stone { within }, Decision::Place(point)) => {
                self.place(point, within)?;
                &self.steps[1..]
            }
            (Ask::Swap | Ask::SwapOrAddTwo | Ask::SwapOrOffer, Decision::Swap) => {
                self.black = self.black.other();
                &self.steps[1..]
            }
            (Ask::Swap | Ask::SwapOrAddTwo | Ask::SwapOrOffer, Decision::Stay) => &self.steps[1..],
            (Ask::SwapOrAddTwo, Decision::AddTwo) => ADDED_TWO,
            (Ask::SwapOrOffer, Decision::OfferFifths) => OFFERED,
            (Ask::Number { most }, Decision::Number(number)) => {
                if !(1..=most).contains(&number) {
                    return Err(OpeningError::Number { most });
                }
                self.wanted = number;
                &self.steps[1..]
            }
            (Ask::Offer { remaining }, Decision::Place(point)) => {
                self.offer(point)?;
                if remaining > 1 {
                    self.steps
                } else {
                    &self.steps[1..]
                }
            }
            (Ask::Choose, Decision::Place(point)) => {
                if !self.offers.contains(&point) {
                    return Err(OpeningError::NotOffered { point });
                }
                self.place(point, None)?;
                &self.steps[1..]
            }
            _ => return Err(OpeningError::NotAsked),
        };
        self.steps = then;
        Ok(())
    }

    fn place(&mut self, point: Point, within: Option<u8>) -> Result<(), OpeningError> {
        if let Some(lines) = within
            && self.size().contains(point)
            && !self.is_central(point, lines)
        {
            return Err(OpeningError::OffCentre { point, lines });
        }
        let played = self.position.play(point);
        played.map_err(|refused| OpeningError::Illegal {
            point,
            reason: refused.reason,
        })
    }

    fn offer(&mut self, point: Point) -> Result<(), OpeningError> {
        if let Legality::Illegal(reason) = self.position.legality(point) {
            return Err(OpeningError::Illegal { point, reason });
        }
        let board = self.position.board();
        let same = |&&offered: &&Point| shape::are_symmetrical(board, offered, point);
        if let Some(&offered) = self.offers.iter().find(same) {
            return Err(OpeningError::Symmetrical { point, offered });
        }
        self.offers.push(point);
        Ok(())
    }

    fn size(&self) -> BoardSize {
        self.position.size()
    }

    /// Whether the point lies on one of so many central columns and rows.
    fn is_central(&self, point: Point, lines: u8) -> bool {
        let middle = self.size().lines() / 2;
        point.col().abs_diff(middle) <= lines / 2 && point.row().abs_diff(middle) <= lines / 2
    }
}
