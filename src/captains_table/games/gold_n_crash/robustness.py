"""What Zeppelins can be like, as far as somebody knows. Rules, "Game Setup" and "Bomb"."""

from __future__ import annotations

from itertools import permutations, product

from captains_table.engine.declare import NONE
from captains_table.games.gold_n_crash.columns import at
from captains_table.games.gold_n_crash.fields import State
from captains_table.games.gold_n_crash.play import resists
from captains_table.games.gold_n_crash.state import COLUMNS, ROBUST, SEATS


def possible(s: State, p: int) -> list[tuple[int, ...]]:
    """How robust a seat's three Zeppelins can be, in order, from what the state holds: no two are
    alike, each is tougher than what it resisted, and a wreck is known. They were shuffled, so
    whatever fits that is equally likely. Ruling GC-16."""
    return [
        values
        for values in permutations(range(1, ROBUST + 1), COLUMNS)
        if all(_may_be(s, p, column, value) for column, value in enumerate(values))
    ]


def _may_be(s: State, p: int, column: int, value: int) -> bool:
    place = at(p, column)
    known = s.wreck[place] or max(0, s.hull[p][column])
    return bool(value == known if known else resists(value, s.resisted[place]))


def robustness(s: State) -> list[list[int]]:
    """What each of the six Zeppelins can be."""
    return [
        sorted({values[column] for values in possible(s, p)})
        for p in range(SEATS)
        for column in range(COLUMNS)
    ]


def secret_numbers(s: State, seat: int) -> list[dict[str, list[list[int]]]]:
    """How robust the Zeppelins of other seats can be that resisted: their owners know it. Ruling
    GC-16."""
    rows = [[list(s.hull[p])] if p == seat else _hulls(s, p) for p in range(SEATS)]
    return [{"hull": list(hulls)} for hulls in product(*rows)]


def _hulls(s: State, p: int) -> list[list[int]]:
    """What the owner can have found out, as far as everybody else knows."""
    public = s.copy()
    public.hull[p][:] = [NONE] * COLUMNS
    found = {
        tuple(
            value if s.resisted[at(p, column)] else NONE for column, value in enumerate(values)
        ): None
        for values in possible(public, p)
    }
    return [list(hulls) for hulls in found]
