"""Compiled rules on a GPU, by Numba CUDA: one game a thread."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from typing import Any

import numpy as np

from captains_table.engine import kernels
from captains_table.engine.compile import rebuild
from captains_table.engine.derive import bind
from captains_table.engine.drivers import RANDOM_PLAYER, no_bot
from captains_table.engine.errors import Missing
from captains_table.engine.game import Game
from captains_table.engine.record import (
    WORD,
    observation_dtype,
    state_dtype,
    state_records,
)
from captains_table.engine.stepping import stepping
from captains_table.engine.together import luck
from captains_table.engine.turning import Codes

THREADS = 128  # in a block
REGISTERS = 40  # for a thread: with more of them, fewer threads are at work


def _cuda() -> Any:
    if find_spec("numba_cuda") is None:  # Numba alone has a part of that name too, an old one
        raise Missing.extra("numba-cuda", "gpu")
    from numba import cuda

    return cuda


def kernels_of(game: Game, seats: int, bot: Callable[..., int] = no_bot) -> dict[str, Any]:
    """The kernels of a game, by name; each is compiled when it first runs."""
    cuda, declaration = _cuda(), game.declaration
    if not cuda.is_available():
        raise Missing("there is no CUDA GPU on this machine")
    state, observation = state_dtype(declaration, seats), observation_dtype(declaration, seats)
    plain = stepping(game, bot)
    called = [plain[name] for name in vars(kernels) if name in plain and name != "observe"]
    simulated = bool(os.environ.get("NUMBA_ENABLE_CUDASIM"))
    # Everything in one piece. In a function that is called, ptxas (seen with CUDA 13.0) keeps
    # the addresses of a thread's arrays in registers that all threads of a warp share, and
    # changes them there: threads that come later, from another branch, read anywhere.
    device = {"device": True} | ({} if simulated else {"forceinline": True})
    given = {
        **rebuild(called, cuda.jit(**device)),
        "cuda": cuda,
        "STATE": state,
        "OBSERVATION": observation,
        "STATE_WORDS": state.itemsize // WORD,
        "OBSERVATION_WORDS": observation.itemsize // WORD,
        "SEATS": seats,
        "ACTIONS": game.actions,
        "CHOICES": game.choices,
    }
    bound = bind(kernels, kernels.KERNELS, given)
    compiler = cuda.jit(**{} if simulated else {"max_registers": REGISTERS})
    return {name: compiler(bound[name]) for name in kernels.KERNELS}


def _grid(count: int) -> tuple[int, int]:
    return (count + THREADS - 1) // THREADS, THREADS


class Gpu:
    """A game compiled for so many seats and for the GPU of this machine (or for Numba's simulator,
    where NUMBA_ENABLE_CUDASIM is set): whole random games, one a thread."""

    @staticmethod
    def available() -> bool:
        """Whether there is a GPU (or the simulator)."""
        try:
            return bool(_cuda().is_available())
        except Missing:
            return False

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any] | None = None) -> None:
        self._kernels, self._cuda = kernels_of(game, seats), _cuda()
        self._blank = _blank(game, seats, options or {})

    def play(self, threads: int, each: int, seed: int = 0, first: int = 0) -> int:
        """Random games, so many in each thread; returns how many decisions there were."""
        decisions = self._cuda.to_device(np.zeros(threads, np.int64))
        self._kernels["play"][_grid(threads)](self._blank, seed, first, each, decisions)
        return int(decisions.copy_to_host().sum())

    def hashes(self, count: int, seed: int = 0, first: int = 0) -> np.ndarray[Any, Any]:
        """One hash over all states of each of these random games."""
        hashes = self._cuda.to_device(np.zeros(count, np.int64))
        self._kernels["hash_games"][_grid(count)](self._blank, seed, first, hashes)
        out: np.ndarray[Any, Any] = hashes.copy_to_host()
        return out


def _blank(game: Game, seats: int, options: Mapping[str, Any]) -> Any:
    """A state with nothing in it but seats and options, as words on the GPU."""
    record = state_records(game, seats, options, 1)
    return _cuda().to_device(np.frombuffer(record.tobytes(), np.int32))


class OnGpu:
    """The games of a `Batch` on a GPU. Its arrays stay there; torch, CuPy and JAX take them as they
    are (`torch.as_tensor(batch.observation)`)."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Any],
        count: int,
        lineup: Sequence[int],
        reward: int,
        turning: tuple[Codes, Codes],
        threads: int | None,
    ) -> None:
        bot = game.bot if max(lineup) > RANDOM_PLAYER else None
        self._kernels, cuda = kernels_of(game, seats, bot or no_bot), _cuda()
        self._cuda, self._count, self._reward = cuda, count, reward
        self._state = state_dtype(game.declaration, seats)
        self._blank = _blank(game, seats, options)
        self._code_of, self._turned_code = map(cuda.to_device, turning)
        self._lineup = cuda.to_device(np.array(lineup, np.int64))

        def zeros(dtype: Any, *shape: int) -> Any:
            return cuda.to_device(np.zeros(shape, dtype))

        self._states = zeros(np.int32, self._state.itemsize // WORD, count)
        self._streams = zeros(np.int64, 2, count)
        self._luck = zeros(np.int64, count, 2)
        self._seen = zeros(
            np.int32, count, observation_dtype(game.declaration, seats).itemsize // WORD
        )
        self.legal = zeros(np.int8, count, game.actions)
        self.mover = zeros(np.int8, count)
        self.rewards = zeros(np.float32, count, seats)
        self.done = zeros(np.int8, count)
        self.illegal = zeros(np.int64, count)

    @property
    def observation(self) -> Any:
        """What each mover observes, a row of bytes a game."""
        return self._seen.view(np.int8)

    def _run(self, kernel: str, *arguments: Any) -> None:
        self._kernels[kernel][_grid(self._count)](*arguments)

    def _show(self) -> None:
        self._run("show", self._states, self.mover, self._seen, self.legal, self._turned_code)

    def reset(self, seed: int) -> None:
        """Begin every game anew, with the draws of this seed."""
        self._luck.copy_to_device(luck(seed, self._count))
        for counted in (self.done, self.illegal, self.rewards):
            counted.copy_to_device(np.zeros(counted.shape, counted.dtype))
        self._run(
            "begin", self._states, self._streams, self._blank, self._lineup, self._reward, seed
        )
        self._show()

    def step(self, actions: Any) -> None:
        """One action in each game: an array of this side, or one that is on the GPU already."""
        if not hasattr(actions, "__cuda_array_interface__"):
            actions = self._cuda.to_device(np.ascontiguousarray(actions, np.int64))
        self._run(
            "step",
            self._states,
            self._streams,
            self.mover,
            self.legal,
            actions,
            self._code_of,
            self._lineup,
            self._reward,
            self.rewards,
            self.done,
            self.illegal,
        )
        self._show()

    def choose(self) -> Any:
        """A legal action for each game, at random."""
        actions = self._cuda.to_device(np.zeros(self._count, np.int64))
        self._run("choose", self.legal, self._luck, actions)
        return actions

    def observe(self, viewers: Any) -> Any:
        """What a seat of each game observes."""
        seen = self._cuda.to_device(np.zeros(self._seen.shape, np.int32))
        viewers = self._cuda.to_device(np.ascontiguousarray(viewers, np.int64))
        self._run("observe", self._states, viewers, seen)
        return seen.view(np.int8)

    def read(self) -> Any:
        """The states as records on this side."""
        words = np.ascontiguousarray(self._states.copy_to_host().T)
        return words.view(self._state).reshape(self._count)

    def read_streams(self) -> Any:
        """Where the draws of each game stand."""
        return np.ascontiguousarray(self._streams.copy_to_host().T)

    def write(self, states: Any, streams: Any) -> None:
        """Go on from these states and these random streams."""
        words = np.ascontiguousarray(states).view(np.int32).reshape(self._count, -1)
        self._states.copy_to_device(np.ascontiguousarray(words.T))
        self._streams.copy_to_device(np.ascontiguousarray(streams.T))
        self._show()

    def wait(self) -> None:
        """Until the GPU has done everything."""
        self._cuda.synchronize()
