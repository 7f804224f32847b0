"""How fast Oh Captain! is to be."""

from __future__ import annotations

from captains_table.lab.bench.kinds import (
    BATCH_STEPS,
    COMPILE_COLD,
    COMPILE_WARM,
    COMPILED,
    COPY,
    CUDA_GAMES,
    CUDA_STEPS,
    FRONT_DOOR,
    PLAIN_LOOP,
    Line,
)

LINES = (
    Line(PLAIN_LOOP, 2, "hanabi"),
    Line(FRONT_DOOR, 0.2, "hanabi"),
    Line(COPY, 0.3, "hanabi"),
    Line(COMPILED, 3, "hearts"),
    Line(COMPILE_COLD, 30),
    Line(COMPILE_WARM, 1),
    Line(BATCH_STEPS),
    Line(CUDA_GAMES, 2e9),
    Line(CUDA_STEPS, 300e6),
)
