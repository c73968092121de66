//! Which library this is.

use std::ffi::{CStr, c_char};

use crate::status::Failure;

/// The version of this interface. It is raised with every change to the layout of a struct or to the meaning of
/// a number. Who opens a session says for which version it was compiled, and another one is refused.
pub const GOMOKU_ABI_VERSION: u32 = 3;

const VERSION: &CStr = match CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
    Ok(version) => version,
    Err(_) => panic!("a version has no zero byte"),
};

/// The `GOMOKU_ABI_VERSION` that the library was compiled with.
#[unsafe(no_mangle)]
pub extern "C" fn gomoku_abi_version() -> u32 {
    GOMOKU_ABI_VERSION
}

/// The version of the library, for instance `0.1.0`. The text is never freed.
#[unsafe(no_mangle)]
pub extern "C" fn gomoku_version() -> *const c_char {
    VERSION.as_ptr()
}

/// Refuses a program that was compiled for another version of the interface.
pub(crate) fn check(asked: u32) -> Result<(), Failure> {
    if asked == GOMOKU_ABI_VERSION {
        Ok(())
    } else {
        Err(Failure::WrongAbiVersion { asked })
    }
}

#[cfg(test)]
mod tests {
    use super::{GOMOKU_ABI_VERSION, VERSION};
    use crate::{GomokuError, GomokuEvent, GomokuSnapshot};

    #[test]
    fn another_layout_is_another_version() {
        let sizes = (
            size_of::<GomokuEvent>(),
            size_of::<GomokuSnapshot>(),
            size_of::<GomokuError>(),
        );
        assert_eq!((GOMOKU_ABI_VERSION, sizes), (3, (56, 7024, 560)));
    }

    #[test]
    fn the_version_is_that_of_the_package() {
        assert_eq!(VERSION.to_str().unwrap(), env!("CARGO_PKG_VERSION"));
    }
}
