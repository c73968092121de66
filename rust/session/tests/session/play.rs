//! Playing by the names of points.

use gomoku_rules::{BoardSize, Point};
use gomoku_session::{Event, Session, Settings, Snapshot};

/// The flat index of a point such as `h8`.
pub fn index(name: &str, lines: i32) -> i32 {
    let size = BoardSize::new(u8::try_from(lines).unwrap()).unwrap();
    i32::try_from(size.index(name.parse::<Point>().unwrap())).unwrap()
}

/// Taps on points, all of which must be accepted.
pub fn play(session: &mut Session, names: &str) -> Snapshot {
    let lines = session.snapshot().size;
    for name in names.split(' ') {
        session
            .apply(Event::Tap {
                point: index(name, lines),
            })
            .unwrap();
    }
    session.snapshot()
}

/// Black wins with the last of these nine moves.
pub const BLACK_WINS: &str = "a1 a2 b1 b2 c1 c2 d1 d2 e1";

/// Fills 5 lines without a five.
pub const DRAW: &str = "a1 a2 a3 a4 a5 b1 b3 b2 b5 b4 c2 c1 c4 c3 d1 c5 d3 d2 d5 d4 e2 e1 e4 e5 e3";

pub fn change(session: &mut Session, change: impl FnOnce(&mut Settings)) {
    let mut settings = session.snapshot().settings;
    change(&mut settings);
    session.apply(Event::ChangeSettings { settings }).unwrap();
}

/// A session in which black has just won.
pub fn won(undo_after_end: bool) -> Session {
    let mut session = Session::in_memory();
    change(&mut session, |settings| settings.undo_after_end = undo_after_end);
    play(&mut session, BLACK_WINS);
    session
}
