// The parts of the C test that lie in files of their own.

#ifndef PARTS_H
#define PARTS_H

// Sends what no program should: NULL, wrong numbers, wrong names, handles that are none. `folder` has a saved game.
void misuse_is_refused(const char *folder);

// Uses sessions from two threads at once. `folder` has a saved game.
void threads_share_sessions(const char *folder);

// Plays openings, with every question and every refusal.
void openings_ask_and_are_answered(void);

// Lets the engine think on a thread of its own while this one does something else.
void the_engine_plays_while_others_work(void);

#endif
