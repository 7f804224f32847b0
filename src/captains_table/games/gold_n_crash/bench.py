"""How fast Gold'n'Crash is to be."""

from __future__ import annotations

from captains_table.lab.bench.kinds import (
    BATCH_STEPS,
    COMPILED,
    CUDA_GAMES,
    CUDA_STEPS,
    PLAIN_LOOP,
    Line,
)

LINES = (
    Line(PLAIN_LOOP, 1, "hanabi"),
    Line(COMPILED, 2, "hearts"),
    Line(BATCH_STEPS),
    Line(CUDA_GAMES, 1e9),
    Line(CUDA_STEPS, 200e6),
)
