//! Prints a C and C++ source that compiles only if every struct of the header has the size, and every field the
//! place and the size, that it has in Rust. `cargo xtask test` compiles it.

use std::mem::offset_of;

use gomoku_c::{
    GomokuError, GomokuEvent, GomokuHint, GomokuNewGame, GomokuOpeningTask, GomokuOutcome, GomokuPlayers,
    GomokuScores, GomokuSettings, GomokuSnapshot,
};

/// Prints the assertions for one struct. The list has all its fields, or it does not compile.
macro_rules! assert_layout {
    ($struct:ident { $($field:ident),+ $(,)? }) => {
        let _complete = |$struct { $($field: _),+ }: $struct| {};
        let name = stringify!($struct);
        println!("static_assert(sizeof({name}) == {}, \"{name}\");", size_of::<$struct>());
        $(
            println!(
                "static_assert(offsetof({name}, {field}) == {}, \"{name}.{field}\");",
                offset_of!($struct, $field),
                field = stringify!($field),
            );
            println!(
                "static_assert(sizeof(((const {name} *)0)->{field}) == {}, \"{name}.{field}\");",
                size_of_field(|whole: &$struct| &whole.$field),
                field = stringify!($field),
            );
        )+
    };
}

fn size_of_field<S, F>(_: fn(&S) -> &F) -> usize {
    size_of::<F>()
}

fn main() {
    println!("#include <assert.h>\n#include <stddef.h>\n\n#include \"gomoku.h\"\n");
    print_what_is_sent();
    print_parts_of_the_snapshot();
    print_what_is_answered();
}

fn print_what_is_sent() {
    assert_layout!(GomokuPlayers { black, white });
    assert_layout!(GomokuNewGame {
        size,
        rule,
        begins,
        opening,
        players,
    });
    assert_layout!(GomokuSettings {
        theme,
        undo_after_end,
        confirm_moves,
        forbidden_loses,
        show_coordinates,
        show_move_numbers,
    });
    assert_layout!(GomokuEvent {
        kind,
        point,
        ply,
        decision,
        count,
        new_game,
        settings,
    });
}

fn print_parts_of_the_snapshot() {
    assert_layout!(GomokuScores { black, white, draws });
    assert_layout!(GomokuOpeningTask {
        ask,
        seat,
        color,
        central_lines,
        count,
    });
    assert_layout!(GomokuHint {
        point,
        score,
        mate,
        why,
        line_count,
        line,
    });
    assert_layout!(GomokuOutcome {
        kind,
        winner,
        reason,
        draw_reason,
        line_count,
        line,
    });
}

fn print_what_is_answered() {
    assert_layout!(GomokuSnapshot {
        game_id,
        size,
        rule,
        begins,
        first,
        turn,
        ply,
        move_count,
        last,
        pending,
        black_stones,
        white_stones,
        star_point_count,
        offer_count,
        restored,
        opening,
        task,
        players,
        scores,
        settings,
        can_undo,
        can_redo,
        can_resign,
        under_way,
        saved,
        engine_to_move,
        paused,
        can_pause,
        can_hint,
        can_agree_draw,
        five_possible,
        cells,
        forbidden,
        moves,
        star_points,
        offers,
        outcome,
        hint,
    });
    assert_layout!(GomokuError {
        status,
        point,
        forbidden,
        ply,
        moves,
        size,
        least,
        lines,
        offered,
        count,
        most,
        level,
        message,
    });
}
