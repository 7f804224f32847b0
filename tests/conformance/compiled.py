"""Random games by the plain rules, and how compiled ones are compared with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

import captains_table as ct
from captains_table.engine.batch import drivers
from captains_table.engine.flow import CHANCE, OVER
from captains_table.engine.plain import State, observation_class
from captains_table.engine.record import observation_dtype, state_records, write_record

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

    def shown(self) -> tuple[np.void, list[int], int]:
        """What the seat that must choose observes, its legal mask, and which seat it is."""
        mover = self.game.code.mover(self.state)
        view = observation_class(self.game.declaration, self.seats)()
        self.game.derived.observe(self.state, mover, view)
        record = np.zeros(1, observation_dtype(self.game.declaration, self.seats))
        write_record(view, record[0])
        legal = set(self.codes[: self.game.code.legal(self.state, self.codes)])
        return record[0], [int(c in legal) for c in range(self.game.actions)], mover


def plain_hashes(
    game: ct.Game, seats: int, options: Mapping[str, Any], count: int, seed: int = 0
) -> list[int]:
    """The hash of each of these random games by the plain rules."""
    return [Plain(game, seats, options, seed, number).hash() for number in range(count)]


def check_batch(
    gpu: Any, game: ct.Game, seats: int, options: Mapping[str, Any], count: int, steps: int
) -> None:
    """Games that are stepped together show what the plain rules show, step by step."""
    batch = gpu.batch(count, seed=3)
    games = [Plain(game, seats, options, 3, number) for number in range(count)]
    for plain in games:
        plain.to_decision()
    for step in range(steps):
        seen, legal = batch.observations(), batch.legal()
        movers = batch.movers.copy_to_host()
        for number, plain in enumerate(games):
            observation, mask, mover = plain.shown()
            where = f"{game.name}, {seats} seats, game {number}, step {step}"
            assert int(movers[number]) == mover, where
            for name in seen.dtype.names:
                if name != "padding":
                    there, here = seen[number][name], observation[name]
                    assert np.array_equal(there, here), f"{where}, {name}: {there}, not {here}"
            assert legal[number].tolist() == mask, where
            plain.step()
            plain.to_decision()
        batch.random_step()


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
