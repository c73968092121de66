//! Signs the APK: with a release key that the environment names, or else with a debug key made on the spot.
//!
//! `GOMOKU_KEYSTORE` (a file), `GOMOKU_KEYSTORE_PASSWORD`, `GOMOKU_KEY_ALIAS` and, where it differs from the
//! keystore's, `GOMOKU_KEY_PASSWORD` name the release key.

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};

use crate::{android::abi::MIN_API, run};

/// What Android Studio calls its own; the key is worth nothing, so its password is no secret.
const DEBUG_ALIAS: &str = "androiddebugkey";
const DEBUG_PASSWORD: &str = "android";

/// Signs `unsigned` into `apk` by the schemes v2 and v3.
///
/// # Errors
/// When the key cannot be read or made, or apksigner fails.
pub fn sign(unsigned: &Path, apk: &Path) -> Result<()> {
    let mut command = Command::new("apksigner");
    command.arg("sign");
    if let Some(keystore) = env::var_os("GOMOKU_KEYSTORE") {
        release_key(&mut command, Path::new(&keystore))?;
    } else {
        debug_key(&mut command)?;
    }
    command
        .args(["--min-sdk-version", &MIN_API.to_string()])
        // v1 is for Android 6 and below, v4 for installing while it still downloads.
        .args(["--v1-signing-enabled", "false", "--v2-signing-enabled", "true"])
        .args(["--v3-signing-enabled", "true", "--v4-signing-enabled", "false"])
        .arg("--out")
        .arg(apk)
        .arg(unsigned);
    run::output(&mut command).context("apksigner could not sign the APK")?;
    Ok(())
}

fn release_key(command: &mut Command, keystore: &Path) -> Result<()> {
    let alias = env::var("GOMOKU_KEY_ALIAS").context("GOMOKU_KEYSTORE is set, GOMOKU_KEY_ALIAS is not")?;
    // By name, so that the passwords show in no list of processes.
    command.arg("--ks").arg(keystore).args(["--ks-key-alias", &alias]);
    command.args(["--ks-pass", "env:GOMOKU_KEYSTORE_PASSWORD"]);
    if env::var_os("GOMOKU_KEY_PASSWORD").is_some() {
        command.args(["--key-pass", "env:GOMOKU_KEY_PASSWORD"]);
    }
    Ok(())
}

fn debug_key(command: &mut Command) -> Result<()> {
    command
        .arg("--ks")
        .arg(debug_keystore()?)
        .args(["--ks-key-alias", DEBUG_ALIAS]);
    command.args(["--ks-pass", &format!("pass:{DEBUG_PASSWORD}")]);
    Ok(())
}

/// The keystore of the debug key. It is kept, for a phone takes an update only from the key it knows.
fn debug_keystore() -> Result<PathBuf> {
    let keystore = crate::android::target().join("debug.keystore");
    if !keystore.exists() {
        run::output(
            Command::new("keytool")
                .args([
                    "-genkeypair",
                    "-keyalg",
                    "RSA",
                    "-keysize",
                    "2048",
                    "-validity",
                    "10000",
                ])
                .args([
                    "-dname",
                    "CN=Gomoku debug",
                    "-alias",
                    DEBUG_ALIAS,
                    "-storepass",
                    DEBUG_PASSWORD,
                ])
                .arg("-keystore")
                .arg(&keystore),
        )?;
    }
    Ok(keystore)
}
