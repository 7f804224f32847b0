"""What the steps of a game need, as a table: what the declaration cannot say of a position.

A game says what may wait under each step, and lists its needs, each with the steps at which it must
be met. A position need not have been reached by play; where all needs are met, play goes on from it
to the end without an error.
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
    """What must hold of a field at the steps that are named; at every step, and when the game is
    over, where none is. Needs are looked at in their order: one may rely on those before it."""

    field: str
    holds: Callable[[Any], Any]
    why: str
    steps: Sequence[str] = ()


def for_each_seat(holds: Callable[[Any, int], Any]) -> Callable[[Any], bool]:
    """Something that must hold of every seat."""
    return lambda s: all(holds(s, p) for p in range(s.seats))


@dataclass(frozen=True)
class Steps:
    """The steps of a game by their names."""

    names: Sequence[str]

    def next(self, s: State) -> str:
        """What is next, or OVER."""
        return OVER if s.step == NONE else self.names[s.step]

    def waiting(self, s: State) -> list[str]:
        """What waits, the last first."""
        return [self.names[step] for step in s.todo[: s.todo_count]]

    def to_do(self, s: State) -> list[str]:
        """What waits, and what is next."""
        return [*self.waiting(s), self.next(s)]


def unmet(steps: Steps, needs: Iterable[Need], s: State) -> Iterator[Reason]:
    """The needs that are not met in this state."""
    for need in needs:
        if (not need.steps or steps.next(s) in need.steps) and not need.holds(s):
            yield need.field, need.why


def refusing(
    steps: Steps, waits: Mapping[str, str], needs: Iterable[Need]
) -> Callable[[Any], Iterator[Reason]]:
    """A game's `impossible`. Each entry of `waits` is a regular expression of names that wait, the
    last first, with a space after each; and the steps that can be next then."""

    def impossible(s: State) -> Iterator[Reason]:
        step, names = steps.next(s), steps.waiting(s)
        under = [pattern for pattern, nexts in waits.items() if step in nexts.split()]
        if not under:
            yield "step", f"{step} happens by itself, so it cannot be next"
        if not any(
            re.fullmatch(pattern, "".join(f"{name} " for name in names)) for pattern in under
        ):
            yield "todo", f"{' and '.join(names) or 'nothing'} cannot wait while {step} is next"
        yield from unmet(steps, needs, s)

    return impossible
