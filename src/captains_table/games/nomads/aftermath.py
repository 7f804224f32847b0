"""What is told beside a result."""

from __future__ import annotations

from typing import Any

from captains_table.games.nomads.fields import State
from captains_table.games.nomads.scoring import legends_written, points


def verdict(s: State) -> tuple[str, dict[str, Any]] | None:
    """How a tie on points was broken. Ruling NO-33."""
    best = max(points(s, p) for p in range(s.seats))
    tied = {legends_written(s, p) for p in range(s.seats) if points(s, p) == best}
    return ("verdict-legends", {}) if len(tied) > 1 else None
