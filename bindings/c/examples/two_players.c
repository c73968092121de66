// Two players at one terminal. The game is kept in a folder and goes on at the next start.
//
//     cargo build --release --package gomoku-c
//     cc -I bindings/include bindings/c/examples/two_players.c target/release/libgomoku_c.a -lpthread -ldl -lm
//     ./a.out saved-game
//
// A move is a point such as h8; other words are undo, redo, new and quit.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gomoku.h"

static const char *name_of(GomokuColor color) {
  return color == GOMOKU_COLOR_BLACK ? "black (X)" : "white (O)";
}

static void print_state(const GomokuSnapshot *game) {
  switch (game->outcome.kind) {
    case GOMOKU_OUTCOME_KIND_WIN:
      printf("%s wins\n", name_of(game->outcome.winner));
      break;
    case GOMOKU_OUTCOME_KIND_DRAW:
      printf("a draw\n");
      break;
    default:
      printf("move %d, %s\n", game->ply + 1, name_of(game->turn));
  }
}

static void print_board(const GomokuSnapshot *game) {
  static const char STONES[] = {[GOMOKU_COLOR_NONE] = '.', [GOMOKU_COLOR_BLACK] = 'X', [GOMOKU_COLOR_WHITE] = 'O'};
  for (int row = 0; row < game->size; row++) {
    printf("%2d", game->size - row);
    for (int column = 0; column < game->size; column++) {
      int point = row * game->size + column;
      printf(" %c", STONES[game->cells[point]]);
    }
    printf("\n");
  }
  printf("  ");
  for (int column = 0; column < game->size; column++) {
    printf(" %c", 'a' + column);
  }
  printf("\n");
  print_state(game);
}

// The event that a word asks for. A word that is no move becomes a tap beside the board, which is refused.
static GomokuEvent event_of(const char *word, const GomokuSnapshot *game) {
  GomokuEvent event = {0};
  if (strcmp(word, "undo") == 0) {
    event.kind = GOMOKU_EVENT_KIND_UNDO;
  } else if (strcmp(word, "redo") == 0) {
    event.kind = GOMOKU_EVENT_KIND_REDO;
  } else if (strcmp(word, "new") == 0) {
    event.kind = GOMOKU_EVENT_KIND_NEW_GAME;
    event.new_game.size = game->size;
    event.new_game.rule = game->rule;
    event.new_game.begins = game->begins;
    event.new_game.opening = game->opening;
  } else {
    int column = word[0] - 'a';
    long line = strtol(word + 1, NULL, 10);
    int on_board = column >= 0 && column < game->size && line >= 1 && line <= game->size;
    event.kind = GOMOKU_EVENT_KIND_TAP;
    event.point = on_board ? (game->size - (int32_t)line) * game->size + column : GOMOKU_NO_POINT;
  }
  return event;
}

static int complain(void) {
  GomokuError error;
  gomoku_error_last(&error);
  fprintf(stderr, "%s\n", error.message);
  return EXIT_FAILURE;
}

int main(int count, char **arguments) {
  if (count != 2) {
    fprintf(stderr, "usage: %s <folder for the saved game>\n", arguments[0]);
    return EXIT_FAILURE;
  }
  GomokuSession *session = NULL;
  if (gomoku_session_open(GOMOKU_ABI_VERSION, arguments[1], strlen(arguments[1]), &session) != GOMOKU_STATUS_OK) {
    return complain();
  }
  GomokuSnapshot game;
  gomoku_session_snapshot(session, &game);
  print_board(&game);
  char word[16];
  while (scanf("%15s", word) == 1 && strcmp(word, "quit") != 0) {
    GomokuEvent event = event_of(word, &game);
    if (gomoku_session_apply(session, &event, &game) == GOMOKU_STATUS_OK) {
      print_board(&game);
    } else {
      complain();
    }
  }
  gomoku_session_close(session);
  return EXIT_SUCCESS;
}
