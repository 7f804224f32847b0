"""Whole games between players: at a table, or without one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from captains_table.engine.chance import Dice
from captains_table.engine.errors import BadSeats, shown
from captains_table.engine.flow import CHANCE, OVER
from captains_table.engine.shelf import game as named
from captains_table.engine.table import Table
from captains_table.players.chooser import Player, sight_of
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
    seeds = _seeds(seed)
    seated = [player(p, next(seeds)) if isinstance(p, str) else p for p in players]
    while decision := table.decision:
        table.choose(seated[decision.seat].choose(table.view(decision.seat)))
    return table


def play_bare(
    game: str,
    players: Sequence[str],
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
) -> Any:
    """The state at the end of the game that `play` plays with that seed, for who needs no more of
    it: nothing is told and nothing kept on the way, which is quicker. Each player is given what its
    seat sees, and no more.

    >>> play_bare("gold-n-crash", ["greedy", "random"], seed=3).seats
    2
    """
    played = named(game)
    state = played.empty(len(players), {} if options is None else options)
    dice, seeds, code = Dice(seed), _seeds(seed), played.code
    seated = [player(name, next(seeds)) for name in players]
    codes, weights = [0] * played.choices, [0] * played.choices
    code.set_up(state)
    while (seat := code.mover(state)) != OVER:
        if seat == CHANCE:
            count = code.chances(state, codes, weights)
            index = dice(played.steps[state.step], codes[:count], weights[:count])
        else:
            count = code.legal(state, codes)
            index = seated[seat].pick(sight_of(played, state, seat, codes[:count]))
        code.apply(state, codes[index])
    return state


def _seeds(seed: int | None) -> Iterator[int]:
    """A seed for each player whom the house seats, by that of the game."""
    random = Random(seed)
    while True:
        yield random.getrandbits(32)
