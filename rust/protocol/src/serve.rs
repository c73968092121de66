//! A brain between two streams.

use std::{
    io::{self, BufRead, BufReader, Read, Write},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{self, SyncSender, TrySendError},
    },
    thread,
    time::Instant,
};

use gomoku_engine::StopFlag;

use crate::{
    brain::{Brain, Heard, Options},
    command, lines,
};

/// The lines that may wait for the brain: more than the longest list of stones has.
const WAITING: usize = 1024;

/// Plays with the manager behind these streams until it says END, or says nothing more.
///
/// A thread of its own reads on while the brain thinks, so that END and the end of the input stop it at once, and
/// YXSTOP makes it answer at once. So does a manager that sends more than a thousand lines without waiting. After
/// END nothing is written.
///
/// ```
/// let mut output = Vec::new();
/// gomoku_protocol::serve(&b"START 15\r\nSTART 99\r\n"[..], &mut output, gomoku_protocol::Options::default())?;
/// assert_eq!(String::from_utf8_lossy(&output), "OK\nERROR the board has 5 to 22 lines\n");
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// # Errors
///
/// When an answer cannot be written.
pub fn serve(input: impl Read + Send + 'static, mut output: impl Write, options: Options) -> io::Result<()> {
    let (sender, waiting) = mpsc::sync_channel(WAITING);
    let has_ended = Arc::new(AtomicBool::new(false));
    thread::spawn({
        let has_ended = Arc::clone(&has_ended);
        move || listen(BufReader::new(input), &sender, &has_ended)
    });
    let mut brain = Brain::new(options);
    for heard in waiting {
        let mut written = Ok(());
        let flow = brain.hear(&heard, &mut |line| {
            if written.is_ok() && !has_ended.load(Ordering::Relaxed) {
                written = write(&mut output, line);
                if written.is_err() {
                    heard.stop.stop();
                }
            }
        });
        written?;
        if flow.is_break() || has_ended.load(Ordering::Relaxed) {
            break;
        }
    }
    Ok(())
}

/// One write for the whole line, and no waiting for more.
fn write(output: &mut impl Write, line: &str) -> io::Result<()> {
    output.write_all(format!("{line}\n").as_bytes())?;
    output.flush()
}

/// Reads lines until END, and stops what has to stop. Lines up to one that stops share a flag.
fn listen(mut input: impl BufRead, lines: &SyncSender<Heard>, has_ended: &AtomicBool) {
    let mut stop = StopFlag::default();
    while let Ok(Some(text)) = lines::read(&mut input) {
        let is_end = command::is(&text, "END");
        if is_end {
            has_ended.store(true, Ordering::Relaxed);
        }
        if is_end || command::is(&text, "YXSTOP") {
            stop.stop();
            stop = StopFlag::default();
        }
        let heard = Heard {
            text,
            at: Instant::now(),
            stop: stop.clone(),
        };
        match lines.try_send(heard) {
            Ok(()) => {}
            Err(TrySendError::Full(mut heard)) => {
                stop.stop();
                stop = StopFlag::default();
                heard.stop = stop.clone();
                if lines.send(heard).is_err() {
                    return;
                }
            }
            Err(TrySendError::Disconnected(_)) => return,
        }
        if is_end {
            return;
        }
    }
    stop.stop();
}
