/*
 * Gomoku for C and C++: five in a row with every rule, undo, scores and a game that outlives the program.
 *
 * A session is the one object. It is told what a person did (a GomokuEvent) and answers with all that a
 * program shows (a GomokuSnapshot):
 *
 *     GomokuSession *session = NULL;
 *     GomokuSnapshot snapshot;
 *     GomokuEvent tap = {0};
 *
 *     gomoku_session_open_in_memory(GOMOKU_ABI_VERSION, &session);
 *     tap.kind = GOMOKU_EVENT_KIND_TAP;
 *     tap.point = 7 * 15 + 7;
 *     if (gomoku_session_apply(session, &tap, &snapshot) == GOMOKU_STATUS_OK) {
 *         // draw snapshot.cells
 *     }
 *     gomoku_session_close(session);
 *
 * - Points are flat indexes: row * size + column, with row 0 at the top and column 0 at the left.
 * - Every function that can fail returns a status and then leaves its outputs and the game as they were;
 *   gomoku_error_last tells the reason. Outputs come last.
 * - Nothing that is given out has to be freed: a session is closed, all else is the caller's own memory.
 * - Any thread may call any function at any time. Calls on one session wait for each other, but none waits for the
 *   engine, which searches in gomoku_session_think and gomoku_session_hint.
 * - A session that was closed, or never was one, is answered with GOMOKU_STATUS_NO_SUCH_SESSION.
 * - A newer library may know more numbers of an enum than this header: a switch needs a default.
 * - Numbers that are out of range, NULL and misaligned pointers are refused. What cannot be checked is that
 *   other pointers lead to memory of the caller's.
 *
 * A whole program is in bindings/c/examples/two_players.c.
 */

#ifndef GOMOKU_H
#define GOMOKU_H

/* Generated from bindings/c by `cargo xtask bindings`. Do not edit. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/**
 * The longest name of a folder, in bytes.
 */
#define GOMOKU_MAX_DIRECTORY 4096

/**
 * The smallest number of lines of a board.
 */
#define GOMOKU_MIN_SIZE 5

/**
 * The largest number of lines of a board.
 */
#define GOMOKU_MAX_SIZE 22

/**
 * The most points of a board, and so the most moves of a game.
 */
#define GOMOKU_MAX_POINTS 484

/**
 * The most star points of a board.
 */
#define GOMOKU_MAX_STAR_POINTS 9

/**
 * The most 5th moves that an opening offers.
 */
#define GOMOKU_MAX_OFFERS 10

/**
 * In place of a point where there is none.
 */
#define GOMOKU_NO_POINT -1

/**
 * Room for the words of an error, with the zero byte at their end.
 */
#define GOMOKU_MAX_MESSAGE 512

/**
 * The version of this interface. It is raised with every change to the layout of a struct or to the meaning of
 * a number. Who opens a session says for which version it was compiled, and another one is refused.
 */
#define GOMOKU_ABI_VERSION 3

/**
 * How a call went.
 */
enum GomokuStatus
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  /**
   * It did what was asked.
   */
  GOMOKU_STATUS_OK = 0,
  /**
   * The point is not on the board.
   */
  GOMOKU_STATUS_OFF_BOARD = 1,
  /**
   * A stone stands there.
   */
  GOMOKU_STATUS_OCCUPIED = 2,
  /**
   * The game is over.
   */
  GOMOKU_STATUS_GAME_OVER = 3,
  /**
   * There is nothing to take back, or the settings do not allow it after the end.
   */
  GOMOKU_STATUS_NOTHING_TO_UNDO = 4,
  /**
   * No move was taken back.
   */
  GOMOKU_STATUS_NOTHING_TO_REDO = 5,
  /**
   * The line has no such ply.
   */
  GOMOKU_STATUS_NO_SUCH_PLY = 6,
  /**
   * Not a board that the rules know.
   */
  GOMOKU_STATUS_BOARD_SIZE = 7,
  /**
   * The folder for the saved game cannot be used.
   */
  GOMOKU_STATUS_STORAGE = 8,
  /**
   * Renju forbids Black to play there, and the settings do not let it lose.
   */
  GOMOKU_STATUS_FORBIDDEN = 9,
  /**
   * The opening asks for something else.
   */
  GOMOKU_STATUS_NOT_ASKED = 10,
  /**
   * The opening wants the stone nearer to the centre.
   */
  GOMOKU_STATUS_OFF_CENTRE = 11,
  /**
   * The 5th move is symmetrical to one that was offered, or the same.
   */
  GOMOKU_STATUS_SYMMETRICAL = 12,
  /**
   * The 5th move was not offered.
   */
  GOMOKU_STATUS_NOT_OFFERED = 13,
  /**
   * Not so many 5th moves can be offered.
   */
  GOMOKU_STATUS_OFFER_COUNT = 14,
  /**
   * The opening cannot be played on such a board.
   */
  GOMOKU_STATUS_OPENING_BOARD = 15,
  /**
   * The engine has no such level.
   */
  GOMOKU_STATUS_LEVEL = 16,
  /**
   * The engine is to move.
   */
  GOMOKU_STATUS_ENGINES_TURN = 17,
  /**
   * There is nothing that the engine could think about.
   */
  GOMOKU_STATUS_NOTHING_TO_THINK = 18,
  /**
   * The session was closed, or never was one.
   */
  GOMOKU_STATUS_NO_SUCH_SESSION = 100,
  /**
   * A pointer is NULL.
   */
  GOMOKU_STATUS_NULL_POINTER = 101,
  /**
   * A number that names nothing, a text that is not UTF-8, a pointer that lies askew.
   */
  GOMOKU_STATUS_INVALID_ARGUMENT = 102,
  /**
   * The program was compiled for another `GOMOKU_ABI_VERSION` than the library.
   */
  GOMOKU_STATUS_WRONG_ABI_VERSION = 103,
  /**
   * The library failed inside. The session is as it was before the call or after it, and works.
   */
  GOMOKU_STATUS_PANIC = 104,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum GomokuStatus GomokuStatus;
#else
typedef int32_t GomokuStatus;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * The rule of a game.
 */
enum GomokuRule
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  /**
   * Five or more in a row win.
   */
  GOMOKU_RULE_FREESTYLE = 0,
  /**
   * Exactly five in a row win.
   */
  GOMOKU_RULE_STANDARD = 1,
  /**
   * Black wins with exactly five in a row, White with five or more; some moves are forbidden to Black.
   */
  GOMOKU_RULE_RENJU = 2,
  /**
   * Six or more win, and five with not both ends closed by the other colour.
   */
  GOMOKU_RULE_CARO = 3,
  /**
   * Exactly five win, with not both ends closed by the other colour.
   */
  GOMOKU_RULE_EXACT_CARO = 4,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum GomokuRule GomokuRule;
#else
typedef int32_t GomokuRule;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * Who begins a new game.
 */
enum GomokuBegins
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  /**
   * Black, as the rules have it.
   */
  GOMOKU_BEGINS_BLACK = 0,
  /**
   * White.
   */
  GOMOKU_BEGINS_WHITE = 1,
  /**
   * The side that lost the last game that came to an end; Black when that was a draw or there was none.
   */
  GOMOKU_BEGINS_LOSER = 2,
  /**
   * The side that did not begin the last game in which something was played; Black when there was none.
   */
  GOMOKU_BEGINS_ALTERNATE = 3,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum GomokuBegins GomokuBegins;
#else
typedef int32_t GomokuBegins;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * A side, or nobody. The numbers are also those of the cells.
 */
enum GomokuColor
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  /**
   * Nobody; an empty point.
   */
  GOMOKU_COLOR_NONE = 0,
  /**
   * Black.
   */
  GOMOKU_COLOR_BLACK = 1,
  /**
   * White.
   */
  GOMOKU_COLOR_WHITE = 2,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum GomokuColor GomokuColor;
#else
typedef int32_t GomokuColor;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * What was found on disk when a session was opened.
 */
enum GomokuRestored
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  /**
   * Nothing: a first start.
   */
  GOMOKU_RESTORED_NOTHING = 0,
  /**
   * The game as it was left.
   */
  GOMOKU_RESTORED_LATEST = 1,
  /**
   * The newest file was torn, the one before it was used: the last moves may be missing.
   */
  GOMOKU_RESTORED_PREVIOUS = 2,
  /**
   * Files that cannot be read; they were set aside and a new game begun.
   */
  GOMOKU_RESTORED_UNREADABLE = 3,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum GomokuRestored GomokuRestored;
#else
typedef int32_t GomokuRestored;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * How the first moves are made, so that neither side has too good a game.
 */
enum GomokuOpening
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  /**
   * No rule: a normal game from the first move.
   */
  GOMOKU_OPENING_FREE = 0,
  /**
   * The first player places three stones, the other may swap colours.
   */
  GOMOKU_OPENING_SWAP = 1,
  /**
   * The first player places one stone, the other may swap colours.
   */
  GOMOKU_OPENING_SWAP_FIRST = 2,
  /**
   * The first player places three stones; the other swaps, stays, or adds a white and a black one, and then the
   * first player may swap.
   */
  GOMOKU_OPENING_SWAP2 = 3,
  /**
   * One of the 26 patterns, a swap, the 4th move, two 5th moves of which White keeps one.
   */
  GOMOKU_OPENING_RIF = 4,
  /**
   * One of the 26 patterns with the number of 5th moves, a swap, the 4th move, the 5th moves of which White keeps
   * one.
   */
  GOMOKU_OPENING_YAMAGUCHI = 5,
  /**
   * A swap after each of the first moves, which stand near the centre; ten 5th moves in place of the last swap.
   */
  GOMOKU_OPENING_TARAGUCHI10 = 6,
  /**
   * One of the 26 patterns, a swap, the 4th move with the number of 5th moves, a swap, the 5th moves of which White
   * keeps one.
   */
  GOMOKU_OPENING_SOOSYRV8 = 7,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum GomokuOpening GomokuOpening;
#else
typedef int32_t GomokuOpening;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * What an opening asks a player.
 */
enum GomokuAsk
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  /**
   * Nothing: it is over, or there was none.
   */
  GOMOKU_ASK_NONE = 0,
  /**
   * To place the next stone, by a tap.
   */
  GOMOKU_ASK_STONE = 1,
  /**
   * To swap colours or to stay.
   */
  GOMOKU_ASK_SWAP = 2,
  /**
   * To swap, to stay, or to add a white and a black stone.
   */
  GOMOKU_ASK_SWAP_OR_ADD_TWO = 3,
  /**
   * To swap, to stay, or to offer ten 5th moves.
   */
  GOMOKU_ASK_SWAP_OR_OFFER = 4,
  /**
   * To say how many 5th moves will be offered.
   */
  GOMOKU_ASK_NUMBER = 5,
  /**
   * To offer one more 5th move, by a tap.
   */
  GOMOKU_ASK_OFFER = 6,
  /**
   * To choose one of the 5th moves that are offered, by a tap.
   */
  GOMOKU_ASK_CHOOSE = 7,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum GomokuAsk GomokuAsk;
#else
typedef int32_t GomokuAsk;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * One of the two players, or nobody. Colours can change hands in an opening, seats do not.
 */
enum GomokuSeat
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  /**
   * Nobody.
   */
  GOMOKU_SEAT_NONE = 0,
  /**
   * Who begins the opening, with the black stones.
   */
  GOMOKU_SEAT_FIRST = 1,
  /**
   * The other one.
   */
  GOMOKU_SEAT_SECOND = 2,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum GomokuSeat GomokuSeat;
#else
typedef int32_t GomokuSeat;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * How a game stands.
 */
enum GomokuOutcomeKind
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  /**
   * It goes on.
   */
  GOMOKU_OUTCOME_KIND_PLAYING = 0,
  /**
   * One side has won.
   */
  GOMOKU_OUTCOME_KIND_WIN = 1,
  /**
   * Nobody has won: the board is full, or both agreed.
   */
  GOMOKU_OUTCOME_KIND_DRAW = 2,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum GomokuOutcomeKind GomokuOutcomeKind;
#else
typedef int32_t GomokuOutcomeKind;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * Why a game was won.
 */
enum GomokuEndReason
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  /**
   * Nobody has won.
   */
  GOMOKU_END_REASON_NONE = 0,
  /**
   * Five in a row, or more, by the rule.
   */
  GOMOKU_END_REASON_FIVE = 1,
  /**
   * The other side resigned.
   */
  GOMOKU_END_REASON_RESIGNATION = 2,
  /**
   * Black, the other side, played a move that renju forbids.
   */
  GOMOKU_END_REASON_FORBIDDEN = 3,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum GomokuEndReason GomokuEndReason;
#else
typedef int32_t GomokuEndReason;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * Why a game was drawn.
 */
enum GomokuDrawReason
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  /**
   * It was not.
   */
  GOMOKU_DRAW_REASON_NONE = 0,
  /**
   * No point is left.
   */
  GOMOKU_DRAW_REASON_FULL_BOARD = 1,
  /**
   * Both players agreed on it.
   */
  GOMOKU_DRAW_REASON_AGREEMENT = 2,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum GomokuDrawReason GomokuDrawReason;
#else
typedef int32_t GomokuDrawReason;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * What is good about a move: the first of these that applies.
 */
enum GomokuWhy
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  /**
   * There is no move.
   */
  GOMOKU_WHY_NONE = 0,
  /**
   * It makes five.
   */
  GOMOKU_WHY_FIVE = 1,
  /**
   * It stops the other side's five.
   */
  GOMOKU_WHY_STOPS_FIVE = 2,
  /**
   * It wins by force: each move after it leaves the other side no choice.
   */
  GOMOKU_WHY_WINS_BY_FORCE = 3,
  /**
   * It makes a straight four.
   */
  GOMOKU_WHY_STRAIGHT_FOUR = 4,
  /**
   * It stops a straight four of the other side.
   */
  GOMOKU_WHY_STOPS_STRAIGHT_FOUR = 5,
  /**
   * It makes a four and a three at once.
   */
  GOMOKU_WHY_FOUR_THREE = 6,
  /**
   * It stops a four and a three of the other side.
   */
  GOMOKU_WHY_STOPS_FOUR_THREE = 7,
  /**
   * It makes two threes at once.
   */
  GOMOKU_WHY_DOUBLE_THREE = 8,
  /**
   * It makes a four.
   */
  GOMOKU_WHY_FOUR = 9,
  /**
   * It makes a three.
   */
  GOMOKU_WHY_THREE = 10,
  /**
   * It stands well.
   */
  GOMOKU_WHY_SHAPE = 11,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum GomokuWhy GomokuWhy;
#else
typedef int32_t GomokuWhy;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * Why renju forbids a move to Black: the first of these that applies.
 */
enum GomokuForbidden
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  /**
   * It does not.
   */
  GOMOKU_FORBIDDEN_NONE = 0,
  /**
   * Six or more in a row.
   */
  GOMOKU_FORBIDDEN_OVERLINE = 1,
  /**
   * Two or more fours at once.
   */
  GOMOKU_FORBIDDEN_DOUBLE_FOUR = 2,
  /**
   * Two or more threes at once.
   */
  GOMOKU_FORBIDDEN_DOUBLE_THREE = 3,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum GomokuForbidden GomokuForbidden;
#else
typedef int32_t GomokuForbidden;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * What a person did.
 */
enum GomokuEventKind
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  /**
   * A stone is asked for at `point`; in an opening it may also be the offer or the choice of a 5th move. With the
   * setting `confirm_moves` the first tap only marks the point and a second one on it plays. A move after undo
   * starts a variation.
   */
  GOMOKU_EVENT_KIND_TAP = 1,
  /**
   * Takes back the last move or decision, against the engine the person's last one; after the end only with the
   * setting `undo_after_end`, and then winner, line and score are taken back too.
   */
  GOMOKU_EVENT_KIND_UNDO = 2,
  /**
   * Plays again the move or decision that was taken back last.
   */
  GOMOKU_EVENT_KIND_REDO = 3,
  /**
   * Shows the position after `ply` moves of the current line, 0 for the empty board. After the end this is a
   * review: the outcome stays and no move can be played.
   */
  GOMOKU_EVENT_KIND_GO_TO = 4,
  /**
   * Clears board, history, line and marks, and begins `new_game`; the scores stay.
   */
  GOMOKU_EVENT_KIND_NEW_GAME = 5,
  /**
   * The side to move gives up; in an opening it is who has to decide, and against the engine always the person.
   */
  GOMOKU_EVENT_KIND_RESIGN = 6,
  /**
   * Sets the scores to zero.
   */
  GOMOKU_EVENT_KIND_CLEAR_SCORES = 7,
  /**
   * Replaces all settings by `settings`.
   */
  GOMOKU_EVENT_KIND_CHANGE_SETTINGS = 8,
  /**
   * The program leaves the foreground: what is written is synced to disk now, and the engine is stopped. Never
   * waits for the disk.
   */
  GOMOKU_EVENT_KIND_SUSPEND = 9,
  /**
   * Answers what the opening asks by `decision`, where it asks for neither a stone nor a number.
   */
  GOMOKU_EVENT_KIND_DECIDE = 10,
  /**
   * Says that `count` 5th moves will be offered, where the opening asks for that.
   */
  GOMOKU_EVENT_KIND_SAY_NUMBER = 11,
  /**
   * Two persons agree on a draw.
   */
  GOMOKU_EVENT_KIND_AGREE_DRAW = 12,
  /**
   * The engine waits before its next move. Does nothing when it already does.
   */
  GOMOKU_EVENT_KIND_PAUSE = 13,
  /**
   * The engine goes on. Does nothing when it does not wait.
   */
  GOMOKU_EVENT_KIND_RESUME = 14,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum GomokuEventKind GomokuEventKind;
#else
typedef int32_t GomokuEventKind;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * An answer to what an opening asks, other than a stone or a number.
 */
enum GomokuOpeningDecision
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  /**
   * Takes the other colour.
   */
  GOMOKU_OPENING_DECISION_SWAP = 1,
  /**
   * Keeps the colour.
   */
  GOMOKU_OPENING_DECISION_STAY = 2,
  /**
   * Adds a white and a black stone, and leaves the colours to the other player.
   */
  GOMOKU_OPENING_DECISION_ADD_TWO = 3,
  /**
   * Offers ten 5th moves in place of swapping.
   */
  GOMOKU_OPENING_DECISION_OFFER_FIFTHS = 4,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum GomokuOpeningDecision GomokuOpeningDecision;
#else
typedef int32_t GomokuOpeningDecision;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * How the board looks.
 */
enum GomokuBoardTheme
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  /**
   * Wheat-coloured board with brown lines.
   */
  GOMOKU_BOARD_THEME_WHEAT = 0,
  /**
   * Wooden board under a sky-blue header.
   */
  GOMOKU_BOARD_THEME_SKY = 1,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum GomokuBoardTheme GomokuBoardTheme;
#else
typedef int32_t GomokuBoardTheme;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * A game on one device with its scores and settings. There is only ever a pointer to it, and what lies there is
 * nobody's business: it need not be memory.
 */
typedef struct GomokuSession GomokuSession;

/**
 * Who plays each colour: the level of the engine, 1 to 10, or 0 for a person.
 */
typedef struct {
  /**
   * Black.
   */
  int32_t black;
  /**
   * White.
   */
  int32_t white;
} GomokuPlayers;

/**
 * What a new game is played by.
 */
typedef struct {
  /**
   * Lines of the square board, `GOMOKU_MIN_SIZE` to `GOMOKU_MAX_SIZE`.
   */
  int32_t size;
  /**
   * The rule.
   */
  GomokuRule rule;
  /**
   * Who begins, this time and in the games that follow with the same choice. With an opening it is Black, whatever
   * this says.
   */
  GomokuBegins begins;
  /**
   * How the first moves are made.
   */
  GomokuOpening opening;
  /**
   * Who plays each colour, as the game begins.
   */
  GomokuPlayers players;
} GomokuNewGame;

/**
 * What a person chose once and keeps over games and restarts.
 */
typedef struct {
  /**
   * How the board looks.
   */
  GomokuBoardTheme theme;
  /**
   * Whether undo also works after the end of a game.
   */
  bool undo_after_end;
  /**
   * Whether a move needs a second tap on the same point.
   */
  bool confirm_moves;
  /**
   * Whether Black may play what renju forbids, and loses by that; otherwise it is refused.
   */
  bool forbidden_loses;
  /**
   * Whether the board shows its letters and numbers.
   */
  bool show_coordinates;
  /**
   * Whether the stones show their move numbers.
   */
  bool show_move_numbers;
} GomokuSettings;

/**
 * Something a person did. Only the field that the kind names is read; the others need not be set.
 */
typedef struct {
  /**
   * What it was.
   */
  GomokuEventKind kind;
  /**
   * `GOMOKU_EVENT_KIND_TAP`: flat index of the point. Any number may come, one off the board is refused.
   */
  int32_t point;
  /**
   * `GOMOKU_EVENT_KIND_GO_TO`: 0 up to the number of moves of the line.
   */
  int32_t ply;
  /**
   * `GOMOKU_EVENT_KIND_DECIDE`: the answer to what the opening asks.
   */
  GomokuOpeningDecision decision;
  /**
   * `GOMOKU_EVENT_KIND_SAY_NUMBER`: how many 5th moves will be offered.
   */
  int32_t count;
  /**
   * `GOMOKU_EVENT_KIND_NEW_GAME`: what the new game is played by.
   */
  GomokuNewGame new_game;
  /**
   * `GOMOKU_EVENT_KIND_CHANGE_SETTINGS`: the new settings.
   */
  GomokuSettings settings;
} GomokuEvent;

/**
 * What an opening asks, and of whom.
 */
typedef struct {
  /**
   * What is asked; nothing once the opening is over.
   */
  GomokuAsk ask;
  /**
   * The player who decides.
   */
  GomokuSeat seat;
  /**
   * The colour that this player has now; with `GOMOKU_ASK_STONE` the stone may be of the other one.
   */
  GomokuColor color;
  /**
   * With `GOMOKU_ASK_STONE`: how many central lines the stone has to lie within, 1 for the centre alone, 0 where
   * it may stand anywhere.
   */
  int32_t central_lines;
  /**
   * With `GOMOKU_ASK_NUMBER`: the greatest one. With `GOMOKU_ASK_OFFER`: how many are still to be offered, this one included. Else 0.
   */
  int32_t count;
} GomokuOpeningTask;

/**
 * Games since the scores were cleared.
 */
typedef struct {
  /**
   * Won by Black.
   */
  int32_t black;
  /**
   * Won by White.
   */
  int32_t white;
  /**
   * Drawn.
   */
  int32_t draws;
} GomokuScores;

/**
 * How a game stands.
 */
typedef struct {
  /**
   * Whether it goes on, was won or drawn.
   */
  GomokuOutcomeKind kind;
  /**
   * Who has won.
   */
  GomokuColor winner;
  /**
   * Why.
   */
  GomokuEndReason reason;
  /**
   * Why it was drawn.
   */
  GomokuDrawReason draw_reason;
  /**
   * How many points of `line` there are.
   */
  int32_t line_count;
  /**
   * Every stone of the winning line or lines once, in flat order; none for a resignation, and while a review
   * shows an earlier position.
   */
  int32_t line[GOMOKU_MAX_POINTS];
} GomokuOutcome;

/**
 * What the engine would play.
 */
typedef struct {
  /**
   * Its flat index, or `GOMOKU_NO_POINT`.
   */
  int32_t point;
  /**
   * How good the position is for the side to move; 0 when it is even.
   */
  int32_t score;
  /**
   * The number of plies to the five, negative when the other side makes it; 0 where neither is forced.
   */
  int32_t mate;
  /**
   * What is good about the move.
   */
  GomokuWhy why;
  /**
   * How many of `line` there are.
   */
  int32_t line_count;
  /**
   * The moves that the engine expects, this one first.
   */
  int32_t line[GOMOKU_MAX_POINTS];
} GomokuHint;

/**
 * All that a program shows, after each event. Arrays of points have `GOMOKU_NO_POINT` beyond their count.
 */
typedef struct {
  /**
   * Identifies this game.
   */
  int64_t game_id;
  /**
   * Lines of the square board.
   */
  int32_t size;
  /**
   * The rule of this game.
   */
  GomokuRule rule;
  /**
   * How it was decided who begins.
   */
  GomokuBegins begins;
  /**
   * The colour of the first move; colours alternate from there.
   */
  GomokuColor first;
  /**
   * The colour of the next stone; none once the game is over. In an opening `task` says who places it.
   */
  GomokuColor turn;
  /**
   * How many of `moves` are on the board.
   */
  int32_t ply;
  /**
   * The length of the current line: `moves` also has those beyond `ply` that redo brings back.
   */
  int32_t move_count;
  /**
   * The last move on the board, or `GOMOKU_NO_POINT`.
   */
  int32_t last;
  /**
   * The point that waits for a second tap, or `GOMOKU_NO_POINT`.
   */
  int32_t pending;
  /**
   * Number of black stones on the board.
   */
  int32_t black_stones;
  /**
   * Number of white stones on the board.
   */
  int32_t white_stones;
  /**
   * How many of `star_points` there are.
   */
  int32_t star_point_count;
  /**
   * How many of `offers` there are.
   */
  int32_t offer_count;
  /**
   * What was found on disk when the session was opened.
   */
  GomokuRestored restored;
  /**
   * How the first moves of this game are made.
   */
  GomokuOpening opening;
  /**
   * What the opening asks.
   */
  GomokuOpeningTask task;
  /**
   * Who plays each colour now.
   */
  GomokuPlayers players;
  /**
   * Games won and drawn since the scores were cleared.
   */
  GomokuScores scores;
  /**
   * What the person chose.
   */
  GomokuSettings settings;
  /**
   * Whether undo would do something.
   */
  bool can_undo;
  /**
   * Whether redo would do something.
   */
  bool can_redo;
  /**
   * Whether the side to move can resign, or the person who plays against the engine.
   */
  bool can_resign;
  /**
   * Whether a new game would throw away moves that nobody has finished: a program asks first.
   */
  bool under_way;
  /**
   * Whether the last write to disk worked. The game goes on in memory when it did not.
   */
  bool saved;
  /**
   * Whether the engine is to move: `gomoku_session_think` lets it.
   */
  bool engine_to_move;
  /**
   * Whether the engine would be to move but waits for `GOMOKU_EVENT_KIND_RESUME`.
   */
  bool paused;
  /**
   * Whether an engine plays in this game, which is neither over nor paused.
   */
  bool can_pause;
  /**
   * Whether the engine can be asked for a hint.
   */
  bool can_hint;
  /**
   * Whether two persons can agree on a draw now.
   */
  bool can_agree_draw;
  /**
   * Whether anybody can still make a five.
   */
  bool five_possible;
  /**
   * A `GomokuColor` for each of `size * size` points, row by row from the top left; 0 beyond.
   */
  uint8_t cells[GOMOKU_MAX_POINTS];
  /**
   * A `GomokuForbidden` for each of `size * size` points, 0 beyond: where Black, who is to move, may not play.
   */
  uint8_t forbidden[GOMOKU_MAX_POINTS];
  /**
   * The current line: every move from the first.
   */
  int32_t moves[GOMOKU_MAX_POINTS];
  /**
   * Star points of this size, to be drawn as dots.
   */
  int32_t star_points[GOMOKU_MAX_STAR_POINTS];
  /**
   * The 5th moves that are offered so far; they are no stones yet.
   */
  int32_t offers[GOMOKU_MAX_OFFERS];
  /**
   * How the game stands.
   */
  GomokuOutcome outcome;
  /**
   * What the engine would play in place of the person to move, after `gomoku_session_hint` and until the next
   * event that is carried out.
   */
  GomokuHint hint;
} GomokuSnapshot;

/**
 * Why a call failed. Numbers that the status says nothing about are 0.
 */
typedef struct {
  /**
   * What the call returned.
   */
  GomokuStatus status;
  /**
   * The point that is off the board or the centre, occupied, forbidden, symmetrical or not offered.
   */
  int32_t point;
  /**
   * Why it is forbidden.
   */
  GomokuForbidden forbidden;
  /**
   * The ply that the line has not.
   */
  int32_t ply;
  /**
   * How many moves the line has.
   */
  int32_t moves;
  /**
   * The number of lines that no board has, or none for the opening.
   */
  int32_t size;
  /**
   * The fewest lines that the opening can be played on, which have to be an odd number.
   */
  int32_t least;
  /**
   * How many central lines the stone has to lie within.
   */
  int32_t lines;
  /**
   * The offered move that the point is symmetrical to.
   */
  int32_t offered;
  /**
   * The number of 5th moves that was said.
   */
  int32_t count;
  /**
   * The greatest number that could have been said.
   */
  int32_t most;
  /**
   * The level that the engine has not.
   */
  int32_t level;
  /**
   * The reason in English, for a log: UTF-8, ends with a zero byte, cut where it is too long.
   */
  char message[GOMOKU_MAX_MESSAGE];
} GomokuError;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * Opens the session whose files lie in the folder `directory`, with the game as it was left. The folder is made
 * when it is missing; `restored` in the snapshot says what was found. A full disk is no error: the game goes on in
 * memory, see `saved` in the snapshot. Two sessions on one folder harm no file, but the last one to write wins.
 *
 * `abi_version` is `GOMOKU_ABI_VERSION`. `directory` is UTF-8 of `length` bytes, 1 to `GOMOKU_MAX_DIRECTORY`, and
 * needs no zero byte at its end.
 *
 * # Safety
 * `directory` is NULL, or leads to `length` bytes; `session` is NULL, or memory for one pointer.
 */
GomokuStatus gomoku_session_open(uint32_t abi_version,
                                 const char *directory,
                                 size_t length,
                                 GomokuSession **session);

/**
 * Opens a session that keeps nothing on disk. Its snapshots say that they are saved.
 *
 * # Safety
 * `session` is NULL, or memory for one pointer.
 */
GomokuStatus gomoku_session_open_in_memory(uint32_t abi_version, GomokuSession **session);

/**
 * Ends a session and waits until its game is on disk. Calls that other threads have under way on it are carried
 * out first, later ones are refused: once this returns, nothing touches the folder any more. It does not wait for
 * the engine but stops it: a `gomoku_session_think` or `gomoku_session_hint` that is under way returns
 * `GOMOKU_STATUS_NO_SUCH_SESSION` soon.
 */
GomokuStatus gomoku_session_close(GomokuSession *session);

/**
 * Carries out `event` and writes the new state. A refused event changes nothing, `snapshot` neither.
 *
 * # Safety
 * `event` is NULL, or leads to one of which the kind and what belongs to it are set; `snapshot` is NULL, or memory
 * for one.
 */
GomokuStatus gomoku_session_apply(GomokuSession *session,
                                  const GomokuEvent *event,
                                  GomokuSnapshot *snapshot);

/**
 * Writes the present state.
 *
 * # Safety
 * `snapshot` is NULL, or memory for one.
 */
GomokuStatus gomoku_session_snapshot(GomokuSession *session, GomokuSnapshot *snapshot);

/**
 * Lets the engine find the move or the decision that its side is to make, plays it, and writes the new state. This
 * takes as long as the engine's level does; other threads may call any function meanwhile. Where one of them changes
 * the game, or stops the engine, nothing is played and the present state is written.
 *
 * Refused with `GOMOKU_STATUS_NOTHING_TO_THINK` when no engine is to move.
 *
 * # Safety
 * `snapshot` is NULL, or memory for one.
 */
GomokuStatus gomoku_session_think(GomokuSession *session,
                                  GomokuSnapshot *snapshot);

/**
 * Lets the engine find what it would play in place of the person to move, and writes the state with `hint`. For the
 * rest it is as `gomoku_session_think`.
 *
 * Refused with `GOMOKU_STATUS_NOTHING_TO_THINK` when no person is to move.
 *
 * # Safety
 * `snapshot` is NULL, or memory for one.
 */
GomokuStatus gomoku_session_hint(GomokuSession *session,
                                 GomokuSnapshot *snapshot);

/**
 * Makes a `gomoku_session_think` or `gomoku_session_hint` of another thread return soon, without a result. Where none
 * is under way it does nothing.
 */
GomokuStatus gomoku_session_stop_thinking(GomokuSession *session);

/**
 * Writes why the last call on this thread that failed did so. Before the first one that is `GOMOKU_STATUS_OK`
 * with an empty message.
 *
 * # Safety
 * `error` is NULL, or memory for one.
 */
GomokuStatus gomoku_error_last(GomokuError *error);

/**
 * The name of a status, for instance `OffBoard`, and `unknown` for other numbers. The text is never freed.
 */
const char *gomoku_status_name(GomokuStatus status);

/**
 * The `GOMOKU_ABI_VERSION` that the library was compiled with.
 */
uint32_t gomoku_abi_version(void);

/**
 * The version of the library, for instance `0.1.0`. The text is never freed.
 */
const char *gomoku_version(void);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* GOMOKU_H */
