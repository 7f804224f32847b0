"""The greedy player: it takes what promises most now. One function in the dialect for each game."""

from __future__ import annotations

from collections.abc import Callable
from secrets import randbits
from typing import Any

from captains_table.engine.errors import UnknownPlayer
from captains_table.engine.rng import seed_stream
from captains_table.players.chooser import choices_of
from captains_table.players.greedy import gold_n_crash, nomads, oh_captain
from captains_table.players.greedy.oh_captain import GREEDY
from captains_table.players.observation import observation

# The function of each game, as compiled runs take it: bot(v, codes, count, r, strategy) -> index.
BOTS: dict[str, Callable[[Any, Any, int, Any, int], int]] = {
    "gold-n-crash": gold_n_crash.choose,
    "nomads": nomads.choose,
    "oh-captain": oh_captain.choose,
}


class GreedyPlayer:
    """Plays by the same function that runs compiled. A seed makes its moods repeatable."""

    def __init__(self, seed: int | None = None) -> None:
        self._stream = [0, 0]
        seed_stream(self._stream, randbits(64) if seed is None else seed, 0)

    def choose(self, view: dict[str, Any]) -> int:
        """The index of one of the view's choices."""
        codes = [choice["code"] for choice in choices_of(view)]
        name = view["game"]
        if name not in BOTS:
            raise UnknownPlayer(f"player: greedy does not play {name}; it plays {', '.join(BOTS)}")
        return BOTS[name](observation(view), codes, len(codes), self._stream, GREEDY)
