// The parts of the C test that lie in files of their own.

#ifndef PARTS_H
#define PARTS_H

// Sends what no program should: NULL, wrong numbers, wrong names, handles that are none. `folder` has a saved game.
void misuse_is_refused(const char *folder);

// Uses sessions from two threads at once. `folder` has a saved game.
void threads_share_sessions(const char *folder);

#endif
