"""The greedy player: it takes what promises most now. One function for each game: in the dialect,
or in plain Python for a game that does not compile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from secrets import randbits
from typing import Any

from captains_table.engine.errors import UnknownPlayer
from captains_table.engine.rng import seed_stream
from captains_table.engine.seen import observation, seen_state
from captains_table.players.chooser import choices_of
from captains_table.players.greedy import gold_n_crash, nomads, oh_captain, sea_of_legends
from captains_table.players.greedy.oh_captain import GREEDY

# The function of each game, as compiled runs take it: bot(v, codes, count, r, strategy) -> index.
BOTS: dict[str, Callable[[Any, Any, int, Any, int], int]] = {
    "gold-n-crash": gold_n_crash.choose,
    "nomads": nomads.choose,
    "oh-captain": oh_captain.choose,
}

# And those in plain Python: bot(state, seat, codes, r) -> index. It looks only at what the seat
# sees, so it may be shown the whole state, or one that `seen_state` makes of a view.
PLAIN_BOTS: dict[str, Callable[[Any, int, Sequence[int], Any], int]] = {
    "sea-of-legends": sea_of_legends.choose,
}


class GreedyPlayer:
    """Plays by the function of each game. A seed makes its moods repeatable."""

    def __init__(self, seed: int | None = None) -> None:
        self._stream = [0, 0]
        seed_stream(self._stream, randbits(64) if seed is None else seed, 0)

    def choose(self, view: dict[str, Any]) -> int:
        """The index of one of the view's choices."""
        codes = [choice["code"] for choice in choices_of(view)]
        name = view["game"]
        if name in PLAIN_BOTS:
            return PLAIN_BOTS[name](seen_state(view), view["seat"], codes, self._stream)
        if name not in BOTS:
            there = ", ".join((*BOTS, *PLAIN_BOTS))
            raise UnknownPlayer(f"player: greedy does not play {name}; it plays {there}")
        return BOTS[name](observation(view), codes, len(codes), self._stream, GREEDY)
