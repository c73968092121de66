//! The diagrams of `docs/rules.md`: each is drawn from what stands behind the name of its block, such as
//! `text renju 9 x e5 f5 o d5` or `text patterns`.

use std::{fmt::Write, fs, path::PathBuf};

use gomoku_rules::{
    BoardSize, Color, Forbidden, Legality, Outcome, Pattern, Point, Position, Rule, WinReason,
};

pub fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules.md")
}

pub fn read() -> String {
    fs::read_to_string(path()).expect("the page can be read")
}

/// The page with all its diagrams drawn anew.
pub fn drawn(page: &str) -> String {
    let mut drawn = String::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        let _ = writeln!(drawn, "{line}");
        if let Some(what) = line.strip_prefix("```text ") {
            drawn += &block(what);
            drawn += "```\n";
            lines
                .by_ref()
                .find(|line| *line == "```")
                .expect("a block has an end");
        }
    }
    drawn
}

fn block(what: &str) -> String {
    if what == "patterns" {
        patterns()
    } else {
        diagram(&position(what))
    }
}

/// Reads `renju 9 x e5 f5 o d5`: Black is to move.
fn position(what: &str) -> Position {
    let mut words = what.split(' ');
    let rule: Rule = words.next().and_then(|rule| rule.parse().ok()).expect("a rule");
    let lines: u8 = words.next().and_then(|lines| lines.parse().ok()).expect("lines");
    let size = BoardSize::new(lines).expect("a size in range");
    let mut color = Color::Black;
    let mut stones: Vec<(Point, Color)> = Vec::new();
    for word in words {
        match word {
            "x" => color = Color::Black,
            "o" => color = Color::White,
            name => stones.push((name.parse().expect("a point"), color)),
        }
    }
    Position::setup(size, rule, stones, Color::Black).expect("stones that can stand there")
}

fn diagram(position: &Position) -> String {
    let size = position.size();
    let mut text = String::new();
    for row in (0..size.lines()).rev() {
        let cells: Vec<&str> = (0..size.lines())
            .map(|col| cell(position, Point::new(col, row)))
            .collect();
        let _ = writeln!(text, "{:2} {}", row + 1, cells.join(" "));
    }
    let letters: Vec<String> = ('a'..).take(size.lines().into()).map(String::from).collect();
    let _ = writeln!(text, "   {}", letters.join(" "));
    text + &caption(position)
}

fn cell(position: &Position, point: Point) -> &'static str {
    match (position.stone_at(point), position.legality(point)) {
        (Some(Color::Black), _) => "x",
        (Some(Color::White), _) => "o",
        (None, Legality::Forbidden(forbidden)) => match forbidden.kind {
            Forbidden::Overline => "6",
            Forbidden::DoubleFour => "4",
            Forbidden::DoubleThree => "3",
        },
        (None, _) => ".",
    }
}

/// Who has won, or what is forbidden and by which lines.
fn caption(position: &Position) -> String {
    if let Outcome::Win {
        winner,
        reason: WinReason::Five,
    } = position.outcome()
    {
        return format!("{winner} wins: {}\n", names(&position.winning_line()));
    }
    let mut text = String::new();
    for (point, kind) in position.forbidden_points() {
        if let Legality::Forbidden(forbidden) = position.legality(point) {
            let lines: Vec<String> = forbidden.lines.iter().map(|line| names(line)).collect();
            let _ = writeln!(text, "{point}, {kind}: {}", lines.join(", "));
        }
    }
    text
}

fn names(points: &[Point]) -> String {
    points
        .iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

fn patterns() -> String {
    let centre = BoardSize::default().center_points()[0];
    let mut text = String::new();
    for pattern in Pattern::ALL {
        let stones = pattern.stones(centre).expect("15 lines have room");
        let _ = writeln!(
            text,
            "{:4}{:10}{}  {centre} {}",
            pattern.code(),
            pattern.name(),
            pattern.characters(),
            names(&stones)
        );
    }
    text
}
