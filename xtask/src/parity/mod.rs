//! Holds docs/parity.md to its word: each test that the page names has passed in this run.

mod page;
mod results;

use std::{fs, time::SystemTime};

use anyhow::{Context, Result, bail};

use self::{
    page::{Cell, Feature},
    results::{Results, Verdict},
};
use crate::{kotlin, run};

/// The page, seen from the root of the checkout.
const PAGE: &str = "docs/parity.md";

/// Compares the page with the results of the tests that ran since `start`.
///
/// # Errors
/// Every test on the page that is missing or did not pass, and what in the page cannot be read.
pub fn check(start: SystemTime) -> Result<()> {
    let text = fs::read_to_string(run::root().join(PAGE)).with_context(|| format!("cannot read {PAGE}"))?;
    let features = page::features(&text).context(PAGE)?;
    let android = results::of_classes(&kotlin::target().join("surefire-reports"), start)?;
    let harmony = results::of_titles(&run::target().join("harmony"), start)?;
    let problems = problems(&features, &android, &harmony);
    if !problems.is_empty() {
        bail!("{PAGE} is not true:\n{}", problems.join("\n"));
    }
    println!("    {}", summary(&features));
    Ok(())
}

fn problems(features: &[Feature], android: &Results, harmony: &Results) -> Vec<String> {
    let mut problems = Vec::new();
    for feature in features {
        let columns = [
            ("Android", &feature.android, android),
            ("HarmonyOS", &feature.harmony, harmony),
        ];
        for (shell, cell, results) in columns {
            let Cell::Tests(names) = cell else { continue };
            problems.extend(names.iter().filter_map(|name| {
                let problem = problem(results.get(name).copied())?;
                Some(format!("  line {}, {shell}: `{name}` {problem}", feature.line))
            }));
        }
    }
    problems
}

fn problem(verdict: Option<Verdict>) -> Option<&'static str> {
    match verdict {
        None => Some("is no test that has run"),
        Some(Verdict::Stale) => Some("did not run"),
        Some(Verdict::Skipped) => Some("was skipped"),
        Some(Verdict::Failed) => Some("failed"),
        Some(Verdict::Passed) => None,
    }
}

fn summary(features: &[Feature]) -> String {
    let lacking = |cell: fn(&Feature) -> &Cell| {
        features
            .iter()
            .filter(|feature| matches!(cell(feature), Cell::Lacking))
            .count()
    };
    format!(
        "{} features; Android lacks {}, HarmonyOS lacks {}",
        features.len(),
        lacking(|feature| &feature.android),
        lacking(|feature| &feature.harmony)
    )
}

#[cfg(test)]
mod tests {
    use super::{
        page::features,
        problems,
        results::{Results, Verdict},
        summary,
    };

    const PAGE: &str = "\
| feature | Android | HarmonyOS |
| --- | --- | --- |
| undo | `PlayTest: undo` | `undo`, `redo` |
| resigning | `DialogTest: resign` | — no button yet |
";

    fn android() -> Results {
        [
            ("PlayTest: undo", Verdict::Passed),
            ("DialogTest: resign", Verdict::Passed),
        ]
        .map(|(name, verdict)| (name.to_owned(), verdict))
        .into()
    }

    fn harmony(redo: Option<Verdict>) -> Results {
        let mut results = Results::from([("undo".to_owned(), Verdict::Passed)]);
        results.extend(redo.map(|verdict| ("redo".to_owned(), verdict)));
        results
    }

    #[test]
    fn a_page_whose_tests_passed_is_true() {
        let features = features(PAGE).unwrap();
        let problems = problems(&features, &android(), &harmony(Some(Verdict::Passed)));
        assert_eq!(problems, [""; 0]);
        assert_eq!(
            summary(&features),
            "2 features; Android lacks 0, HarmonyOS lacks 1"
        );
    }

    #[test]
    fn a_test_that_did_not_pass_is_named_with_its_line() {
        for (verdict, words) in [
            (None, "is no test that has run"),
            (Some(Verdict::Stale), "did not run"),
            (Some(Verdict::Skipped), "was skipped"),
            (Some(Verdict::Failed), "failed"),
        ] {
            let problems = problems(&features(PAGE).unwrap(), &android(), &harmony(verdict));
            assert_eq!(problems, [format!("  line 3, HarmonyOS: `redo` {words}")]);
        }
    }

    #[test]
    fn results_of_one_shell_do_not_speak_for_the_other() {
        let features = features(PAGE).unwrap();
        assert_eq!(problems(&features, &harmony(None), &android()).len(), 4);
    }
}
