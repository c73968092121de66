// Sessions that two threads use at once.

#include <pthread.h>

#include "check.h"
#include "parts.h"

typedef struct {
  GomokuSession *session;
  int32_t parity;
  int32_t played;
} Player;

// Calls `one_work` and `other_work` at once and waits for both.
static void together(void *(*one_work)(void *), Player *one, void *(*other_work)(void *), Player *other) {
  pthread_t threads[2];
  CHECK(pthread_create(&threads[0], NULL, one_work, one) == 0);
  CHECK(pthread_create(&threads[1], NULL, other_work, other) == 0);
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

static void moves_of_both_are_played(void) {
  GomokuSession *shared = open_session();
  Player even = {shared, 0, 0};
  Player odd = {shared, 1, 0};
  together(tap_points, &even, tap_points, &odd);
  GomokuSnapshot snapshot = present(shared);
  CHECK(snapshot.ply == 180 && snapshot.outcome.kind == GOMOKU_OUTCOME_KIND_PLAYING);
  CHECK(gomoku_session_close(shared) == GOMOKU_STATUS_OK);
}

static void one_closes_while_the_other_looks_on(void) {
  GomokuSession *shared = open_session();
  Player watcher = {shared, 0, 0};
  Player closer = {shared, 0, 0};
  together(watch, &watcher, tap_and_close, &closer);
  CHECK(gomoku_session_close(shared) == GOMOKU_STATUS_NO_SUCH_SESSION);
}

// Plays until the session is closed, and counts the moves that were carried out.
static void *play_on(void *argument) {
  Player *player = argument;
  GomokuSnapshot snapshot;
  for (int32_t point = 0; point < 225; point++) {
    GomokuEvent event = tap(point);
    if (is_left_out(point)) {
      continue;
    }
    GomokuStatus status = gomoku_session_apply(player->session, &event, &snapshot);
    if (status != GOMOKU_STATUS_OK) {
      CHECK(status == GOMOKU_STATUS_NO_SUCH_SESSION);
      break;
    }
    player->played++;
  }
  return NULL;
}

// Closes the session once something was played on it.
static void *close_soon(void *argument) {
  const Player *player = argument;
  GomokuSnapshot snapshot;
  do {
    CHECK(gomoku_session_snapshot(player->session, &snapshot) == GOMOKU_STATUS_OK);
  } while (snapshot.ply == 0);
  CHECK(gomoku_session_close(player->session) == GOMOKU_STATUS_OK);
  return NULL;
}

static void what_was_played_before_the_close_is_kept(const char *folder) {
  GomokuSession *session = open_folder(folder);
  accepted(session, new_game(15, GOMOKU_RULE_FREESTYLE, GOMOKU_BEGINS_BLACK));
  Player player = {session, 0, 0};
  Player closer = {session, 0, 0};
  together(play_on, &player, close_soon, &closer);
  session = open_folder(folder);
  CHECK(player.played > 0 && present(session).ply == player.played);
  CHECK(gomoku_session_close(session) == GOMOKU_STATUS_OK);
}

void threads_share_sessions(const char *folder) {
  moves_of_both_are_played();
  one_closes_while_the_other_looks_on();
  what_was_played_before_the_close_is_kept(folder);
}
