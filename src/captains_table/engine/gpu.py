"""Compiled rules on a GPU, by Numba CUDA: one game a thread."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from captains_table.engine import kernels
from captains_table.engine.batch import drivers
from captains_table.engine.compile import rebuild
from captains_table.engine.derive import bind
from captains_table.engine.errors import Missing
from captains_table.engine.game import Game
from captains_table.engine.record import observation_dtype, state_dtype, state_records

THREADS = 128  # in a block


def _cuda() -> Any:
    try:
        from numba import cuda
    except ImportError as error:
        raise Missing(f"CUDA code cannot be compiled here: {error}") from None
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

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, Any] | None = None
    ) -> None:
        if not self.available():
            raise Missing("there is no CUDA GPU on this machine")
        self._cuda = _cuda()
        self._game, self._seats = game, seats
        self._template = state_records(game, seats, options or {}, 1)
        self._play, self._hash, self._begin, self._step = self._kernels()

    def _kernels(self) -> list[Any]:
        plain = drivers(self._game)
        called = [plain[name] for name in vars(kernels) if name in plain]
        given = {
            **rebuild(called, self._cuda.jit(device=True)),
            "cuda": self._cuda,
            "RECORD": state_dtype(self._game.declaration, self._seats),
            "ACTIONS": self._game.actions,
        }
        bound = bind(kernels, kernels.KERNELS, given)
        return [self._cuda.jit(bound[name]) for name in kernels.KERNELS]

    @staticmethod
    def _grid(count: int) -> tuple[int, int]:
        return (count + THREADS - 1) // THREADS, THREADS

    def play(self, threads: int, each: int, seed: int = 0, first: int = 0) -> int:
        """Random games, so many in each thread; returns how many decisions there were."""
        decisions = self._cuda.to_device(np.zeros(threads, np.int64))
        template = self._cuda.to_device(self._template)
        self._play[self._grid(threads)](template, seed, first, each, decisions)
        return int(decisions.copy_to_host().sum())

    def hashes(self, count: int, seed: int = 0, first: int = 0) -> np.ndarray[Any, Any]:
        """One hash over all states of each of these random games."""
        hashes = self._cuda.to_device(np.zeros(count, np.int64))
        template = self._cuda.to_device(self._template)
        self._hash[self._grid(count)](template, seed, first, hashes)
        out: np.ndarray[Any, Any] = hashes.copy_to_host()
        return out

    def batch(self, count: int, seed: int = 0) -> Batch:
        """So many games at once that stay on the GPU."""
        return Batch(self, count, seed)


class Batch:
    """Games that are stepped together. After each step, the observation and the legal mask of the
    seat that must choose are in the GPU's memory: `views`, `masks`, `movers`."""

    def __init__(self, gpu: Gpu, count: int, seed: int) -> None:
        cuda, game = gpu._cuda, gpu._game
        self._gpu, self._cuda, self.count = gpu, cuda, count
        observation = observation_dtype(game.declaration, gpu._seats)
        self.states = cuda.to_device(np.repeat(gpu._template, count))
        self.streams = cuda.to_device(np.zeros((count, 2), np.int64))
        self.views = cuda.to_device(np.zeros(count, observation))
        self.masks = cuda.to_device(np.zeros((count, game.actions), np.int8))
        self.movers = cuda.to_device(np.zeros(count, np.int8))
        arrays = (self.states, self.streams, self.views, self.masks, self.movers)
        gpu._begin[gpu._grid(count)](*arrays, seed)

    def random_step(self) -> None:
        """One random legal choice in every game; finished games start anew."""
        arrays = (self.states, self.streams, self.views, self.masks, self.movers)
        self._gpu._step[self._gpu._grid(self.count)](*arrays)

    def wait(self) -> None:
        """Until the GPU has done everything."""
        self._cuda.synchronize()
