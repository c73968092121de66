// What no program should send, and what it is told then.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "parts.h"

#define LENGTH(array) (sizeof(array) / sizeof(array)[0])

enum { MANY = 500 };

static const int32_t WRONG_NUMBERS[] = {-1, 99, INT32_MIN, INT32_MAX};

static void expect_error(GomokuStatus status, GomokuStatus expected, const char *words) {
  GomokuError error;
  CHECK(status == expected);
  CHECK(gomoku_error_last(&error) == GOMOKU_STATUS_OK);
  CHECK(error.status == expected);
  if (strstr(error.message, words) == NULL) {
    fprintf(stderr, "expected \"%s\" in \"%s\"\n", words, error.message);
    CHECK(false);
  }
}

static void null_is_refused(void) {
  const GomokuStatus null = GOMOKU_STATUS_NULL_POINTER;
  GomokuSession *session = open_session();
  GomokuSession *other = NULL;
  GomokuSnapshot snapshot;
  GomokuEvent event = tap(0);
  expect_error(gomoku_session_apply(NULL, &event, &snapshot), null, "session");
  expect_error(gomoku_session_apply(session, NULL, &snapshot), null, "event");
  expect_error(gomoku_session_apply(session, &event, NULL), null, "snapshot");
  expect_error(gomoku_session_snapshot(NULL, &snapshot), null, "session");
  expect_error(gomoku_session_snapshot(session, NULL), null, "snapshot");
  expect_error(gomoku_session_open_in_memory(GOMOKU_ABI_VERSION, NULL), null, "session");
  expect_error(gomoku_session_open(GOMOKU_ABI_VERSION, "x", 1, NULL), null, "session");
  expect_error(gomoku_session_open(GOMOKU_ABI_VERSION, NULL, 1, &other), null, "directory");
  expect_error(gomoku_session_close(NULL), null, "session");
  expect_error(gomoku_session_think(NULL, &snapshot), null, "session");
  expect_error(gomoku_session_think(session, NULL), null, "snapshot");
  expect_error(gomoku_session_hint(NULL, &snapshot), null, "session");
  expect_error(gomoku_session_hint(session, NULL), null, "snapshot");
  expect_error(gomoku_session_stop_thinking(NULL), null, "session");
  expect_error(gomoku_error_last(NULL), null, "error");
  CHECK(other == NULL);
  CHECK(present(session).ply == 0);
  CHECK(gomoku_session_close(session) == GOMOKU_STATUS_OK);
}

static void a_pointer_askew_is_refused(void) {
  GomokuSession *session = open_session();
  static char memory[sizeof(GomokuSnapshot) + 16];
  void *askew = (void *)((uintptr_t)memory | 1);
  GomokuEvent event = tap(0);
  GomokuSnapshot snapshot;
  expect_error(gomoku_session_snapshot(session, askew), GOMOKU_STATUS_INVALID_ARGUMENT, "aligned");
  expect_error(gomoku_session_apply(session, askew, &snapshot), GOMOKU_STATUS_INVALID_ARGUMENT, "aligned");
  expect_error(gomoku_session_apply(session, &event, askew), GOMOKU_STATUS_INVALID_ARGUMENT, "aligned");
  expect_error(gomoku_session_think(session, askew), GOMOKU_STATUS_INVALID_ARGUMENT, "aligned");
  expect_error(gomoku_session_hint(session, askew), GOMOKU_STATUS_INVALID_ARGUMENT, "aligned");
  expect_error(gomoku_error_last(askew), GOMOKU_STATUS_INVALID_ARGUMENT, "aligned");
  CHECK(present(session).ply == 0);
  CHECK(gomoku_session_close(session) == GOMOKU_STATUS_OK);
}

static void expect_no_session(GomokuSession *handle) {
  GomokuSnapshot snapshot;
  GomokuEvent event = tap(0);
  const char *words = "no session is open";
  expect_error(gomoku_session_apply(handle, &event, &snapshot), GOMOKU_STATUS_NO_SUCH_SESSION, words);
  expect_error(gomoku_session_snapshot(handle, &snapshot), GOMOKU_STATUS_NO_SUCH_SESSION, words);
  expect_error(gomoku_session_think(handle, &snapshot), GOMOKU_STATUS_NO_SUCH_SESSION, words);
  expect_error(gomoku_session_hint(handle, &snapshot), GOMOKU_STATUS_NO_SUCH_SESSION, words);
  expect_error(gomoku_session_stop_thinking(handle), GOMOKU_STATUS_NO_SUCH_SESSION, words);
  expect_error(gomoku_session_close(handle), GOMOKU_STATUS_NO_SUCH_SESSION, words);
}

static void handles_that_are_none_are_refused(void) {
  GomokuSession *closed = open_session();
  CHECK(gomoku_session_close(closed) == GOMOKU_STATUS_OK);
  expect_no_session(closed);
  GomokuSession *next = open_session();
  CHECK(next != closed);
  expect_no_session(closed);
  CHECK(gomoku_session_close(next) == GOMOKU_STATUS_OK);

  int local = 0;
  void *freed = malloc(64);
  uintptr_t freed_address = (uintptr_t)freed;
  free(freed);
  const uintptr_t invented[] = {(uintptr_t)&local, (uintptr_t)"text", freed_address, UINTPTR_MAX, UINTPTR_MAX / 2};
  for (size_t place = 0; place < LENGTH(invented); place++) {
    expect_no_session((GomokuSession *)invented[place]);
  }
}

static void numbers_that_name_nothing_are_refused(void) {
  GomokuSession *session = open_session();
  GomokuSettings chosen = present(session).settings;
  refused(session, plain(0), GOMOKU_STATUS_INVALID_ARGUMENT);
  refused(session, decide(0), GOMOKU_STATUS_INVALID_ARGUMENT);
  for (size_t place = 0; place < LENGTH(WRONG_NUMBERS); place++) {
    const int32_t wrong = WRONG_NUMBERS[place];
    refused(session, plain(wrong), GOMOKU_STATUS_INVALID_ARGUMENT);
    refused(session, new_game(15, wrong, GOMOKU_BEGINS_BLACK), GOMOKU_STATUS_INVALID_ARGUMENT);
    refused(session, new_game(15, GOMOKU_RULE_FREESTYLE, wrong), GOMOKU_STATUS_INVALID_ARGUMENT);
    refused(session, opening_game(GOMOKU_RULE_RENJU, wrong), GOMOKU_STATUS_INVALID_ARGUMENT);
    refused(session, decide(wrong), GOMOKU_STATUS_INVALID_ARGUMENT);
    CHECK(refused(session, engine_game(wrong, 0), GOMOKU_STATUS_LEVEL).level == wrong);
    CHECK(refused(session, engine_game(1, wrong), GOMOKU_STATUS_LEVEL).level == wrong);
    chosen.theme = wrong;
    GomokuError error = refused(session, settings(chosen), GOMOKU_STATUS_INVALID_ARGUMENT);
    CHECK(strstr(error.message, "theme") != NULL);
    CHECK(strcmp(gomoku_status_name(wrong), "unknown") == 0);
  }
  CHECK(gomoku_session_close(session) == GOMOKU_STATUS_OK);
}

static void any_byte_is_a_bool(void) {
  GomokuSession *session = open_session();
  GomokuEvent event = plain(GOMOKU_EVENT_KIND_CHANGE_SETTINGS);
  memset(&event.settings, 0xff, sizeof event.settings);
  event.settings.theme = GOMOKU_BOARD_THEME_WHEAT;
  GomokuSnapshot snapshot;
  CHECK(gomoku_session_apply(session, &event, &snapshot) == GOMOKU_STATUS_OK);
  CHECK(snapshot.settings.undo_after_end && snapshot.settings.show_move_numbers);
  CHECK(gomoku_session_close(session) == GOMOKU_STATUS_OK);
}

static void numbers_without_measure_are_refused(void) {
  GomokuSession *session = open_session();
  const int32_t sizes[] = {-15, 0, 4, 23, INT32_MIN, INT32_MAX};
  for (size_t place = 0; place < LENGTH(sizes); place++) {
    GomokuEvent event = new_game(sizes[place], GOMOKU_RULE_FREESTYLE, GOMOKU_BEGINS_BLACK);
    CHECK(refused(session, event, GOMOKU_STATUS_BOARD_SIZE).size == sizes[place]);
  }
  for (size_t place = 0; place < LENGTH(WRONG_NUMBERS); place++) {
    const int32_t wrong = WRONG_NUMBERS[place];
    if (wrong != 99) {
      CHECK(refused(session, tap(wrong), GOMOKU_STATUS_OFF_BOARD).point == wrong);
    }
    CHECK(refused(session, go_to(wrong), GOMOKU_STATUS_NO_SUCH_PLY).ply == wrong);
  }
  CHECK(gomoku_session_close(session) == GOMOKU_STATUS_OK);
}

static void expect_no_folder(const char *name, size_t length, GomokuStatus status, const char *words) {
  GomokuSession *session = NULL;
  expect_error(gomoku_session_open(GOMOKU_ABI_VERSION, name, length, &session), status, words);
  CHECK(session == NULL);
}

static void names_that_are_none_are_refused(const char *folder) {
  const GomokuStatus invalid = GOMOKU_STATUS_INVALID_ARGUMENT;
  expect_no_folder("", 0, invalid, "0 bytes");
  expect_no_folder("ab\xff", 3, invalid, "not UTF-8 at byte 2");
  expect_no_folder("\xe4\xba", 2, invalid, "not UTF-8 at byte 0");
  expect_no_folder("a\0b", 3, invalid, "zero byte at 1");
  expect_no_folder("x", SIZE_MAX, invalid, "1 to 4096");
  expect_no_folder("x", GOMOKU_MAX_DIRECTORY + 1, invalid, "4097 bytes");

  char longest[GOMOKU_MAX_DIRECTORY];
  memset(longest, 'n', sizeof longest);
  expect_no_folder(longest, sizeof longest, GOMOKU_STATUS_STORAGE, "cannot use the folder");
  expect_no_folder("/dev/null/x", strlen("/dev/null/x"), GOMOKU_STATUS_STORAGE, "cannot use the folder");

  // Where a length is given nothing beyond it is read: this memory has no byte more, and no zero byte.
  size_t length = strlen(folder);
  char *exact = malloc(length);
  CHECK(exact != NULL);
  memcpy(exact, folder, length);
  GomokuSession *session = NULL;
  CHECK(gomoku_session_open(GOMOKU_ABI_VERSION, exact, length, &session) == GOMOKU_STATUS_OK);
  free(exact);
  CHECK(present(session).restored == GOMOKU_RESTORED_LATEST);
  CHECK(gomoku_session_close(session) == GOMOKU_STATUS_OK);
}

static void another_version_is_refused(void) {
  GomokuSession *session = NULL;
  const GomokuStatus wrong = GOMOKU_STATUS_WRONG_ABI_VERSION;
  expect_error(gomoku_session_open_in_memory(GOMOKU_ABI_VERSION + 1, &session), wrong, "the library has");
  expect_error(gomoku_session_open(0, "x", 1, &session), wrong, "version 0");
  CHECK(session == NULL);
}

static void many_sessions_keep_apart(void) {
  static GomokuSession *sessions[MANY];
  for (int32_t number = 0; number < MANY; number++) {
    sessions[number] = open_session();
    accepted(sessions[number], tap(number % 225));
  }
  for (int32_t number = 0; number < MANY; number++) {
    GomokuSnapshot snapshot = present(sessions[number]);
    CHECK(snapshot.ply == 1 && snapshot.last == number % 225);
    CHECK(gomoku_session_close(sessions[number]) == GOMOKU_STATUS_OK);
  }
}

void misuse_is_refused(const char *folder) {
  null_is_refused();
  a_pointer_askew_is_refused();
  handles_that_are_none_are_refused();
  numbers_that_name_nothing_are_refused();
  any_byte_is_a_bool();
  numbers_without_measure_are_refused();
  names_that_are_none_are_refused(folder);
  another_version_is_refused();
  many_sessions_keep_apart();
}
