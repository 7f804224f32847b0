"""The same stack as in `flow`, of steps that have numbers of their own.

A state whose steps have numbers keeps four for each step in `args`, those of what is next last.
What a step does not need is NONE. For rules that do not compile.
"""

from __future__ import annotations

from typing import Protocol

from captains_table.engine import flow
from captains_table.engine.declare import NONE
from captains_table.engine.plain import State as AnyState

EACH = 4  # numbers of a step


class State(AnyState, Protocol):
    """A state that keeps numbers of its steps."""

    args: list[int]
    args_count: int


def then(s: State, step: int, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> None:
    """Do that step, with its numbers, before everything that was to be done already."""
    flow.then(s, step)
    count = s.args_count
    s.args[count : count + EACH] = (a, b, c, d)
    s.args_count = count + EACH


def numbers(s: State) -> tuple[int, int, int, int]:
    """The numbers of what is next."""
    count = s.args_count
    a, b, c, d = s.args[count - EACH : count]
    return a, b, c, d


def take_step(s: State) -> int:
    """Take the next step off the list, and its numbers with it."""
    count = s.args_count - EACH
    s.args[count : count + EACH] = (NONE,) * EACH
    s.args_count = count
    return flow.take_step(s)


def clear_steps(s: State) -> None:
    """Nothing is left to do: the game is over."""
    while s.step != NONE:
        take_step(s)
