"""What is told beside a result."""

from __future__ import annotations

from typing import Any

from captains_table.engine.declare import NONE
from captains_table.games.gold_n_crash.fields import State


def verdict(s: State) -> tuple[str, dict[str, Any]] | None:
    """Whoever destroyed the last Zeppelin has won, whatever the gold. Ruling GC-42."""
    return None if s.winner == NONE else ("verdict-crash", {})
