"""Random games by the plain rules, and how compiled ones are compared with them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import numpy as np

import captains_table as ct
from captains_table.engine.drivers import LEARNER, drivers, no_bot
from captains_table.engine.flow import CHANCE, OVER
from captains_table.engine.plain import State, observation_class
from captains_table.engine.record import observation_dtype, state_records, write_record
from captains_table.engine.stepping import SHARE, stepping
from captains_table.engine.turning import turned_codes

Hashes = np.ndarray[Any, Any]


def middle_seats(game: ct.Game) -> int:
    """One seat count, where all of them would take too long."""
    return game.seats[(len(game.seats) - 1) // 2]


class Plain:
    """One random game by the plain rules, with the random stream that compiled games have."""

    def __init__(
        self, game: ct.Game, seats: int, options: Mapping[str, Any], seed: int, number: int
    ) -> None:
        self.game, self.options, self.seats = game, options, seats
        self.codes, self.weights = [0] * game.choices, [0] * game.choices
        self.stream = [0, 0]
        self.drivers = drivers(game)
        self.drivers["seed_stream"](self.stream, seed, number)
        self.start()

    def start(self) -> None:
        self.state: State = self.game.start(self.seats, self.options)
        self.state.events = None

    def step(self) -> None:
        """One choice or chance outcome."""
        code, below = self.game.code, self.drivers["below"]
        if code.mover(self.state) == CHANCE:
            count = code.chances(self.state, self.codes, self.weights)
            lots = [c for i, c in enumerate(self.codes[:count]) for _ in range(self.weights[i])]
        else:
            lots = self.codes[: code.legal(self.state, self.codes)]
        code.apply(self.state, lots[below(self.stream, len(lots))])

    def hash(self) -> int:
        """One hash over all states until the game is over."""
        state_hash = self.game.derived.state_hash
        total = state_hash(self.state)
        while self.game.code.mover(self.state) != OVER:
            self.step()
            total = (total * 31 + state_hash(self.state)) & 0xFFFFFFFF
        return total

    def to_decision(self) -> None:
        """On to the next decision, of a new game when this one is over."""
        while (mover := self.game.code.mover(self.state)) < 0:
            if mover == OVER:
                self.start()
            else:
                self.step()


class Stepped:
    """One game that learners step, by the plain rules, with the random stream that it has in a
    batch."""

    def __init__(
        self,
        game: ct.Game,
        seats: int,
        options: Mapping[str, Any],
        seed: int,
        number: int,
        lineup: list[int],
        kind: int,
        bot: Callable[..., int] = no_bot,
    ) -> None:
        self.game, self.seats, self.lineup, self.kind = game, seats, lineup, kind
        self.made = stepping(game, bot)
        self.codes, self.weights = [0] * game.choices, [0] * game.choices
        self.stream = [0, 0]
        self.turned_code = turned_codes(game, seats)[1]
        self.state: State = game.start(seats, options)
        self.state.events = None
        self.made["start_game"](self.state, self.stream, seed, number)
        self.go_on()
        self.ended, self.rewards = 0, [0.0] * seats

    def go_on(self) -> None:
        """On to the next decision of a learner."""
        self.rewards = [0.0] * self.seats
        self.ended = self.made["to_learner"](
            self.state,
            self.codes,
            self.weights,
            self.stream,
            self.blank_view(),
            self.lineup,
            self.kind,
            self.rewards,
        )

    def act(self, code: int) -> None:
        """A learner's choice."""
        self.game.code.apply(self.state, code)
        self.go_on()

    def legal(self) -> list[int]:
        """What may be chosen."""
        return self.codes[: self.game.code.legal(self.state, self.codes)]

    def blank_view(self) -> Any:
        return observation_class(self.game.declaration, self.seats)()

    def observed(self, viewer: int, how: str) -> list[int]:
        """What a seat observes, as the numbers of the array."""
        view = self.blank_view()
        getattr(self.game.derived, how)(self.state, viewer, view)
        record = np.zeros(1, observation_dtype(self.game.declaration, self.seats))
        write_record(view, record[0])
        numbers: list[int] = record.view(np.int8).tolist()
        return numbers

    def shown(self) -> tuple[list[int], list[int], int]:
        """What the seat that must choose observes, its legal mask, and which seat it is."""
        mover = self.game.code.mover(self.state)
        legal = {int(self.turned_code[mover, code]) for code in self.legal()}
        mask = [int(code in legal) for code in range(self.game.actions)]
        return self.observed(mover, "observe_turned"), mask, mover


def plain_hashes(
    game: ct.Game, seats: int, options: Mapping[str, Any], count: int, seed: int = 0
) -> list[int]:
    """The hash of each of these random games by the plain rules."""
    return [Plain(game, seats, options, seed, number).hash() for number in range(count)]


def check_batch(
    batch: ct.Batch,
    game: ct.Game,
    seats: int,
    options: Mapping[str, Any],
    steps: int,
    lineup: list[int] | None = None,
    kind: int = SHARE,
) -> None:
    """Games that are stepped together show what the plain rules show, step by step."""
    lineup = lineup or [LEARNER] * seats
    batch.reset(seed=3)
    games = [Stepped(game, seats, options, 3, n, lineup, kind) for n in range(batch.count)]
    for step in range(steps):
        here = [on_this_side(getattr(batch, name)) for name in SHOWN]
        actions = []
        for number, plain in enumerate(games):
            where = f"{game.name}, {seats} seats, game {number}, step {step}"
            observation, mask, mover = plain.shown()
            there = observation, mask, mover, plain.rewards, plain.ended > 0, 0
            for name, one, other in zip(SHOWN, here, there, strict=True):
                assert one[number].tolist() == other, f"{where}: {name}"
            choice = Random(f"{number} {step}").choice(plain.legal())
            actions.append(int(plain.turned_code[mover, choice]))
            plain.act(choice)
        batch.step(actions)


SHOWN = ("observation", "legal", "mover", "rewards", "done", "illegal")


def on_this_side(array: Any) -> Any:
    """An array that may lie on a GPU."""
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array


def first_difference(game: ct.Game, seats: int, options: Mapping[str, Any], number: int) -> str:
    """Where the compiled rules leave the plain ones, for whoever has to mend it."""
    import numba

    from captains_table.engine.compile import rebuild

    made = drivers(game)
    roots = [made["start_game"], made["random_step"]]
    compiled = rebuild(roots, numba.njit(error_model="numpy"))
    records = state_records(game, seats, options, 2)
    codes, weights = np.zeros((2, game.choices), np.int16)
    stream = np.zeros(2, np.int64)
    plain = Plain(game, seats, options, 0, number)
    compiled["start_game"](records[0], stream, 0, number)
    names = [name for name in records.dtype.names or () if name != "padding"]
    step = 0
    while True:
        write_record(plain.state, records[1])
        differing = [
            f"{name}: plain {records[1][name].tolist()}, compiled {records[0][name].tolist()}"
            for name in names
            if not np.array_equal(records[0][name], records[1][name])
        ]
        if differing or game.code.mover(plain.state) == OVER:
            found = "; ".join(differing) or "none; only the hash differs"
            return f"game {number}, {seats} seats, after {step} steps: {found}"
        compiled["random_step"](records[0], codes, weights, stream)
        plain.step()
        step += 1
