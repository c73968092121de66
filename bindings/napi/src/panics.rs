//! Panics outside of the thread that JavaScript runs on, where Node-API's macros do not catch them.

use std::{
    any::Any,
    panic::{AssertUnwindSafe, catch_unwind},
};

/// What `work` returns, or the text of the panic that ended it.
///
/// What `work` shares with others has to be whole after a panic; sessions are, since they carry out events on a copy.
pub(crate) fn caught<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| text(&*panic))
}

fn text(panic: &(dyn Any + Send)) -> String {
    if let Some(text) = panic.downcast_ref::<String>() {
        text.clone()
    } else if let Some(text) = panic.downcast_ref::<&str>() {
        (*text).to_owned()
    } else {
        "a panic without a text".to_owned()
    }
}

#[cfg(test)]
mod tests {
    use std::panic::panic_any;

    use super::caught;

    #[test]
    fn the_text_of_a_panic_arrives() {
        let number = 7;
        assert_eq!(caught(|| number), Ok(7));
        assert_eq!(caught(|| panic!("plain")), Err::<(), _>("plain".to_owned()));
        assert_eq!(
            caught(|| panic!("with {number}")),
            Err::<(), _>("with 7".to_owned())
        );
        assert_eq!(
            caught(|| panic_any(number)),
            Err::<(), _>("a panic without a text".to_owned())
        );
    }
}
