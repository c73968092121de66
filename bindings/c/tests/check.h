// What the parts of the C test share.

#ifndef CHECK_H
#define CHECK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "gomoku.h"

// Ends the program with the place and the text of `condition` unless it holds.
#define CHECK(condition) check((condition), #condition, __FILE__, __LINE__)

void check(bool holds, const char *condition, const char *file, int line);

// Opens a session in memory.
GomokuSession *open_session(void);

// Opens the session that is kept in `folder`.
GomokuSession *open_folder(const char *folder);

// Carries out an event that must be accepted, and returns the new state.
GomokuSnapshot accepted(GomokuSession *session, GomokuEvent event);

// Carries out an event that must be refused: with this status, the same status in the last error, and no change.
GomokuError refused(GomokuSession *session, GomokuEvent event, GomokuStatus status);

// The present state.
GomokuSnapshot present(GomokuSession *session);

// Whether two states are the same.
bool same(const GomokuSnapshot *one, const GomokuSnapshot *other);

GomokuEvent tap(int32_t point);
GomokuEvent go_to(int32_t ply);
// Of two persons and without an opening.
GomokuEvent new_game(int32_t size, GomokuRule rule, GomokuBegins begins);
// Of two persons, on 15 lines.
GomokuEvent opening_game(GomokuRule rule, GomokuOpening opening);
// By freestyle on 15 lines, with a level for each colour or 0 for a person.
GomokuEvent engine_game(int32_t black, int32_t white);
GomokuEvent decide(GomokuOpeningDecision decision);
GomokuEvent say_number(int32_t count);
GomokuEvent settings(GomokuSettings settings);
// An event that is no more than its kind. All else is left as memory happens to be.
GomokuEvent plain(GomokuEventKind kind);

// Taps on `count` points, each of which must be accepted, and returns the state after the last.
GomokuSnapshot play(GomokuSession *session, const int32_t *points, size_t count);

#endif
