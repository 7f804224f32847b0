"""Players by their names."""

from __future__ import annotations

from collections.abc import Callable

from captains_table.engine.errors import BadChance, UnknownPlayer, shown
from captains_table.engine.game import Game
from captains_table.engine.words import refused
from captains_table.players.chooser import HousePlayer
from captains_table.players.greedy import GreedyPlayer
from captains_table.players.random_player import RandomPlayer

# Weakest first.
PLAYERS: dict[str, Callable[[int | None], HousePlayer]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
}


def players_of(game: Game) -> list[str]:
    """The players who know what to do at that game, weakest first.

    >>> from captains_table.engine.shelf import game as named
    >>> players_of(named("nomads"))
    ['random', 'greedy']
    """
    return [name for name in PLAYERS if name != "greedy" or game.bot]


def player(name: str, seed: int | None = None) -> HousePlayer:
    """A player by its name: "random" or "greedy". A seed makes what it does repeatable.

    >>> from captains_table import Table
    >>> table = Table("oh-captain", seats=4, seed=7)
    >>> index = player("greedy", seed=1).choose(table.view(0))
    >>> events = table.choose(index)
    """
    if not isinstance(name, str) or name not in PLAYERS:
        there = ", ".join(PLAYERS)
        raise refused(UnknownPlayer, "player", given=shown(name), there=there)
    if seed is not None and type(seed) is not int:
        raise BadChance(f"seed: a whole number is expected, not {shown(seed)}")
    return PLAYERS[name](seed)
