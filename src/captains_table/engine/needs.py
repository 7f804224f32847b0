"""What the steps of a game need, as a table: what the declaration cannot say of a position.

A game lists its needs, each with the steps at which it must be met, and says what may wait under
each step. A position need not have been reached by play; where all needs are met, play goes on from
it to the end without an error.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from captains_table.engine.declare import NONE
from captains_table.engine.plain import State

Reason = tuple[str, str]  # a field, and what is wrong with it
OVER = "over"  # how a table calls the end, where no step is next


@dataclass(frozen=True)
class Need:
    """Of a field that must hold, at the steps that are named, or at every step and when the game
    is over."""

    field: str
    holds: Callable[[State], Any]
    why: str
    steps: Sequence[str] = ()


def next_step(s: State, steps: Sequence[str]) -> str:
    """The name of what is next."""
    return OVER if s.step == NONE else steps[s.step]


def waiting(s: State, steps: Sequence[str]) -> list[str]:
    """The names of what waits, the last first."""
    return [steps[step] for step in s.todo[: s.todo_count]]


def unmet(needs: Iterable[Need], s: State, steps: Sequence[str]) -> Iterator[Reason]:
    """The needs that are not met in this state."""
    step = next_step(s, steps)
    for need in needs:
        if (not need.steps or step in need.steps) and not need.holds(s):
            yield need.field, need.why


def misplaced(waits: Mapping[str, str], s: State, steps: Sequence[str]) -> Iterator[Reason]:
    """What waits under a step that it cannot wait under: for each step that can be next there is a
    regular expression of the names that may wait, the last first, with a space after each."""
    step, names = next_step(s, steps), waiting(s, steps)
    if step not in waits:
        yield "step", f"{step} happens by itself, so it cannot be next"
    elif not re.fullmatch(waits[step], "".join(f"{name} " for name in names)):
        below = " and ".join(names) if names else "nothing"
        yield "todo", f"{below} cannot wait while {step} is next"
