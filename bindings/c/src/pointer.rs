//! What can be checked of a pointer from C.

use crate::status::Failure;

/// Refuses NULL and what lies askew; `name` is that of the argument.
pub(crate) fn check<T>(pointer: *const T, name: &'static str) -> Result<(), Failure> {
    if pointer.is_null() {
        Err(Failure::NullPointer { name })
    } else if pointer.is_aligned() {
        Ok(())
    } else {
        Err(Failure::InvalidArgument {
            reason: format!("{name} is not aligned to {} bytes", align_of::<T>()),
        })
    }
}
