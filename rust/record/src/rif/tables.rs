//! Names that games refer to by number.

use std::{borrow::Cow, collections::HashMap};

use quick_xml::{XmlVersion, events::BytesStart};

/// What a number stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Table {
    Player,
    Tournament,
    Rule,
    Opening,
}

#[derive(Default)]
pub(super) struct Tables {
    names: HashMap<(Table, String), String>,
}

impl Tables {
    /// Keeps the name of an element that has one and a number; passes over all others.
    pub(super) fn note(&mut self, element: &BytesStart<'_>) {
        let table = match element.name().as_ref() {
            "player" => Table::Player,
            "tournament" => Table::Tournament,
            "rule" => Table::Rule,
            "opening" => Table::Opening,
            _ => return,
        };
        let value = |name| attribute(element, name).unwrap_or_default();
        let name = format!("{} {}", value("name"), value("surname"));
        let (id, name) = (value("id"), name.trim());
        if !id.is_empty() && !name.is_empty() {
            self.names.insert((table, id.into_owned()), name.to_owned());
        }
    }

    /// The name of that number; names that stand in place of numbers are their own.
    pub(super) fn name(&self, table: Table, id: &str) -> String {
        let name = self.names.get(&(table, id.to_owned()));
        name.map_or_else(|| id.to_owned(), String::clone)
    }
}

/// The value of an attribute; `None` as well where it is not well formed.
pub(super) fn attribute<'a>(element: &'a BytesStart<'_>, name: &str) -> Option<Cow<'a, str>> {
    let attribute = element.try_get_attribute(name).ok()??;
    attribute.normalized_value(XmlVersion::Implicit1_0).ok()
}
