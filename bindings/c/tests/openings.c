// Openings: what they ask, the answers, and what they refuse.

#include "check.h"
#include "parts.h"

// The centre and two points above it: one of the 26 patterns.
static const int32_t PATTERN[] = {112, 97, 82};

// Whether the opening asks for this.
static bool asks(GomokuSnapshot snapshot, GomokuSeat seat, GomokuColor color, GomokuAsk ask, int32_t count) {
  const GomokuOpeningTask *task = &snapshot.task;
  return task->seat == seat && task->color == color && task->ask == ask && task->count == count;
}

static void colours_are_swapped(void) {
  GomokuSession *session = open_session();
  GomokuSnapshot begun = accepted(session, opening_game(GOMOKU_RULE_FREESTYLE, GOMOKU_OPENING_SWAP));
  CHECK(begun.opening == GOMOKU_OPENING_SWAP && begun.task.central_lines == 0);
  CHECK(asks(begun, GOMOKU_SEAT_FIRST, GOMOKU_COLOR_BLACK, GOMOKU_ASK_STONE, 0));
  refused(session, decide(GOMOKU_OPENING_DECISION_SWAP), GOMOKU_STATUS_NOT_ASKED);
  refused(session, say_number(2), GOMOKU_STATUS_NOT_ASKED);
  GomokuSnapshot asked = play(session, PATTERN, 3);
  CHECK(asks(asked, GOMOKU_SEAT_SECOND, GOMOKU_COLOR_WHITE, GOMOKU_ASK_SWAP, 0));
  refused(session, tap(0), GOMOKU_STATUS_NOT_ASKED);
  refused(session, decide(GOMOKU_OPENING_DECISION_ADD_TWO), GOMOKU_STATUS_NOT_ASKED);
  GomokuSnapshot swapped = accepted(session, decide(GOMOKU_OPENING_DECISION_SWAP));
  CHECK(swapped.task.ask == GOMOKU_ASK_NONE && swapped.turn == GOMOKU_COLOR_WHITE && swapped.ply == 3);
  GomokuSnapshot back = accepted(session, plain(GOMOKU_EVENT_KIND_UNDO));
  CHECK(asks(back, GOMOKU_SEAT_SECOND, GOMOKU_COLOR_WHITE, GOMOKU_ASK_SWAP, 0));
  CHECK(gomoku_session_close(session) == GOMOKU_STATUS_OK);
}

static void fifth_moves_are_offered(void) {
  GomokuSession *session = open_session();
  GomokuSnapshot begun = accepted(session, opening_game(GOMOKU_RULE_RENJU, GOMOKU_OPENING_YAMAGUCHI));
  CHECK(begun.task.central_lines == 1);
  GomokuError error = refused(session, tap(0), GOMOKU_STATUS_OFF_CENTRE);
  CHECK(error.point == 0 && error.lines == 1);
  CHECK(asks(play(session, PATTERN, 3), GOMOKU_SEAT_FIRST, GOMOKU_COLOR_BLACK, GOMOKU_ASK_NUMBER, 10));
  error = refused(session, say_number(11), GOMOKU_STATUS_OFFER_COUNT);
  CHECK(error.count == 11 && error.most == 10);
  accepted(session, say_number(2));
  accepted(session, decide(GOMOKU_OPENING_DECISION_STAY));
  // The stones lie on one column, so the points at both sides of it are the same to the opening.
  CHECK(asks(accepted(session, tap(67)), GOMOKU_SEAT_FIRST, GOMOKU_COLOR_BLACK, GOMOKU_ASK_OFFER, 2));
  GomokuSnapshot offered = accepted(session, tap(111));
  CHECK(offered.offer_count == 1 && offered.offers[0] == 111 && offered.offers[1] == GOMOKU_NO_POINT);
  error = refused(session, tap(113), GOMOKU_STATUS_SYMMETRICAL);
  CHECK(error.point == 113 && error.offered == 111);
  CHECK(asks(accepted(session, tap(50)), GOMOKU_SEAT_SECOND, GOMOKU_COLOR_WHITE, GOMOKU_ASK_CHOOSE, 0));
  CHECK(refused(session, tap(0), GOMOKU_STATUS_NOT_OFFERED).point == 0);
  GomokuSnapshot chosen = accepted(session, tap(50));
  CHECK(chosen.ply == 5 && chosen.last == 50 && chosen.offer_count == 0 && chosen.task.ask == GOMOKU_ASK_NONE);
  CHECK(gomoku_session_close(session) == GOMOKU_STATUS_OK);
}

static void an_opening_needs_its_board(void) {
  GomokuSession *session = open_session();
  GomokuEvent even = opening_game(GOMOKU_RULE_RENJU, GOMOKU_OPENING_RIF);
  even.new_game.size = 14;
  GomokuError error = refused(session, even, GOMOKU_STATUS_OPENING_BOARD);
  CHECK(error.size == 14 && error.least == 5);
  CHECK(gomoku_session_close(session) == GOMOKU_STATUS_OK);
}

void openings_ask_and_are_answered(void) {
  colours_are_swapped();
  fifth_moves_are_offered();
  an_opening_needs_its_board();
}
