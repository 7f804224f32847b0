"""What each number of an observation is, and how a learner may encode it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, partial
from itertools import product
from typing import Any

import numpy as np

from captains_table.engine.declare import NONE, Declaration, Number
from captains_table.engine.game import Game
from captains_table.engine.record import WORD

ONE_HOT = 11  # values of a count that have columns of their own; more are one scaled number
LISTED = 20  # names in a list whose order an encoding keeps


@dataclass(frozen=True)
class Feature:
    """One number of an observation: its place in the array, the field it belongs to, where in it
    (`seat` is counted from who observes, `place` within the field), what it is and its range.

    `kind` is "seat" (counted from who observes), "name" (one of `names`), "choice" (of an option),
    or "count". What is absent is -1.

    >>> from captains_table import game
    >>> from captains_table.engine.features import features
    >>> coins = [f for f in features(game("oh-captain"), 4).all if f.field == "coins"]
    >>> [(f.seat, f.kind, f.low, f.high) for f in coins][:2]
    [(0, 'count', 0, 30), (1, 'count', 0, 30)]
    """

    offset: int
    field: str
    seat: int | None
    place: int
    kind: str
    low: int
    high: int
    names: tuple[str, ...] = ()
    of: str = ""


class Features:
    """All numbers of an observation, in the order of the array.

    >>> from captains_table import game
    >>> from captains_table.engine.features import features
    >>> described = features(game("gold-n-crash"), 2)
    >>> len(described.all), described.size  # filled up to whole words
    (807, 808)
    """

    def __init__(self, found: Sequence[Feature], size: int) -> None:
        self.all = tuple(found)
        self.size = size  # of the array

    @cached_property
    def varying(self) -> tuple[Feature, ...]:
        """Those that can have more than one value.

        >>> from captains_table import game
        >>> from captains_table.engine.features import features
        >>> described = features(game("gold-n-crash"), 2)
        >>> len(described.varying) < len(described.all)
        True
        """
        return tuple(feature for feature in self.all if feature.low < feature.high)

    def encoder(self, one_hot: int = ONE_HOT) -> Encoder:
        """An encoding of observations for a network, made from the ranges alone.

        >>> from captains_table import game
        >>> from captains_table.engine.features import features
        >>> features(game("oh-captain"), 4).encoder().width
        822
        """
        return Encoder(self, one_hot)


class Encoder:
    """Observations as rows of numbers for a network, made from what `Features` says of them alone.
    What has a name, is a seat or a choice, or takes at most `one_hot` values, has a column for each
    value; anything else is one number from 0 to 1. Of a list that can be longer than `listed`, only
    how often each name stands in it is kept. What never varies is left out.

    Arrays of NumPy become arrays of NumPy, tensors of torch become tensors there. Compiled code can
    do the same from the tables: value x of number `offset[i]` adds `weight[i]` to column
    `first[i] + x`, or `(x - low[i]) * scale[i]` to column `first[i]` where that is not 0.

    >>> from captains_table import Batch
    >>> batch = Batch("gold-n-crash", count=3)
    >>> batch.reset(seed=1)
    >>> encoder = batch.features().encoder()
    >>> encoder(batch.observation).shape == (3, encoder.width)
    True
    """

    def __init__(self, described: Features, one_hot: int = ONE_HOT, listed: int = LISTED) -> None:
        columns: list[tuple[int, float, float]] = []  # first, weight, scale
        bags: dict[tuple[str, int | None], int] = {}
        lengths = Counter((f.field, f.seat) for f in described.varying)
        width = 0
        for feature in described.varying:
            values = feature.high - feature.low + 1
            if feature.kind == "count" and values > one_hot:
                columns.append((width, 0.0, 1 / (values - 1)))
                width += 1
                continue
            bag = feature.field, feature.seat
            is_bag = feature.kind == "name" and lengths[bag] > listed
            if is_bag and bag in bags:
                first = bags[bag]
            else:
                first, width = width, width + values
                bags[bag] = first
            columns.append((first - feature.low, 1 / lengths[bag] if is_bag else 1.0, 0.0))
        self.width = width
        self.offset = np.array([f.offset for f in described.varying])
        self.low = np.array([f.low for f in described.varying])
        self.first = np.array([first for first, _, _ in columns])
        self.weight = np.array([weight for _, weight, _ in columns], np.float32)
        self.scale = np.array([scale for _, _, scale in columns], np.float32)

    def __call__(self, observation: Any) -> Any:
        """The rows of an observation, as an array or tensor where that one is."""
        if isinstance(observation, np.ndarray):
            return self._rows(np, observation, np.asarray).astype(np.float32)
        import torch

        return self._rows(
            torch, observation, partial(torch.as_tensor, device=observation.device)
        ).float()

    def _rows(self, xp: Any, observation: Any, there: Callable[[Any], Any]) -> Any:
        """In one way for all: each number adds its share to a column of its row."""
        values = observation[:, there(self.offset)] + there(np.zeros(1, np.int64))
        scale = there(self.scale)
        columns = xp.where(scale > 0, there(self.first), there(self.first) + values)
        shares = xp.where(scale > 0, (values - there(self.low)) * scale, there(self.weight))
        rows = len(values)
        columns = columns + there(np.arange(rows)[:, None] * self.width)
        flat = xp.bincount(columns.reshape(-1), shares.reshape(-1), rows * self.width)
        return flat.reshape(rows, self.width)


@cache
def features(game: Game, seats: int) -> Features:
    """What each number of an observation at so many seats is."""
    declaration = game.declaration
    described = [*_fixed(game, seats)]
    for number in (*declaration.settings, *declaration.numbers):
        described += _number(number, seats)
    described += [*_sizes(declaration, seats), *_known(declaration, seats)]
    found = [Feature(offset, *each) for offset, each in enumerate(described)]
    return Features(found, -(-len(found) // WORD) * WORD)


# A feature without its offset, in the order of its fields.
Described = tuple[str, int | None, int, str, int, int, tuple[str, ...], str]


def _fixed(game: Game, seats: int) -> Iterator[Described]:
    """What is the same for a whole game."""
    yield "seat", None, 0, "seat", 0, 0, (), ""  # turned to be seat 0
    yield "seats", None, 0, "count", seats, seats, (), ""
    for option in game.options:
        values = [str(value) for value in option.values] + ["own"] * (option.kind == "data")
        yield f"option_{option.name}", None, 0, "choice", 0, len(values) - 1, tuple(values), ""


def _number(number: Number, seats: int) -> Iterator[Described]:
    """A number of the declaration; before it how many there are, where that changes."""
    rows = list(product(*map(range, number.rows(seats)))) or [()]
    if number.length:
        for row in rows:
            seat, place = _where(number, row, seats)
            yield f"{number.name}_count", seat, place, "count", 0, number.length, (), ""
    kind = "seat" if number.is_seat else "name" if number.names else "count"
    high = seats - 1 if number.is_seat else number.high
    for row in rows:
        seat, place = _where(number, row, seats)
        for nth in range(number.length or 1):
            at = place * (number.length or 1) + nth
            yield number.name, seat, at, kind, number.low, high, number.names, ""


def _where(number: Number, row: tuple[int, ...], seats: int) -> tuple[int | None, int]:
    """Whose it is, and the place there."""
    if number.per_seat:
        return row[0], row[1] if len(row) > 1 else 0
    place = row[0] if row else 0
    if number.seat_places:
        return divmod(place, number.places // seats)
    return None, place


def _sizes(declaration: Declaration, seats: int) -> Iterator[Described]:
    """How many pieces lie in each cell."""
    for zone, owner in declaration.cells(seats):
        most = sum(declaration.kinds[kind] for kind in zone.kinds)
        yield f"{zone.name}_size", _seat(owner), 0, "count", 0, most, (), ""


def _known(declaration: Declaration, seats: int) -> Iterator[Described]:
    """How many pieces of each kind or group who observes knows to lie in each cell."""
    for zone, owner in declaration.cells(seats):
        for place, label in enumerate(declaration.label_names):
            possible = [kind for kind in declaration.members(label) if kind in zone.kinds]
            most = sum(declaration.kinds[kind] for kind in possible)
            yield zone.name, _seat(owner), place, "count", 0, most, (), label


def _seat(owner: int) -> int | None:
    return None if owner == NONE else owner
