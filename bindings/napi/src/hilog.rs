//! Start-up on HarmonyOS: the core's log lines and panics go to the system log under the tag `gomoku`.

use std::{
    ffi::{CStr, CString, c_char, c_int, c_uint},
    panic::PanicHookInfo,
};

use log::{Level, LevelFilter, Log, Metadata, Record};
use napi_derive_ohos::module_init;

/// `LOG_APP` of `hilog/log.h`: a line of an app.
const APP: c_int = 0;
/// Any number up to 0xFFFF; a log can be filtered by it.
const DOMAIN: c_uint = 0x0605;
const TAG: &CStr = c"gomoku";
/// Without `public` the system shows the text to nobody.
const FORMAT: &CStr = c"%{public}s";

#[link(name = "hilog_ndk.z")]
unsafe extern "C" {
    fn OH_LOG_Print(
        kind: c_int,
        level: c_int,
        domain: c_uint,
        tag: *const c_char,
        format: *const c_char,
        ...
    ) -> c_int;
}

struct HiLog;

impl Log for HiLog {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.level() <= log::max_level()
    }

    fn log(&self, record: &Record<'_>) {
        if self.enabled(record.metadata()) {
            print(level(record.level()), record.args().to_string());
        }
    }

    fn flush(&self) {}
}

/// Called by the loader, once and before any other call.
#[module_init]
fn start() {
    if log::set_logger(&HiLog).is_ok() {
        log::set_max_level(LevelFilter::Info);
    }
    std::panic::set_hook(Box::new(log_panic));
}

/// Standard error goes nowhere on HarmonyOS, so the text and the place of a panic are logged. The panic itself
/// becomes an error at the boundary.
fn log_panic(panic: &PanicHookInfo<'_>) {
    log::error!("{panic}");
}

/// `LogLevel` of `hilog/log.h`.
fn level(level: Level) -> c_int {
    match level {
        Level::Error => 6,
        Level::Warn => 5,
        Level::Info => 4,
        Level::Debug | Level::Trace => 3,
    }
}

fn print(level: c_int, text: String) {
    // C's strings end at a zero byte.
    let text = CString::new(text.replace('\0', " ")).unwrap_or_default();
    // SAFETY: all pointers are to strings that end with a zero byte and outlive the call, and the format asks for
    // one string.
    unsafe {
        OH_LOG_Print(APP, level, DOMAIN, TAG.as_ptr(), FORMAT.as_ptr(), text.as_ptr());
    }
}
