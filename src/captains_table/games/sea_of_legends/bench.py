"""How fast Sea of Legends is to be."""

from __future__ import annotations

from captains_table.lab.bench.kinds import (
    GREEDY_GAME,
    RANDOM_GAME,
    TABLE_COPY,
    Line,
)

LINES = (
    Line(TABLE_COPY, 300),
    Line(RANDOM_GAME, 2),
    Line(GREEDY_GAME, 10),
)
