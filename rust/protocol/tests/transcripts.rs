//! Conversations, line by line: what a manager says after `>`, what the brain has to say after `<`. `<move` is any
//! move on an empty point; messages about the thinking are left out.

use gomoku_protocol::{Brain, Heard, Options};

/// Has the conversation of a transcript.
fn talk(transcript: &str) {
    let mut brain = Brain::new(Options {
        table_bytes: 1 << 20,
        ..Options::default()
    });
    let mut said: Vec<String> = Vec::new();
    for line in transcript.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if let Some(line) = line.strip_prefix('>') {
            assert!(said.is_empty(), "{said:?} before {line}");
            let _ = brain.hear(&Heard::new(line), &mut |line| said.push(line.to_owned()));
            said.retain(|line| !line.starts_with("MESSAGE "));
        } else {
            let expected = line.trim_start_matches('<').trim();
            assert!(!said.is_empty(), "nothing instead of {expected}");
            let said = said.remove(0);
            if expected == "move" {
                assert!(coordinates(&said).is_some(), "{said}");
            } else {
                assert_eq!(said, expected);
            }
        }
    }
    assert!(said.is_empty(), "{said:?} at the end");
}

fn coordinates(line: &str) -> Option<(u8, u8)> {
    let (x, y) = line.split_once(',')?;
    Some((x.parse().ok()?, y.parse().ok()?))
}

#[test]
fn a_game_from_the_start() {
    talk(
        "> START 15
        < OK
        > INFO timeout_turn 0
        > INFO timeout_match 0
        > INFO max_memory 83886080
        > INFO game_type 1
        > INFO rule 0
        > INFO folder C:\\Users\\somebody with spaces
        > INFO time_left 2147483647
        > BEGIN
        < 7,7
        > TURN 8,8
        < move
        > RESTART
        < OK
        > BEGIN
        < 7,7
        > END",
    );
}

#[test]
fn sizes_of_boards() {
    talk(
        "> START 4
        < ERROR the board has 5 to 22 lines
        > BEGIN
        < ERROR there is no board before START
        > START 23
        < ERROR the board has 5 to 22 lines
        > START -15
        < ERROR the board has 5 to 22 lines
        > START 271
        < ERROR the board has 5 to 22 lines
        > START 99999999999999999999
        < ERROR START wants the size of the board
        > START
        < ERROR START wants the size of the board
        > RECTSTART 30,20
        < ERROR rectangular boards are not supported
        > RECTSTART 20,20
        < OK
        > INFO timeout_turn 0
        > TURN 19,19
        < move
        > START 5
        < OK
        > TURN 5,0
        < ERROR 5,0 is off the board",
    );
}

#[test]
fn a_board_is_answered_with_the_move_that_wins_or_stops_the_win() {
    talk(
        "> START 15
        < OK
        > INFO timeout_turn 0
        > BOARD
        > 3,3,1
        > 3,4,2
        > 4,3,1
        > 4,4,2
        > 5,3,1
        > 5,4,2
        > 6,3,1
        > 2,3,2
        > DONE
        < 7,3
        > BOARD
        > 2,4,1
        > 3,4,2
        > 4,4,2
        > 5,4,2
        > 6,4,2
        > DONE
        < 7,4",
    );
}

#[test]
fn a_bad_board_is_an_error_at_its_end_and_changes_nothing() {
    talk(
        "> START 15
        < OK
        > INFO timeout_turn 0
        > TURN 7,7
        < move
        > BOARD
        > 0,0,1
        > 0,0,2
        > 15,15,1
        > DONE
        < ERROR 0,0 is occupied
        > BOARD
        > 1,1,3
        > DONE
        < ERROR continuous games are not supported
        > BOARD
        > 1,1
        > DONE
        < ERROR expected X,Y,FIELD instead of 1,1
        > BOARD
        > 1,1,9
        > DONE
        < ERROR field 9 is neither 1 nor 2
        > TURN 7,7
        < ERROR 7,7 is occupied
        > TAKEBACK 7,7
        < OK
        > TAKEBACK 7,7
        < ERROR there is no stone on 7,7",
    );
}

#[test]
fn a_board_without_done_does_not_keep_the_manager_waiting() {
    talk(
        "> START 15
        < OK
        > BOARD
        > 7,7,2
        > START 20
        < ERROR a list of stones without DONE
        < OK
        > INFO timeout_turn 0
        > TURN 7,7
        < move",
    );
}

#[test]
fn a_move_may_be_imposed() {
    talk(
        "> START 15
        < OK
        > PLAY 3,4
        < 3,4
        > PLAY 3,4
        < ERROR 3,4 is occupied
        > TURN 3,4
        < ERROR 3,4 is occupied",
    );
}

#[test]
fn strange_lines_are_unknown_and_empty_ones_nothing() {
    talk(
        "> \r
        > HELLO world
        < UNKNOWN command HELLO
        > DONE
        < UNKNOWN command DONE
        > 7,7,1
        < UNKNOWN command 7,7,1
        > TURN
        < ERROR TURN wants X,Y
        > TURN 1;2
        < ERROR TURN wants X,Y
        > PLAY 99999999999999999999,1
        < ERROR PLAY wants X,Y
        > INFO
        > INFO rule
        > INFO evaluate 3,4",
    );
}

#[test]
fn a_rule_that_is_not_supported_is_told_at_the_next_move() {
    talk(
        "> START 15
        < OK
        > INFO timeout_turn 0
        > INFO rule 7
        > TURN 7,7
        < ERROR rule 7 is not supported
        > INFO rule 9
        > TURN 7,7
        < move",
    );
}

#[test]
fn black_is_who_began_and_knows_what_renju_forbids() {
    let stones = |black: u8, white: u8| {
        format!(
            "> 5,7,{black}
            > 0,0,{white}
            > 6,7,{black}
            > 0,2,{white}
            > 7,5,{black}
            > 0,4,{white}
            > 7,6,{black}
            > 0,6,{white}"
        )
    };
    talk(&format!(
        "> START 15
        < OK
        > INFO timeout_turn 0
        > INFO rule 4
        > YXBOARD
        {}
        > DONE
        > YXSHOWFORBID
        < FORBID 0707.
        > YXBOARD
        {}
        > 0,14,2
        > DONE
        > YXSHOWFORBID
        < FORBID .",
        stones(1, 2),
        stones(2, 1),
    ));
}

/// The last stones of a board of five lines, and one more question.
#[test]
fn a_full_board_has_no_move() {
    let color = |index: u8| 1 + (index % 5 / 2 + index / 5) % 2;
    let stone = |index: u8| format!("> {},{},{}\n", index % 5, index / 5, color(index));
    let stones = (0..24).map(stone).collect::<Vec<_>>().concat();
    for rule in [0, 1, 4, 8, 9] {
        talk(&format!(
            "> START 5
            < OK
            > INFO timeout_turn 0
            > INFO rule {rule}
            > BOARD
            {stones}
            > DONE
            < 4,4
            > BEGIN
            < ERROR the board is full"
        ));
    }
}

/// The one empty point would be a sixth in a row of Black's.
#[test]
fn where_every_point_is_forbidden_an_empty_one_is_played() {
    let color = |col: u8, row: u8| match (col, row) {
        (3, 0) => None,
        (0..6, 0) => Some(1),
        (_, 0) => Some(2),
        _ => Some(1 + (col / 2 + row) % 2),
    };
    let points = (0..49).map(|index| (index % 7, index / 7));
    let stones = points.filter_map(|(col, row)| Some(format!("> {col},{row},{}\n", color(col, row)?)));
    let stones = stones.collect::<Vec<_>>().concat();
    talk(&format!(
        "> START 7
        < OK
        > INFO timeout_turn 0
        > INFO rule 4
        > BOARD
        {stones}
        > DONE
        < 3,0"
    ));
}

#[test]
fn after_the_end_any_empty_point_is_an_answer() {
    talk(
        "> START 15
        < OK
        > INFO timeout_turn 0
        > BOARD
        > 3,3,2
        > 4,3,2
        > 5,3,2
        > 6,3,2
        > 7,3,2
        > 9,9,1
        > 9,8,1
        > 9,7,1
        > 9,6,1
        > 9,5,1
        > DONE
        < move",
    );
}

#[test]
fn what_yixin_board_adds() {
    talk(
        "> YXSHOWFORBID
        < ERROR there is no board before START
        > start 15
        < OK
        > info timeout_turn 0
        > info max_node 200
        > info max_depth 3
        > yxboard
        > 7,7,1
        > 7,8,2
        > done
        > yxhashclear
        > yxshowforbid
        < FORBID .
        > yxnbest 3
        < move
        > yxstop",
    );
}

#[test]
fn several_best_moves_are_told_one_a_line() {
    let mut brain = Brain::new(Options::default());
    let mut said = Vec::new();
    for line in [
        "START 15",
        "INFO max_depth 2",
        "YXBOARD",
        "7,7,1",
        "8,8,2",
        "DONE",
        "YXNBEST 3",
    ] {
        let _ = brain.hear(&Heard::new(line), &mut |line| said.push(line.to_owned()));
    }
    for number in 1..=3 {
        let start = format!("MESSAGE line {number} depth 2 ");
        assert!(
            said.iter()
                .any(|line| line.starts_with(&start) && line.contains(" pv ")),
            "{said:?}"
        );
    }
}

#[test]
fn about_is_one_line_of_names_and_values() {
    talk(
        "> ABOUT
        < name=\"Gomoku\", version=\"0.1.0\", author=\"the authors of Gomoku\"",
    );
}

/// Lines that the brain says to a list for Swap2.
fn swap2(stones: &[&str]) -> String {
    let mut brain = Brain::new(Options::default());
    let mut said = Vec::new();
    let opening = ["START 15", "INFO timeout_turn 100", "SWAP2BOARD"];
    for line in opening.iter().chain(stones).chain(&["DONE"]) {
        let _ = brain.hear(&Heard::new(*line), &mut |line| said.push(line.to_owned()));
    }
    said.pop().unwrap_or_default()
}

#[test]
fn swap2_opens_with_three_stones() {
    let opening = swap2(&[]);
    let mut points: Vec<_> = opening
        .split(' ')
        .map(|point| coordinates(point).expect("a point"))
        .collect();
    points.sort_unstable();
    points.dedup();
    assert_eq!(points.len(), 3, "{opening}");
    assert!(points.iter().all(|&(x, y)| x < 15 && y < 15));
}

#[test]
fn swap2_takes_the_better_side() {
    // Black has an open two and White nothing near.
    assert_eq!(swap2(&["7,7", "0,0", "8,7"]), "SWAP");
    assert_eq!(swap2(&["7,7", "0,0", "8,8", "14,0", "7,9"]), "SWAP");
    // Black's stones do nothing in their corners.
    let stays = swap2(&["0,0", "7,7", "14,14"]);
    assert!(coordinates(&stays).is_some(), "{stays}");
    assert_eq!(swap2(&["0,0", "7,7"]), "ERROR SWAP2BOARD with 2 stones");
}
