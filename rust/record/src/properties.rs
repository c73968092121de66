//! Named values that belong to one format.

use std::{borrow::Cow, fmt, iter};

use crate::escape::{find_plain, push_escaped};

/// The names of what a record has a place of its own for: SGF writes these itself, each once.
const HELD_ELSEWHERE: [&str; 13] = [
    "B", "W", "AB", "AW", "AE", "PL", "LB", "C", "MA", "CR", "SQ", "TR", "SL",
];

/// Named values that a format has and nothing else of a record has a place for: they are kept so that they come
/// through, and written by SGF and JSON. A name may stand for several values, as SGF has it.
///
/// They are one text in the form of SGF properties, which is small however many there are.
///
/// ```
/// use gomoku_record::Properties;
///
/// let mut properties = Properties::default();
/// properties.push("SO", ["a book"]);
/// properties.push("KO", [""]);
/// assert_eq!(properties.get("SO").as_deref(), Some("a book"));
/// assert_eq!(properties.to_string(), "SO[a book]KO[]");
/// ```
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Properties(String);

impl Properties {
    pub(crate) const EMPTY: Properties = Properties(String::new());

    /// Whether there are none.
    ///
    /// ```
    /// # use gomoku_record::Properties;
    /// assert!(Properties::default().is_empty());
    /// ```
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds a property with its values, mostly one.
    ///
    /// ```
    /// # use gomoku_record::Properties;
    /// let mut properties = Properties::default();
    /// properties.push("HO", ["1]"]);
    /// assert_eq!(properties.iter().next(), Some(("HO", "1]".into())));
    /// ```
    ///
    /// # Panics
    ///
    /// When the [name](Properties::is_name) is none: nothing could read it back.
    #[track_caller]
    pub fn push<'a>(&mut self, name: &str, values: impl IntoIterator<Item = &'a str>) {
        assert!(Properties::is_name(name), "{name:?} is no name of a property");
        self.0.push_str(name);
        for value in values {
            self.push_value(value);
        }
    }

    /// Adds a property whose values are escaped already, as [they are kept](Properties::grouped).
    pub(crate) fn push_escaped<'a>(&mut self, name: &str, values: impl IntoIterator<Item = &'a str>) {
        self.0.push_str(name);
        for value in values {
            self.0.extend(["[", value, "]"]);
        }
    }

    /// Whether a property can have this name: capital letters and digits, at least one, and nothing that a record has
    /// a place of its own for.
    ///
    /// ```
    /// # use gomoku_record::Properties;
    /// assert!(Properties::is_name("5A") && !Properties::is_name("b") && !Properties::is_name(""));
    /// assert!(!Properties::is_name("B"), "a move");
    /// ```
    #[must_use]
    pub fn is_name(name: &str) -> bool {
        let is_fit = |c: u8| c.is_ascii_uppercase() || c.is_ascii_digit();
        !name.is_empty() && name.bytes().all(is_fit) && !HELD_ELSEWHERE.contains(&name)
    }

    /// The first value of that name.
    ///
    /// ```
    /// # use gomoku_record::Properties;
    /// assert_eq!(Properties::default().get("SO"), None);
    /// ```
    #[must_use]
    pub fn get(&self, name: &str) -> Option<Cow<'_, str>> {
        self.iter()
            .find(|&(other, _)| other == name)
            .map(|(_, value)| value)
    }

    /// Names and values in their order; a name is repeated for each of its values.
    ///
    /// ```
    /// # use gomoku_record::Properties;
    /// assert_eq!(Properties::default().iter().count(), 0);
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = (&str, Cow<'_, str>)> {
        let mut name = "";
        self.values().map(move |(new_name, value)| {
            name = new_name.unwrap_or(name);
            (name, unescaped(value))
        })
    }

    /// Whether a value can be kept as it stands: every bracket that closes is escaped, and it ends with no escape.
    pub(crate) fn is_escaped(value: &str) -> bool {
        find_plain(&format!("{value}]"), b']') == Some(value.len())
    }

    /// Each name with its values, in their order. The values are escaped: what stands before a colon, say, is for the
    /// format to tell.
    pub(crate) fn grouped(&self) -> Vec<(&str, Vec<String>)> {
        let mut groups: Vec<(&str, Vec<String>)> = Vec::new();
        for (new_name, value) in self.values() {
            groups.extend(new_name.map(|name| (name, Vec::new())));
            if let Some((_, values)) = groups.last_mut() {
                values.push(value.to_owned());
            }
        }
        groups
    }

    /// The values, escaped, with the name before the first of each property.
    fn values(&self) -> impl Iterator<Item = (Option<&str>, &str)> {
        let mut rest = self.0.as_str();
        iter::from_fn(move || {
            let (name, behind) = rest.split_once('[')?;
            let end = find_plain(behind, b']')?;
            rest = &behind[end + 1..];
            Some(((!name.is_empty()).then_some(name), &behind[..end]))
        })
    }

    fn push_value(&mut self, value: &str) {
        self.0.push('[');
        push_escaped(&mut self.0, value, false);
        self.0.push(']');
    }
}

impl fmt::Display for Properties {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Properties {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

fn unescaped(value: &str) -> Cow<'_, str> {
    if !value.contains('\\') {
        return Cow::Borrowed(value);
    }
    let mut escaped = false;
    let plain = value.chars().filter(|&c| {
        escaped = c == '\\' && !escaped;
        !escaped
    });
    Cow::Owned(plain.collect())
}
