"""Who chooses: players see one seat's view and answer with an index."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from captains_table.engine.errors import UnknownPlayer


class Player(Protocol):
    """Anything that chooses from a view."""

    def choose(self, view: dict[str, Any]) -> int:
        """The index of one of the view's choices."""
        ...


class RandomPlayer:
    """Every choice is as likely as any other."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, view: dict[str, Any]) -> int:
        """The index of one of the view's choices."""
        return self._random.randrange(len(view["decision"]["choices"]))


PLAYERS = {"random": RandomPlayer}


def player(name: str, seed: int | None = None) -> Player:
    """A player by its name.

    >>> player("random", seed=1).choose({"decision": {"choices": ["the only one"]}})
    0
    """
    if name not in PLAYERS:
        raise UnknownPlayer(f"player: there is no {name!r}; there are {', '.join(sorted(PLAYERS))}")
    return PLAYERS[name](seed)
