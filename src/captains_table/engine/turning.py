"""Actions with the seats counted from whoever chooses: what is learned in one seat holds in all."""

from __future__ import annotations

from typing import Any

import numpy as np

from captains_table.engine.game import Game

Codes = np.ndarray[Any, np.dtype[np.int32]]

SEAT = "seat"  # the argument of an action that names a seat


def turned_codes(game: Game, seats: int) -> tuple[Codes, Codes]:
    """By seat and action with seats counted from that one, the game's own code; and the way back.

    >>> from captains_table import game
    >>> codes, back = turned_codes(game("oh-captain"), 4)
    >>> attack_next = game("oh-captain").verbs.code({"do": "attack", "seat": 1})
    >>> game("oh-captain").verbs.action(int(codes[3, attack_next]))  # next to seat 3 is seat 0
    {'do': 'attack', 'seat': 0}
    """
    codes = np.tile(np.arange(game.actions, dtype=np.int32), (seats, 1))
    for code in range(game.actions):
        action = game.verbs.action(code)
        if isinstance(action.get(SEAT), int) and action[SEAT] < seats:
            for mover in range(seats):
                there = (action[SEAT] + mover) % seats
                codes[mover, code] = game.verbs.code({**action, SEAT: there})
    back = np.empty_like(codes)
    np.put_along_axis(back, codes, np.arange(game.actions, dtype=np.int32)[None, :], axis=1)
    return codes, back
