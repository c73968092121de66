//! The macros of Node-API write what they export into the folder that this variable names, each time the crate is
//! compiled: `cargo xtask bindings` makes the ArkTS side of it.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=NAPI_TYPE_DEF_TMP_FOLDER");
}
