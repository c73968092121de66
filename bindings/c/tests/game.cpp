// The C interface from C++: a session that closes itself, a game to its win, and a refusal.
//
// usage: game <empty folder>

#include <cstdlib>
#include <iostream>
#include <memory>
#include <string>
#include <type_traits>
#include <vector>

#include "gomoku.h"

namespace {

struct Close {
  void operator()(GomokuSession *session) const { gomoku_session_close(session); }
};

using Session = std::unique_ptr<GomokuSession, Close>;

static_assert(std::is_standard_layout<GomokuSnapshot>::value && std::is_trivial<GomokuSnapshot>::value,
              "a snapshot is copied like an integer");
static_assert(std::is_same<std::underlying_type<GomokuStatus>::type, std::int32_t>::value,
              "a status has the same size in C");

void check(bool holds, const std::string &what) {
  if (!holds) {
    GomokuError error{};
    gomoku_error_last(&error);
    std::cerr << "does not hold: " << what << "; last error: " << error.message << '\n';
    std::exit(1);
  }
}

Session open(const std::string &folder) {
  GomokuSession *session = nullptr;
  check(gomoku_session_open(GOMOKU_ABI_VERSION, folder.data(), folder.size(), &session) == GOMOKU_STATUS_OK, "open");
  return Session(session);
}

GomokuStatus tap(const Session &session, std::int32_t point, GomokuSnapshot &snapshot) {
  GomokuEvent event{};
  event.kind = GOMOKU_EVENT_KIND_TAP;
  event.point = point;
  return gomoku_session_apply(session.get(), &event, &snapshot);
}

void white_wins(const std::string &folder) {
  Session session = open(folder);
  GomokuSnapshot snapshot{};
  GomokuEvent begin{};
  begin.kind = GOMOKU_EVENT_KIND_NEW_GAME;
  begin.new_game = {22, GOMOKU_RULE_FREESTYLE, GOMOKU_BEGINS_WHITE, GOMOKU_OPENING_FREE, {0, 0}};
  check(gomoku_session_apply(session.get(), &begin, &snapshot) == GOMOKU_STATUS_OK, "new game");
  for (std::int32_t move = 0; move < 9; ++move) {
    // White along row 10, Black along the row below.
    check(tap(session, (10 + move % 2) * 22 + move / 2, snapshot) == GOMOKU_STATUS_OK, "tap");
  }
  const GomokuOutcome &outcome = snapshot.outcome;
  check(outcome.kind == GOMOKU_OUTCOME_KIND_WIN && outcome.winner == GOMOKU_COLOR_WHITE, "white wins");
  const std::vector<std::int32_t> line(outcome.line, outcome.line + outcome.line_count);
  check(line == std::vector<std::int32_t>{220, 221, 222, 223, 224}, "the winning line");
  check(tap(session, 0, snapshot) == GOMOKU_STATUS_GAME_OVER, "the game is over");
}

void the_game_is_found_again(const std::string &folder) {
  Session session = open(folder);
  GomokuSnapshot snapshot{};
  check(gomoku_session_snapshot(session.get(), &snapshot) == GOMOKU_STATUS_OK, "snapshot");
  check(snapshot.restored == GOMOKU_RESTORED_LATEST && snapshot.scores.white == 1, "the game is found again");
}

void another_number_is_refused(const std::string &folder) {
  Session session = open(folder);
  GomokuSnapshot snapshot{};
  GomokuEvent event{};
  event.kind = static_cast<GomokuEventKind>(1234);
  const GomokuStatus status = gomoku_session_apply(session.get(), &event, &snapshot);
  check(std::string(gomoku_status_name(status)) == "InvalidArgument", "an unknown kind is refused");
}

}  // namespace

int main(int count, char **arguments) {
  if (count != 2) {
    std::cerr << "usage: game <empty folder>\n";
    return 2;
  }
  const std::string folder = arguments[1];
  white_wins(folder);
  the_game_is_found_again(folder);
  another_number_is_refused(folder);
  std::cout << "the C++ test passed\n";
}
