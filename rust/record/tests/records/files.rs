//! Files as they are found, in `testdata/records`: what each says.

use std::{fs, path::Path};

use gomoku_record::{Format, GameResult, MarkKind, NodeId, Played, Record, WonBy, rif, sgf};
use gomoku_rules::{Color, Outcome, Point, Rule};

fn bytes(name: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/records");
    fs::read(folder.join(name)).unwrap()
}

/// Reads a file by its content, which has to say the same format as its name.
fn read(name: &str) -> Record {
    let bytes = bytes(name);
    assert_eq!(
        Format::of_content(&bytes),
        Format::of_path(Path::new(name)),
        "{name}"
    );
    gomoku_record::read(&bytes).unwrap()
}

/// The main line, `-` for a pass.
fn line(record: &Record) -> String {
    let name = |(_, played): (NodeId, Played)| played.point.map_or("-".to_owned(), |point| point.to_string());
    record.main_moves().map(name).collect::<Vec<_>>().join(" ")
}

fn child(record: &Record, node: NodeId, index: usize) -> NodeId {
    record.tree.children(node).nth(index).unwrap()
}

fn point(name: &str) -> Point {
    name.parse().unwrap()
}

#[test]
fn a_study_in_sgf() {
    let record = read("study.sgf");
    assert_eq!((record.size.lines(), record.rule), (15, Some(Rule::Renju)));
    assert_eq!(record.opening, "RIF");
    assert_eq!(
        (record.black.name.as_str(), record.black.rank.as_str()),
        ("Ann Arbor", "3d")
    );
    assert_eq!(
        (record.white.name.as_str(), record.white.rank.as_str()),
        ("李白", "5k")
    );
    let result = GameResult::Win {
        winner: Color::Black,
        reason: Some(WonBy::Resignation),
    };
    assert_eq!(record.result, Some(result));
    assert_eq!((record.date.as_str(), record.round.as_str()), ("2026-11-30", "2"));
    assert_eq!(
        (record.event.as_str(), record.place.as_str()),
        ("Open of Tallinn", "Tallinn")
    );
    assert_eq!(record.time_control, "1800");
    let root = record.tree.notes(NodeId::ROOT);
    assert_eq!(
        root.comment,
        "A colon: and a bracket ] and a backslash \\.\nThe second line."
    );
    assert_eq!(
        root.properties.to_string(),
        "AP[Hand:1]GN[A study]OT[5x30 byo-yomi]"
    );

    assert_eq!(line(&record), "h8 i9 j8 g7 i10 j11");
    let third = record.main_moves().nth(2).unwrap().0;
    let (one, other) = (child(&record, third, 0), child(&record, third, 1));
    let labels: Vec<_> = record
        .tree
        .notes(one)
        .labels
        .iter()
        .map(|(at, text)| format!("{at} {text}"))
        .collect();
    assert_eq!(labels, ["k5 b:c", "g9 A"]);
    let marks: Vec<_> = record.tree.notes(one).marks.iter().collect();
    assert_eq!(
        marks,
        [
            (MarkKind::Cross, point("h8")),
            (MarkKind::Circle, point("j8")),
            (MarkKind::Circle, point("i9"))
        ]
    );
    let notes = record.tree.notes(other);
    assert_eq!(
        (notes.comment.as_str(), notes.properties.to_string().as_str()),
        ("a softbreak", "HO[1]")
    );
    let pass = child(&record, other, 1);
    assert_eq!(record.tree.played(pass), Some(Played::pass(Color::Black)));
    assert_eq!(
        record.tree.played(child(&record, pass, 0)),
        Some(Played::pass(Color::White))
    );
    assert_eq!(record.to_position(Rule::Renju).unwrap().ply(), 6);
}

#[test]
fn setups_and_rectangles_in_sgf() {
    let record = read("setup.sgf");
    let setup = record.setup().unwrap();
    assert_eq!(
        (setup.black.len(), setup.white.len(), setup.turn),
        (5, 2, Some(Color::White))
    );
    assert!(setup.empty.contains(point("b8")) && !setup.black.contains(point("b8")));
    assert_eq!(line(&record), "f4 g3 i1");
    let error = record.to_game(Rule::Freestyle).unwrap_err();
    assert_eq!(error.to_string(), "move 2: stones are set up (byte 54)");
    assert_eq!(record.check(), Ok(()));
}

#[test]
fn old_files_have_names_with_small_letters_and_points_in_capitals() {
    let record = read("old-style.sgf");
    assert_eq!(
        (record.black.name.as_str(), record.white.name.as_str()),
        ("Old", "Timer")
    );
    assert_eq!(line(&record), "h8 i9 j8 -");
}

#[test]
fn chinese_files_say_or_do_not_say_their_code_page() {
    let record = read("gbk.sgf");
    assert_eq!(
        (record.black.name.as_str(), record.white.name.as_str()),
        ("黑方", "白方")
    );
    assert_eq!(record.tree.notes(NodeId::ROOT).comment, "五手两打\n花月");
    let bytes = bytes("gbk.sgf");
    let (third, _) = record.main_moves().nth(2).unwrap();
    let offset = record.tree.offset(third).unwrap();
    assert_eq!(
        &bytes[offset..offset + 5],
        b"B[ig]",
        "places are those of the file"
    );
}

#[test]
fn a_collection_in_sgf() {
    let games = sgf::read_all(&bytes("collection.sgf")).unwrap();
    let names: Vec<_> = games.iter().map(|game| game.black.name.as_str()).collect();
    assert_eq!(names, ["One", "Two"]);
    assert_eq!(
        (games[1].size.lines(), games[1].result),
        (19, Some(GameResult::Draw))
    );
    assert_eq!(games[0], sgf::read(&bytes("collection.sgf")).unwrap());
}

#[test]
fn a_tournament_game_of_gomocup() {
    let record = read("gomocup.psq");
    assert_eq!((record.size.lines(), record.rule), (20, None));
    assert_eq!(
        (record.black.name.as_str(), record.white.name.as_str()),
        ("pisq7.exe", "renjusolver.ZIP")
    );
    assert_eq!(
        line(&record),
        "j11 k9 j8 k8 i10 l9 h9 k12 k10 m10 n11 n9 l11 m9 j9 o9"
    );
    let times = record
        .main_moves()
        .map(|(node, _)| record.tree.notes(node).time.unwrap());
    assert_eq!(times.sum::<u64>(), 19_994);
    let properties = &record.tree.notes(NodeId::ROOT).properties;
    assert_eq!(properties.to_string(), "LEVELS[7:7]ENDCODE[0]");
    let outcome = record.to_game(Rule::Freestyle).unwrap().outcome();
    assert_eq!(outcome.winner(), Some(Color::White));
    // Windows ended its lines.
    let lines = String::from_utf8(bytes("gomocup.psq"))
        .unwrap()
        .replace("\r\n", "\n");
    assert_eq!(Format::Psq.write(&record).unwrap().bytes, lines.as_bytes());
}

#[test]
fn a_game_of_piskvork_without_names_or_some_times() {
    let record = read("levels.psq");
    assert_eq!(line(&record), "h8 i9 g7");
    let times: Vec<_> = record
        .main_moves()
        .map(|(node, _)| record.tree.notes(node).time)
        .collect();
    assert_eq!(times, [Some(0), Some(12), None]);
    assert_eq!(
        record.tree.notes(NodeId::ROOT).properties.to_string(),
        "LEVELS[3:0]ENDCODE[0]"
    );
}

#[test]
fn other_files_of_lines_and_bytes() {
    let record = read("gomotur.rec");
    assert_eq!((record.size.lines(), line(&record).as_str()), (20, "j11 k10 j9"));
    assert_eq!(
        (record.black.name.as_str(), record.white.name.as_str()),
        ("pisq7.exe", "homo-1")
    );
    assert_eq!(line(&read("yixin.sav")), "h8 i9 h9 j7");
    assert_eq!(line(&read("zjrenju.pos")), "h8 i9 h9 g7 h7");
    assert_eq!(
        line(&gomoku_record::read(&bytes("codes.txt")).unwrap()),
        "h8 i9 g7 h7 a1 o15"
    );
}

#[test]
fn a_library_with_chinese_comments() {
    let record = read("kagetsu.lib");
    assert_eq!(record.tree.notes(NodeId::ROOT).comment, "花月题库");
    assert_eq!(line(&record), "h8 i9 f8");
    let first = child(&record, NodeId::ROOT, 0);
    let notes = record.tree.notes(first);
    assert_eq!(
        notes.marks.iter().collect::<Vec<_>>(),
        [(MarkKind::Cross, point("h8"))]
    );
    let labels: Vec<_> = notes
        .labels
        .iter()
        .map(|(at, text)| format!("{at} {text}"))
        .collect();
    assert_eq!(labels, ["k8 要点", "i9 A"]);
    assert_eq!(
        record.tree.notes(child(&record, first, 0)).comment,
        "黑胜\n第一行\n第二行"
    );
    let other = child(&record, first, 1);
    assert_eq!(
        record.tree.played(other),
        Some(Played::stone(Color::White, point("g9")))
    );
    let pass = child(&record, other, 0);
    assert_eq!(record.tree.played(pass), Some(Played::pass(Color::Black)));
    assert_eq!(record.tree.notes(pass).comment, "pass");
    assert_eq!(Format::Lib.write(&record).unwrap().bytes, bytes("kagetsu.lib"));
}

#[test]
fn the_oldest_libraries_have_no_header_and_their_own_letters() {
    let record = read("oldest.lib");
    let first = child(&record, NodeId::ROOT, 0);
    assert_eq!(record.tree.notes(first).comment, "läge");
    let answers = record
        .tree
        .children(first)
        .map(|node| record.tree.played(node).unwrap().point.unwrap());
    assert!(answers.eq([point("h9"), point("i9")]));
}

#[test]
fn a_database_of_renjunet() {
    let games: Vec<Record> = rif::games(bytes("renjunet.rif").as_slice())
        .collect::<Result<_, _>>()
        .unwrap();
    let [one, two, three] = games.as_slice() else {
        panic!()
    };
    assert_eq!((one.rule, one.opening.as_str()), (Some(Rule::Renju), "Yamaguchi"));
    assert_eq!(
        (one.black.name.as_str(), one.white.name.as_str()),
        ("Ann Arbor", "Bo & Co")
    );
    assert_eq!((one.event.as_str(), one.round.as_str()), ("Open <1>", "2"));
    assert_eq!(
        one.result,
        Some(GameResult::Win {
            winner: Color::Black,
            reason: None
        })
    );
    assert_eq!(line(one), "h8 h9 j9 i8 g7");
    let root = one.tree.notes(NodeId::ROOT);
    assert_eq!(root.comment, "A note & more");
    assert_eq!(
        root.properties.to_string(),
        "ID[100]PUBLISHER[2]BTIME[0]WTIME[0]OPENING[Zangetsu]ALT[g7 i7]SWAP[1]"
    );
    assert_eq!((two.result, line(two).as_str()), (Some(GameResult::Draw), ""));
    assert_eq!(
        (three.event.as_str(), three.white.name.as_str()),
        ("77", "Someone")
    );
    let (node, _) = three.main_moves().nth(1).unwrap();
    let offset = three.tree.offset(node).unwrap();
    assert_eq!(&bytes("renjunet.rif")[offset..offset + 2], b"i9");
}

#[test]
fn our_own_format() {
    let record = read("study.json");
    assert_eq!(
        (record.rule, record.opening.as_str()),
        (Some(Rule::Renju), "swap2")
    );
    let result = GameResult::Win {
        winner: Color::White,
        reason: Some(WonBy::Time),
    };
    assert_eq!(record.result, Some(result));
    assert_eq!(line(&record), "h8 i9");
    assert_eq!(record.tree.node_count(), 5);
    let position = record.to_position(Rule::Renju).unwrap();
    assert_eq!(position.outcome(), Outcome::Playing);
    let written = String::from_utf8(Format::Json.write(&record).unwrap().bytes).unwrap();
    let hash = format!("\"hash\":\"{:016x}\"", position.hash());
    assert!(written.contains(&hash), "{written}");

    // Moves that lead elsewhere are refused.
    let other = written.replacen("\"h8\"", "\"a8\"", 1);
    let error = Format::Json.read(other.as_bytes()).unwrap_err().to_string();
    assert!(error.contains("the moves lead to the position "), "{error}");
}

#[test]
fn nonsense_in_json_is_refused_where_it_stands() {
    let text = String::from_utf8(bytes("study.json")).unwrap();
    for (from, to, place, reason) in [
        (
            "\"size\": 15",
            "\"size\": 4",
            "\"format\"",
            "a board has 5 to 22 lines, not 4",
        ),
        ("\"renju\"", "\"chess\"", "", "expected a rule, found chess"),
        (
            "\"point\": \"i9\"",
            "\"point\": \"i99\"",
            "{\"color\": \"white\", \"point\": \"i99\"",
            "expected a point, found i99",
        ),
        (
            "\"point\": \"i9\"",
            "\"point\": \"p1\"",
            "{\"color\": \"white\", \"point\": \"p1\"",
            "p1: off the board",
        ),
        (
            "\"after\": 1",
            "\"after\": 9",
            "{\"color\": \"white\", \"point\": \"h9\"",
            "move 3 follows on move 9, which is not before it",
        ),
        ("\"date\"", "\"data\"", "", "unknown field `data`"),
        (
            "\"circle\"",
            "\"heart\"",
            "{\"color\": \"white\", \"point\": \"i9\"",
            "expected a kind of marks, found heart",
        ),
        (
            "\"marks\"",
            "\"properties\": [[\"B\", [\"zz\"]]], \"marks\"",
            "{\"color\": \"white\", \"point\": \"i9\"",
            "expected a name that SGF has no other use for, and its values, found B",
        ),
    ] {
        assert!(text.contains(from), "{from}");
        let changed = text.replacen(from, to, 1);
        let error = Format::Json.read(changed.as_bytes()).unwrap_err();
        assert!(error.reason.to_string().starts_with(reason), "{error}");
        if place.starts_with('{') {
            assert_eq!(error.offset, changed.find(place).unwrap(), "{error}");
        }
    }
}
