//! Whole numbers from JavaScript, which has only floating-point ones.

use crate::refused::Refused;

/// `value`, the argument `name`, as a whole number of 32 bits.
///
/// Node-API's own conversion turns NaN into 0, cuts off fractions and wraps what is out of range, and so would play
/// a move that nobody asked for.
///
/// # Errors
/// [`Refused::InvalidArgument`] for anything but a whole number of that range.
pub(crate) fn whole(name: &str, value: f64) -> Result<i32, Refused> {
    if value.fract() == 0.0 && (f64::from(i32::MIN)..=f64::from(i32::MAX)).contains(&value) {
        #[allow(clippy::cast_possible_truncation, reason = "it is whole and in range")]
        Ok(value as i32)
    } else {
        Err(Refused::InvalidArgument {
            reason: format!(
                "{name} has to be a whole number from {} to {}, not {value}",
                i32::MIN,
                i32::MAX
            ),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::whole;

    #[test]
    fn whole_numbers_of_32_bits_pass() {
        for (value, expected) in [
            (0.0, 0),
            (-0.0, 0),
            (-1.0, -1),
            (2_147_483_647.0, i32::MAX),
            (-2_147_483_648.0, i32::MIN),
        ] {
            assert_eq!(whole("point", value), Ok(expected));
        }
    }

    #[test]
    fn nothing_else_does() {
        let others = [
            f64::NAN,
            f64::INFINITY,
            f64::NEG_INFINITY,
            0.5,
            -1e-300,
            2_147_483_648.0,
            -2_147_483_649.0,
            4_294_967_296.0,
            1e300,
        ];
        for value in others {
            let error = whole("point", value).unwrap_err().to_string();
            assert!(error.starts_with("point has to be a whole number"), "{error}");
            assert!(error.ends_with(&format!("not {value}")), "{error}");
        }
    }
}
