//! What INFO lines say.

use gomoku_rules::Rule;

use crate::{clock::Clock, command::Complaint};

/// What a manager has set; a manager need not set anything.
#[derive(Clone, Debug)]
pub(crate) struct Settings {
    pub(crate) clock: Clock,
    /// The number of the rule if that is not supported.
    rule: Result<Rule, i64>,
    /// In bytes; 0 for no limit.
    max_memory: u64,
    /// In bytes, if a manager sets it.
    table: Option<u64>,
    pub(crate) depth: Option<u32>,
    pub(crate) nodes: Option<u64>,
}

/// What the program takes besides the table, in bytes, rounded up.
const BESIDES_TABLE: u64 = 16 << 20;

/// The smallest table and the largest, in bytes: a minute of thinking fills less than a gigabyte, and what a machine
/// does not have would end the program.
const TABLE: std::ops::RangeInclusive<u64> = 1 << 20..=1 << 30;

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            clock: Clock::default(),
            rule: Ok(Rule::Freestyle),
            max_memory: 0,
            table: None,
            depth: None,
            nodes: None,
        }
    }
}

impl Settings {
    /// Heeds a setting. One that is not known or makes no sense is passed over, for INFO has no answer.
    pub(crate) fn set(&mut self, key: &str, value: &str) {
        let Ok(number) = value.parse::<i64>() else {
            return;
        };
        let positive = u64::try_from(number).ok().filter(|&number| number > 0);
        match key.to_ascii_lowercase().as_str() {
            "timeout_turn" => self.clock.turn = number,
            "timeout_match" => self.clock.game = number,
            "time_left" => self.clock.left = Some(number),
            "rule" => self.rule = rule(number).ok_or(number),
            "max_memory" => self.max_memory = positive.unwrap_or(0),
            "hash_size" => self.table = positive.map(|kilobytes| kilobytes.saturating_mul(1 << 10)),
            "max_depth" => self.depth = positive.map(|depth| u32::try_from(depth).unwrap_or(u32::MAX)),
            "max_node" => self.nodes = positive,
            // game_type, folder, evaluate, thread_num and what may come: the engine plays the same whatever they say.
            _ => {}
        }
    }

    /// The rule; the manager is told only now if it is not supported.
    pub(crate) fn rule(&self) -> Result<Rule, Complaint> {
        self.rule
            .map_err(|number| Complaint::error(format!("rule {number} is not supported")))
    }

    /// The size of the engine's table in bytes: what the manager says, or `by_default`, within its memory limit.
    pub(crate) fn table_bytes(&self, by_default: usize) -> usize {
        let wanted = self.table.unwrap_or(by_default as u64);
        let most = if self.max_memory == 0 {
            u64::MAX
        } else {
            self.max_memory.saturating_sub(BESIDES_TABLE)
        };
        let bytes = wanted.min(most).clamp(*TABLE.start(), *TABLE.end());
        usize::try_from(bytes).unwrap_or(by_default)
    }
}

/// The rule of Gomocup's sum of 1 (exactly five), 4 (renju) and 8 (caro). 2, a continuous game, has never been
/// played; Yixin Board says 2 for renju.
fn rule(number: i64) -> Option<Rule> {
    match number {
        0 => Some(Rule::Freestyle),
        1 => Some(Rule::Standard),
        2 | 4 => Some(Rule::Renju),
        8 => Some(Rule::Caro),
        9 => Some(Rule::ExactCaro),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_by_number() {
        let mut settings = Settings::default();
        for (number, rule) in [
            (0, Rule::Freestyle),
            (1, Rule::Standard),
            (4, Rule::Renju),
            (8, Rule::Caro),
            (9, Rule::ExactCaro),
        ] {
            settings.set("rule", &number.to_string());
            assert_eq!(settings.rule(), Ok(rule));
        }
        settings.set("rule", "3");
        assert!(settings.rule().is_err());
    }

    #[test]
    fn the_table_keeps_within_the_memory_limit() {
        let mut settings = Settings::default();
        assert_eq!(settings.table_bytes(16 << 20), 16 << 20);
        settings.set("max_memory", "20971520");
        assert_eq!(settings.table_bytes(16 << 20), 4 << 20);
        settings.set("max_memory", "1");
        assert_eq!(settings.table_bytes(16 << 20), 1 << 20);
        settings.set("max_memory", "0");
        settings.set("hash_size", "2048");
        assert_eq!(settings.table_bytes(16 << 20), 2 << 20);
        settings.set("hash_size", "99999999999");
        assert_eq!(settings.table_bytes(16 << 20), 1 << 30);
    }

    #[test]
    fn nonsense_changes_nothing() {
        let mut settings = Settings::default();
        for (key, value) in [
            ("rule", "x"),
            ("rule", ""),
            ("timeout_turn", "1e3"),
            ("max_node", "99999999999999999999"),
            ("", ""),
        ] {
            settings.set(key, value);
        }
        assert_eq!(format!("{settings:?}"), format!("{:?}", Settings::default()));
    }
}
