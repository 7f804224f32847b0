"""What is next, and what is still to be done after it, as a stack in the state.

`step` is next; `todo` holds what comes after it, the last first. A turn of several steps is never
a suspended function: it is written down here, so a table can be copied, saved and resumed at any
moment. Rules in the dialect.
"""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.plain import Fields, State

# Who moves at a node, where it is not a seat.
CHANCE, OVER = -1, -2


def then(s: State, step: int) -> None:
    """Do that step before everything that was to be done already."""
    before = s.step
    if before != NONE:
        count = s.todo_count
        s.todo[count] = before
        s.todo_count = count + 1
    s.step = step


def take_step(s: State) -> int:
    """Take the next step off the list. NONE is left when nothing more is to be done."""
    step = s.step
    if s.todo_count > 0:
        last = s.todo_count - 1
        s.todo_count = last
        s.step = s.todo[last]
        s.todo[last] = NONE
    else:
        s.step = NONE
    return step


def clear_steps(s: State) -> None:
    """Nothing is left to do: the game is over."""
    while s.step != NONE:
        take_step(s)


def emit(s: State, kind: int, a: int, b: int, c: int, seen: int) -> None:
    """Tell people what happened. `seen` says who may know `c`: one bit for each seat, then the
    spectator's. Compiled rules drop this."""
    if s.events is not None:
        s.events.append((kind, a, b, c, seen))


# Around the table. (A remainder would be slow on a GPU.)


def left_of(s: Fields, p: int) -> int:
    """The seat to the left of p, next in turn order."""
    if p + 1 == s.seats:
        return 0
    return p + 1


def right_of(s: Fields, p: int) -> int:
    """The seat to the right of p."""
    if p == 0:
        return s.seats - 1
    return p - 1
