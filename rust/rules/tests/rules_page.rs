//! `docs/rules.md` shows what the code says.

#[path = "support/rules_page.rs"]
mod rules_page;

#[test]
fn the_diagrams_are_as_the_code_draws_them() {
    let page = rules_page::read();
    assert!(page.matches("```text ").count() > 10);
    assert_eq!(
        page,
        rules_page::drawn(&page),
        "draw them anew: cargo run -p gomoku-rules --example rules_page"
    );
}
