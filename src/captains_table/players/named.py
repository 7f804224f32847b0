"""Players by their names."""

from __future__ import annotations

from collections.abc import Callable

from captains_table.engine.errors import BadChance, UnknownPlayer, shown
from captains_table.players.chooser import Player
from captains_table.players.greedy import GreedyPlayer
from captains_table.players.random_player import RandomPlayer

PLAYERS: dict[str, Callable[[int | None], Player]] = {
    "greedy": GreedyPlayer,
    "random": RandomPlayer,
}


def player(name: str, seed: int | None = None) -> Player:
    """A player by its name.

    >>> player("random", seed=1).choose({"decision": {"choices": ["the only one"]}})
    0
    """
    if not isinstance(name, str) or name not in PLAYERS:
        there = ", ".join(sorted(PLAYERS))
        raise UnknownPlayer(f"player: there is no {shown(name)}; there are {there}")
    if seed is not None and type(seed) is not int:
        raise BadChance(f"seed: a whole number is expected, not {shown(seed)}")
    return PLAYERS[name](seed)
