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
STATE_WORDS, OBSERVATION_WORDS = 0, 0
SEATS, ACTIONS = 0, 0
CHOICES = 0  # the most that can be chosen from at once
seed_stream: Any = None
set_up: Any = None
random_round: Any = None
hashed_game: Any = None
to_learner: Any = None
apply: Any = None
observe_turned: Any = None
legal: Any = None
mover: Any = None
any_of: Any = None

KERNELS = ("play", "hash_games", "begin", "step", "show", "observe", "choose")


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


def begin(states: Any, streams: Any, blank: Any, lineup: Any, kind: int, seed: int) -> None:
    """Start a game and go on to a learner's decision."""
    i = cuda.grid(1)
    if i < states.shape[1]:
        state = cuda.local.array(STATE_WORDS, np.int32)
        view = cuda.local.array(OBSERVATION_WORDS, np.int32)
        codes = cuda.local.array(CHOICES, np.int16)
        weights = cuda.local.array(CHOICES, np.int16)
        won = cuda.local.array(SEATS, np.float32)
        r = cuda.local.array(2, np.int64)
        s = state.view(STATE)[0]
        for k in range(STATE_WORDS):
            state[k] = blank[k]
        seed_stream(r, seed, i)
        set_up(s)
        to_learner(s, codes, weights, r, view.view(OBSERVATION)[0], lineup, kind, won)
        for k in range(STATE_WORDS):
            states[k, i] = state[k]
        streams[0, i] = r[0]
        streams[1, i] = r[1]


def step(
    states: Any,
    streams: Any,
    movers: Any,
    masks: Any,
    actions: Any,
    code_of: Any,
    lineup: Any,
    kind: int,
    rewards: Any,
    ended: Any,
    illegal: Any,
) -> None:
    """The chosen action, then on to a learner's next decision. What is not legal is counted and
    changes nothing."""
    i = cuda.grid(1)
    if i < states.shape[1]:
        won = cuda.local.array(SEATS, np.float32)
        for p in range(SEATS):
            won[p] = 0
        ended[i] = 0
        action = actions[i]
        if action < 0 or action >= ACTIONS or masks[i, action] == 0:
            illegal[i] += 1
        else:
            state = cuda.local.array(STATE_WORDS, np.int32)
            view = cuda.local.array(OBSERVATION_WORDS, np.int32)
            codes = cuda.local.array(CHOICES, np.int16)
            weights = cuda.local.array(CHOICES, np.int16)
            r = cuda.local.array(2, np.int64)
            s = state.view(STATE)[0]
            for k in range(STATE_WORDS):
                state[k] = states[k, i]
            r[0] = streams[0, i]
            r[1] = streams[1, i]
            apply(s, code_of[movers[i], action])
            ended[i] = to_learner(
                s, codes, weights, r, view.view(OBSERVATION)[0], lineup, kind, won
            )
            for k in range(STATE_WORDS):
                states[k, i] = state[k]
            streams[0, i] = r[0]
            streams[1, i] = r[1]
        for p in range(SEATS):
            rewards[i, p] = won[p]


def show(states: Any, movers: Any, seen: Any, masks: Any, turned_code: Any) -> None:
    """The decision that a game waits for: whose it is, what that seat observes, and what it may do,
    seats counted from it. Apart from `step`, both kernels are small enough to be fast."""
    i = cuda.grid(1)
    if i < len(movers):
        state = cuda.local.array(STATE_WORDS, np.int32)
        view = cuda.local.array(OBSERVATION_WORDS, np.int32)
        view[OBSERVATION_WORDS - 1] = 0  # its last bytes may belong to no field
        codes = cuda.local.array(CHOICES, np.int16)
        s = state.view(STATE)[0]
        for k in range(STATE_WORDS):
            state[k] = states[k, i]
        p = mover(s)
        movers[i] = p
        observe_turned(s, p, view.view(OBSERVATION)[0])
        for k in range(OBSERVATION_WORDS):
            seen[i, k] = view[k]
        for action in range(ACTIONS):
            masks[i, action] = 0
        for choice in range(legal(s, codes)):
            masks[i, turned_code[p, codes[choice]]] = 1


def observe(states: Any, viewers: Any, seen: Any) -> None:
    """What a seat of a game observes."""
    i = cuda.grid(1)
    if i < len(viewers):
        state = cuda.local.array(STATE_WORDS, np.int32)
        view = cuda.local.array(OBSERVATION_WORDS, np.int32)
        view[OBSERVATION_WORDS - 1] = 0
        for k in range(STATE_WORDS):
            state[k] = states[k, i]
        observe_turned(state.view(STATE)[0], viewers[i], view.view(OBSERVATION)[0])
        for k in range(OBSERVATION_WORDS):
            seen[i, k] = view[k]


def choose(masks: Any, luck: Any, actions: Any) -> None:
    """A legal action for each game, at random."""
    i = cuda.grid(1)
    if i < len(actions):
        actions[i] = any_of(masks[i], luck[i])
