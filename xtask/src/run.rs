//! Runs programs: says which step begins, how long it took, and on failure what was run and what it said.

use std::{
    env, fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail};

/// The root of the checkout.
#[must_use]
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in the root")
        .to_path_buf()
}

/// The folder for everything that is built: `target` in the root, or `CARGO_TARGET_DIR`.
#[must_use]
pub fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}

/// Cargo in the root of the checkout. It builds into [`target`], whatever folder a setting of the user names.
#[must_use]
pub fn cargo() -> Command {
    let mut command = Command::new(env!("CARGO"));
    command.current_dir(root()).env("CARGO_TARGET_DIR", target());
    command
}

/// Runs `work` under a title, and says when it ends how long it took.
///
/// # Errors
/// That of `work`, with the title before it.
pub fn step<T>(title: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    println!("==> {title}");
    let start = Instant::now();
    let result = work().with_context(|| format!("step failed: {title}"))?;
    println!("    {title}: {:.1} s", start.elapsed().as_secs_f32());
    Ok(result)
}

/// Runs `command` with its output shown.
///
/// # Errors
/// When it cannot be started or does not succeed.
pub fn show(command: &mut Command) -> Result<()> {
    let status = command
        .status()
        .with_context(|| format!("cannot start {command:?}"))?;
    if !status.success() {
        bail!("{status}: {command:?}");
    }
    Ok(())
}

/// Runs `command` and returns what it writes to its standard output.
///
/// # Errors
/// When it cannot be started or does not succeed; then with all that it wrote.
pub fn output(command: &mut Command) -> Result<String> {
    let output = command
        .stdin(Stdio::null())
        .output()
        .with_context(|| format!("cannot start {command:?}"))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    if !output.status.success() {
        bail!(
            "{}: {command:?}\n{text}{}",
            output.status,
            String::from_utf8_lossy(&output.stderr)
        );
    }
    Ok(text)
}

/// Runs `command` with its output in `target/log/<name>.log`, a dot for every five seconds.
///
/// # Errors
/// When it cannot be started or does not succeed; then with the last lines of the log.
pub fn quietly(name: &str, command: &mut Command) -> Result<()> {
    let log = target().join("log").join(format!("{name}.log"));
    fs::create_dir_all(log.parent().expect("a file has a folder"))?;
    let file = fs::File::create(&log)?;
    let mut child = command
        .stdin(Stdio::null())
        .stdout(file.try_clone()?)
        .stderr(file)
        .spawn()
        .with_context(|| format!("cannot start {command:?}"))?;
    let start = Instant::now();
    let mut dots = 0;
    let status = loop {
        if let Some(status) = child.try_wait()? {
            break status;
        }
        std::thread::sleep(Duration::from_millis(50));
        if start.elapsed().as_secs() / 5 > dots {
            dots += 1;
            print!(".");
            std::io::stdout().flush()?;
        }
    };
    if dots > 0 {
        println!();
    }
    if !status.success() {
        let text = fs::read_to_string(&log).unwrap_or_default();
        let lines: Vec<&str> = text.lines().collect();
        bail!(
            "{status}: {command:?}\n{}\n(the whole log: {})",
            lines[lines.len().saturating_sub(60)..].join("\n"),
            log.display()
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::{cargo, output, target};

    #[test]
    fn cargo_builds_where_we_look() {
        let cargo = cargo();
        let folder = cargo.get_envs().find(|(name, _)| *name == "CARGO_TARGET_DIR");
        assert_eq!(folder.unwrap().1.unwrap(), target());
        assert!(target().is_absolute());
    }

    #[test]
    fn programs_run_in_one_locale() {
        // As .cargo/config.toml has it, whatever the user's own is.
        let locale = output(Command::new("sh").args(["-c", "echo $LC_ALL"])).unwrap();
        assert_eq!(locale.trim(), "C.UTF-8");
    }
}
