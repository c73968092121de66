//! Previews of the apps, in a browser page on loopback; that of the Android app runs under Robolectric.

use std::{
    io::{BufRead, BufReader},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail};

use crate::{kotlin, run, setup};

const READY: &str = "preview ready at ";

/// Builds what is not up to date, starts the preview of the Android app on `port` (0 takes a free one), opens a
/// browser unless `headless`, and returns when the preview ends. The game is kept in `target/preview`.
///
/// # Errors
/// When something does not compile, or the preview does not start: the port may be taken.
pub fn android(port: u16, headless: bool) -> Result<()> {
    setup::ensure(setup::ANDROID)?;
    let library = run::step("core for this machine", kotlin::host_library)?;
    run::step("app for the preview", kotlin::compile_changes)?;
    let mut preview = kotlin::java(&library)?;
    preview
        .arg("-Drobolectric.offline=true")
        .arg(format!(
            "-Drobolectric.dependency.dir={}",
            kotlin::target().join("robolectric-sdk").display()
        ))
        .arg(format!("-Dpreview.port={port}"))
        .arg(format!(
            "-Dpreview.files={}",
            run::target().join("preview").display()
        ))
        .arg("org.gomoku.preview.PreviewMainKt");
    serve(&mut preview, headless)
}

/// Starts `preview`, a program that says where it is ready, opens a browser unless `headless`, and returns when the
/// preview ends.
///
/// # Errors
/// When it cannot be started, or fails.
pub fn serve(preview: &mut Command, headless: bool) -> Result<()> {
    let mut server = preview
        .stdin(Stdio::piped()) // open while this process lives: the preview ends with it
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start {preview:?}"))?;
    let output = server.stdout.take().context("the preview has no output")?;
    for line in BufReader::new(output).lines() {
        let line = line?;
        println!("{line}");
        if let Some(address) = line.strip_prefix(READY)
            && !headless
        {
            open_browser(address);
        }
    }
    let status = server.wait()?;
    if !status.success() {
        bail!("the preview ended with {status}");
    }
    Ok(())
}

fn open_browser(address: &str) {
    let opened = ["xdg-open", "open"]
        .into_iter()
        .filter(|program| setup::has_program(program))
        .any(|program| {
            Command::new(program)
                .arg(address)
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .is_ok()
        });
    if !opened {
        println!("open this address in a browser");
    }
}
