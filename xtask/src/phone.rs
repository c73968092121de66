//! A phone on the cable, as `adb` sees it.

use std::{path::Path, process::Command};

use anyhow::Result;

use crate::{run, setup};

const ACTIVITY: &str = "org.gomoku/.MainActivity";

/// Whether `adb` is there and sees a phone or an emulator that is ready.
#[must_use]
pub fn is_connected() -> bool {
    setup::has_program("adb") && run::output(adb().arg("devices")).is_ok_and(|list| lists_a_device(&list))
}

/// Installs `apk` over what is there and starts the app.
///
/// # Errors
/// What `adb` said.
pub fn start(apk: &Path) -> Result<()> {
    run::show(adb().args(["install", "-r"]).arg(apk))?;
    run::show(adb().args(["shell", "am", "start", "-n", ACTIVITY]))
}

fn adb() -> Command {
    Command::new("adb")
}

/// The first line is a title; a phone that has not been unlocked for this computer is `unauthorized`.
fn lists_a_device(list: &str) -> bool {
    list.lines()
        .skip(1)
        .any(|line| line.split_whitespace().nth(1) == Some("device"))
}

#[cfg(test)]
mod tests {
    use super::lists_a_device;

    #[test]
    fn sees_only_phones_that_are_ready() {
        let title = "List of devices attached\n";
        assert!(!lists_a_device(title));
        assert!(!lists_a_device(&format!("{title}0123456789\tunauthorized\n")));
        assert!(!lists_a_device(&format!("{title}emulator-5554\toffline\n")));
        assert!(lists_a_device(&format!(
            "{title}0123456789\tunauthorized\nemulator-5554\tdevice\n\n"
        )));
    }
}
