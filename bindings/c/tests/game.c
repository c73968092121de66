// Plays games through the C interface, with every event.
//
// usage: game <empty folder>

#include <stdio.h>
#include <string.h>

#include "check.h"
#include "parts.h"

// Black wins on a board of 5 lines with the last of these moves: along the lowest line, White above it.
static const int32_t BLACK_WINS[] = {20, 15, 21, 16, 22, 17, 23, 18, 24};

// Fills a board of 5 lines without a five.
static const int32_t DRAW[] = {20, 15, 10, 5,  0,  21, 11, 16, 1, 6, 17, 22, 7,
                               12, 23, 2,  13, 18, 3,  8,  19, 24, 9, 4, 14};

#define LENGTH(array) (sizeof(array) / sizeof(array)[0])

static void versions_are_told(void) {
  CHECK(gomoku_abi_version() == GOMOKU_ABI_VERSION);
  int major, minor, patch;
  CHECK(sscanf(gomoku_version(), "%d.%d.%d", &major, &minor, &patch) == 3);
  CHECK(strcmp(gomoku_status_name(GOMOKU_STATUS_OFF_BOARD), "OffBoard") == 0);
  CHECK(strcmp(gomoku_status_name(INT32_MIN), "unknown") == 0);
}

static void a_new_session_has_an_empty_board(void) {
  GomokuSession *session = open_session();
  GomokuSnapshot snapshot = present(session);
  CHECK(snapshot.size == 15 && snapshot.ply == 0 && snapshot.move_count == 0);
  CHECK(snapshot.turn == GOMOKU_COLOR_BLACK && snapshot.first == GOMOKU_COLOR_BLACK);
  CHECK(snapshot.last == GOMOKU_NO_POINT && snapshot.pending == GOMOKU_NO_POINT);
  CHECK(snapshot.moves[0] == GOMOKU_NO_POINT && snapshot.outcome.line[0] == GOMOKU_NO_POINT);
  CHECK(snapshot.star_point_count == 9 && snapshot.star_points[4] == 7 * 15 + 7);
  CHECK(snapshot.settings.show_coordinates && snapshot.saved);
  CHECK(snapshot.restored == GOMOKU_RESTORED_NOTHING);
  CHECK(!snapshot.can_undo && !snapshot.can_redo && !snapshot.under_way);
  CHECK(gomoku_session_close(session) == GOMOKU_STATUS_OK);
}

static void black_wins_and_the_score_counts(void) {
  GomokuSession *session = open_session();
  accepted(session, new_game(5, GOMOKU_RULE_STANDARD, GOMOKU_BEGINS_BLACK));
  GomokuSnapshot won = play(session, BLACK_WINS, LENGTH(BLACK_WINS));
  CHECK(won.outcome.kind == GOMOKU_OUTCOME_KIND_WIN && won.outcome.winner == GOMOKU_COLOR_BLACK);
  CHECK(won.outcome.reason == GOMOKU_END_REASON_FIVE && won.outcome.line_count == 5);
  for (int32_t place = 0; place < 5; place++) {
    CHECK(won.outcome.line[place] == 20 + place);
    CHECK(won.cells[20 + place] == GOMOKU_COLOR_BLACK);
  }
  CHECK(won.outcome.line[5] == GOMOKU_NO_POINT);
  CHECK(won.rule == GOMOKU_RULE_STANDARD && won.turn == GOMOKU_COLOR_NONE && won.last == 24);
  CHECK(won.scores.black == 1 && won.scores.white == 0 && won.black_stones == 5 && won.white_stones == 4);
  refused(session, tap(0), GOMOKU_STATUS_GAME_OVER);
  refused(session, plain(GOMOKU_EVENT_KIND_UNDO), GOMOKU_STATUS_NOTHING_TO_UNDO);
  refused(session, plain(GOMOKU_EVENT_KIND_RESIGN), GOMOKU_STATUS_GAME_OVER);
  CHECK(accepted(session, go_to(3)).outcome.kind == GOMOKU_OUTCOME_KIND_WIN);
  CHECK(gomoku_session_close(session) == GOMOKU_STATUS_OK);
}

static void a_full_board_is_a_draw(void) {
  GomokuSession *session = open_session();
  accepted(session, new_game(5, GOMOKU_RULE_FREESTYLE, GOMOKU_BEGINS_WHITE));
  GomokuSnapshot drawn = play(session, DRAW, LENGTH(DRAW));
  CHECK(drawn.outcome.kind == GOMOKU_OUTCOME_KIND_DRAW && drawn.outcome.winner == GOMOKU_COLOR_NONE);
  CHECK(drawn.outcome.reason == GOMOKU_END_REASON_NONE && drawn.outcome.line_count == 0);
  CHECK(drawn.outcome.draw_reason == GOMOKU_DRAW_REASON_FULL_BOARD);
  CHECK(drawn.first == GOMOKU_COLOR_WHITE && drawn.move_count == 25 && drawn.scores.draws == 1);
  CHECK(memcmp(drawn.moves, DRAW, sizeof DRAW) == 0);
  CHECK(accepted(session, plain(GOMOKU_EVENT_KIND_CLEAR_SCORES)).scores.draws == 0);
  CHECK(gomoku_session_close(session) == GOMOKU_STATUS_OK);
}

static void two_persons_agree_on_a_draw(void) {
  GomokuSession *session = open_session();
  CHECK(!present(session).can_agree_draw);
  CHECK(play(session, DRAW, 1).can_agree_draw);
  GomokuSnapshot drawn = accepted(session, plain(GOMOKU_EVENT_KIND_AGREE_DRAW));
  CHECK(drawn.outcome.kind == GOMOKU_OUTCOME_KIND_DRAW && drawn.scores.draws == 1);
  CHECK(drawn.outcome.draw_reason == GOMOKU_DRAW_REASON_AGREEMENT);
  refused(session, plain(GOMOKU_EVENT_KIND_AGREE_DRAW), GOMOKU_STATUS_GAME_OVER);
  CHECK(gomoku_session_close(session) == GOMOKU_STATUS_OK);
}

static void moves_go_back_and_forth(void) {
  GomokuSession *session = open_session();
  refused(session, plain(GOMOKU_EVENT_KIND_UNDO), GOMOKU_STATUS_NOTHING_TO_UNDO);
  GomokuSnapshot two = play(session, BLACK_WINS, 2);
  CHECK(two.can_undo && two.under_way && two.turn == GOMOKU_COLOR_BLACK);
  refused(session, plain(GOMOKU_EVENT_KIND_REDO), GOMOKU_STATUS_NOTHING_TO_REDO);
  GomokuSnapshot back = accepted(session, plain(GOMOKU_EVENT_KIND_UNDO));
  CHECK(back.ply == 1 && back.move_count == 2 && back.can_redo && back.turn == GOMOKU_COLOR_WHITE);
  GomokuSnapshot again = accepted(session, plain(GOMOKU_EVENT_KIND_REDO));
  CHECK(same(&again, &two));
  CHECK(accepted(session, go_to(0)).ply == 0);
  GomokuError error = refused(session, go_to(3), GOMOKU_STATUS_NO_SUCH_PLY);
  CHECK(error.ply == 3 && error.moves == 2);
  error = refused(session, tap(225), GOMOKU_STATUS_OFF_BOARD);
  CHECK(error.point == 225);
  accepted(session, tap(7));
  error = refused(session, tap(7), GOMOKU_STATUS_OCCUPIED);
  CHECK(error.point == 7 && strcmp(error.message, "point 7 is occupied") == 0);
  CHECK(gomoku_session_close(session) == GOMOKU_STATUS_OK);
}

static void a_resignation_is_taken_back(void) {
  GomokuSession *session = open_session();
  GomokuSettings chosen = present(session).settings;
  chosen.undo_after_end = true;
  chosen.theme = GOMOKU_BOARD_THEME_SKY;
  GomokuSnapshot changed = accepted(session, settings(chosen));
  CHECK(changed.settings.undo_after_end && changed.settings.theme == GOMOKU_BOARD_THEME_SKY);
  GomokuSnapshot resigned = accepted(session, plain(GOMOKU_EVENT_KIND_RESIGN));
  CHECK(resigned.outcome.reason == GOMOKU_END_REASON_RESIGNATION && resigned.scores.white == 1);
  CHECK(resigned.outcome.winner == GOMOKU_COLOR_WHITE && resigned.can_undo);
  CHECK(accepted(session, plain(GOMOKU_EVENT_KIND_UNDO)).scores.white == 0);
  CHECK(gomoku_session_close(session) == GOMOKU_STATUS_OK);
}

static void a_move_can_need_a_second_tap(void) {
  GomokuSession *session = open_session();
  GomokuSettings chosen = present(session).settings;
  chosen.confirm_moves = true;
  accepted(session, settings(chosen));
  GomokuSnapshot marked = accepted(session, tap(112));
  CHECK(marked.pending == 112 && marked.ply == 0 && marked.cells[112] == GOMOKU_COLOR_NONE);
  GomokuSnapshot played = accepted(session, tap(112));
  CHECK(played.pending == GOMOKU_NO_POINT && played.ply == 1 && played.last == 112);
  CHECK(gomoku_session_close(session) == GOMOKU_STATUS_OK);
}

static void a_game_outlives_its_session(const char *folder) {
  GomokuSession *session = open_folder(folder);
  GomokuSnapshot left = play(session, BLACK_WINS, 3);
  CHECK(left.saved && left.restored == GOMOKU_RESTORED_NOTHING);
  accepted(session, plain(GOMOKU_EVENT_KIND_SUSPEND));
  CHECK(gomoku_session_close(session) == GOMOKU_STATUS_OK);
  session = open_folder(folder);
  GomokuSnapshot found = present(session);
  CHECK(found.restored == GOMOKU_RESTORED_LATEST && same(&found, &left));
  CHECK(gomoku_session_close(session) == GOMOKU_STATUS_OK);
}

int main(int count, char **arguments) {
  if (count != 2) {
    fprintf(stderr, "usage: game <empty folder>\n");
    return 2;
  }
  versions_are_told();
  a_new_session_has_an_empty_board();
  black_wins_and_the_score_counts();
  a_full_board_is_a_draw();
  two_persons_agree_on_a_draw();
  moves_go_back_and_forth();
  a_resignation_is_taken_back();
  a_move_can_need_a_second_tap();
  a_game_outlives_its_session(arguments[1]);
  openings_ask_and_are_answered();
  misuse_is_refused(arguments[1]);
  threads_share_sessions(arguments[1]);
  the_engine_plays_while_others_work();
  puts("the C test passed");
  return 0;
}
