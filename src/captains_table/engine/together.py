"""Games that are stepped together on the cores of a processor, by Numba: each thread does a share
of them, without the interpreter's lock."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, cached_property
from itertools import pairwise
from typing import Any

import numpy as np

from captains_table.engine.drivers import RANDOM_PLAYER, no_bot
from captains_table.engine.fast import compiled
from captains_table.engine.game import Game
from captains_table.engine.record import observation_dtype, state_records
from captains_table.engine.rng import WORD
from captains_table.engine.stepping import stepping
from captains_table.engine.turning import Codes

Numbers = np.ndarray[Any, Any]

RUN = ("begin_games", "step_games", "show_games", "choose_games", "observe_games")
SHARE = 64  # games that are worth a thread of their own


def luck(seed: int, count: int) -> Numbers:
    """A random stream for each game, for choices at random: apart from its draws."""
    words: Numbers = np.random.default_rng(abs(seed)).integers(1, WORD, (count, 2), dtype=np.int64)
    return words


def cores() -> int:
    """How many cores of this processor we may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@cache
def _compiled(game: Game, seats: int, bot: Callable[..., int]) -> dict[str, Any]:
    made = stepping(game, bot)
    return compiled(f"{game.name}-{seats}-batch", ([made[name] for name in RUN], 0))


class Together:
    """The games of a `Batch` on this processor: its arrays, and what fills them."""

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
        self._game, self._reward = game, reward
        bot = game.bot if max(lineup) > RANDOM_PLAYER else None
        self._code = _compiled(game, seats, bot or no_bot)
        self._code_of, self._turned_code = turning
        self._lineup = np.array(lineup, np.int64)
        self.states = state_records(game, seats, options, count)
        self.streams = np.zeros((count, 2), np.int64)
        self._luck = np.ones((count, 2), np.int64)
        self._seen = np.zeros(count, observation_dtype(game.declaration, seats))
        self._masks = np.zeros((count, game.actions), np.int8)
        self._ended = np.zeros(count, np.int8)
        self.mover = np.zeros(count, np.int8)
        self.rewards = np.zeros((count, seats), np.float32)
        self.illegal = np.zeros(count, np.int64)
        self.observation = self._seen.view(np.int8).reshape(count, -1)
        self.legal = self._masks.view(np.bool_)
        shares = max(1, min(threads or cores(), count // SHARE))
        bounds = np.linspace(0, count, shares + 1).astype(int).tolist()
        self._shares = [(*self._scratch(), *bound) for bound in pairwise(bounds)]

    def _scratch(self) -> tuple[Numbers, ...]:
        codes, weights = np.zeros((2, self._game.choices), np.int16)
        return codes, weights, np.zeros_like(self._seen[:1])

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(len(self._shares))

    def _run(self, name: str, *arguments: Any) -> None:
        """Each thread does its share of the games, in a space of its own."""
        function = self._code[name]
        if len(self._shares) == 1:
            function(*arguments, *self._shares[0])
            return
        for done in [self._pool.submit(function, *arguments, *share) for share in self._shares]:
            done.result()

    def _shown(self) -> tuple[Any, ...]:
        return (
            self.states,
            self.streams,
            self.mover,
            self._seen,
            self._masks,
            self.rewards,
            self._lineup,
            self._turned_code,
            self._reward,
        )

    @property
    def done(self) -> Numbers:
        """Whether a game ended in the last step."""
        done: Numbers = self._ended != 0
        return done

    def reset(self, seed: int) -> None:
        """Begin every game anew, with the draws of this seed."""
        self._ended[:] = 0
        self.illegal[:] = 0
        self._luck[:] = luck(seed, len(self.states))
        self._run("begin_games", *self._shown(), seed)

    def step(self, actions: Any) -> None:
        """One action in each game."""
        chosen = np.ascontiguousarray(actions, np.int64)
        self._run("step_games", *self._shown(), self._code_of, chosen, self._ended, self.illegal)

    def choose(self) -> Numbers:
        """A legal action for each game, at random."""
        actions = np.zeros(len(self.states), np.int64)
        self._run("choose_games", self._masks, self._luck, actions)
        return actions

    def wait(self) -> None:
        """Everything is done when a call comes back."""

    def read(self) -> Numbers:
        """The states, to be kept."""
        return self.states.copy()

    def read_streams(self) -> Numbers:
        """Where the draws of each game stand."""
        return self.streams.copy()

    def write(self, states: Numbers, streams: Numbers) -> None:
        """Go on from these states and these random streams."""
        self.states[:], self.streams[:] = states, streams
        self._ended[:] = 0
        self._run("show_games", *self._shown())

    def observe(self, viewers: Any) -> Numbers:
        """What a seat of each game observes."""
        seen = np.zeros_like(self._seen)
        self._run("observe_games", self.states, np.ascontiguousarray(viewers, np.int64), seen)
        rows: Numbers = seen.view(np.int8).reshape(len(seen), -1)
        return rows
