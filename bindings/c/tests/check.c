// What the parts of the C test share.

#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void check(bool holds, const char *condition, const char *file, int line) {
  if (!holds) {
    GomokuError error;
    gomoku_error_last(&error);
    fprintf(stderr, "%s:%d: does not hold: %s\n", file, line, condition);
    fprintf(stderr, "the last error was %s: %s\n", gomoku_status_name(error.status), error.message);
    exit(1);
  }
}

GomokuSession *open_session(void) {
  GomokuSession *session = NULL;
  CHECK(gomoku_session_open_in_memory(GOMOKU_ABI_VERSION, &session) == GOMOKU_STATUS_OK);
  CHECK(session != NULL);
  return session;
}

GomokuSession *open_folder(const char *folder) {
  GomokuSession *session = NULL;
  CHECK(gomoku_session_open(GOMOKU_ABI_VERSION, folder, strlen(folder), &session) == GOMOKU_STATUS_OK);
  return session;
}

GomokuSnapshot accepted(GomokuSession *session, GomokuEvent event) {
  GomokuSnapshot snapshot;
  CHECK(gomoku_session_apply(session, &event, &snapshot) == GOMOKU_STATUS_OK);
  GomokuSnapshot asked = present(session);
  CHECK(same(&snapshot, &asked));
  return snapshot;
}

GomokuError refused(GomokuSession *session, GomokuEvent event, GomokuStatus status) {
  GomokuSnapshot before = present(session);
  GomokuSnapshot untouched;
  memset(&untouched, 0x5a, sizeof untouched);
  GomokuSnapshot output = untouched;
  CHECK(gomoku_session_apply(session, &event, &output) == status);
  CHECK(memcmp(&output, &untouched, sizeof output) == 0);
  GomokuError error;
  CHECK(gomoku_error_last(&error) == GOMOKU_STATUS_OK);
  CHECK(error.status == status);
  CHECK(error.message[0] != '\0');
  GomokuSnapshot after = present(session);
  CHECK(same(&before, &after));
  return error;
}

GomokuSnapshot present(GomokuSession *session) {
  GomokuSnapshot snapshot;
  CHECK(gomoku_session_snapshot(session, &snapshot) == GOMOKU_STATUS_OK);
  return snapshot;
}

// Between fields there are bytes without a meaning: they are compared one by one.
static bool same_settings(const GomokuSettings *one, const GomokuSettings *other) {
  return one->theme == other->theme && one->undo_after_end == other->undo_after_end &&
         one->confirm_moves == other->confirm_moves && one->forbidden_loses == other->forbidden_loses &&
         one->show_coordinates == other->show_coordinates && one->show_move_numbers == other->show_move_numbers;
}

static bool same_hint(const GomokuHint *one, const GomokuHint *other) {
  return one->point == other->point && one->why == other->why && one->line_count == other->line_count;
}

bool same(const GomokuSnapshot *one, const GomokuSnapshot *other) {
  return one->game_id == other->game_id && one->size == other->size && one->turn == other->turn &&
         one->ply == other->ply && one->move_count == other->move_count && one->pending == other->pending &&
         one->outcome.kind == other->outcome.kind && one->outcome.line_count == other->outcome.line_count &&
         memcmp(&one->scores, &other->scores, sizeof one->scores) == 0 &&
         memcmp(&one->task, &other->task, sizeof one->task) == 0 &&
         memcmp(&one->players, &other->players, sizeof one->players) == 0 &&
         memcmp(one->offers, other->offers, sizeof one->offers) == 0 &&
         one->engine_to_move == other->engine_to_move && one->paused == other->paused &&
         same_hint(&one->hint, &other->hint) &&
         same_settings(&one->settings, &other->settings) &&
         memcmp(one->cells, other->cells, sizeof one->cells) == 0 &&
         memcmp(one->forbidden, other->forbidden, sizeof one->forbidden) == 0 &&
         memcmp(one->moves, other->moves, sizeof one->moves) == 0;
}

GomokuEvent plain(GomokuEventKind kind) {
  GomokuEvent event;
  memset(&event, 0x5a, sizeof event);
  event.kind = kind;
  return event;
}

GomokuEvent tap(int32_t point) {
  GomokuEvent event = plain(GOMOKU_EVENT_KIND_TAP);
  event.point = point;
  return event;
}

GomokuEvent go_to(int32_t ply) {
  GomokuEvent event = plain(GOMOKU_EVENT_KIND_GO_TO);
  event.ply = ply;
  return event;
}

GomokuEvent new_game(int32_t size, GomokuRule rule, GomokuBegins begins) {
  GomokuEvent event = plain(GOMOKU_EVENT_KIND_NEW_GAME);
  event.new_game.size = size;
  event.new_game.rule = rule;
  event.new_game.begins = begins;
  event.new_game.opening = GOMOKU_OPENING_FREE;
  event.new_game.players = (GomokuPlayers){0, 0};
  return event;
}

GomokuEvent opening_game(GomokuRule rule, GomokuOpening opening) {
  GomokuEvent event = new_game(15, rule, GOMOKU_BEGINS_BLACK);
  event.new_game.opening = opening;
  return event;
}

GomokuEvent engine_game(int32_t black, int32_t white) {
  GomokuEvent event = new_game(15, GOMOKU_RULE_FREESTYLE, GOMOKU_BEGINS_BLACK);
  event.new_game.players = (GomokuPlayers){black, white};
  return event;
}

GomokuEvent decide(GomokuOpeningDecision decision) {
  GomokuEvent event = plain(GOMOKU_EVENT_KIND_DECIDE);
  event.decision = decision;
  return event;
}

GomokuEvent say_number(int32_t count) {
  GomokuEvent event = plain(GOMOKU_EVENT_KIND_SAY_NUMBER);
  event.count = count;
  return event;
}

GomokuEvent settings(GomokuSettings settings) {
  GomokuEvent event = plain(GOMOKU_EVENT_KIND_CHANGE_SETTINGS);
  event.settings = settings;
  return event;
}

GomokuSnapshot play(GomokuSession *session, const int32_t *points, size_t count) {
  for (size_t move = 0; move < count; move++) {
    accepted(session, tap(points[move]));
  }
  return present(session);
}
