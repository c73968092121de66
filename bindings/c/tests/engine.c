// The engine: it thinks on a thread of its own, and the session is free meanwhile.

#include <pthread.h>
#include <time.h>

#include "check.h"
#include "parts.h"

// Thinks for seconds unless it is stopped.
enum { STRONGEST = 10, ROUNDS = 50 };

typedef struct {
  GomokuSession *session;
  pthread_t thread;
  pthread_mutex_t lock;
  bool is_done;
  GomokuStatus status;
  GomokuSnapshot snapshot;
} Thinker;

static void *think(void *argument) {
  Thinker *thinker = argument;
  thinker->status = gomoku_session_think(thinker->session, &thinker->snapshot);
  CHECK(pthread_mutex_lock(&thinker->lock) == 0);
  thinker->is_done = true;
  CHECK(pthread_mutex_unlock(&thinker->lock) == 0);
  return NULL;
}

static bool is_done(Thinker *thinker) {
  CHECK(pthread_mutex_lock(&thinker->lock) == 0);
  bool done = thinker->is_done;
  CHECK(pthread_mutex_unlock(&thinker->lock) == 0);
  return done;
}

static void sleep_for(long milliseconds) {
  const struct timespec time = {0, milliseconds * 1000000};
  nanosleep(&time, NULL);
}

// The strongest engine thinks about its second move on another thread.
static void begin(Thinker *thinker, GomokuSession *session) {
  accepted(session, engine_game(0, STRONGEST));
  CHECK(accepted(session, tap(112)).engine_to_move);
  thinker->session = session;
  thinker->is_done = false;
  CHECK(pthread_mutex_init(&thinker->lock, NULL) == 0);
  CHECK(pthread_create(&thinker->thread, NULL, think, thinker) == 0);
  sleep_for(20);
}

static void end(Thinker *thinker) {
  CHECK(pthread_join(thinker->thread, NULL) == 0);
  CHECK(pthread_mutex_destroy(&thinker->lock) == 0);
}

static void the_engine_answers_a_move(void) {
  GomokuSession *session = open_session();
  GomokuSnapshot begun = accepted(session, engine_game(0, 3));
  CHECK(begun.players.black == 0 && begun.players.white == 3 && !begun.engine_to_move && begun.can_hint);
  GomokuSnapshot answer;
  CHECK(gomoku_session_think(session, &answer) == GOMOKU_STATUS_NOTHING_TO_THINK);
  CHECK(accepted(session, tap(112)).engine_to_move);
  refused(session, tap(0), GOMOKU_STATUS_ENGINES_TURN);
  CHECK(gomoku_session_hint(session, &answer) == GOMOKU_STATUS_NOTHING_TO_THINK);
  CHECK(gomoku_session_think(session, &answer) == GOMOKU_STATUS_OK);
  CHECK(answer.ply == 2 && answer.last != 112 && answer.cells[answer.last] == GOMOKU_COLOR_WHITE);
  GomokuSnapshot after = present(session);
  CHECK(same(&answer, &after));
  CHECK(gomoku_session_close(session) == GOMOKU_STATUS_OK);
}

static void two_engines_play_to_the_end(void) {
  GomokuSession *session = open_session();
  GomokuSnapshot snapshot = accepted(session, engine_game(1, 2));
  CHECK(accepted(session, plain(GOMOKU_EVENT_KIND_PAUSE)).paused);
  CHECK(accepted(session, plain(GOMOKU_EVENT_KIND_RESUME)).engine_to_move);
  while (snapshot.outcome.kind == GOMOKU_OUTCOME_KIND_PLAYING) {
    CHECK(gomoku_session_think(session, &snapshot) == GOMOKU_STATUS_OK);
  }
  CHECK(!snapshot.engine_to_move && snapshot.scores.black + snapshot.scores.white + snapshot.scores.draws == 1);
  CHECK(gomoku_session_close(session) == GOMOKU_STATUS_OK);
}

static void a_hint_is_shown_until_the_next_event(void) {
  static const int32_t THREE[] = {112, 0, 113, 2, 114, 4};
  GomokuSession *session = open_session();
  play(session, THREE, 6);
  GomokuSnapshot snapshot;
  CHECK(gomoku_session_hint(session, &snapshot) == GOMOKU_STATUS_OK);
  const GomokuHint *hint = &snapshot.hint;
  CHECK(hint->point == 111 || hint->point == 115);
  CHECK(hint->why == GOMOKU_WHY_STRAIGHT_FOUR && hint->mate > 0);
  CHECK(hint->line_count > 0 && hint->line[0] == hint->point && hint->line[hint->line_count] == GOMOKU_NO_POINT);
  CHECK(snapshot.ply == 6);
  CHECK(accepted(session, tap(115)).hint.point == GOMOKU_NO_POINT);
  CHECK(gomoku_session_close(session) == GOMOKU_STATUS_OK);
}

static void what_was_stopped_is_not_played(void) {
  GomokuSession *session = open_session();
  CHECK(gomoku_session_stop_thinking(session) == GOMOKU_STATUS_OK);
  Thinker thinker;
  begin(&thinker, session);
  while (!is_done(&thinker)) {
    CHECK(gomoku_session_stop_thinking(session) == GOMOKU_STATUS_OK);
    sleep_for(1);
  }
  end(&thinker);
  CHECK(thinker.status == GOMOKU_STATUS_OK && thinker.snapshot.ply == 1 && thinker.snapshot.engine_to_move);
  CHECK(gomoku_session_close(session) == GOMOKU_STATUS_OK);
}

// The board of a new game stays empty, whatever was thought about the one before.
static void new_games_begin_while_it_thinks(void) {
  GomokuSession *session = open_session();
  for (int round = 0; round < ROUNDS; round++) {
    Thinker thinker;
    begin(&thinker, session);
    GomokuSnapshot begun = accepted(session, new_game(15, GOMOKU_RULE_FREESTYLE, GOMOKU_BEGINS_BLACK));
    CHECK(begun.ply == 0 && begun.move_count == 0);
    end(&thinker);
    // Where the thread has come too late there was nothing to think about any more.
    CHECK(thinker.status == GOMOKU_STATUS_NOTHING_TO_THINK ||
          (thinker.status == GOMOKU_STATUS_OK && same(&thinker.snapshot, &begun)));
    GomokuSnapshot after = present(session);
    CHECK(same(&after, &begun));
  }
  CHECK(gomoku_session_close(session) == GOMOKU_STATUS_OK);
}

static void the_session_is_closed_while_it_thinks(void) {
  GomokuSession *session = open_session();
  Thinker thinker;
  begin(&thinker, session);
  CHECK(gomoku_session_close(session) == GOMOKU_STATUS_OK);
  end(&thinker);
  CHECK(thinker.status == GOMOKU_STATUS_NO_SUCH_SESSION);
}

void the_engine_plays_while_others_work(void) {
  the_engine_answers_a_move();
  two_engines_play_to_the_end();
  a_hint_is_shown_until_the_next_event();
  what_was_stopped_is_not_played();
  new_games_begin_while_it_thinks();
  the_session_is_closed_while_it_thinks();
}
