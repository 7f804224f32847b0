"""Where chance comes from at a real table: draw n of a seed is HMAC-SHA256(seed, n).

Anybody who is given the seed can check every draw. Rejection keeps all outcomes exactly as likely
as their weights say.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable, Sequence
from typing import Any

from captains_table.engine.errors import BadChance, shown

# chance(kind, outcomes, weights) -> index of the outcome that happens
Chance = Callable[[str, Sequence[Any], Sequence[int]], int]
Seed = int | str


class Dice:
    """The draws of one seed, in order."""

    def __init__(self, seed: Seed | None = None, drawn: int = 0) -> None:
        self.seed: Seed = secrets.token_hex(32) if seed is None else seed
        self.drawn = drawn
        if isinstance(self.seed, bool) or not isinstance(self.seed, int | str):
            raise BadChance(f"seed: a whole number or a text is expected, not {shown(seed)}")
        try:
            self._key = str(self.seed).encode()
        except ValueError:  # half a character, or thousands of digits
            raise BadChance(f"seed: {shown(seed)} cannot be written down") from None

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
        rest = self.below(sum(weights))
        for index, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return index
        raise AssertionError("the weights add up")


def checked_index(index: Any, kind: str, outcomes: Sequence[Any]) -> int:
    """The index that a caller's own chance function gave, if it is one."""
    if isinstance(index, bool) or not isinstance(index, int) or not 0 <= index < len(outcomes):
        raise BadChance(
            f"chance: {shown(index)} is no outcome of {kind}; there are {len(outcomes)}"
        )
    return index
