"""CUDA kernels: what each thread does. Templates that `gpu` binds to a game's device functions.

A thread plays on a state in its local memory, which the GPU interleaves between threads. Between
kernels, states are kept as columns of words, so that neighbouring threads read neighbouring words.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from captains_table.engine.declare import NONE

cuda: Any = None
STATE: Any = None  # the dtype of a state
OBSERVATION: Any = None  # and of what a seat observes
STATE_WORDS, OBSERVATION_WORDS, MASK_WORDS = 0, 0, 0
CHOICES = 0  # the most that can be chosen from at once
seed_stream: Any = None
set_up: Any = None
random_round: Any = None
hashed_game: Any = None
next_decision: Any = None
apply: Any = None
observe: Any = None
legal: Any = None
mover: Any = None
below: Any = None

KERNELS = ("play", "hash_games", "advance", "show")


def play(blank: Any, seed: int, first: int, each: int, decisions: Any) -> None:
    """Random games, `each` of them; counts the decisions."""
    i = cuda.grid(1)
    if i < len(decisions):
        state = cuda.local.array(STATE_WORDS, np.int32)
        codes = cuda.local.array(CHOICES, np.int16)
        weights = cuda.local.array(CHOICES, np.int16)
        r = cuda.local.array(2, np.int64)
        s = state.view(STATE)[0]
        total = 0
        for number in range(first + i * each, first + (i + 1) * each):
            for k in range(STATE_WORDS):
                state[k] = blank[k]
            seed_stream(r, seed, number)
            set_up(s)
            while s.step != NONE:
                total += random_round(s, codes, weights, r)
        decisions[i] = total


def hash_games(blank: Any, seed: int, first: int, hashes: Any) -> None:
    """The hash of one random game."""
    i = cuda.grid(1)
    if i < len(hashes):
        state = cuda.local.array(STATE_WORDS, np.int32)
        codes = cuda.local.array(CHOICES, np.int16)
        weights = cuda.local.array(CHOICES, np.int16)
        r = cuda.local.array(2, np.int64)
        s = state.view(STATE)[0]
        for k in range(STATE_WORDS):
            state[k] = blank[k]
        seed_stream(r, seed, first + i)
        set_up(s)
        hashes[i] = hashed_game(s, codes, weights, r)


def advance(states: Any, streams: Any, blank: Any, seed: int, starts: int) -> None:
    """Start a game, or make a random legal choice in it; then go on to the next decision."""
    i = cuda.grid(1)
    if i < states.shape[1]:
        state = cuda.local.array(STATE_WORDS, np.int32)
        codes = cuda.local.array(CHOICES, np.int16)
        weights = cuda.local.array(CHOICES, np.int16)
        r = cuda.local.array(2, np.int64)
        s = state.view(STATE)[0]
        if starts:
            for k in range(STATE_WORDS):
                state[k] = blank[k]
            seed_stream(r, seed, i)
            set_up(s)
        else:
            for k in range(STATE_WORDS):
                state[k] = states[k, i]
            r[0] = streams[0, i]
            r[1] = streams[1, i]
            apply(s, codes[below(r, legal(s, codes))])
        next_decision(s, codes, weights, r)
        for k in range(STATE_WORDS):
            states[k, i] = state[k]
        streams[0, i] = r[0]
        streams[1, i] = r[1]


def show(states: Any, seen: Any, masks: Any, movers: Any) -> None:
    """The decision that a game waits for: whose it is, what that seat observes, and which codes are
    legal. Apart from `advance`, both kernels are small enough to be fast."""
    i = cuda.grid(1)
    if i < len(movers):
        state = cuda.local.array(STATE_WORDS, np.int32)
        view = cuda.local.array(OBSERVATION_WORDS, np.int32)
        view[OBSERVATION_WORDS - 1] = 0  # its last bytes may belong to no field
        codes = cuda.local.array(CHOICES, np.int16)
        s = state.view(STATE)[0]
        v = view.view(OBSERVATION)[0]
        for k in range(STATE_WORDS):
            state[k] = states[k, i]
        p = mover(s)
        movers[i] = p
        observe(s, p, v)
        for k in range(OBSERVATION_WORDS):
            seen[k, i] = view[k]
        for k in range(MASK_WORDS):
            masks[k, i] = 0
        for choice in range(legal(s, codes)):
            code = int(codes[choice])
            masks[code // 4, i] |= 1 << code % 4 * 8
