"""Many games stepped together, for learners and for search: the front door to compiled rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from captains_table.engine.drivers import LEARNER, RANDOM_PLAYER, USUAL_PLAYER
from captains_table.engine.errors import BadBatch, BadSeats, Missing, shown
from captains_table.engine.features import Features, features
from captains_table.engine.game import Game
from captains_table.engine.plain import blank
from captains_table.engine.record import read_record, write_record
from captains_table.engine.shelf import game as named
from captains_table.engine.stepping import POINTS, RANK, SHARE
from captains_table.engine.table import Table
from captains_table.engine.together import Together
from captains_table.engine.turning import turned_codes
from captains_table.engine.words import refused

REWARDS = {"share": SHARE, "rank": RANK, "points": POINTS}
PLAYERS: dict[str | None, int] = {None: LEARNER, "random": RANDOM_PLAYER, "greedy": USUAL_PLAYER}


class Batch:
    """So many games of one kind, stepped together: `reset(seed)`, then `step(actions)`. After each
    of them there is one row a game in

    - `mover`: the seat that must choose;
    - `observation`: what it observes, as numbers that `features()` describes;
    - `legal`: which actions it may choose;
    - `rewards`: what each seat got for a game that ended in this step, and nothing otherwise: its
      share of the victory; with `reward="rank"` the share of the others that it left behind, with
      `reward="points"` its points;
    - `done`: whether a game ended in this step. Another has begun then, and that is observed.

    In `observation`, `legal` and the actions, seats are counted from the mover, so that what is
    learned in one seat holds in all of them; `codes[seat, action]` is the game's own code. An
    action that is not legal is not played: the game stays as it is, and `illegal` counts it.

    With `players`, the house plays seats inside the batch ("random", "greedy"; None is a learner).
    The same seed gives the same games on every machine and on any number of threads.

    >>> batch = Batch("gold-n-crash", count=8)
    >>> batch.reset(seed=3)
    >>> batch.legal.shape == (8, batch.game.actions)
    True
    >>> batch.step(batch.legal.argmax(axis=1))  # the first legal action in each game
    >>> bool(batch.done.any()), int(batch.illegal.sum())
    (False, 0)
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        count: int = 1024,
        device: str = "cpu",
        *,
        options: Mapping[str, Any] | None = None,
        players: Sequence[str | None] | None = None,
        reward: str = "share",
        threads: int | None = None,
    ) -> None:
        self.game: Game = named(game)
        self.seats = self.game.seats_for(seats, options)
        self.options = self.game.agree(self.seats, {} if options is None else options)
        if type(count) is not int or count < 1:
            raise BadBatch(f"count: at least one game is expected, not {shown(count)}")
        self.count = count
        if reward not in REWARDS:
            raise BadBatch(f"reward: {shown(reward)} is none of {', '.join(REWARDS)}")
        if not self.game.compiles:
            raise Missing(f"{self.game.title} has no compiled form: its rules are plain Python")
        if threads is not None and (type(threads) is not int or threads < 1):
            raise BadBatch(f"threads: at least one is expected, not {shown(threads)}")
        self.codes, turned = turned_codes(self.game, self.seats)
        self._games = _on(device)(
            self.game,
            self.seats,
            self.options,
            count,
            _lineup(self.game, players, self.seats),
            REWARDS[reward],
            (self.codes, turned),
            threads,
        )

    @property
    def mover(self) -> Any:
        """The seat that must choose in each game.

        >>> batch = Batch("gold-n-crash", count=2)
        >>> batch.reset(seed=1)
        >>> batch.mover.tolist() == [batch.table(i).decision.seat for i in range(2)]
        True
        """
        return self._games.mover

    @property
    def observation(self) -> Any:
        """What each mover observes: a row of numbers, one byte each. `step` writes it anew; take a
        copy of what you keep.

        >>> batch = Batch("gold-n-crash", count=2)
        >>> batch.reset(seed=1)
        >>> batch.observation.shape == (2, batch.features().size)
        True
        """
        return self._games.observation

    @property
    def legal(self) -> Any:
        """Which actions each mover may choose, seats counted from it.

        >>> batch = Batch("gold-n-crash", count=2)
        >>> batch.reset(seed=1)
        >>> batch.game.verbs.action(batch.codes[batch.mover[0], batch.legal[0].argmax()])
        {'do': 'draw'}
        """
        return self._games.legal

    @property
    def rewards(self) -> Any:
        """What each seat got for games that ended in the last step.

        >>> batch = Batch("gold-n-crash", count=2)
        >>> batch.reset(seed=1)
        >>> while not batch.done[0]:
        ...     batch.step(batch.choose())
        >>> float(batch.rewards[0].sum())
        1.0
        """
        return self._games.rewards

    @property
    def done(self) -> Any:
        """Whether a game ended in the last step.

        >>> batch = Batch("gold-n-crash", count=2)
        >>> batch.reset(seed=1)
        >>> batch.done.tolist()
        [False, False]
        """
        return self._games.done

    @property
    def illegal(self) -> Any:
        """How many actions were not legal in each game since `reset`.

        >>> batch = Batch("gold-n-crash", count=2)
        >>> batch.reset(seed=1)
        >>> batch.step([-1, -1])
        >>> batch.illegal.tolist()
        [1, 1]
        """
        return self._games.illegal

    def features(self) -> Features:
        """What each number of an observation is.

        >>> Batch("gold-n-crash", count=1).features().all[2].field
        'option_first_player'
        """
        return features(self.game, self.seats)

    def reset(self, seed: int = 0) -> None:
        """Begin every game, each with draws of its own.

        >>> batch = Batch("gold-n-crash", count=2)
        >>> batch.reset(seed=1)
        >>> batch.table(0) == batch.table(1)
        False
        """
        if type(seed) is not int:
            raise BadBatch(f"seed: a whole number is expected, not {shown(seed)}")
        self._games.reset(seed)

    def step(self, actions: Any) -> None:
        """One action in each game, seats counted from its mover; then on to the next decision.

        >>> batch = Batch("gold-n-crash", count=2)
        >>> batch.reset(seed=1)
        >>> batch.step([-1, batch.legal[1].argmax()])
        >>> batch.illegal.tolist()
        [1, 0]
        """
        if not hasattr(actions, "__cuda_array_interface__"):
            actions = np.asarray(actions)
        if tuple(actions.shape) != (self.count,) or np.dtype(actions.dtype).kind not in "iu":
            raise BadBatch(f"actions: one whole number for each of {self.count} games is expected")
        self._games.step(actions)

    def choose(self) -> Any:
        """A legal action for each game, at random: to begin with, and to compare with.

        >>> batch = Batch("gold-n-crash", count=4)
        >>> batch.reset(seed=1)
        >>> batch.step(batch.choose())
        >>> batch.illegal.tolist()
        [0, 0, 0, 0]
        """
        return self._games.choose()

    def observe(self, seat: int | None) -> Any:
        """What that seat observes in each game, whoever must choose; None is a spectator.

        >>> batch = Batch("gold-n-crash", count=2)
        >>> batch.reset(seed=1)
        >>> other = batch.observe(1 - int(batch.mover[0]))
        >>> (other[0] == batch.observation[0]).all()
        np.False_
        """
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats):
            raise refused(BadSeats, "seat", given=shown(seat), last=self.seats - 1)
        return self._games.observe(np.full(self.count, self.seats if seat is None else seat))

    def wait(self) -> None:
        """Until everything is done: a GPU works on by itself.

        >>> Batch("gold-n-crash", count=1).wait()
        """
        self._games.wait()

    # States

    def save(self) -> dict[str, Any]:
        """All games as they stand, with their draws to come: arrays that `load` takes.

        >>> batch = Batch("gold-n-crash", count=2)
        >>> batch.reset(seed=1)
        >>> saved = batch.save()
        >>> batch.step(batch.legal.argmax(axis=1))
        >>> batch.load(saved)
        >>> (batch.save()["states"] == saved["states"]).all()
        np.True_
        """
        return {"states": self._games.read(), "streams": self._games.read_streams()}

    def load(self, saved: Mapping[str, Any]) -> None:
        """Put the games back to where they were saved, also those of another batch of this size.

        >>> batch = Batch("gold-n-crash", count=2)
        >>> batch.reset(seed=1)
        >>> other = Batch("gold-n-crash", count=2)
        >>> other.load(batch.save())
        >>> (other.observation == batch.observation).all()
        np.True_
        """
        self._games.write(saved["states"], saved["streams"])

    def table(self, number: int) -> Table:
        """One of the games as a table, with all that is hidden: for tests and for looking on.

        >>> batch = Batch("gold-n-crash", count=1)
        >>> batch.reset(seed=1)
        >>> batch.table(0).decision.kind
        'action'
        """
        state = blank(self.game.declaration, self.seats)
        read_record(self._games.read()[number], state)
        return Table.of(self.game.name, state, self.options)

    def put(self, number: int, table: Table) -> None:
        """Let one of the games go on from where a table stands; its draws to come stay its own.

        >>> batch = Batch("gold-n-crash", count=1)
        >>> table = Table("gold-n-crash", seed=5)
        >>> batch.put(0, table)
        >>> batch.table(0).position() == table.position()
        True
        """
        if table.game is not self.game or table.seats != self.seats:
            raise BadBatch(f"table: {self.game.title} with {self.seats} seats is expected")
        if table.view(None)["options"] != self.game.options_seen(self.options):
            raise BadBatch("table: its options are expected to be those of the batch")
        states = self._games.read()
        write_record(table.state, states[number])
        self._games.write(states, self._games.read_streams())


def _on(device: str) -> Any:
    """What holds the games of a batch on that device."""
    if device == "cpu":
        return Together
    if device == "cuda":
        from captains_table.engine.gpu import OnGpu

        return OnGpu
    raise BadBatch(f"device: {shown(device)} is neither cpu nor cuda")


def _lineup(game: Game, players: Sequence[str | None] | None, seats: int) -> list[int]:
    """Who plays each seat: a learner or somebody of the house."""
    named = [None] * seats if players is None else list(players)
    there = ", ".join(name for name in PLAYERS if name)
    if len(named) != seats:
        raise BadBatch(f"players: {seats} are expected, one a seat, not {len(named)}")
    for name in named:
        if name not in PLAYERS:
            raise BadBatch(f"players: {shown(name)} is none of {there}; None is a learner")
    if None not in named:
        raise BadBatch("players: at least one seat is a learner's (None)")
    if "greedy" in named and game.bot is None:
        raise BadBatch(f"players: {game.title} has no greedy player")
    return [PLAYERS[name] for name in named]
