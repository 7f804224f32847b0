"""What is still to be done, as a stack of steps in the state (`todo`, the last is next).

A turn of several steps is never a suspended function: it is written down here, so a table can be
copied, saved and resumed at any moment. Rules in the dialect.
"""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.plain import State

# Who moves at a node, where it is not a seat.
CHANCE, OVER = -1, -2


def then(s: State, step: int) -> None:
    """Do that step before everything that is on the list already."""
    s.todo[s.todo_count] = step
    s.todo_count += 1


def next_step(s: State) -> int:
    """What is next, or NONE when nothing is left to do."""
    if s.todo_count == 0:
        return NONE
    return int(s.todo[s.todo_count - 1])


def take_step(s: State) -> int:
    """Take the next step off the list."""
    s.todo_count -= 1
    step = s.todo[s.todo_count]
    s.todo[s.todo_count] = NONE
    return int(step)


def clear_steps(s: State) -> None:
    """Nothing is left to do: the game is over."""
    while s.todo_count > 0:
        take_step(s)


def emit(s: State, kind: int, a: int, b: int, c: int, seen: int) -> None:
    """Tell people what happened. `seen` says who may know `c`: one bit for each seat, then the
    spectator's. Compiled rules drop this."""
    if s.events is not None:
        s.events.append((kind, a, b, c, seen))
