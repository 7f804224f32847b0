"""Rulebook, "End of the Game"."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.flow import emit
from captains_table.engine.knowledge import EVERYBODY
from captains_table.games.gold_n_crash.cards import gold_of
from captains_table.games.gold_n_crash.events import EVENT
from captains_table.games.gold_n_crash.fields import State
from captains_table.games.gold_n_crash.state import FIRST_GUEST, SEATS

LIMITS = (40, 20, 80)
GUEST_GOLD = (5, 4, 5, 6, 5, 5, 5, 5)


def end_game(s: State) -> None:
    """Rules, "End of the Game"; ruling GC-43."""
    for p in range(SEATS):
        emit(s, EVENT.TREASURE_COUNTED, p, 0, treasure_gold(s, p), EVERYBODY)


def treasure_gold(s: State, p: int) -> int:
    """The gold of a Treasure, Guests included. Ruling GC-43."""
    gold = 0
    for i in range(s.treasure_count[p]):
        kind = s.treasure[p][i]
        if kind >= FIRST_GUEST:
            gold += GUEST_GOLD[kind - FIRST_GUEST]
        else:
            gold += gold_of(kind)
    return gold


def standing(s: State, p: int) -> int:
    """Who destroyed the last Zeppelin, otherwise who has more gold; a tie is a shared victory.
    Rulings GC-42 to GC-44."""
    if s.winner != NONE:
        return s.winner == p
    return treasure_gold(s, p)
