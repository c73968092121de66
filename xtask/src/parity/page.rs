//! Reads the page: tables of features with the tests that show them.

use anyhow::{Context, Result, bail, ensure};

/// The head of each table.
const HEAD: [&str; 3] = ["feature", "Android", "HarmonyOS"];

/// How a cell begins that names no test.
const LACKING: char = '—';

/// One row.
#[derive(Debug, PartialEq, Eq)]
pub struct Feature {
    /// Where it stands, from 1.
    pub line: usize,
    pub android: Cell,
    pub harmony: Cell,
}

/// What a shell has to show for a feature.
#[derive(Debug, PartialEq, Eq)]
pub enum Cell {
    /// The names of tests.
    Tests(Vec<String>),
    /// The shell lacks it, or no test shows it; the page says why.
    Lacking,
}

/// All features of the page.
///
/// # Errors
/// The first line that cannot be read, and when there is no feature at all.
pub fn features(page: &str) -> Result<Vec<Feature>> {
    let mut features = Vec::new();
    for (index, text) in page.lines().enumerate() {
        let line = index + 1;
        if let Some(row) = text.trim().strip_prefix('|') {
            features.extend(feature(line, row).with_context(|| format!("line {line}"))?);
        }
    }
    ensure!(!features.is_empty(), "there is no table of features");
    Ok(features)
}

/// The feature of a row; none for the head of a table.
fn feature(line: usize, row: &str) -> Result<Option<Feature>> {
    let row = row.strip_suffix('|').context("the row has no end")?;
    let cells: Vec<&str> = row.split('|').map(str::trim).collect();
    let [name, android, harmony] = cells[..] else {
        bail!("a row has 3 cells, not {}", cells.len());
    };
    if cells == HEAD || cells.iter().all(|cell| cell.chars().all(|c| c == '-')) {
        return Ok(None);
    }
    ensure!(!name.is_empty(), "the feature has no name");
    Ok(Some(Feature {
        line,
        android: cell(android)?,
        harmony: cell(harmony)?,
    }))
}

fn cell(text: &str) -> Result<Cell> {
    if let Some(reason) = text.strip_prefix(LACKING) {
        ensure!(!reason.trim().is_empty(), "`{LACKING}` needs a reason");
        return Ok(Cell::Lacking);
    }
    let parts: Vec<&str> = text.split('`').collect();
    ensure!(parts.len() % 2 == 1, "a name is not closed by a backtick: {text}");
    let names: Vec<String> = parts
        .into_iter()
        .skip(1)
        .step_by(2)
        .map(ToOwned::to_owned)
        .collect();
    ensure!(
        !names.is_empty(),
        "names no test and does not begin with `{LACKING}`: {text}"
    );
    Ok(Cell::Tests(names))
}

#[cfg(test)]
mod tests {
    use super::{Cell, Feature, features};

    fn table(row: &str) -> String {
        format!("# Page\n\n| feature | Android | HarmonyOS |\n| --- | --- | --- |\n{row}\n")
    }

    fn error(page: &str) -> String {
        format!("{:#}", features(page).unwrap_err())
    }

    #[test]
    fn names_stand_in_backticks() {
        let page = table("| undo | `A: b, c`, `D: e` | — not yet |");
        let android = Cell::Tests(vec!["A: b, c".to_owned(), "D: e".to_owned()]);
        let expected = Feature {
            line: 5,
            android,
            harmony: Cell::Lacking,
        };
        assert_eq!(features(&page).unwrap(), [expected]);
    }

    #[test]
    fn a_cell_has_a_test_or_says_that_it_lacks_one() {
        assert!(error(&table("| undo | `a` | yes |")).contains("line 5: names no test"));
        assert!(error(&table("| undo | `a` | |")).contains("line 5: names no test"));
        assert!(error(&table("| undo | — | `a` |")).contains("needs a reason"));
        assert!(error(&table("| undo | `a | `b` |")).contains("not closed"));
    }

    #[test]
    fn a_row_that_is_none_is_an_error() {
        assert!(error(&table("| undo | `a` |")).contains("line 5: a row has 3 cells, not 2"));
        assert!(error(&table("| undo | `a` | `b`")).contains("no end"));
        assert!(error(&table("| | `a` | `b` |")).contains("no name"));
        assert!(error("nothing").contains("no table"));
        assert!(error(&table("")).contains("no table"));
    }
}
