//! Builds, tests and runs everything: `cargo xtask <verb>`. Each verb installs what it needs and says so.
#![forbid(unsafe_code)]

mod android;
mod bindings;
mod capi;
mod debian;
mod fuzz;
mod harmony;
mod kotlin;
mod native;
mod npm;
mod oracle;
mod parity;
mod phone;
mod preview;
mod run;
mod screens;
mod setup;
mod test;
mod tune;

use std::time::UNIX_EPOCH;

use anyhow::Result;
use clap::{Parser, Subcommand, ValueEnum};

#[derive(Parser)]
#[command(name = "cargo xtask", about = "Builds, tests and runs everything")]
struct Arguments {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Says what is installed and what a verb would install.
    Doctor,
    /// Generates the Kotlin and C sides of the boundary.
    Bindings {
        /// Only says whether the checked-in files are up to date.
        #[arg(long)]
        verify: bool,
    },
    /// Builds dist/gomoku.apk, signed, and checks it.
    Apk,
    /// Plays on the libraries that ship, in virtual machines of both architectures.
    DeviceTests,
    /// Plays on the C interface from programs in C and C++, under sanitizers.
    CTests,
    /// Builds the native libraries of the Android app and checks them.
    Libraries,
    /// Builds the native libraries of the HarmonyOS app and checks them.
    Harmony,
    /// Compares the forbidden moves of renju with what a Python package says of them.
    Oracle,
    /// Compares docs/parity.md with the results of the last tests, whenever they ran.
    Parity,
    /// Runs every formatter, lint and test.
    Test,
    /// Builds the APK and starts the app: on a phone that adb sees, or else in a browser page on this machine.
    Run {
        /// Where the page is served on 127.0.0.1; 0 takes a free port.
        #[arg(long, default_value_t = 8765)]
        port: u16,
        /// Opens no browser.
        #[arg(long)]
        headless: bool,
    },
    /// Starts an app in a browser page on this machine, without building the APK.
    Preview {
        /// Which app; that of `HarmonyOS` runs in an emulation of its user interface.
        #[arg(value_enum, default_value_t = Shell::Android)]
        shell: Shell,
        /// Where the page is served on 127.0.0.1; 0 takes a free port.
        #[arg(long, default_value_t = 8765)]
        port: u16,
        /// Opens no browser.
        #[arg(long)]
        headless: bool,
    },
    /// Makes docs/screens.md anew from the screenshots of the last tests.
    Screens,
    /// Measures the rules, the session and what crosses to Kotlin.
    Bench,
    /// Feeds each fuzz target with bytes that nobody would think of.
    Fuzz {
        /// How long each is fed.
        #[arg(long, default_value_t = 60)]
        seconds: u32,
    },
    /// Fits the weights and the network of the engine to games with scores.
    Tune {
        /// Only this part of it.
        #[arg(value_enum)]
        part: Option<tune::Part>,
    },
    /// Formats the Rust and the Kotlin sources.
    Format,
}

/// The apps on the one core.
#[derive(Clone, Copy, ValueEnum)]
enum Shell {
    Android,
    Harmony,
}

fn main() -> Result<()> {
    match Arguments::parse().verb {
        Verb::Doctor => setup::doctor(),
        Verb::Bindings { verify: true } => run::step("binding drift", bindings::verify),
        Verb::Bindings { verify: false } => run::step("bindings", bindings::write),
        Verb::Apk => {
            android::apk::build()?;
            run::step("checks of the APK", android::apk::check)
        }
        Verb::DeviceTests => {
            native::library::build_all(&android::abi::SYSTEM)?;
            android::device::test()
        }
        Verb::CTests => capi::test(),
        Verb::Libraries => {
            native::library::build_all(&android::abi::SYSTEM)?;
            run::step("symbols of the libraries", || {
                native::symbols::check(&android::abi::SYSTEM)
            })
        }
        Verb::Harmony => harmony::test(),
        Verb::Oracle => oracle::test(),
        Verb::Parity => run::step("parity of the apps", || parity::check(UNIX_EPOCH)),
        Verb::Test => test::all(),
        Verb::Run { port, headless } => start_app(port, headless),
        Verb::Preview {
            shell: Shell::Android,
            port,
            headless,
        } => preview::android(port, headless),
        Verb::Preview {
            shell: Shell::Harmony,
            port,
            headless,
        } => harmony::pages::preview(port, headless),
        Verb::Screens => run::step("small pictures of both apps", screens::write),
        Verb::Bench => test::bench(),
        Verb::Fuzz { seconds } => fuzz::all(seconds),
        Verb::Tune { part } => tune::tune(part),
        Verb::Format => test::format(),
    }
}

fn start_app(port: u16, headless: bool) -> Result<()> {
    let apk = android::apk::build()?;
    if phone::is_connected() {
        return run::step("the app on the phone", || phone::start(&apk));
    }
    println!("adb sees no phone: here is the preview");
    preview::android(port, headless)
}
