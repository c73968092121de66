//! The ArkTS side, from what Node-API's macros say of each export while the compiler expands them.

use std::{
    fmt::Write,
    fs,
    path::PathBuf,
    time::{SystemTime, UNIX_EPOCH},
};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::Generated;
use crate::run;

/// The package through which DevEco Studio finds the module and its types.
const PACKAGE: &str = "harmony/entry/src/main/cpp/types/libgomoku";

const HEADER: &str = "// Generated from bindings/napi by `cargo xtask bindings`. Do not edit.\n";

/// The type that is thrown: it has JavaScript's own fields beside those of the source.
const ERROR: &str = "GameError";

/// The types of the module, once for every shell and once where DevEco Studio looks for them, with the package.
///
/// # Errors
/// When the crate does not compile, or exports something that is not known here.
pub fn generate() -> Result<Vec<Generated>> {
    let types = declarations(&definitions()?)?;
    Ok(vec![
        Generated {
            file: PathBuf::from("bindings/ets/index.d.ts"),
            text: types.clone(),
        },
        Generated {
            file: PathBuf::from(PACKAGE).join("index.d.ts"),
            text: types,
        },
        Generated {
            file: PathBuf::from(PACKAGE).join("oh-package.json5"),
            text: package(),
        },
    ])
}

/// One JSON object a line, as the macros write them.
fn definitions() -> Result<String> {
    // The macros run when the crate is compiled, and it is compiled again when the name of the folder is another.
    let now = SystemTime::now().duration_since(UNIX_EPOCH)?.as_nanos();
    let folder = run::target().join("bindings").join(format!("napi-{now}"));
    fs::create_dir_all(&folder)?;
    run::quietly(
        "bindings-napi",
        run::cargo()
            .args(["check", "--locked", "--package", "gomoku-napi"])
            .env("NAPI_TYPE_DEF_TMP_FOLDER", &folder),
    )?;
    let text = fs::read_to_string(folder.join("gomoku-napi")).context("the macros wrote no types")?;
    fs::remove_dir_all(folder)?;
    Ok(text)
}

/// The text of `index.d.ts`: words, then records, then functions.
fn declarations(definitions: &str) -> Result<String> {
    let (mut words, mut records, mut functions) = (String::new(), String::new(), String::new());
    for line in definitions.lines() {
        let definition: Value = serde_json::from_str(line).with_context(|| format!("no JSON: {line}"))?;
        let field = |name: &str| definition[name].as_str().unwrap_or_default();
        let (name, text) = (field("name"), field("def"));
        match field("kind") {
            "string_enum" => words += &commented(field("js_doc"), &word(name, text)?),
            "interface" => records += &commented(field("js_doc"), &record(name, text)),
            "fn" => functions += &commented(field("js_doc"), &format!("export declare {text};\n")),
            kind => bail!("no declaration is known for {kind} {name}"),
        }
    }
    Ok([HEADER, &words, &records, &functions].concat())
}

/// `Black = 'black'`, with the comment of each variant before it, one after the other.
fn word(name: &str, variants: &str) -> Result<String> {
    let mut text = format!("export type {name} =");
    for variant in variants.split(",\n ") {
        let (comment, value) = variant.rsplit_once('\n').unwrap_or(("", variant));
        let (_, value) = value
            .split_once(" = ")
            .with_context(|| format!("{name}: no value in {value}"))?;
        write!(text, "\n{}", indented(&format!("{comment}\n| {value}")))?;
    }
    text.push_str(";\n");
    Ok(text)
}

/// `size: number`, with the comment of each field before it, one after the other.
fn record(name: &str, fields: &str) -> String {
    let base = if name == ERROR { " extends Error" } else { "" };
    let fields: Vec<String> = fields.split(r"\n").map(indented).collect();
    format!("export interface {name}{base} {{\n{};\n}}\n", fields.join(";\n"))
}

fn commented(comment: &str, declaration: &str) -> String {
    let comment: Vec<&str> = comment.lines().map(str::trim_end).collect();
    let lines = [&comment[..], &[declaration]].concat();
    format!("\n{}", lines.join("\n"))
}

/// Two spaces before each line, and no line without anything on it.
fn indented(text: &str) -> String {
    let lines: Vec<String> = text
        .lines()
        .map(str::trim_end)
        .filter(|line| !line.is_empty())
        .map(|line| format!("  {line}"))
        .collect();
    lines.join("\n")
}

fn package() -> String {
    format!(
        "{{\n  \"name\": \"libgomoku.so\",\n  \"types\": \"./index.d.ts\",\n  \"version\": \"{}\",\n  \"description\": \
         \"The core in Rust.\"\n}}\n",
        env!("CARGO_PKG_VERSION")
    )
}

#[cfg(test)]
mod tests {
    use super::{HEADER, declarations};

    #[test]
    fn each_kind_of_export_is_declared_with_its_comments() {
        let definitions = r#"{"kind": "fn", "name": "close", "js_doc": "/** Closes. */\n", "def": "function close(handle: number): void"}
{"kind": "interface", "name": "Score", "js_doc": "/**\n * Games.\n * \n * Won.\n */\n", "def": "/** Black's. */\nblack: number\\nwhite?: number"}
{"kind": "interface", "name": "GameError", "js_doc": "", "def": "code: string"}
{"kind": "string_enum", "name": "Color", "js_doc": "", "def": "/** Begins. */\nBlack = 'black',\n White = 'white'"}
"#;
        let expected = r"
export type Color =
  /** Begins. */
  | 'black'
  | 'white';

/**
 * Games.
 *
 * Won.
 */
export interface Score {
  /** Black's. */
  black: number;
  white?: number;
}

export interface GameError extends Error {
  code: string;
}

/** Closes. */
export declare function close(handle: number): void;
";
        assert_eq!(declarations(definitions).unwrap(), format!("{HEADER}{expected}"));
    }

    #[test]
    fn an_unknown_kind_is_an_error() {
        let class = r#"{"kind": "struct", "name": "Board", "js_doc": "", "def": ""}"#;
        let error = declarations(class).unwrap_err().to_string();
        assert!(error.contains("struct Board"), "{error}");
        assert!(declarations("nonsense").is_err());
    }
}
