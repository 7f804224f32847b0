"""Whole games between players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from captains_table.engine.errors import BadSeats, shown
from captains_table.engine.table import Table
from captains_table.players.chooser import Player
from captains_table.players.named import player


def play(
    game: str,
    players: Sequence[str | Player],
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
) -> Table:
    """A finished game between these players, one a seat: names, or anything with `choose(view)`.
    Each sees its own seat's view and no more. The same seed gives the same game.

    >>> table = play("gold-n-crash", ["greedy", "random"], seed=3)
    >>> table.outcome.winners
    [0]
    """
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise BadSeats(f"players: a name for each seat is expected, not {shown(players)}")
    table = Table(game, len(players), seed, options)
    random = Random(seed)
    seated = [player(p, random.getrandbits(32)) if isinstance(p, str) else p for p in players]
    while decision := table.decision:
        table.choose(seated[decision.seat].choose(table.view(decision.seat)))
    return table
