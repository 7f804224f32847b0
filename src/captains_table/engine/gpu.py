"""Compiled rules on a GPU, by Numba CUDA: one game a thread."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

import numpy as np

from captains_table.engine import kernels
from captains_table.engine.batch import drivers
from captains_table.engine.compile import rebuild
from captains_table.engine.derive import bind
from captains_table.engine.errors import Missing
from captains_table.engine.game import Game
from captains_table.engine.record import (
    WORD,
    observation_dtype,
    state_dtype,
    state_records,
)

THREADS = 128  # in a block
REGISTERS = 40  # for a thread: with more of them, fewer threads are at work


def _cuda() -> Any:
    try:
        from numba import cuda
    except ImportError as error:
        raise Missing(f"pip install 'captains-table[fast]' is needed for this: {error}") from None
    return cuda


class Gpu:
    """A game compiled for so many seats and for the GPU of this machine (or for Numba's simulator,
    where NUMBA_ENABLE_CUDASIM is set)."""

    @staticmethod
    def available() -> bool:
        """Whether there is a GPU (or the simulator)."""
        try:
            return bool(_cuda().is_available())
        except Missing:
            return False

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any] | None = None) -> None:
        self._cuda = _cuda()
        if not self._cuda.is_available():
            raise Missing("there is no CUDA GPU on this machine")
        self._game, self._seats = game, seats
        record = state_records(game, seats, options or {}, 1)
        self._blank = self._cuda.to_device(np.frombuffer(record.tobytes(), np.int32))
        self._play, self._hash, self._advance, self._show = self._kernels()

    def _kernels(self) -> list[Any]:
        plain, declaration = drivers(self._game), self._game.declaration
        state = state_dtype(declaration, self._seats)
        observation = observation_dtype(declaration, self._seats)
        called = [plain[name] for name in vars(kernels) if name in plain]
        simulated = bool(os.environ.get("NUMBA_ENABLE_CUDASIM"))
        # Everything in one piece. In a function that is called, ptxas (seen with CUDA 13.0) keeps
        # the addresses of a thread's arrays in registers that all threads of a warp share, and
        # changes them there: threads that come later, from another branch, read anywhere.
        device = {"device": True} | ({} if simulated else {"forceinline": True})
        given = {
            **rebuild(called, self._cuda.jit(**device)),
            "cuda": self._cuda,
            "STATE": state,
            "OBSERVATION": observation,
            "STATE_WORDS": state.itemsize // WORD,
            "OBSERVATION_WORDS": observation.itemsize // WORD,
            "MASK_WORDS": -(-self._game.actions // WORD),
            "CHOICES": self._game.choices,
        }
        bound = bind(kernels, kernels.KERNELS, given)
        compiler = self._cuda.jit(**{} if simulated else {"max_registers": REGISTERS})
        return [compiler(bound[name]) for name in kernels.KERNELS]

    @staticmethod
    def _grid(count: int) -> tuple[int, int]:
        return (count + THREADS - 1) // THREADS, THREADS

    def play(self, threads: int, each: int, seed: int = 0, first: int = 0) -> int:
        """Random games, so many in each thread; returns how many decisions there were."""
        decisions = self._cuda.to_device(np.zeros(threads, np.int64))
        self._play[self._grid(threads)](self._blank, seed, first, each, decisions)
        return int(decisions.copy_to_host().sum())

    def hashes(self, count: int, seed: int = 0, first: int = 0) -> np.ndarray[Any, Any]:
        """One hash over all states of each of these random games."""
        hashes = self._cuda.to_device(np.zeros(count, np.int64))
        self._hash[self._grid(count)](self._blank, seed, first, hashes)
        out: np.ndarray[Any, Any] = hashes.copy_to_host()
        return out

    def batch(self, count: int, seed: int = 0) -> Batch:
        """So many games at once that stay on the GPU."""
        return Batch(self, count, seed)


class Batch:
    """Games that are stepped together. After each step, what the seat that must choose observes
    and may do is in the GPU's memory: `seen` and `masks`, one column of words a game, and
    `movers`."""

    def __init__(self, gpu: Gpu, count: int, seed: int) -> None:
        cuda, game = gpu._cuda, gpu._game
        self._gpu, self._cuda, self.count = gpu, cuda, count
        observation = observation_dtype(game.declaration, gpu._seats)
        self.states = cuda.to_device(np.zeros((len(gpu._blank), count), np.int32))
        self.streams = cuda.to_device(np.zeros((2, count), np.int64))
        self.seen = cuda.to_device(np.zeros((observation.itemsize // WORD, count), np.int32))
        self.masks = cuda.to_device(np.zeros((-(-game.actions // WORD), count), np.int32))
        self.movers = cuda.to_device(np.zeros(count, np.int8))
        self._advance(seed, 1)

    def _advance(self, seed: int, starts: int) -> None:
        gpu = self._gpu
        grid = gpu._grid(self.count)
        gpu._advance[grid](self.states, self.streams, gpu._blank, seed, starts)
        gpu._show[grid](self.states, self.seen, self.masks, self.movers)

    def observations(self) -> np.ndarray[Any, Any]:
        """What each mover observes, as records on this side."""
        dtype = observation_dtype(self._gpu._game.declaration, self._gpu._seats)
        words = np.ascontiguousarray(self.seen.copy_to_host().T)
        return words.view(np.int8).view(dtype).reshape(self.count)

    def legal(self) -> np.ndarray[Any, Any]:
        """The legal mask of each mover, one row a game, on this side."""
        words = np.ascontiguousarray(self.masks.copy_to_host().T)
        return words.view(np.int8)[:, : self._gpu._game.actions]

    def random_step(self) -> None:
        """One random legal choice in every game; finished games start anew."""
        self._advance(0, 0)

    def wait(self) -> None:
        """Until the GPU has done everything."""
        self._cuda.synchronize()
