"""The greedy player: it takes what promises most now. What that is, a function in the game's own
folder says: in the dialect, or in plain Python for a game that does not compile."""

from __future__ import annotations

from collections.abc import Callable
from secrets import randbits
from typing import Any

from captains_table.engine.batch import USUAL_PLAYER
from captains_table.engine.game import Game, game
from captains_table.engine.rng import below, seed_stream
from captains_table.engine.seen import observation, seen_state
from captains_table.players.chooser import choices_of


def greedy_bot(game: Game) -> Callable[..., int] | None:
    """The function `choose` of the game's `greedy`, if it has one. In the dialect, as compiled runs
    take it, it is choose(v, codes, count, r, strategy) -> index; in plain Python
    choose(state, seat, codes, r) -> index, with what `seen_state` makes of a view."""
    part = game.part("greedy")
    choose: Callable[..., int] | None = part.choose if part else None
    return choose


class GreedyPlayer:
    """Plays by the function of each game, and at random where a game has none. A seed makes its
    moods repeatable."""

    def __init__(self, seed: int | None = None) -> None:
        self._stream = [0, 0]
        seed_stream(self._stream, randbits(64) if seed is None else seed, 0)

    def choose(self, view: dict[str, Any]) -> int:
        """The index of one of the view's choices."""
        codes = [choice["code"] for choice in choices_of(view)]
        played = game(view["game"])
        bot = greedy_bot(played)
        if bot is None:
            return below(self._stream, len(codes))
        if played.compiles:
            return bot(observation(view), codes, len(codes), self._stream, USUAL_PLAYER)
        return bot(seen_state(view), view["seat"], codes, self._stream)
