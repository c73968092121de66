// Sessions that two threads use at once.

#include <pthread.h>

#include "check.h"
#include "parts.h"

typedef struct {
  GomokuSession *session;
  int32_t parity;
} Player;

// Calls `one_work` and `other_work` at once and waits for both.
static void together(void *(*one_work)(void *), Player one, void *(*other_work)(void *), Player other) {
  pthread_t threads[2];
  CHECK(pthread_create(&threads[0], NULL, one_work, &one) == 0);
  CHECK(pthread_create(&threads[1], NULL, other_work, &other) == 0);
  CHECK(pthread_join(threads[0], NULL) == 0);
  CHECK(pthread_join(threads[1], NULL) == 0);
}

// Of five points in a line, whatever its direction, one is left out here: nobody can win on the others.
static bool is_left_out(int32_t point) {
  return (point % 15 + 2 * (point / 15)) % 5 == 0;
}

// Taps twice on every point of one parity that is not left out.
static void *tap_points(void *argument) {
  const Player *player = argument;
  GomokuSnapshot snapshot;
  for (int32_t point = player->parity; point < 225; point += 2) {
    if (is_left_out(point)) {
      continue;
    }
    GomokuEvent event = tap(point);
    CHECK(gomoku_session_apply(player->session, &event, &snapshot) == GOMOKU_STATUS_OK);
    CHECK(snapshot.last == point && snapshot.cells[point] != GOMOKU_COLOR_NONE);
    CHECK(gomoku_session_apply(player->session, &event, &snapshot) == GOMOKU_STATUS_OCCUPIED);
    // The other thread's errors are not seen here.
    GomokuError error;
    CHECK(gomoku_error_last(&error) == GOMOKU_STATUS_OK);
    CHECK(error.status == GOMOKU_STATUS_OCCUPIED && error.point == point);
  }
  return NULL;
}

// Asks for the state until there is none.
static void *watch(void *argument) {
  const Player *player = argument;
  GomokuSnapshot snapshot;
  GomokuStatus status = GOMOKU_STATUS_OK;
  while (status == GOMOKU_STATUS_OK) {
    status = gomoku_session_snapshot(player->session, &snapshot);
  }
  CHECK(status == GOMOKU_STATUS_NO_SUCH_SESSION);
  return NULL;
}

static void *tap_and_close(void *argument) {
  const Player *player = argument;
  tap_points(argument);
  CHECK(gomoku_session_close(player->session) == GOMOKU_STATUS_OK);
  return NULL;
}

void threads_share_sessions(void) {
  GomokuSession *shared = open_session();
  Player even = {shared, 0};
  Player odd = {shared, 1};
  together(tap_points, even, tap_points, odd);
  GomokuSnapshot snapshot = present(shared);
  CHECK(snapshot.ply == 180 && snapshot.outcome.kind == GOMOKU_OUTCOME_KIND_PLAYING);
  accepted(shared, new_game(15, GOMOKU_RULE_FREESTYLE, GOMOKU_BEGINS_BLACK));
  together(watch, even, tap_and_close, even);
  CHECK(gomoku_session_close(shared) == GOMOKU_STATUS_NO_SUCH_SESSION);
}
