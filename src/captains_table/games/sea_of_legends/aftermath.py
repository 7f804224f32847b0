"""What is told beside a result."""

from __future__ import annotations

from typing import Any

from captains_table.engine.declare import NONE
from captains_table.games.sea_of_legends.box import FACTIONS
from captains_table.games.sea_of_legends.captain.notoriety import notoriety
from captains_table.games.sea_of_legends.factions.guides import progress
from captains_table.games.sea_of_legends.fields import State


def verdict(s: State) -> tuple[str, dict[str, Any]] | None:
    """Which faction has won, and by what; or how a tie on Notoriety was broken (R156, R157)."""
    if s.winner != NONE:
        ways = progress(s, s.winner)
        what, have = next((what, have) for what, have, need in ways if have >= need)
        reason = "treasury" if what == "gold" else what
        return f"verdict-{reason}", {"faction": FACTIONS[s.winner], "count": have}
    most = max(notoriety(s, p) for p in range(s.seats))
    gold = {s.gold[p] for p in range(s.seats) if notoriety(s, p) == most}
    return ("verdict-gold", {}) if len(gold) > 1 else None
