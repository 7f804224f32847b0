"""Columns: whose they are, what lies in them, and which may be chosen."""

from __future__ import annotations

from typing import Any

from captains_table.engine.declare import NONE
from captains_table.games.gold_n_crash.cards import type_of
from captains_table.games.gold_n_crash.fields import Fields, State
from captains_table.games.gold_n_crash.state import COLUMNS

LEFT, MIDDLE, RIGHT = 1, 2, 4  # a set of columns is a number, one bit for each
ALL_COLUMNS = LEFT | MIDDLE | RIGHT


def at(p: int, column: int) -> int:
    """The place of a seat's column and Zeppelin among the six."""
    return p * COLUMNS + column


def owner(place: int) -> int:
    """Whose column and Zeppelin lie at one of the six places."""
    return place // COLUMNS


def in_columns(s: State, p: int) -> int:
    """How many cards lie below a seat's Zeppelins."""
    first = at(p, 0)
    return s.column_count[first] + s.column_count[first + 1] + s.column_count[first + 2]


def filled_columns(s: State, p: int) -> int:
    """The set of a seat's columns that are not empty."""
    first = at(p, 0)
    columns = 0
    if s.column_count[first] > 0:
        columns |= LEFT
    if s.column_count[first + 1] > 0:
        columns |= MIDDLE
    if s.column_count[first + 2] > 0:
        columns |= RIGHT
    return columns


def beside(columns: int) -> int:
    """The set of columns that are adjacent to some of these."""
    return (columns << 1 | columns >> 1) & ALL_COLUMNS


def count_type(s: Fields, place: int, kind: int) -> int:
    """How many cards of a type lie in a column."""
    cards = s.column[place]
    count = 0
    for i in range(s.column_count[place]):
        if type_of(cards[i]) == kind:
            count += 1
    return count


def count_with(s: Fields, card: int, place: int) -> int:
    """How many cards of its type would lie in a column with that one. Ruling GC-10."""
    return count_type(s, place, type_of(card)) + 1


def last_type(s: State, place: int) -> int:
    """The type of the last card of a column that is not empty."""
    return type_of(s.column[place][s.column_count[place] - 1])


def to_column(s: State, place: int, kind: int) -> None:
    """Lay a card at the end of a column."""
    s.column[place][s.column_count[place]] = kind
    s.column_count[place] += 1


def from_column(s: State, place: int) -> int:
    """Take the last card of a column."""
    s.column_count[place] -= 1
    kind = s.column[place][s.column_count[place]]
    s.column[place][s.column_count[place]] = NONE
    return kind


def may_name_columns(out: Any, n: int, code: int, columns: int) -> int:
    """One action for each of a set of columns, after the first n; returns how many there are now.
    (Each code is written; where its column is not in the set, the next takes its place. Branches
    on what nobody can foresee are slow in compiled code.)"""
    out[n] = code
    n += columns & 1
    out[n] = code + 1
    n += columns >> 1 & 1
    out[n] = code + 2
    return n + (columns >> 2)
