//! Reads the results of tests, which all runners write as JUnit's XML.

use std::{collections::BTreeMap, fs, path::Path, time::SystemTime};

use anyhow::{Context, Result};
use roxmltree::{Document, Node};

/// What became of each test, by its name.
pub type Results = BTreeMap<String, Verdict>;

/// What became of a test. Where it is told more than once the greatest counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// Only an earlier run tells of it.
    Stale,
    Passed,
    Skipped,
    Failed,
}

/// The results in `folder` since `start`, a test `what it shows` of a class `org.gomoku.PlayTest` under the name
/// `PlayTest: what it shows`.
///
/// # Errors
/// When a file cannot be read.
pub fn of_classes(folder: &Path, start: SystemTime) -> Result<Results> {
    read(folder, start, |class, name| {
        let class = class.rsplit('.').next().unwrap_or_default();
        format!("{class}: {name}")
    })
}

/// The results in `folder` since `start` by the titles of the tests.
///
/// # Errors
/// When a file cannot be read.
pub fn of_titles(folder: &Path, start: SystemTime) -> Result<Results> {
    read(folder, start, |_, name| name.to_owned())
}

/// All files in a folder; none when there is no such folder, since then no test has run.
fn read(folder: &Path, start: SystemTime, name: impl Fn(&str, &str) -> String) -> Result<Results> {
    let mut results = Results::new();
    let Ok(entries) = fs::read_dir(folder) else {
        return Ok(results);
    };
    for entry in entries {
        let file = entry?.path();
        if file.extension().is_some_and(|extension| extension == "xml") {
            add(&mut results, &file, start, &name).with_context(|| format!("in {}", file.display()))?;
        }
    }
    Ok(results)
}

fn add(
    results: &mut Results,
    file: &Path,
    start: SystemTime,
    name: impl Fn(&str, &str) -> String,
) -> Result<()> {
    let is_stale = fs::metadata(file)?.modified()? < start;
    let text = fs::read_to_string(file)?;
    let document = Document::parse(&text)?;
    for test in document
        .descendants()
        .filter(|node| node.has_tag_name("testcase"))
    {
        let class = test.attribute("classname").unwrap_or_default();
        let title = test.attribute("name").context("a test has no name")?;
        let verdict = if is_stale { Verdict::Stale } else { verdict(test) };
        results
            .entry(name(class, title))
            .and_modify(|known| *known = (*known).max(verdict))
            .or_insert(verdict);
    }
    Ok(())
}

fn verdict(test: Node<'_, '_>) -> Verdict {
    let has = |tag| test.children().any(|node| node.has_tag_name(tag));
    if has("failure") || has("error") {
        Verdict::Failed
    } else if has("skipped") {
        Verdict::Skipped
    } else {
        Verdict::Passed
    }
}

#[cfg(test)]
mod tests {
    use std::{
        fs::{self, File},
        time::{Duration, SystemTime},
    };

    use tempfile::TempDir;

    use super::{Results, Verdict, of_classes, of_titles};

    const SUITE: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<testsuites><testsuite name="org.gomoku.PlayTest">
  <properties><property name="testcase" value="none"/></properties>
  <testcase name="undo" classname="org.gomoku.PlayTest" time="0.2"/>
  <testcase name="a &quot;draw&quot;" classname="PlayTest"><system-out>text</system-out></testcase>
  <testcase name="redo" classname="org.gomoku.PlayTest"><failure message="no"/></testcase>
  <testcase name="five" classname="org.gomoku.PlayTest"><error/></testcase>
  <testcase name="later" classname="org.gomoku.PlayTest"><skipped/></testcase>
</testsuite></testsuites>"#;

    fn start() -> SystemTime {
        SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000)
    }

    /// A folder with these files, of which those named `old` were written before the start.
    fn folder(files: &[(&str, &str)]) -> TempDir {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in files {
            let path = folder.path().join(name);
            fs::write(&path, text).unwrap();
            if name.contains("old") {
                let file = File::options().write(true).open(&path).unwrap();
                file.set_modified(start() - Duration::from_secs(1)).unwrap();
            }
        }
        folder
    }

    fn titles(files: &[(&str, &str)]) -> Results {
        of_titles(folder(files).path(), start()).unwrap()
    }

    #[test]
    fn each_test_has_its_verdict() {
        let results = of_classes(folder(&[("suite.xml", SUITE)]).path(), start()).unwrap();
        let expected = [
            ("PlayTest: undo", Verdict::Passed),
            ("PlayTest: a \"draw\"", Verdict::Passed),
            ("PlayTest: redo", Verdict::Failed),
            ("PlayTest: five", Verdict::Failed),
            ("PlayTest: later", Verdict::Skipped),
        ];
        assert_eq!(
            results,
            expected.map(|(name, verdict)| (name.to_owned(), verdict)).into()
        );
    }

    #[test]
    fn results_of_an_earlier_run_do_not_count() {
        let results = titles(&[("old.xml", SUITE)]);
        assert!(results.values().all(|verdict| *verdict == Verdict::Stale));
        assert_eq!(results.len(), 5);
        let both = titles(&[
            ("old.xml", SUITE),
            ("new.xml", r#"<t><testcase name="undo"/></t>"#),
        ]);
        assert_eq!((both["undo"], both["redo"]), (Verdict::Passed, Verdict::Stale));
    }

    #[test]
    fn a_test_that_fails_on_one_machine_failed() {
        let passed = r#"<testsuite><testcase name="tap"/></testsuite>"#;
        let failed = r#"<testsuite><testcase name="tap"><failure/></testcase></testsuite>"#;
        for files in [
            [("a.xml", passed), ("b.xml", failed)],
            [("a.xml", failed), ("b.xml", passed)],
        ] {
            assert_eq!(titles(&files)["tap"], Verdict::Failed);
        }
    }

    #[test]
    fn where_nothing_ran_there_is_no_result() {
        assert_eq!(titles(&[("notes.txt", SUITE)]), Results::new());
        assert_eq!(
            of_titles(&folder(&[]).path().join("none"), start()).unwrap(),
            Results::new()
        );
    }

    #[test]
    fn a_file_that_cannot_be_read_is_named() {
        for text in ["<testsuite>", r#"<t><testcase classname="x"/></t>"#, ""] {
            let error = of_titles(folder(&[("torn.xml", text)]).path(), start()).unwrap_err();
            assert!(format!("{error:#}").contains("torn.xml"), "{error:#}");
        }
    }
}
