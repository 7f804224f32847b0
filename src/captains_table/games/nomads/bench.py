"""How fast Nomads is to be, and the server that is measured with it: two or four can play it."""

from __future__ import annotations

from captains_table.lab.bench.kinds import (
    BATCH_STEPS,
    COMPILED,
    CUDA_GAMES,
    CUDA_STEPS,
    PLAIN_LOOP,
    SERVER_CHOICE,
    SERVER_DISTURBED,
    SERVER_MOVES,
    SERVER_SOCKET,
    Line,
)

LINES = (
    Line(PLAIN_LOOP, 0.15, "mancala"),
    Line(COMPILED, 1, "mancala"),
    Line(BATCH_STEPS),
    Line(CUDA_GAMES, 500e6),
    Line(CUDA_STEPS, 150e6),
    Line(SERVER_MOVES, 2, "tic-tac-toe"),
    Line(SERVER_CHOICE, 100),
    Line(SERVER_DISTURBED, 50),
    Line(SERVER_SOCKET, 60),
)
