"""Where chance comes from at a real table: draw n of a seed is HMAC-SHA256(seed, n).

Anybody who is given the seed can check every draw. Rejection keeps all outcomes exactly as likely
as their weights say.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

from captains_table.engine.errors import BadChance, shown

# chance(kind, outcomes, weights) -> index of the outcome that happens
Chance = Callable[[str, Sequence[Any], Sequence[int]], int]
Seed = int | str


class Dice:
    """The draws of one seed, in order."""

    def __init__(self, seed: Seed | None = None, drawn: int = 0) -> None:
        self.drawn = drawn
        if seed is not None:
            self.seed = seed
            self._key  # noqa: B018  a bad seed is refused now, not at the first draw

    @cached_property
    def seed(self) -> Seed:
        """The seed that was given, or 32 secret bytes that are drawn when they are needed."""
        return secrets.token_hex(32)

    @cached_property
    def _key(self) -> bytes:
        if isinstance(self.seed, bool) or not isinstance(self.seed, int | str):
            raise BadChance(f"seed: a whole number or a text is expected, not {shown(self.seed)}")
        try:
            return str(self.seed).encode()
        except ValueError:  # half a character, or thousands of digits
            raise BadChance(f"seed: {shown(self.seed)} cannot be written down") from None

    def __reduce__(self) -> tuple[type[Dice], tuple[Seed, int]]:
        """A copy in another process falls the same too, so a secret seed is drawn by now."""
        return Dice, (self.seed, self.drawn)

    def copy(self) -> Dice:
        """Dice that will fall the same."""
        return Dice(self.seed, self.drawn)

    def below(self, bound: int) -> int:
        """The next draw: a whole number from 0 to bound - 1, each as likely."""
        self.drawn += 1
        for attempt in range(1 << 16):
            message = f"{self.drawn}.{attempt}".encode()
            number = int.from_bytes(hmac.digest(self._key, message, "sha256")[:8], "big")
            if number < (1 << 64) - (1 << 64) % bound:
                return number % bound
        raise AssertionError("a fair draw cannot fail so often")

    def __call__(self, kind: str, outcomes: Sequence[Any], weights: Sequence[int]) -> int:
        """The index of the outcome that happens, by the weights."""
        return falls_on(self.below(sum(weights)), weights)


def falls_on(number: float, weights: Sequence[int]) -> int:
    """The index of the weight that a number below their sum falls on. (Compiled code has the same
    in `drivers.let_chance_decide`.)

    >>> [falls_on(number, [2, 0, 1]) for number in range(3)]
    [0, 0, 2]
    """
    index = 0
    while number >= weights[index]:
        number -= weights[index]
        index += 1
    return index


def checked_index(index: Any, kind: str, outcomes: Sequence[Any]) -> int:
    """The index that a caller's own chance function gave, if it is one."""
    if isinstance(index, bool) or not isinstance(index, int) or not 0 <= index < len(outcomes):
        raise BadChance(
            f"chance: {shown(index)} is no outcome of {kind}; there are {len(outcomes)}"
        )
    return index
