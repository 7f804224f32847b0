"""The greedy player: it takes what promises most now. What that is, a function in the game's own
folder says: in the dialect, or in plain Python for a game that does not compile."""

from __future__ import annotations

from secrets import randbits
from typing import Any

from captains_table.engine.drivers import USUAL_PLAYER
from captains_table.engine.rng import below, seed_stream
from captains_table.players.chooser import Sight, sight_in


class GreedyPlayer:
    """Plays by the function of each game, and at random where a game has none. A seed makes its
    moods repeatable."""

    def __init__(self, seed: int | None = None) -> None:
        self._stream = [0, 0]
        seed_stream(self._stream, randbits(64) if seed is None else seed, 0)

    def choose(self, view: dict[str, Any]) -> int:
        """The index of one of the view's choices."""
        return self.pick(sight_in(view))

    def pick(self, sight: Sight) -> int:
        """The index of one of the codes."""
        bot, codes = sight.game.bot, sight.codes
        if bot is None:
            return below(self._stream, len(codes))
        if sight.game.compiles:
            return bot(sight.seen, codes, len(codes), self._stream, USUAL_PLAYER)
        return bot(sight.seen, sight.seat, codes, self._stream)
