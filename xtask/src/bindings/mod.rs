//! Generates the other languages' sides of the boundary, which are checked in, or verifies that they are up to
//! date.

mod arkts;
mod header;
mod kotlin;

use std::{fs, path::PathBuf};

use anyhow::{Context, Result, bail};

use crate::run;

/// A file that is made from the sources.
#[derive(Debug)]
struct Generated {
    /// Seen from the root of the checkout.
    file: PathBuf,
    text: String,
}

/// Writes all files anew.
///
/// # Errors
/// When one cannot be generated.
pub fn write() -> Result<()> {
    for Generated { file, text } in generate()? {
        let path = run::root().join(&file);
        fs::create_dir_all(path.parent().expect("a file has a folder"))?;
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
        println!("    wrote {}", file.display());
    }
    Ok(())
}

/// Compares the checked-in files with what would be generated now.
///
/// # Errors
/// When one differs, with the first line that does; when it cannot be generated.
pub fn verify() -> Result<()> {
    for Generated { file, text } in generate()? {
        let path = run::root().join(&file);
        let old = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        if let Some(difference) = first_difference(&old, &text) {
            bail!(
                "{} is out of date, run `cargo xtask bindings` and commit it\n{difference}",
                file.display()
            );
        }
    }
    Ok(())
}

fn generate() -> Result<Vec<Generated>> {
    let mut files = vec![kotlin::generate()?, header::generate()?];
    files.extend(arkts::generate()?);
    Ok(files)
}

fn first_difference(old: &str, fresh: &str) -> Option<String> {
    let (mut old, mut fresh) = (old.lines(), fresh.lines());
    for number in 1.. {
        match (old.next(), fresh.next()) {
            (None, None) => break,
            (was, is) if was == is => {}
            (was, is) => {
                let shown = |line: Option<&str>| line.unwrap_or("(the end of the file)").to_owned();
                return Some(format!(
                    "line {number}\n  is        {}\n  should be {}",
                    shown(was),
                    shown(is)
                ));
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::first_difference;

    #[test]
    fn the_first_line_that_differs_is_named() {
        assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
        let difference = first_difference("a\nb\n", "a\nc\n").unwrap();
        assert!(difference.starts_with("line 2\n"), "{difference}");
        let shorter = first_difference("a\n", "a\nb\n").unwrap();
        assert!(shorter.contains("the end of the file"), "{shorter}");
    }
}
