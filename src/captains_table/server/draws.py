"""Where the chance of a stored table comes from: first what happened already, then the dice."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from hashlib import sha256
from secrets import token_hex
from typing import Any

from captains_table.engine.chance import Dice


def new_seed() -> str:
    """Thirty-two secret bytes, as text."""
    return token_hex(32)


def commitment(seed: str) -> str:
    """What is published at the start, so that nobody can change the seed later."""
    return sha256(seed.encode()).hexdigest()


def dice_seed(seed: str, nonces: Sequence[str]) -> str:
    """The seed of all draws: the table's, and what each seat added before it could know that."""
    return ".".join([seed, *nonces])


class Draws:
    """Chance for a table that is loaded: outcomes of its past, then the dice of its seed.

    >>> draws = Draws("a seed", drawn=0)
    >>> draws.expect(["egg"])
    >>> draws("draw", ["hook", "egg"], [1, 1]), draws.drawn
    (1, 1)
    """

    def __init__(self, seed: str, drawn: int) -> None:
        self._dice = Dice(seed, drawn)
        self._past: deque[Any] = deque()
        self._made: list[Any] = []

    @property
    def drawn(self) -> int:
        """How many draws there have been."""
        return self._dice.drawn

    def expect(self, outcomes: Iterable[Any]) -> None:
        """The next draws have happened already, like this."""
        self._past.extend(outcomes)

    def taken(self) -> list[Any]:
        """The outcomes since this was last asked."""
        made, self._made = self._made, []
        return made

    def __call__(self, kind: str, outcomes: Sequence[Any], weights: Sequence[int]) -> int:
        """The index of what happens. ValueError: the past cannot have been like that."""
        if self._past:
            index = outcomes.index(self._past.popleft())
            self._dice.drawn += 1
        else:
            index = self._dice(kind, outcomes, weights)
        self._made.append(outcomes[index])
        return index
