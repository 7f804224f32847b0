"""What is next and what waits, each with up to four numbers of its own; nothing is suspended.

Everything that happens is a *node*, found by the name of its step: `Ask` (a seat chooses), `Draw`
(chance) or `Do` (it happens by itself, at once). A node is given its numbers; it changes the
state and pushes what comes next. The last one pushed is done first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from captains_table.engine.declare import NONE
from captains_table.engine.flow import take_step, then
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import STEP, STEPS

Args = tuple[int, int, int, int]
EACH = 4  # numbers of a step


@dataclass(frozen=True)
class Ask:
    """A seat chooses: who, between which codes, and what follows from one."""

    who: Callable[[State, Args], int]
    choices: Callable[[State, Args], list[int]]
    chosen: Callable[[State, Args, int], None]


@dataclass(frozen=True)
class Draw:
    """Nobody chooses: outcomes with their weights, what follows from one, and how outcomes are
    told."""

    outcomes: Callable[[State, Args], list[tuple[int, int]]]
    happened: Callable[[State, Args, int], None]
    names: Sequence[Any]


@dataclass(frozen=True)
class Do:
    """It happens by itself."""

    run: Callable[[State, Args], None]


Node = Ask | Draw | Do
NODES: dict[str, Node] = {}


def node(name: str, made: Node) -> None:
    """Say what a step does."""
    if name not in STEP or name in NODES:
        raise KeyError(name)
    NODES[name] = made


def push(s: State, name: str, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> None:
    """Do that before everything that waits already."""
    then(s, STEP[name])
    count = s.args_count
    s.args[count : count + EACH] = (a, b, c, d)
    s.args_count = count + EACH


def here(s: State) -> Args:
    """The numbers of the next step."""
    count = s.args_count
    a, b, c, d = s.args[count - EACH : count]
    return a, b, c, d


def pop(s: State) -> Args:
    """Take the next step off and return its numbers."""
    numbers = here(s)
    take_step(s)
    count = s.args_count - EACH
    s.args[count : count + EACH] = (NONE,) * EACH
    s.args_count = count
    return numbers


def finish(s: State) -> None:
    """Nothing is left to do: the game is over."""
    while s.step != NONE:
        pop(s)


def settle(s: State) -> None:
    """Let everything happen that happens by itself, until somebody or chance decides."""
    while s.step != NONE and isinstance(made := NODES[STEPS[s.step]], Do):
        made.run(s, pop(s))
