"""CUDA kernels: what each thread does. Templates that `gpu` binds to a game's device functions.

Where a kernel plays a whole game, the state lies in the thread's local memory, which the GPU
interleaves between threads.
"""

from __future__ import annotations

from typing import Any

import numpy as np

cuda: Any = None
RECORD: Any = None  # the dtype of a state
ACTIONS = 0  # the number of action codes
start_game: Any = None
random_game: Any = None
hashed_game: Any = None
step_game: Any = None
to_decision: Any = None
show_decision: Any = None
legal: Any = None
below: Any = None

KERNELS = ("play", "hash_games", "begin", "random_step")


def play(template: Any, seed: int, first: int, each: int, decisions: Any) -> None:
    """Random games, `each` of them; counts the decisions."""
    i = cuda.grid(1)
    if i < len(decisions):
        own = cuda.local.array(1, RECORD)
        codes = cuda.local.array(ACTIONS, np.int16)
        weights = cuda.local.array(ACTIONS, np.int16)
        r = cuda.local.array(2, np.int64)
        own[0] = template[0]
        total = 0
        for k in range(each):
            start_game(own[0], r, seed, first + i * each + k)
            total += random_game(own[0], codes, weights, r)
        decisions[i] = total


def hash_games(template: Any, seed: int, first: int, hashes: Any) -> None:
    """The hash of one random game."""
    i = cuda.grid(1)
    if i < len(hashes):
        own = cuda.local.array(1, RECORD)
        codes = cuda.local.array(ACTIONS, np.int16)
        weights = cuda.local.array(ACTIONS, np.int16)
        r = cuda.local.array(2, np.int64)
        own[0] = template[0]
        start_game(own[0], r, seed, first + i)
        hashes[i] = hashed_game(own[0], codes, weights, r)


def begin(states: Any, streams: Any, views: Any, masks: Any, movers: Any, seed: int) -> None:
    """Start a game and show its first decision."""
    i = cuda.grid(1)
    if i < len(states):
        codes = cuda.local.array(ACTIONS, np.int16)
        weights = cuda.local.array(ACTIONS, np.int16)
        start_game(states[i], streams[i], seed, i)
        movers[i] = to_decision(states[i], codes, weights, streams[i])
        show_decision(states[i], movers[i], views[i], codes, masks[i])


def random_step(states: Any, streams: Any, views: Any, masks: Any, movers: Any) -> None:
    """A random legal choice, on to the next decision."""
    i = cuda.grid(1)
    if i < len(states):
        codes = cuda.local.array(ACTIONS, np.int16)
        weights = cuda.local.array(ACTIONS, np.int16)
        own = cuda.local.array(1, RECORD)
        own[0] = states[i]
        r = streams[i]
        choice = codes[below(r, legal(own[0], codes))]
        movers[i] = step_game(own[0], choice, codes, weights, r, views[i], masks[i])
        states[i] = own[0]
