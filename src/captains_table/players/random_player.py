"""The random player: whom every other one should beat."""

from __future__ import annotations

from random import Random
from typing import Any

from captains_table.players.chooser import Sight, choices_of


class RandomPlayer:
    """Every choice is as likely as any other."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, view: dict[str, Any]) -> int:
        """The index of one of the view's choices."""
        return self._random.randrange(len(choices_of(view)))

    def pick(self, sight: Sight) -> int:
        """The index of one of the codes."""
        return self._random.randrange(len(sight.codes))
