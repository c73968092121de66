//! Generates the Kotlin side from the built library: `cargo xtask bindings` runs it.

fn main() {
    uniffi::uniffi_bindgen_main();
}
