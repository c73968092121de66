//! The one place where panics stop: what crosses to C is a status.

use std::{
    any::Any,
    panic::{AssertUnwindSafe, catch_unwind},
};

use crate::status::{Failure, GomokuStatus, remember};

/// Does the work of one call. Why it failed can be asked for on the same thread.
///
/// A panic leaves no session half changed, since events are carried out on a copy.
pub(crate) fn guard(work: impl FnOnce() -> Result<(), Failure>) -> GomokuStatus {
    let result = catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|payload| {
        Err(Failure::Panic {
            message: message(payload.as_ref()),
        })
    });
    match result {
        Ok(()) => GomokuStatus::Ok,
        Err(failure) => remember(&failure),
    }
}

fn message(payload: &(dyn Any + Send)) -> String {
    if let Some(text) = payload.downcast_ref::<&str>() {
        (*text).to_owned()
    } else if let Some(text) = payload.downcast_ref::<String>() {
        text.clone()
    } else {
        "no message".to_owned()
    }
}

#[cfg(test)]
mod tests {
    use std::{fs, panic::panic_any};

    use super::guard;
    use crate::status::{GomokuStatus, last};

    #[test]
    fn a_panic_becomes_a_status_with_its_message() {
        assert_eq!(guard(|| panic!("number {}", 7)), GomokuStatus::Panic);
        assert!(last().message().contains("number 7"));
        assert_eq!(guard(|| panic!("plain")), GomokuStatus::Panic);
        assert!(last().message().contains("plain"));
        assert_eq!(guard(|| panic_any(7)), GomokuStatus::Panic);
        assert!(last().message().contains("no message"));
    }

    /// Such a function only gives out a constant.
    const UNGUARDED: [&str; 3] = ["gomoku_abi_version", "gomoku_status_name", "gomoku_version"];

    #[test]
    fn every_function_of_the_header_is_guarded() {
        let mut unguarded = Vec::new();
        for file in fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/src")).unwrap() {
            let source = fs::read_to_string(file.unwrap().path()).unwrap();
            for function in source.split("#[unsafe(no_mangle)]\npub ").skip(1) {
                let (signature, body) = function.split_once(" {\n").unwrap();
                if !body.starts_with("    guard(|| ") {
                    let (_, name) = signature.split_once("extern \"C\" fn ").unwrap();
                    unguarded.push(name.split('(').next().unwrap().to_owned());
                }
            }
        }
        unguarded.sort();
        assert_eq!(unguarded, UNGUARDED);
    }

    #[test]
    fn what_works_is_ok_and_leaves_the_last_error() {
        guard(|| panic!("before"));
        assert_eq!(guard(|| Ok(())), GomokuStatus::Ok);
        assert_eq!(last().status, GomokuStatus::Panic);
    }
}
