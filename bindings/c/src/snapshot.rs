//! What the session tells a C host.

use gomoku_session::{ForbiddenPoint, Hint, OpeningTask, Outcome, Scores, Snapshot};

use crate::{
    event::{GomokuPlayers, GomokuSettings},
    vocabulary::{
        GomokuAsk, GomokuBegins, GomokuColor, GomokuDrawReason, GomokuEndReason, GomokuForbidden,
        GomokuOpening, GomokuOutcomeKind, GomokuRestored, GomokuRule, GomokuSeat, GomokuWhy,
    },
};

/// The smallest number of lines of a board.
pub const GOMOKU_MIN_SIZE: usize = 5;
/// The largest number of lines of a board.
pub const GOMOKU_MAX_SIZE: usize = 22;
/// The most points of a board, and so the most moves of a game.
pub const GOMOKU_MAX_POINTS: usize = 484;
/// The most star points of a board.
pub const GOMOKU_MAX_STAR_POINTS: usize = 9;
/// The most 5th moves that an opening offers.
pub const GOMOKU_MAX_OFFERS: usize = 10;
/// In place of a point where there is none.
pub const GOMOKU_NO_POINT: i32 = -1;

const _: () = assert!(GOMOKU_MAX_POINTS == GOMOKU_MAX_SIZE * GOMOKU_MAX_SIZE);

/// All that a program shows, after each event. Arrays of points have `GOMOKU_NO_POINT` beyond their count.
#[repr(C)]
#[derive(Clone, Debug)]
pub struct GomokuSnapshot {
    /// Identifies this game.
    pub game_id: i64,
    /// Lines of the square board.
    pub size: i32,
    /// The rule of this game.
    pub rule: GomokuRule,
    /// How it was decided who begins.
    pub begins: GomokuBegins,
    /// The colour of the first move; colours alternate from there.
    pub first: GomokuColor,
    /// The colour of the next stone; none once the game is over. In an opening `task` says who places it.
    pub turn: GomokuColor,
    /// How many of `moves` are on the board.
    pub ply: i32,
    /// The length of the current line: `moves` also has those beyond `ply` that redo brings back.
    pub move_count: i32,
    /// The last move on the board, or `GOMOKU_NO_POINT`.
    pub last: i32,
    /// The point that waits for a second tap, or `GOMOKU_NO_POINT`.
    pub pending: i32,
    /// Number of black stones on the board.
    pub black_stones: i32,
    /// Number of white stones on the board.
    pub white_stones: i32,
    /// How many of `star_points` there are.
    pub star_point_count: i32,
    /// How many of `offers` there are.
    pub offer_count: i32,
    /// What was found on disk when the session was opened.
    pub restored: GomokuRestored,
    /// How the first moves of this game are made.
    pub opening: GomokuOpening,
    /// What the opening asks.
    pub task: GomokuOpeningTask,
    /// Who plays each colour now.
    pub players: GomokuPlayers,
    /// Games won and drawn since the scores were cleared.
    pub scores: GomokuScores,
    /// What the person chose.
    pub settings: GomokuSettings,
    /// Whether undo would do something.
    pub can_undo: bool,
    /// Whether redo would do something.
    pub can_redo: bool,
    /// Whether the side to move can resign, or the person who plays against the engine.
    pub can_resign: bool,
    /// Whether a new game would throw away moves that nobody has finished: a program asks first.
    pub under_way: bool,
    /// Whether the last write to disk worked. The game goes on in memory when it did not.
    pub saved: bool,
    /// Whether the engine is to move: `gomoku_session_think` lets it.
    pub engine_to_move: bool,
    /// Whether the engine would be to move but waits for `GOMOKU_EVENT_KIND_RESUME`.
    pub paused: bool,
    /// Whether an engine plays in this game, which is neither over nor paused.
    pub can_pause: bool,
    /// Whether the engine can be asked for a hint.
    pub can_hint: bool,
    /// Whether two persons can agree on a draw now.
    pub can_agree_draw: bool,
    /// Whether anybody can still make a five.
    pub five_possible: bool,
    /// A `GomokuColor` for each of `size * size` points, row by row from the top left; 0 beyond.
    pub cells: [u8; GOMOKU_MAX_POINTS],
    /// A `GomokuForbidden` for each of `size * size` points, 0 beyond: where Black, who is to move, may not play.
    pub forbidden: [u8; GOMOKU_MAX_POINTS],
    /// The current line: every move from the first.
    pub moves: [i32; GOMOKU_MAX_POINTS],
    /// Star points of this size, to be drawn as dots.
    pub star_points: [i32; GOMOKU_MAX_STAR_POINTS],
    /// The 5th moves that are offered so far; they are no stones yet.
    pub offers: [i32; GOMOKU_MAX_OFFERS],
    /// How the game stands.
    pub outcome: GomokuOutcome,
    /// What the engine would play in place of the person to move, after `gomoku_session_hint` and until the next
    /// event that is carried out.
    pub hint: GomokuHint,
}

/// What an opening asks, and of whom.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GomokuOpeningTask {
    /// What is asked; nothing once the opening is over.
    pub ask: GomokuAsk,
    /// The player who decides.
    pub seat: GomokuSeat,
    /// The colour that this player has now; with `GOMOKU_ASK_STONE` the stone may be of the other one.
    pub color: GomokuColor,
    /// With `GOMOKU_ASK_STONE`: how many central lines the stone has to lie within, 1 for the centre alone, 0 where
    /// it may stand anywhere.
    pub central_lines: i32,
    /// With `GOMOKU_ASK_NUMBER`: the greatest one. With `GOMOKU_ASK_OFFER`: how many are still to be offered, this one included. Else 0.
    pub count: i32,
}

/// What the engine would play.
#[repr(C)]
#[derive(Clone, Debug)]
pub struct GomokuHint {
    /// Its flat index, or `GOMOKU_NO_POINT`.
    pub point: i32,
    /// How good the position is for the side to move; 0 when it is even.
    pub score: i32,
    /// The number of plies to the five, negative when the other side makes it; 0 where neither is forced.
    pub mate: i32,
    /// What is good about the move.
    pub why: GomokuWhy,
    /// How many of `line` there are.
    pub line_count: i32,
    /// The moves that the engine expects, this one first.
    pub line: [i32; GOMOKU_MAX_POINTS],
}

/// How a game stands.
#[repr(C)]
#[derive(Clone, Debug)]
pub struct GomokuOutcome {
    /// Whether it goes on, was won or drawn.
    pub kind: GomokuOutcomeKind,
    /// Who has won.
    pub winner: GomokuColor,
    /// Why.
    pub reason: GomokuEndReason,
    /// Why it was drawn.
    pub draw_reason: GomokuDrawReason,
    /// How many points of `line` there are.
    pub line_count: i32,
    /// Every stone of the winning line or lines once, in flat order; none for a resignation, and while a review
    /// shows an earlier position.
    pub line: [i32; GOMOKU_MAX_POINTS],
}

/// Games since the scores were cleared.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct GomokuScores {
    /// Won by Black.
    pub black: i32,
    /// Won by White.
    pub white: i32,
    /// Drawn.
    pub draws: i32,
}

impl From<Snapshot> for GomokuSnapshot {
    fn from(snapshot: Snapshot) -> GomokuSnapshot {
        let Snapshot {
            game_id,
            size,
            rule,
            begins,
            cells,
            moves,
            first,
            ply,
            turn,
            last,
            pending,
            black_stones,
            white_stones,
            outcome,
            can_undo,
            can_redo,
            can_resign,
            under_way,
            scores,
            settings,
            star_points,
            forbidden,
            saved,
            restored,
            opening,
            task,
            offers,
            players,
            engine_to_move,
            paused,
            can_pause,
            can_hint,
            hint,
            can_agree_draw,
            five_possible,
        } = snapshot;
        let (star_point_count, star_points) = filled(&star_points, GOMOKU_NO_POINT);
        let (move_count, moves) = filled(&moves, GOMOKU_NO_POINT);
        let (_, cells) = filled(&cells, 0);
        let (offer_count, offers) = filled(&offers, GOMOKU_NO_POINT);
        GomokuSnapshot {
            game_id,
            size,
            rule: rule.into(),
            begins: begins.into(),
            first: Some(first).into(),
            turn: turn.into(),
            ply,
            move_count,
            last: last.unwrap_or(GOMOKU_NO_POINT),
            pending: pending.unwrap_or(GOMOKU_NO_POINT),
            black_stones,
            white_stones,
            star_point_count,
            offer_count,
            restored: restored.into(),
            opening: opening.into(),
            task: task.into(),
            players: players.into(),
            scores: scores.into(),
            settings: settings.into(),
            can_undo,
            can_redo,
            can_resign,
            under_way,
            saved,
            engine_to_move,
            paused,
            can_pause,
            can_hint,
            can_agree_draw,
            five_possible,
            cells,
            forbidden: by_point(&forbidden),
            moves,
            star_points,
            offers,
            outcome: outcome.into(),
            hint: hint.into(),
        }
    }
}

/// Why each point is forbidden.
fn by_point(forbidden: &[ForbiddenPoint]) -> [u8; GOMOKU_MAX_POINTS] {
    let mut kinds = [GomokuForbidden::None as u8; GOMOKU_MAX_POINTS];
    for &ForbiddenPoint { point, kind } in forbidden {
        let point = usize::try_from(point).expect("points of a board are counted from 0");
        kinds[point] = GomokuForbidden::from(kind) as u8;
    }
    kinds
}

impl From<Outcome> for GomokuOutcome {
    fn from(outcome: Outcome) -> GomokuOutcome {
        let (kind, winner, line) = match &outcome {
            Outcome::Playing => (GomokuOutcomeKind::Playing, None, &[][..]),
            Outcome::Draw { .. } => (GomokuOutcomeKind::Draw, None, &[][..]),
            Outcome::Win { winner, line, .. } => (GomokuOutcomeKind::Win, Some(*winner), &line[..]),
        };
        let (line_count, line) = filled(line, GOMOKU_NO_POINT);
        GomokuOutcome {
            kind,
            winner: winner.into(),
            reason: match outcome {
                Outcome::Win { reason, .. } => reason.into(),
                Outcome::Playing | Outcome::Draw { .. } => GomokuEndReason::None,
            },
            draw_reason: match outcome {
                Outcome::Draw { reason } => reason.into(),
                Outcome::Playing | Outcome::Win { .. } => GomokuDrawReason::None,
            },
            line_count,
            line,
        }
    }
}

impl From<Option<OpeningTask>> for GomokuOpeningTask {
    fn from(task: Option<OpeningTask>) -> GomokuOpeningTask {
        let Some(OpeningTask {
            seat,
            color,
            ask,
            central_lines,
            count,
        }) = task
        else {
            return GomokuOpeningTask {
                ask: GomokuAsk::None,
                seat: GomokuSeat::None,
                color: GomokuColor::None,
                central_lines: 0,
                count: 0,
            };
        };
        GomokuOpeningTask {
            ask: ask.into(),
            seat: seat.into(),
            color: Some(color).into(),
            central_lines: central_lines.unwrap_or(0),
            count: count.unwrap_or(0),
        }
    }
}

impl From<Option<Hint>> for GomokuHint {
    fn from(hint: Option<Hint>) -> GomokuHint {
        let Some(Hint {
            point,
            score,
            mate,
            why,
            line,
        }) = hint
        else {
            return GomokuHint {
                point: GOMOKU_NO_POINT,
                score: 0,
                mate: 0,
                why: GomokuWhy::None,
                line_count: 0,
                line: [GOMOKU_NO_POINT; GOMOKU_MAX_POINTS],
            };
        };
        let (line_count, line) = filled(&line, GOMOKU_NO_POINT);
        GomokuHint {
            point,
            score,
            mate: mate.unwrap_or(0),
            why: why.into(),
            line_count,
            line,
        }
    }
}

impl From<Scores> for GomokuScores {
    fn from(scores: Scores) -> GomokuScores {
        let Scores { black, white, draws } = scores;
        GomokuScores { black, white, draws }
    }
}

/// An array that begins with `values` and has `rest` beyond them, and how many they are.
///
/// # Panics
/// When they do not fit, which the bounds of a board exclude.
fn filled<T: Copy, const N: usize>(values: &[T], rest: T) -> (i32, [T; N]) {
    let mut array = [rest; N];
    array[..values.len()].copy_from_slice(values);
    let count = i32::try_from(values.len()).expect("an array of a board is short");
    (count, array)
}

#[cfg(test)]
mod tests {
    use gomoku_session::{
        Ask, Begins, BoardTheme, Color, DrawReason, EndReason, Forbidden, ForbiddenPoint, Hint, Opening,
        OpeningTask, Outcome, Players, Restored, Rule, Scores, Seat, Settings, Snapshot, Why,
    };

    use super::{GOMOKU_NO_POINT, GomokuOpeningTask, GomokuSnapshot};
    use crate::{
        event::GomokuPlayers,
        vocabulary::{
            GomokuAsk, GomokuBegins, GomokuBoardTheme, GomokuColor, GomokuDrawReason, GomokuEndReason,
            GomokuOpening, GomokuOutcomeKind, GomokuRestored, GomokuRule, GomokuSeat, GomokuWhy,
        },
    };

    /// No two numbers are the same.
    fn example() -> Snapshot {
        Snapshot {
            game_id: 1 << 40,
            size: 5,
            rule: Rule::Standard,
            begins: Begins::Loser,
            cells: (0..25).map(|point| point % 3).collect(),
            moves: vec![6, 2, 9],
            first: Color::White,
            ply: 1,
            turn: None,
            last: Some(6),
            pending: Some(11),
            black_stones: 12,
            white_stones: 13,
            outcome: Outcome::Win {
                winner: Color::Black,
                reason: EndReason::Five,
                line: vec![20, 24],
            },
            can_undo: true,
            can_redo: false,
            can_resign: true,
            under_way: false,
            scores: Scores {
                black: 14,
                white: 15,
                draws: 16,
            },
            settings: Settings {
                undo_after_end: true,
                confirm_moves: false,
                forbidden_loses: true,
                show_coordinates: true,
                show_move_numbers: false,
                theme: BoardTheme::Sky,
            },
            star_points: vec![17, 18],
            forbidden: vec![ForbiddenPoint {
                point: 21,
                kind: Forbidden::DoubleFour,
            }],
            saved: true,
            restored: Restored::Previous,
            opening: Opening::Yamaguchi,
            task: Some(OpeningTask {
                seat: Seat::Second,
                color: Color::White,
                ask: Ask::Offer,
                central_lines: Some(7),
                count: Some(3),
            }),
            offers: vec![22, 23],
            players: Players {
                black: None,
                white: Some(8),
            },
            engine_to_move: true,
            paused: false,
            can_pause: true,
            can_hint: false,
            hint: Some(Hint {
                point: 19,
                score: -250,
                mate: Some(-6),
                why: Why::StopsFourThree,
                line: vec![19, 10, 5],
            }),
            can_agree_draw: true,
            five_possible: false,
        }
    }

    #[test]
    fn every_field_crosses() {
        let c = GomokuSnapshot::from(example());
        assert_eq!(
            (c.game_id, c.size, c.ply, c.last, c.pending),
            (1 << 40, 5, 1, 6, 11)
        );
        assert_eq!((c.rule, c.begins), (GomokuRule::Standard, GomokuBegins::Loser));
        assert_eq!((c.first, c.turn), (GomokuColor::White, GomokuColor::None));
        assert_eq!((c.black_stones, c.white_stones), (12, 13));
        assert_eq!((c.scores.black, c.scores.white, c.scores.draws), (14, 15, 16));
        assert_eq!(c.settings.theme, GomokuBoardTheme::Sky as i32);
        assert_eq!((c.settings.undo_after_end, c.settings.confirm_moves), (1, 0));
        assert_eq!(c.settings.forbidden_loses, 1);
        assert_eq!(
            (c.settings.show_coordinates, c.settings.show_move_numbers),
            (1, 0)
        );
        assert!(c.can_undo && !c.can_redo && c.can_resign && !c.under_way && c.saved);
        assert_eq!(c.restored, GomokuRestored::Previous);
    }

    #[test]
    fn what_openings_and_engines_need_crosses() {
        let c = GomokuSnapshot::from(example());
        let task = GomokuOpeningTask {
            ask: GomokuAsk::Offer,
            seat: GomokuSeat::Second,
            color: GomokuColor::White,
            central_lines: 7,
            count: 3,
        };
        assert_eq!((c.opening, c.task), (GomokuOpening::Yamaguchi, task));
        assert_eq!(
            (c.offer_count, &c.offers[..3]),
            (2, &[22, 23, GOMOKU_NO_POINT][..])
        );
        assert_eq!(c.players, GomokuPlayers { black: 0, white: 8 });
        assert!(c.engine_to_move && !c.paused && c.can_pause && !c.can_hint && c.can_agree_draw);
        assert!(!c.five_possible);
        let hint = c.hint;
        assert_eq!((hint.point, hint.score, hint.mate), (19, -250, -6));
        assert_eq!((hint.why, hint.line_count), (GomokuWhy::StopsFourThree, 3));
        assert_eq!(&hint.line[..4], &[19, 10, 5, GOMOKU_NO_POINT]);
    }

    #[test]
    fn arrays_tell_where_they_end() {
        let c = GomokuSnapshot::from(example());
        assert_eq!(
            (c.move_count, &c.moves[..4]),
            (3, &[6, 2, 9, GOMOKU_NO_POINT][..])
        );
        assert_eq!(
            (c.star_point_count, &c.star_points[..3]),
            (2, &[17, 18, GOMOKU_NO_POINT][..])
        );
        assert_eq!(&c.cells[22..27], &[1, 2, 0, 0, 0]);
        assert_eq!(&c.forbidden[20..23], &[0, 2, 0]);
        let outcome = c.outcome;
        assert_eq!(
            (outcome.kind, outcome.winner),
            (GomokuOutcomeKind::Win, GomokuColor::Black)
        );
        assert_eq!((outcome.reason, outcome.line_count), (GomokuEndReason::Five, 2));
        assert_eq!(outcome.draw_reason, GomokuDrawReason::None);
        assert_eq!(&outcome.line[..3], &[20, 24, GOMOKU_NO_POINT]);
    }

    #[test]
    fn where_there_is_no_point_it_says_so() {
        let c = GomokuSnapshot::from(Snapshot {
            last: None,
            pending: None,
            outcome: Outcome::Draw {
                reason: DrawReason::Agreement,
            },
            task: None,
            hint: None,
            ..example()
        });
        assert_eq!((c.last, c.pending), (GOMOKU_NO_POINT, GOMOKU_NO_POINT));
        assert_eq!(
            (c.outcome.kind, c.outcome.winner),
            (GomokuOutcomeKind::Draw, GomokuColor::None)
        );
        assert_eq!(c.outcome.reason, GomokuEndReason::None);
        assert_eq!(c.outcome.draw_reason, GomokuDrawReason::Agreement);
        assert_eq!((c.task.ask, c.task.seat), (GomokuAsk::None, GomokuSeat::None));
        assert_eq!((c.hint.point, c.hint.why), (GOMOKU_NO_POINT, GomokuWhy::None));
    }
}
