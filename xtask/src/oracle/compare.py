"""Compares where Black may not play in renju with what the package `renju` says.

Reads the lines of `rust/rules/examples/forbidden_points.rs`, prints each difference, and fails when there is one.
"""

import math
import sys

from renju.check_forbid import get_foul_type

STONES = {".": 0, "x": 1, "o": 2}


def compare(cells, marks):
    """The number of empty points of one position; differences are printed and counted."""
    lines = math.isqrt(len(cells))
    board = [[STONES[cell] for cell in cells[row * lines : (row + 1) * lines]] for row in range(lines)]
    points = differences = 0
    for index, mark in enumerate(marks):
        row, column = divmod(index, lines)
        if board[row][column]:
            continue
        points += 1
        theirs = "." if (foul := get_foul_type(board, row, column)) == 0 else str(foul)
        if theirs != mark:
            differences += 1
            print(f"row {row}, column {column}: here {mark}, in the package {theirs}")
            print("\n".join(cells[at : at + lines] for at in range(0, len(cells), lines)))
    return points, differences


def main():
    points = differences = forbidden = 0
    for line in sys.stdin:
        cells, marks = line.split()
        counted = compare(cells, marks)
        points += counted[0]
        differences += counted[1]
        forbidden += sum(mark != "." for mark in marks)
    print(f"    {points} points, {forbidden} of them forbidden, {differences} differences")
    sys.exit(differences > 0 or forbidden < 100)


main()
