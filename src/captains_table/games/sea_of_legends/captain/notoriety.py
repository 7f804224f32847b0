"""Notoriety: what is kept for good, and what is lost with its source. Rules, "Notoriety"."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.games.sea_of_legends.captain.tableau import hired_cost
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import CELL, cell

TRUE_LOVE = 4  # the ability of a Lover that is worth Notoriety
CREW_GOLD = 10  # gold of Crew that are worth one


def breakdown(s: State, p: int) -> dict[str, int]:
    """Where a seat's Notoriety is from (R154, R155)."""
    loves = sum(
        who != NONE and favor == TRUE_LOVE
        for who, favor in zip(s.lover[p], s.favor[p], strict=True)
    )
    counted = {
        "deeds": int(s.fame[p]),
        "crew": crew_fame(hired_cost(s, p)),
        "relics": int(s.total[cell(CELL.RELICS, p)]),
        "love": loves,
    }
    return {**counted, "total": sum(counted.values())}


def crew_fame(cost: int) -> int:
    """The Notoriety of hired Crew that cost so much together (R154)."""
    return cost // CREW_GOLD


def notoriety(s: State, p: int) -> int:
    """What a seat's Notoriety comes to now."""
    return breakdown(s, p)["total"]
