//! Start-up on Android: the core's log lines and panics go to the system log under the tag `gomoku`.

use std::{ffi::c_void, panic::PanicHookInfo};

use jni::sys::{JNI_VERSION_1_6, JavaVM, jint};
use log::LevelFilter;

/// Called by the Java runtime when the app loads the library, once and before any other call.
///
/// Java Native Access opens the library without it, so the app has to call `System.loadLibrary("gomoku")`
/// first.
#[unsafe(no_mangle)]
pub extern "system" fn JNI_OnLoad(_vm: *mut JavaVM, _reserved: *mut c_void) -> jint {
    let config = android_logger::Config::default()
        .with_tag("gomoku")
        .with_max_level(LevelFilter::Info);
    android_logger::init_once(config);
    std::panic::set_hook(Box::new(log_panic));
    JNI_VERSION_1_6
}

/// Standard error goes nowhere on Android, so the text and the place of a panic are logged. The panic itself
/// becomes an exception at the boundary.
fn log_panic(panic: &PanicHookInfo) {
    log::error!("{panic}");
}
