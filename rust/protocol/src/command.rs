//! What a line asks for.

use thiserror::Error;

/// Column and row as they were sent, which no board may have.
pub(crate) type Coordinates = [i64; 2];

/// A line of a manager, outside of a list of stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command<'a> {
    Start { width: i64, height: i64 },
    Restart,
    Begin,
    Turn(Coordinates),
    Play(Coordinates),
    TakeBack(Coordinates),
    List(Purpose),
    Info { key: &'a str, value: &'a str },
    About,
    End,
    BestMoves(i64),
    ShowForbidden,
    ClearTable,
    Stop,
}

/// What a list of stones is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// BOARD: to move in.
    Move,
    /// YXBOARD: to hold.
    Hold,
    /// SWAP2BOARD: to open the game, or to choose a side.
    Swap2,
}

/// Why a line is not obeyed: what the manager is told.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum Complaint {
    #[error("UNKNOWN {0}")]
    Unknown(String),
    #[error("ERROR {0}")]
    Error(String),
}

impl Complaint {
    pub(crate) fn error(message: impl Into<String>) -> Complaint {
        Complaint::Error(message.into())
    }
}

/// Reads a line, which has something else than spaces.
pub(crate) fn parse(line: &str) -> Result<Command<'_>, Complaint> {
    let (word, rest) = split(line);
    Ok(match word.to_ascii_uppercase().as_str() {
        "START" => {
            let [size] = wanted(word, "the size of the board", rest)?;
            Command::Start {
                width: size,
                height: size,
            }
        }
        "RECTSTART" => {
            let [width, height] = wanted(word, "WIDTH,HEIGHT", rest)?;
            Command::Start { width, height }
        }
        "RESTART" => Command::Restart,
        "BEGIN" => Command::Begin,
        "TURN" => Command::Turn(wanted(word, "X,Y", rest)?),
        "PLAY" => Command::Play(wanted(word, "X,Y", rest)?),
        "TAKEBACK" => Command::TakeBack(wanted(word, "X,Y", rest)?),
        "BOARD" => Command::List(Purpose::Move),
        "YXBOARD" => Command::List(Purpose::Hold),
        "SWAP2BOARD" => Command::List(Purpose::Swap2),
        "INFO" => {
            let (key, value) = split(rest);
            Command::Info { key, value }
        }
        "ABOUT" => Command::About,
        "END" => Command::End,
        "YXNBEST" => {
            let [count] = wanted(word, "how many moves", rest)?;
            Command::BestMoves(count)
        }
        "YXSHOWFORBID" => Command::ShowForbidden,
        "YXHASHCLEAR" => Command::ClearTable,
        "YXSTOP" => Command::Stop,
        _ => return Err(Complaint::Unknown(format!("command {}", shown(word)))),
    })
}

fn wanted<const N: usize>(word: &str, what: &str, text: &str) -> Result<[i64; N], Complaint> {
    numbers(text).ok_or_else(|| Complaint::error(format!("{word} wants {what}")))
}

/// Whether the line is this one word, which a reader looks for without waiting for its turn.
pub(crate) fn is(line: &str, word: &str) -> bool {
    split(line).0.eq_ignore_ascii_case(word)
}

/// The first word, and what follows it.
fn split(line: &str) -> (&str, &str) {
    let line = line.trim();
    line.split_once(char::is_whitespace)
        .map_or((line, ""), |(word, rest)| (word, rest.trim()))
}

/// Exactly `N` numbers with commas between them.
pub(crate) fn numbers<const N: usize>(text: &str) -> Option<[i64; N]> {
    let mut parts = text.split(',');
    let mut numbers = [0; N];
    for number in &mut numbers {
        *number = parts.next()?.trim().parse().ok()?;
    }
    parts.next().is_none().then_some(numbers)
}

/// The beginning of what a manager sent, fit to be sent back.
pub(crate) fn shown(text: &str) -> String {
    text.chars().take(40).flat_map(char::escape_debug).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_and_spaces_do_not_matter() {
        assert_eq!(parse("  turn 3 , 4 "), Ok(Command::Turn([3, 4])));
        assert_eq!(
            parse("Start\t20"),
            Ok(Command::Start {
                width: 20,
                height: 20
            })
        );
        assert_eq!(
            parse("info  Folder  c:\\my files"),
            Ok(Command::Info {
                key: "Folder",
                value: "c:\\my files"
            })
        );
    }

    #[test]
    fn what_is_missing_or_too_much_is_an_error_and_a_strange_word_is_unknown() {
        for line in [
            "START",
            "START 1,2",
            "RECTSTART 15",
            "TURN 1",
            "TURN 1,2,3",
            "TURN a,b",
            "YXNBEST x",
        ] {
            assert!(matches!(parse(line), Err(Complaint::Error(_))), "{line}");
        }
        let long = "é\u{1b}".repeat(100);
        let Err(complaint) = parse(&long) else { panic!() };
        assert!(complaint.to_string().starts_with("UNKNOWN command é\\u{1b}é"));
        assert!(complaint.to_string().len() < 400);
    }

    #[test]
    fn numbers_that_overflow_are_no_numbers() {
        assert_eq!(numbers::<1>("99999999999999999999"), None);
        assert_eq!(numbers::<2>("-1,7"), Some([-1, 7]));
    }
}
